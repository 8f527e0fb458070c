//! Decides when the engine answers, so that its answer arrives in time.

use std::time::Duration;

use warren::core::protocol::Clock as Limit;

/// The part of an answer's limit that is reserved for lines on their way, before any delay is measured: at most this, and at
/// most a fifth of the limit.
const MARGIN: Duration = Duration::from_millis(100);
const MARGIN_DIVISOR: u32 = 5;

/// The same if the limit is for a whole game, in which about a hundred lines are on their way.
const GAME_MARGIN: Duration = Duration::from_millis(250);
const GAME_MARGIN_DIVISOR: u32 = 10;

/// On a crowded machine the margin grows by this share for each further process on the same processor, up to twice. Answers of
/// Rabbit Hunt were 15 ms later than planned with four processes for each processor.
const CROWDING_SHARE: f64 = 0.125;
const MAX_CROWDING_FACTOR: f64 = 2.0;

/// Decides when to answer.
pub struct Pace {
    limit: Limit,
    /// The total time from reading to answering so far.
    total_thinking_time: Duration,
    /// The age of the process when it began to wait for the first line. The contest's clock may have counted it.
    process_age: Duration,
    /// The number of answers so far. The first one reserves twice the margin, for the start of the process.
    answers: u32,
    /// The total delay of the answers.
    total_delay: Duration,
    /// The longest delay of an answer or of a slice of thinking.
    longest_delay: Duration,
}

impl Pace {
    /// A pace for a program whose process is `age` old.
    pub fn new(limit: Limit, age: Duration) -> Pace {
        Pace {
            limit,
            total_thinking_time: Duration::ZERO,
            process_age: age,
            answers: 0,
            total_delay: Duration::ZERO,
            longest_delay: Duration::ZERO,
        }
    }

    /// Returns the time at which to stop thinking about a line heard at `heard_at`. `crowding` is the number of processes that
    /// share a processor. `share_time` receives the time left for the game and the mean delay of answers, and returns the time
    /// for this answer.
    pub fn deadline(
        &self,
        heard_at: Duration,
        crowding: f64,
        share_time: impl FnOnce(Duration, Duration) -> Duration,
    ) -> Duration {
        let factor = (1.0 + CROWDING_SHARE * (crowding - 1.0)).clamp(1.0, MAX_CROWDING_FACTOR);
        match self.limit {
            Limit::PerMove(limit) => {
                let margin = MARGIN.min(limit / MARGIN_DIVISOR).mul_f64(factor);
                let start = match self.answers {
                    0 => margin.saturating_add(self.process_age),
                    _ => Duration::ZERO,
                };
                let reserved = margin
                    .saturating_add(start)
                    .saturating_add(self.longest_delay);
                heard_at + limit - reserved.min(limit / 2)
            }
            Limit::PerGame(limit) => {
                let margin = GAME_MARGIN.min(limit / GAME_MARGIN_DIVISOR).mul_f64(factor);
                let reserved = margin.saturating_add(self.process_age);
                let remaining =
                    limit.saturating_sub(reserved.saturating_add(self.total_thinking_time));
                heard_at + share_time(remaining, self.total_delay / self.answers.max(1))
            }
        }
    }

    /// Learns from a slice of thinking that was to end at `planned_end`. The delay by the machine is reserved from now on.
    pub fn learn_from_slice(&mut self, planned_end: Duration, now: Duration) {
        self.longest_delay = self.longest_delay.max(now.saturating_sub(planned_end));
    }

    /// Learns from an answer: when its line was heard, its deadline, and when it was written. Its delay is reserved from now
    /// on.
    pub fn learn_from_answer(
        &mut self,
        heard_at: Duration,
        deadline: Duration,
        written_at: Duration,
    ) {
        let delay = written_at.saturating_sub(deadline);
        self.answers += 1;
        self.total_thinking_time += written_at.saturating_sub(heard_at);
        self.total_delay += delay;
        self.longest_delay = self.longest_delay.max(delay);
    }
}

/// Returns the age of this process, to a hundredth of a second; zero where the system does not report it.
pub fn process_age() -> Duration {
    #[cfg(target_os = "linux")]
    if let Some(age) = linux::process_age() {
        return age;
    }
    Duration::ZERO
}

/// Returns the number of processes that share a processor now: the larger of the current number and the mean of the last
/// minute; 1 where the system does not report it.
pub fn crowding() -> f64 {
    #[cfg(target_os = "linux")]
    if let Some(crowding) = linux::crowding() {
        return crowding;
    }
    1.0
}

#[cfg(target_os = "linux")]
mod linux {
    use std::fs::read_to_string;
    use std::thread::available_parallelism;
    use std::time::Duration;

    /// The field of a process's start, counted from 0 after the program's name.
    const START_FIELD: usize = 19;

