//! How a program ended, in words.

use std::fmt;

use wasmi::errors::ErrorKind;
use wasmi::{Error, TrapCode};

use super::host::Host;
use super::module::MAX_MIB;

/// Precedes the message on standard error, as for every command.
const MESSAGE_PREFIX: &str = "warren: ";

/// How a program ended.
#[derive(Debug)]
pub enum Ending {
    /// It ended itself, with an exit status.
    Exit(i32),
    /// WebAssembly stopped it.
    Trap {
        code: TrapCode,
        /// Whether the program had requested more memory than its limit.
        exceeded_memory: bool,
    },
    /// It could not be started.
    NotStarted(String),
}

impl Ending {
    /// Returns the ending that the interpreter reports.
    pub fn from_result(result: Result<(), Error>, host: &Host) -> Ending {
        let Err(error) = result else {
            return Ending::Exit(0);
        };
        match error.kind() {
            ErrorKind::I32ExitStatus(status) => Ending::Exit(*status),
            ErrorKind::TrapCode(code) => Ending::Trap {
                code: *code,
                exceeded_memory: host.exceeded_memory(),
            },
            unrelated => Ending::NotStarted(unrelated.to_string()),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Exit(status) => write!(f, "exit status: {status}"),
            Ending::Trap {
                code,
                exceeded_memory,
            } => {
                if *exceeded_memory {
                    write!(f, "memory: it asked for more than {MAX_MIB} MiB; ")?;
                }
                write!(f, "trap: {}", describe_trap(*code))
            }
            Ending::NotStarted(why) => write!(f, "it cannot be started: {why}"),
        }
    }
}

fn describe_trap(code: TrapCode) -> &'static str {
    match code {
        TrapCode::UnreachableCodeReached => "it gave up, as after a panic or an abort",
        TrapCode::MemoryOutOfBounds => "it used an address outside its memory",
        TrapCode::TableOutOfBounds | TrapCode::IndirectCallToNull | TrapCode::BadSignature => {
            "it called something that is not a function of that kind"
        }
        TrapCode::IntegerDivisionByZero => "it divided by zero",
        TrapCode::IntegerOverflow => "a quotient does not fit into its integer",
        TrapCode::BadConversionToInteger => "a number does not fit into an integer",
        TrapCode::StackOverflow => "its calls are nested too deep",
        unrelated => unrelated.trap_message(),
    }
}

/// Removes the description from the end of a program's standard error. It is the last line, unless the process was killed or
/// has exit status 0.
pub fn take_ending(stderr: &mut String) -> Option<String> {
    let text = stderr.strip_suffix('\n')?;
    let line_start = text.rfind('\n').map_or(0, |end| end + 1);
    let ending = text[line_start..].strip_prefix(MESSAGE_PREFIX)?.to_owned();
    stderr.truncate(line_start);
    Some(ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_describes_the_ending() {
        let mut stderr = "warren: mine\na\nwarren: exit status: 3\n".to_owned();
        assert_eq!(take_ending(&mut stderr).unwrap(), "exit status: 3");
        assert_eq!(stderr, "warren: mine\na\n");
        let mut unrelated = "a\nb".to_owned();
        assert_eq!(take_ending(&mut unrelated), None);
        assert_eq!(unrelated, "a\nb");
    }
}
