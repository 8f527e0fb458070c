//! `poll_oneoff`: a program waits for a time, for input, or for the first of several.

use std::thread;
use std::time::{Duration, Instant};

use super::errno::Errno;
use super::guest::{Guest, entry};
use super::host::{Host, INPUT, nanoseconds};

/// The sizes of a subscription and of an event.
const SUBSCRIPTION_BYTES: u32 = 48;
const EVENT_BYTES: u32 = 32;

/// The kinds of subscriptions.
const CLOCK: u8 = 0;
const TO_READ: u8 = 1;

const IS_ABSOLUTE: u8 = 1;

/// A subscription: an event for which a program waits.
struct Subscription {
    /// The program's own number for it.
    user: u64,
    kind: u8,
    /// The time of a clock's event; `None` for never.
    at: Option<Instant>,
    is_for_input: bool,
}

impl Host {
    pub fn poll_oneoff(
        &mut self,
        guest: &mut Guest<'_>,
        list: u32,
        events: u32,
        count: u32,
        used: u32,
    ) -> Result<(), Errno> {
        if count == 0 {
            return Err(Errno::Invalid);
        }
        let subscriptions = (0..count)
            .map(|index| self.subscription(guest, entry(list, index, SUBSCRIPTION_BYTES)?));
        let subscriptions: Vec<Subscription> = subscriptions.collect::<Result<_, _>>()?;
        let due = loop {
            let due: Vec<&Subscription> = subscriptions
                .iter()
                .filter(|subscription| subscription.is_due())
                .collect();
            if !due.is_empty() {
                break due;
            }
            wait(&subscriptions);
        };
        for (index, subscription) in (0..).zip(&due) {
            let mut event = [0; EVENT_BYTES as usize];
            event[..8].copy_from_slice(&subscription.user.to_le_bytes());
            event[10] = subscription.kind;
            event[16] = u8::from(subscription.kind != CLOCK);
            guest.put(entry(events, index, EVENT_BYTES)?, &event)?;
        }
        guest.put_u32(used, due.len() as u32)
    }

    fn subscription(&self, guest: &mut Guest<'_>, from: u32) -> Result<Subscription, Errno> {
        let at = |offset| entry(from, offset, 1);
        let (user, kind) = (guest.u64(at(0)?)?, guest.u8(at(8)?)?);
        let number = guest.u32(at(16)?)?;
        if kind != CLOCK {
            return Ok(Subscription {
                user,
                kind,
                at: None,
                is_for_input: kind == TO_READ && number == INPUT,
            });
        }
        let time = guest.u64(at(24)?)?;
        let ahead = match guest.u8(at(40)?)? & IS_ABSOLUTE {
            0 => time,
            _ => time.saturating_sub(nanoseconds(self.time(number))),
        };
        Ok(Subscription {
            user,
            kind,
            at: Instant::now().checked_add(Duration::from_nanos(ahead)),
            is_for_input: false,
        })
    }
}

impl Subscription {
    fn is_due(&self) -> bool {
        match self.kind {
            CLOCK => self.at.is_some_and(|at| at <= Instant::now()),
            // Everything but the match's input is a file, which never makes a program wait.
            _ => !self.is_for_input || has_input(Some(Duration::ZERO)),
        }
    }
}

/// Waits until one of the events may have happened.
fn wait(subscriptions: &[Subscription]) {
    let first = subscriptions
        .iter()
        .filter_map(|subscription| subscription.at)
        .min();
    let left = first.map(|at| at.saturating_duration_since(Instant::now()));
    match left {
        _ if subscriptions
            .iter()
            .any(|subscription| subscription.is_for_input) =>
        {
            has_input(left);
        }
        Some(left) => thread::sleep(left),
        // Forever; the match ends the process.
        None => thread::park(),
    }
}

/// Waits for input or its end, up to a time limit.
#[cfg(unix)]
fn has_input(within: Option<Duration>) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let input = rustix::stdio::stdin();
    let within = within.and_then(|within| Timespec::try_from(within).ok());
    // An error means a signal, after which a program may look again.
    poll(&mut [PollFd::new(&input, PollFlags::IN)], within.as_ref()).is_ok_and(|count| count > 0)
}

/// Where input cannot be polled, reading waits for it.
#[cfg(not(unix))]
fn has_input(_: Option<Duration>) -> bool {
    true
}
