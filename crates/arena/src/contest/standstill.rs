//! Detects that this process stood still: stopped by Ctrl-Z, frozen by a cluster, suspended with its machine, or starved.
//!
//! A thread wakes up every few milliseconds and notes when it wakes up much too late. A time measured across such a standstill
//! would charge a program with the referee's lost time.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two wake-ups of the thread.
const WAKE_UP_INTERVAL: Duration = Duration::from_millis(10);

/// The minimum delay of a wake-up that counts as a standstill. A busy system delays it a little.
const MIN_STANDSTILL: Duration = Duration::from_millis(100);

/// The maximum number of stored standstills. The oldest is dropped first.
const MAX_STANDSTILLS: usize = 1024;

#[derive(Default)]
struct WakeUps {
    last: Option<Instant>,
    /// When each standstill began and ended, oldest first.
    standstills: VecDeque<(Instant, Instant)>,
}

impl WakeUps {
    fn note_wake_up(&mut self, now: Instant) {
        if let Some(last) = self.last
            && now.saturating_duration_since(last) > WAKE_UP_INTERVAL + MIN_STANDSTILL
        {
            self.standstills.push_back((last, now));
            if self.standstills.len() > MAX_STANDSTILLS {
                self.standstills.pop_front();
            }
        }
        self.last = Some(now);
    }

    /// Returns how long the process stood still between two times.
    fn standstill_between(&self, begin: Instant, end: Instant) -> Duration {
        let overlap = |&(from, to): &(Instant, Instant)| {
            to.min(end).saturating_duration_since(from.max(begin))
        };
        self.standstills.iter().map(overlap).sum()
    }
}

/// Starts watching, unless already started. Standstills before the first call are unknown.
pub fn start_watching() {
    static WATCHER: OnceLock<()> = OnceLock::new();
    WATCHER.get_or_init(|| {
        wake_ups().note_wake_up(Instant::now());
        thread::spawn(|| {
            loop {
                thread::sleep(WAKE_UP_INTERVAL);
                wake_ups().note_wake_up(Instant::now());
            }
        });
    });
}

/// Returns how long this process has stood still since a time, or zero without a watcher.
pub fn standstill_since(begin: Instant) -> Duration {
    let (mut wake_ups, now) = (wake_ups(), Instant::now());
    // The thread may not have woken up yet.
    if wake_ups.last.is_some() {
        wake_ups.note_wake_up(now);
    }
    wake_ups.standstill_between(begin, now)
}

/// Returns the time since another, without the standstills of this process.
pub fn awake_since(begin: Instant) -> Duration {
    let standstill_between = standstill_since(begin);
    begin.elapsed().saturating_sub(standstill_between)
}

fn wake_ups() -> MutexGuard<'static, WakeUps> {
    static WAKE_UPS: Mutex<WakeUps> = Mutex::new(WakeUps {
        last: None,
        standstills: VecDeque::new(),
    });
    WAKE_UPS.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_wake_up_is_a_standstill_and_counts_where_it_overlaps() {
        let begin = Instant::now();
        let after_ms = |ms: u64| begin + Duration::from_millis(ms);
        let mut wake_ups = WakeUps::default();
        for ms in [0, 10, 25, 90, 4090, 4100, 4500] {
            wake_ups.note_wake_up(after_ms(ms));
        }
        let standstill_between = |from: u64, to: u64| {
            wake_ups
                .standstill_between(after_ms(from), after_ms(to))
                .as_millis() as u64
        };
        assert_eq!(standstill_between(0, 9000), 4000 + 400);
        assert_eq!(standstill_between(0, 90), 0);
        assert_eq!(standstill_between(1000, 2000), 1000);
        assert_eq!(standstill_between(4095, 4200), 100);
    }

    #[test]
    fn only_the_latest_standstills_are_stored() {
        let begin = Instant::now();
        let mut wake_ups = WakeUps::default();
        for second in 0..5000 {
            wake_ups.note_wake_up(begin + Duration::from_secs(second));
        }
        assert_eq!(wake_ups.standstills.len(), MAX_STANDSTILLS);
    }
}
