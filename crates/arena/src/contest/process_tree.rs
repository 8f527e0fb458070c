//! A running program from the match's side: its pipes, how to end it, and how it ended.

use std::io::{PipeReader, PipeWriter};
use std::process::ExitStatus;
use std::sync::Arc;

/// A shell adds this to a signal's number for an exit status.
#[cfg(unix)]
pub const SHELL_SIGNAL_BASE: i32 = 128;

/// The largest number of a signal.
#[cfg(unix)]
const MAX_SIGNAL: i32 = 64;

/// A program that has just been started.
pub struct StartedProgram {
    /// Its standard input.
    pub input: PipeWriter,
    /// Its standard output.
    pub output: PipeReader,
    /// Its standard error.
    pub error_output: PipeReader,
    /// Its process, with all processes that it starts.
    pub process_tree: Box<dyn ProcessTree>,
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
pub type ActivityReporter = Arc<dyn Fn() -> Activity + Send + Sync>;

/// A program's process and all processes that it starts.
pub trait ProcessTree {
    /// Returns how the process ended; `None` while it runs.
    fn end_if_ended(&mut self) -> Option<ProgramEnd>;

    /// Whether a signal has ever stopped the process.
    fn was_stopped(&self) -> bool;

    /// Returns a function that reports its activity.
    fn activity_reporter(&self) -> ActivityReporter {
        Arc::new(|| Activity::Waits)
    }

    /// Ends the process and everything it started.
    fn end(&mut self) -> ProgramEnd;
}

/// How a program's process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramEnd {
    /// It ended without the match ending it.
    ByItself(ExitStatus),
    /// It ended in its jail or in isolation without the match ending it. No other program can reach it there.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    Isolated(ExitStatus),
    /// The match ended it.
    ByMatch,
    /// Its guard was killed, and the program with it.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    Unguarded,
}

impl ProgramEnd {
    /// The end of a process with a status. The match may have killed it.
    pub fn from_status(status: ExitStatus, match_ends_it: bool) -> ProgramEnd {
        if match_ends_it && is_killed(status) {
            ProgramEnd::ByMatch
        } else {
            ProgramEnd::ByItself(status)
        }
    }

    /// The end of a jail or an isolation, with the status of the program inside. The match may have killed it.
    #[cfg(target_os = "linux")]
    pub fn from_isolated_status(status: ExitStatus, match_ends_it: bool) -> ProgramEnd {
        use std::os::unix::process::ExitStatusExt;
        match signal_of(status) {
            _ if match_ends_it && is_killed(status) => ProgramEnd::ByMatch,
            Some(signal) => ProgramEnd::Isolated(ExitStatus::from_raw(signal)),
            None => ProgramEnd::Isolated(status),
        }
    }

    /// Returns the status of a program that exited by itself.
    pub fn status(self) -> Option<ExitStatus> {
        match self {
            ProgramEnd::ByItself(status) | ProgramEnd::Isolated(status) => Some(status),
            ProgramEnd::ByMatch | ProgramEnd::Unguarded => None,
        }
    }

    /// Returns the words for a program that was killed from outside.
    ///
    /// A program that sends itself such a signal looks the same, so it counts as killed too. A signal that a faulty program
    /// raises in itself, such as a segmentation fault, counts as the program's own fault.
    pub fn outside_kill_details(self) -> Option<String> {
        match self {
            ProgramEnd::ByItself(status) if comes_from_outside(status) => {
                Some(format!("({status})"))
            }
            ProgramEnd::Unguarded => Some("(with the process that guards it)".to_owned()),
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
    let from_shell_code = |code: i32| {
        let signal = code - SHELL_SIGNAL_BASE;
        (1..=MAX_SIGNAL).contains(&signal).then_some(signal)
    };
    status
        .signal()
        .or_else(|| status.code().and_then(from_shell_code))
}

/// Without signals, the killer of a process chooses its exit status, so nothing identifies it.
#[cfg(not(unix))]
fn is_killed(_status: ExitStatus) -> bool {
    true
}

#[cfg(not(unix))]
fn comes_from_outside(_status: ExitStatus) -> bool {
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
        let is_killed_from_outside = |status| {
            ProgramEnd::from_status(status, false)
                .outside_kill_details()
                .is_some()
        };
        for signal in [SIGKILL, SIGTERM] {
            assert!(is_killed_from_outside(ExitStatus::from_raw(signal)));
            assert!(
                is_killed_from_outside(exit(SHELL_SIGNAL_BASE + signal)),
                "as a shell reports its child"
            );
        }
        for signal in [SIGSEGV, SIGABRT] {
            assert!(!is_killed_from_outside(ExitStatus::from_raw(signal)));
            assert!(!is_killed_from_outside(exit(SHELL_SIGNAL_BASE + signal)));
        }
        for code in [0, 1, 127, 128, 255] {
            assert!(!is_killed_from_outside(exit(code)), "exit {code}");
        }
    }

    #[test]
    fn a_program_that_the_match_kills_is_not_killed_from_outside() {
        assert_eq!(
            ProgramEnd::from_status(ExitStatus::from_raw(SIGKILL), true),
            ProgramEnd::ByMatch
        );
        assert_eq!(
            ProgramEnd::from_status(exit(3), true),
            ProgramEnd::ByItself(exit(3))
        );
    }
}
