//! `poll_oneoff`: a program waits for a time, for input, or for the first of several.

use std::thread;
use std::time::{Duration, Instant};

use super::errno::Errno;
use super::guest::{GuestMemory, entry_address};
use super::host::{Host, STDIN, nanoseconds};

/// The sizes of a subscription and of an event.
const SUBSCRIPTION_BYTES: u32 = 48;
const EVENT_BYTES: u32 = 32;

/// The kinds of subscriptions.
const CLOCK_KIND: u8 = 0;
const READ_KIND: u8 = 1;

const ABSOLUTE_TIME_FLAG: u8 = 1;

/// A subscription: an event for which a program waits.
struct Subscription {
    /// The program's own number for it.
    user_data: u64,
    kind: u8,
    /// The time of a clock's event; `None` for never.
    due_at: Option<Instant>,
    is_for_input: bool,
}

impl Host {
    pub fn poll_oneoff(
        &mut self,
        memory: &mut GuestMemory<'_>,
        list_address: u32,
        events_address: u32,
        count: u32,
        used_address: u32,
    ) -> Result<(), Errno> {
        if count == 0 {
            return Err(Errno::Invalid);
        }
        let subscriptions = (0..count).map(|index| {
            self.read_subscription(
                memory,
                entry_address(list_address, index, SUBSCRIPTION_BYTES)?,
            )
        });
        let subscriptions: Vec<Subscription> = subscriptions.collect::<Result<_, _>>()?;
        let due_subscriptions = loop {
            let due_subscriptions: Vec<&Subscription> = subscriptions
                .iter()
                .filter(|subscription| subscription.is_due())
                .collect();
            if !due_subscriptions.is_empty() {
                break due_subscriptions;
            }
            wait(&subscriptions);
        };
        for (index, subscription) in (0..).zip(&due_subscriptions) {
            let mut event = [0; EVENT_BYTES as usize];
            event[..8].copy_from_slice(&subscription.user_data.to_le_bytes());
            event[10] = subscription.kind;
            event[16] = u8::from(subscription.kind != CLOCK_KIND);
            memory.write(entry_address(events_address, index, EVENT_BYTES)?, &event)?;
        }
        memory.write_u32(used_address, due_subscriptions.len() as u32)
    }

    fn read_subscription(
        &self,
        memory: &mut GuestMemory<'_>,
        address: u32,
    ) -> Result<Subscription, Errno> {
        let field = |offset| entry_address(address, offset, 1);
        let (user_data, kind) = (memory.read_u64(field(0)?)?, memory.read_u8(field(8)?)?);
        let clock_or_file = memory.read_u32(field(16)?)?;
        if kind != CLOCK_KIND {
            return Ok(Subscription {
                user_data,
                kind,
                due_at: None,
                is_for_input: kind == READ_KIND && clock_or_file == STDIN,
            });
        }
        let time = memory.read_u64(field(24)?)?;
        let wait_ns = match memory.read_u8(field(40)?)? & ABSOLUTE_TIME_FLAG {
            0 => time,
            _ => time.saturating_sub(nanoseconds(self.time(clock_or_file))),
        };
        Ok(Subscription {
            user_data,
            kind,
            due_at: Instant::now().checked_add(Duration::from_nanos(wait_ns)),
            is_for_input: false,
        })
    }
}

impl Subscription {
    fn is_due(&self) -> bool {
        match self.kind {
            CLOCK_KIND => self.due_at.is_some_and(|due_at| due_at <= Instant::now()),
            // Everything but the match's input is a file, which never makes a program wait.
            _ => !self.is_for_input || wait_for_input(Some(Duration::ZERO)),
        }
    }
}

/// Waits until one of the events may have happened.
fn wait(subscriptions: &[Subscription]) {
    let first_due = subscriptions
        .iter()
        .filter_map(|subscription| subscription.due_at)
        .min();
    let time_left = first_due.map(|due_at| due_at.saturating_duration_since(Instant::now()));
    match time_left {
        _ if subscriptions
            .iter()
            .any(|subscription| subscription.is_for_input) =>
        {
            wait_for_input(time_left);
        }
        Some(time_left) => thread::sleep(time_left),
        // Forever; the match ends the process.
        None => thread::park(),
    }
}

/// Waits for input or its end, up to a time limit. Returns whether it has come.
#[cfg(unix)]
fn wait_for_input(timeout: Option<Duration>) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let input = rustix::stdio::stdin();
    let timeout = timeout.and_then(|timeout| Timespec::try_from(timeout).ok());
    // An error means a signal, after which a program may look again.
    poll(&mut [PollFd::new(&input, PollFlags::IN)], timeout.as_ref()).is_ok_and(|count| count > 0)
}

/// Where input cannot be polled, reading waits for it.
#[cfg(not(unix))]
fn wait_for_input(_timeout: Option<Duration>) -> bool {
    true
}
