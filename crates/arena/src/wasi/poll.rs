//! `poll_oneoff`: a program waits for a time, for input, or for the first of several.

use std::thread;
use std::time::{Duration, Instant};

use super::errno::Errno;
use super::guest::{Guest, entry};
use super::host::{Host, INPUT, nanoseconds};

/// The sizes of what a program waits for, and of what it is told.
const WISH: u32 = 48;
const EVENT: u32 = 32;

/// What can be waited for.
const CLOCK: u8 = 0;
const TO_READ: u8 = 1;

const IS_ABSOLUTE: u8 = 1;

/// Something that a program waits for.
struct Wish {
    /// The program's own number for it.
    user: u64,
    kind: u8,
    /// When it comes true, of a clock; `None` for never.
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
        let wishes = (0..count).map(|index| self.wish(guest, entry(list, index, WISH)?));
        let wishes: Vec<Wish> = wishes.collect::<Result<_, _>>()?;
        let due = loop {
            let due: Vec<&Wish> = wishes.iter().filter(|wish| wish.is_due()).collect();
            if !due.is_empty() {
                break due;
            }
            wait(&wishes);
        };
        for (index, wish) in (0..).zip(&due) {
            let mut event = [0; EVENT as usize];
            event[..8].copy_from_slice(&wish.user.to_le_bytes());
            event[10] = wish.kind;
            event[16] = u8::from(wish.kind != CLOCK);
            guest.put(entry(events, index, EVENT)?, &event)?;
        }
        guest.put_u32(used, due.len() as u32)
    }

    fn wish(&self, guest: &mut Guest<'_>, from: u32) -> Result<Wish, Errno> {
        let at = |offset| entry(from, offset, 1);
        let (user, kind) = (guest.u64(at(0)?)?, guest.u8(at(8)?)?);
        let number = guest.u32(at(16)?)?;
        if kind != CLOCK {
            return Ok(Wish {
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
        Ok(Wish {
            user,
            kind,
            at: Instant::now().checked_add(Duration::from_nanos(ahead)),
            is_for_input: false,
        })
    }
}

impl Wish {
    fn is_due(&self) -> bool {
        match self.kind {
            CLOCK => self.at.is_some_and(|at| at <= Instant::now()),
            // What is no input of the match is a file, and can be read or not at once.
            _ => !self.is_for_input || has_input(Some(Duration::ZERO)),
        }
    }
}

/// Waits until one of them may have come true.
fn wait(wishes: &[Wish]) {
    let first = wishes.iter().filter_map(|wish| wish.at).min();
    let left = first.map(|at| at.saturating_duration_since(Instant::now()));
    match left {
        _ if wishes.iter().any(|wish| wish.is_for_input) => {
            has_input(left);
        }
        Some(left) => thread::sleep(left),
        // For ever; the match ends the process.
        None => thread::park(),
    }
}

/// Waits for input or its end, at most so long.
#[cfg(unix)]
fn has_input(within: Option<Duration>) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let input = rustix::stdio::stdin();
    let within = within.and_then(|within| Timespec::try_from(within).ok());
    // An error means a signal, after which a program may look again.
    poll(&mut [PollFd::new(&input, PollFlags::IN)], within.as_ref()).is_ok_and(|count| count > 0)
}

/// Where input cannot be looked at, reading waits for it.
#[cfg(not(unix))]
fn has_input(_: Option<Duration>) -> bool {
    true
}
