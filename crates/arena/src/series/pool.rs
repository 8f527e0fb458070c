//! Plays games, several at a time.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use crate::Failure;

/// Decides which games are played, and handles their results.
pub trait Schedule {
    /// A game to play, which a thread gets.
    type Job: Send;
    /// The result of a job.
    type Result: Send;

    /// The next game; `None` if there is none, or none before a running game has ended.
    fn next_job(&mut self) -> Result<Option<Self::Job>, Failure>;

    /// Handles the result of a game.
    ///
    /// # Errors
    /// If no further game may begin. Running games are ended.
    fn handle_result(&mut self, job: Self::Job, result: Self::Result) -> Result<(), Failure>;
}

/// Plays the games of a schedule until none is left, or an error or a signal ends it. At most `at_once` games run at a time.
///
/// # Errors
/// The first error of the schedule.
pub fn run<S: Schedule>(
    schedule: &mut S,
    at_once: usize,
    stop_requested: &AtomicBool,
    play: impl Fn(&S::Job) -> S::Result + Sync,
) -> Result<(), Failure> {
    let (sender, results) = channel();
    let mut first_error = None;
    thread::scope(|scope| {
        let mut running = 0;
        loop {
            while running < at_once.max(1)
                && first_error.is_none()
                && !stop_requested.load(Ordering::Relaxed)
            {
                let job = match schedule.next_job() {
                    Ok(Some(job)) => job,
                    Ok(None) => break,
                    Err(failure) => {
                        first_error = Some(failure);
                        break;
                    }
                };
                let (sender, play) = (sender.clone(), &play);
                running += 1;
                scope.spawn(move || {
                    let result = play(&job);
                    let _ = sender.send((job, result));
                });
            }
            if running == 0 {
                return;
            }
            let Ok((job, result)) = results.recv() else {
                return;
            };
            running -= 1;
            if let Err(failure) = schedule.handle_result(job, result) {
                stop_requested.store(true, Ordering::Relaxed);
                first_error = first_error.take().or(Some(failure));
            }
        }
    });
    first_error.map_or(Ok(()), Err)
}

/// Returns the number of games that may run at a time: the requested number, but no more than leave each program a processor
/// core.
pub fn games_at_once(requested: Option<usize>, seats: usize) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let max_games = (cores / seats.max(1)).max(1);
    requested.unwrap_or(max_games).clamp(1, max_games)
}

/// Returns a flag that is set when the user or the system asks the command to end.
///
/// # Errors
/// If signals cannot be received.
pub fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    let stop_requested = Arc::new(AtomicBool::new(false));
    let flag = stop_requested.clone();
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed))
        .map_err(|error| Failure(format!("Ctrl-C cannot be handled: {error}")))?;
    Ok(stop_requested)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    struct Countdown {
        left: u32,
        running: u32,
        done: Vec<u32>,
        fails_at: Option<u32>,
    }

    impl Schedule for Countdown {
        type Job = u32;
        type Result = u32;

        fn next_job(&mut self) -> Result<Option<u32>, Failure> {
            // A round of three games: none begins before the previous round has ended.
            if self.left == 0 || (self.left.is_multiple_of(3) && self.running > 0) {
                return Ok(None);
            }
            self.left -= 1;
            self.running += 1;
            Ok(Some(self.left))
        }

        fn handle_result(&mut self, job: u32, result: u32) -> Result<(), Failure> {
            assert_eq!(job * 2, result);
            self.running -= 1;
            self.done.push(job);
            if self.fails_at == Some(job) {
                Err(Failure("full".into()))
            } else {
                Ok(())
            }
        }
    }

    fn countdown(fails_at: Option<u32>) -> (Countdown, Result<(), Failure>, u32) {
        let mut schedule = Countdown {
            left: 9,
            running: 0,
            done: Vec::new(),
            fails_at,
        };
        let at_a_time = Mutex::new((0, 0));
        let result = run(&mut schedule, 2, &AtomicBool::new(false), |job| {
            let count = |change: i32| {
                let (running, most_running) = &mut *at_a_time.lock().unwrap();
                *running += change;
                *most_running = (*most_running).max(*running);
            };
            count(1);
            thread::yield_now();
            count(-1);
            job * 2
        });
        let (_, max_games) = *at_a_time.lock().unwrap();
        (schedule, result, max_games as u32)
    }

    #[test]
    fn every_game_is_played_once() {
        let (mut schedule, result, max_games) = countdown(None);
        assert!(result.is_ok() && max_games <= 2);
        schedule.done.sort_unstable();
        assert_eq!(schedule.done, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn after_an_error_no_game_begins() {
        let (schedule, result, _) = countdown(Some(6));
        assert_eq!(result.unwrap_err().to_string(), "full");
        assert!(
            schedule.done.iter().all(|&job| job >= 5),
            "{:?}",
            schedule.done
        );
    }

    #[test]
    fn each_program_keeps_a_core() {
        let cores = thread::available_parallelism().unwrap().get();
        assert_eq!(games_at_once(Some(1000), 2), (cores / 2).max(1));
        assert_eq!(games_at_once(Some(1), 2), 1);
        assert_eq!(games_at_once(None, 1000), 1);
    }
}
