//! A running program from the match's side: its pipes, how to end it, and how it ended.

use std::io::{PipeReader, PipeWriter};
use std::process::ExitStatus;
use std::sync::Arc;

/// A program that has just been started.
pub struct Started {
    /// Its standard input.
    pub input: PipeWriter,
    /// Its standard output.
    pub output: PipeReader,
    /// Its standard error.
    pub errors: PipeReader,
    /// Its process, with all processes that it starts.
    pub life: Box<dyn Life>,
}

/// The activity of a program at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Activity {
    /// It waits for something, such as a line, or the system does not show its activity.
    Waits,
    /// It sleeps for a time.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    Sleeps,
    /// It computes, or would if a processor were free.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    Computes,
}

/// Reports a program's activity.
pub type Watch = Arc<dyn Fn() -> Activity + Send + Sync>;

/// A program's process and all processes that it starts.
pub trait Life {
    /// Returns how the process ended; `None` while it runs.
    fn ended(&mut self) -> Option<Ended>;

    /// Whether a signal has ever stopped the process.
    fn was_stopped(&self) -> bool;

    /// Returns a function that reports its activity.
    fn watch(&self) -> Watch {
        Arc::new(|| Activity::Waits)
    }

    /// Ends the process and everything it started.
    fn end(&mut self) -> Ended;
}

/// How a program's process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It ended without the match ending it.
    Unasked(ExitStatus),
    /// It ended in its jail or in isolation without the match ending it. No other program can reach it there.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    Isolated(ExitStatus),
    /// The match ended it.
    ByMatch,
    /// Its guard was killed, and the program with it.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    Unguarded,
}

impl Ended {
    /// The end of a process with a status. The match may have killed it.
    pub fn with(status: ExitStatus, match_ends_it: bool) -> Ended {
        if match_ends_it && is_killed(status) {
            Ended::ByMatch
        } else {
            Ended::Unasked(status)
        }
    }

    /// The end of a jail or an isolation, with the status of the program inside. The match may have killed it.
    #[cfg(target_os = "linux")]
    pub fn isolated(status: ExitStatus, match_ends_it: bool) -> Ended {
        use std::os::unix::process::ExitStatusExt;
        match signal_of(status) {
            _ if match_ends_it && is_killed(status) => Ended::ByMatch,
            Some(signal) => Ended::Isolated(ExitStatus::from_raw(signal)),
            None => Ended::Isolated(status),
        }
    }

    /// Returns the status of a program that exited by itself.
    pub fn status(self) -> Option<ExitStatus> {
        match self {
            Ended::Unasked(status) | Ended::Isolated(status) => Some(status),
            Ended::ByMatch | Ended::Unguarded => None,
        }
    }

    /// Returns the words for a program that was killed from outside.
    ///
    /// A program that sends itself such a signal looks the same, so it counts as killed too. A signal that a faulty program
    /// raises in itself, such as a segmentation fault, counts as the program's own fault.
    pub fn killed_from_outside(self) -> Option<String> {
        match self {
            Ended::Unasked(status) if comes_from_outside(status) => Some(format!("({status})")),
            Ended::Unguarded => Some("(with the process that guards it)".to_owned()),
            _ => None,
        }
    }
}

#[cfg(unix)]
fn is_killed(status: ExitStatus) -> bool {
    signal_of(status) == Some(rustix::process::Signal::KILL.as_raw())
}

#[cfg(unix)]
fn comes_from_outside(status: ExitStatus) -> bool {
    use rustix::process::Signal;
    const OWN_FAULTS: [Signal; 13] = [
        Signal::ABORT,
        Signal::ALARM,
        Signal::BUS,
        Signal::FPE,
        Signal::ILL,
        Signal::PIPE,
        Signal::PROF,
        Signal::SEGV,
        Signal::SYS,
        Signal::TRAP,
        Signal::VTALARM,
        Signal::XCPU,
        Signal::XFSZ,
    ];
    signal_of(status).is_some_and(|signal| OWN_FAULTS.iter().all(|own| own.as_raw() != signal))
}

/// Returns the signal that ended a program. A shell whose child was ended by a signal exits with 128 plus the signal's number.
#[cfg(unix)]
fn signal_of(status: ExitStatus) -> Option<i32> {
    use std::os::unix::process::ExitStatusExt;
    let of_child = |code: i32| (1..=64).contains(&(code - 128)).then_some(code - 128);
    status.signal().or_else(|| status.code().and_then(of_child))
}

/// Without signals, the killer of a process chooses its exit status, so nothing identifies it.
#[cfg(not(unix))]
fn is_killed(_: ExitStatus) -> bool {
    true
}

#[cfg(not(unix))]
fn comes_from_outside(_: ExitStatus) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt;

    const SIGABRT: i32 = 6;
    const SIGKILL: i32 = 9;
    const SIGSEGV: i32 = 11;
    const SIGTERM: i32 = 15;

    fn exit(code: i32) -> ExitStatus {
        ExitStatus::from_raw(code << 8)
    }

    #[test]
    fn only_outside_signals_count_as_killed_from_outside() {
        let killed = |status| Ended::with(status, false).killed_from_outside().is_some();
        for signal in [SIGKILL, SIGTERM] {
            assert!(killed(ExitStatus::from_raw(signal)));
            assert!(killed(exit(128 + signal)), "as a shell reports its child");
        }
        for signal in [SIGSEGV, SIGABRT] {
            assert!(!killed(ExitStatus::from_raw(signal)));
            assert!(!killed(exit(128 + signal)));
        }
        for code in [0, 1, 127, 128, 255] {
            assert!(!killed(exit(code)), "exit {code}");
        }
    }

    #[test]
    fn a_program_that_the_match_kills_is_not_killed_from_outside() {
        assert_eq!(
            Ended::with(ExitStatus::from_raw(SIGKILL), true),
            Ended::ByMatch
        );
        assert_eq!(Ended::with(exit(3), true), Ended::Unasked(exit(3)));
    }
}