    pub fn process_age() -> Option<Duration> {
        let uptime = read_to_string("/proc/uptime").ok()?;
        let uptime: f64 = uptime.split(' ').next()?.parse().ok()?;
        let stat = read_to_string("/proc/self/stat").ok()?;
        // The program's name precedes these fields in brackets. The start is in ticks.
        let (_, rest) = stat.rsplit_once(") ")?;
        let ticks: f64 = rest.split(' ').nth(START_FIELD)?.parse().ok()?;
        let start = ticks / rustix::param::clock_ticks_per_second() as f64;
        Duration::try_from_secs_f64(uptime - start).ok()
    }

    pub fn crowding() -> Option<f64> {
        let load = read_to_string("/proc/loadavg").ok()?;
        let mut fields = load.split(' ');
        let load_of_last_minute: f64 = fields.next()?.parse().ok()?;
        let running: f64 = fields.nth(2)?.split('/').next()?.parse().ok()?;
        let processors = available_parallelism().ok()?.get() as f64;
        Some(load_of_last_minute.max(running) / processors)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    fn no_share(_left: Duration, _delay: Duration) -> Duration {
        unreachable!("the clock is for each answer")
    }

    #[test]
    fn the_delay_of_an_answer_is_reserved() {
        let mut pace = Pace::new(Limit::PerMove(ms(1000)), ms(0));
        let deadline = |pace: &Pace, heard_at| pace.deadline(ms(heard_at), 1.0, no_share);
        assert_eq!(deadline(&pace, 5), ms(805), "the process has just begun");
        pace.learn_from_answer(ms(5), ms(805), ms(805));
        assert_eq!(deadline(&pace, 5), ms(905));
        pace.learn_from_answer(ms(5), ms(905), ms(908));
        assert_eq!(deadline(&pace, 0), ms(897));
        pace.learn_from_answer(ms(0), ms(897), ms(898));
        assert_eq!(deadline(&pace, 0), ms(897), "it does not forget");
        pace.learn_from_answer(ms(0), ms(897), ms(9000));
        assert_eq!(deadline(&pace, 0), ms(500), "half is for thinking");
        let short = Pace::new(Limit::PerMove(ms(10)), ms(0));
        assert_eq!(deadline(&short, 0), ms(6));
    }

    #[test]
    fn a_whole_game_takes_no_more_than_its_time_however_late_the_answers_are() {
        let half = |remaining: Duration, _| remaining / 2;
        let mut pace = Pace::new(Limit::PerGame(ms(5000)), ms(0));
        assert_eq!(pace.deadline(ms(7), 1.0, half), ms(7 + 2375));
        pace.learn_from_answer(ms(7), ms(2382), ms(2382));
        assert_eq!(pace.deadline(ms(9000), 1.0, half), ms(9000) + ms(2375) / 2);
        pace.learn_from_answer(ms(9000), ms(10_187), ms(12_000));
        // Only the margin is left, so it answers at once.
        assert_eq!(pace.deadline(ms(20_000), 1.0, half), ms(20_000));
        pace.learn_from_answer(ms(20_000), ms(20_000), ms(70_000));
        assert_eq!(pace.deadline(ms(70_001), 1.0, half), ms(70_001));

        for total_delay in [0, 10, 40] {
            let mut pace = Pace::new(Limit::PerGame(ms(5000)), ms(0));
            let mut now = ms(0);
            for answer in 0..51_u32 {
                let answers = 51 - answer;
                let deadline = pace.deadline(now, 1.0, |remaining, total_delay| {
                    remaining.saturating_sub(total_delay * answers) * 2 / (answers + 1)
                });
                let written_at = deadline + ms(total_delay);
                pace.learn_from_answer(now, deadline, written_at);
                now = written_at;
            }
            assert!(
                (ms(4500)..=ms(5000)).contains(&now),
                "{total_delay}: {now:?}"
            );
        }
    }

    #[test]
    fn more_is_kept_on_a_crowded_machine_and_for_a_slow_start() {
        let pace = |age| Pace::new(Limit::PerMove(ms(1000)), ms(age));
        let deadline = |pace: &Pace, crowding| pace.deadline(ms(0), crowding, no_share);
        let mut started = pace(0);
        started.learn_from_answer(ms(0), ms(0), ms(0));
        assert_eq!(deadline(&started, 0.1), ms(900));
        assert_eq!(deadline(&started, 5.0), ms(850));
        assert_eq!(deadline(&started, 40.0), ms(800));
        assert_eq!(deadline(&pace(70), 1.0), ms(730), "the start is counted");
        started.learn_from_slice(ms(50), ms(81));
        assert_eq!(deadline(&started, 1.0), ms(869));
        let slow = Pace::new(Limit::PerGame(ms(5000)), ms(400));
        assert_eq!(
            slow.deadline(ms(0), 9.0, |remaining, _| remaining),
            ms(4100)
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_system_reports_age_and_crowding() {
        let age = linux::process_age().expect("an age");
        assert!(age < Duration::from_secs(3600), "{age:?}");
        assert!(linux::crowding().expect("a load") > 0.0);
    }
}
