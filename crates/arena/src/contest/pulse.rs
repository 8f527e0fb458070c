//! Detects that this process stood still: stopped by Ctrl-Z, frozen by a cluster, suspended with its machine, or starved.
//!
//! A thread wakes up every few milliseconds and notes when it wakes up much too late. A time measured across such a standstill
//! would charge a program with the referee's lost time.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two wake-ups of the thread.
const BEAT_INTERVAL: Duration = Duration::from_millis(10);

/// The minimum delay of a wake-up that counts as a standstill. A busy system delays it a little.
const MIN_STANDSTILL: Duration = Duration::from_millis(100);

/// The maximum number of stored standstills. The oldest is dropped first.
const MAX_STANDSTILLS: usize = 1024;

#[derive(Default)]
struct Beats {
    last: Option<Instant>,
    /// When each standstill began and ended, oldest first.
    standstills: VecDeque<(Instant, Instant)>,
}

impl Beats {
    fn beat(&mut self, now: Instant) {
        if let Some(last) = self.last
            && now.saturating_duration_since(last) > BEAT_INTERVAL + MIN_STANDSTILL
        {
            self.standstills.push_back((last, now));
            if self.standstills.len() > MAX_STANDSTILLS {
                self.standstills.pop_front();
            }
        }
        self.last = Some(now);
    }

    /// Returns how long the process stood still between two times.
    fn stood_still(&self, begin: Instant, end: Instant) -> Duration {
        let common = |&(from, to): &(Instant, Instant)| {
            to.min(end).saturating_duration_since(from.max(begin))
        };
        self.standstills.iter().map(common).sum()
    }
}

/// Starts watching, unless already started. Standstills before the first call are unknown.
pub fn watch() {
    static WATCHED: OnceLock<()> = OnceLock::new();
    WATCHED.get_or_init(|| {
        beats().beat(Instant::now());
        thread::spawn(|| {
            loop {
                thread::sleep(BEAT_INTERVAL);
                beats().beat(Instant::now());
            }
        });
    });
}

/// Returns how long this process has stood still since a time, or zero without a watcher.
pub fn stood_still_since(begin: Instant) -> Duration {
    let (mut beats, now) = (beats(), Instant::now());
    // The thread may not have woken up yet.
    if beats.last.is_some() {
        beats.beat(now);
    }
    beats.stood_still(begin, now)
}

/// Returns the time since another, without the standstills of this process.
pub fn awake_since(begin: Instant) -> Duration {
    let stood_still = stood_still_since(begin);
    begin.elapsed().saturating_sub(stood_still)
}

fn beats() -> MutexGuard<'static, Beats> {
    static BEATS: Mutex<Beats> = Mutex::new(Beats {
        last: None,
        standstills: VecDeque::new(),
    });
    BEATS.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_beat_is_a_standstill_and_counts_where_it_overlaps() {
        let begin = Instant::now();
        let at = |ms: u64| begin + Duration::from_millis(ms);
        let mut beats = Beats::default();
        for ms in [0, 10, 25, 90, 4090, 4100, 4500] {
            beats.beat(at(ms));
        }
        let stood_still =
            |from: u64, to: u64| beats.stood_still(at(from), at(to)).as_millis() as u64;
        assert_eq!(stood_still(0, 9000), 4000 + 400);
        assert_eq!(stood_still(0, 90), 0);
        assert_eq!(stood_still(1000, 2000), 1000);
        assert_eq!(stood_still(4095, 4200), 100);
    }

    #[test]
    fn no_more_than_so_many_are_kept() {
        let begin = Instant::now();
        let mut beats = Beats::default();
        for second in 0..5000 {
            beats.beat(begin + Duration::from_secs(second));
        }
        assert_eq!(beats.standstills.len(), MAX_STANDSTILLS);
    }
}
