//! How a program ended, in words.

use std::fmt;

use wasmi::errors::ErrorKind;
use wasmi::{Error, TrapCode};

use super::host::Host;
use super::module::MAX_MIB;

/// Precedes the message on standard error, as for every command.
const MARK: &str = "warren: ";

/// How a program ended.
#[derive(Debug)]
pub enum Ending {
    /// It ended itself, with an exit status.
    Exit(i32),
    /// WebAssembly stopped it.
    Trap {
        code: TrapCode,
        /// Whether the program had requested more memory than its limit.
        is_refused: bool,
    },
    /// It could not be started.
    Unstarted(String),
}

impl Ending {
    /// Returns the ending that the interpreter reports.
    pub fn of(result: Result<(), Error>, host: &Host) -> Ending {
        let Err(error) = result else {
            return Ending::Exit(0);
        };
        match error.kind() {
            ErrorKind::I32ExitStatus(status) => Ending::Exit(*status),
            ErrorKind::TrapCode(code) => Ending::Trap {
                code: *code,
                is_refused: host.is_refused(),
            },
            other => Ending::Unstarted(other.to_string()),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Exit(status) => write!(f, "exit status: {status}"),
            Ending::Trap { code, is_refused } => {
                if *is_refused {
                    write!(f, "memory: it asked for more than {MAX_MIB} MiB; ")?;
                }
                write!(f, "trap: {}", words(*code))
            }
            Ending::Unstarted(why) => write!(f, "it cannot be started: {why}"),
        }
    }
}

fn words(code: TrapCode) -> &'static str {
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
        other => other.trap_message(),
    }
}

/// Removes the description from the end of a program's standard error. It is the last line, unless the process was killed or
/// has exit status 0.
pub fn take_ending(errors: &mut String) -> Option<String> {
    let text = errors.strip_suffix('\n')?;
    let begin = text.rfind('\n').map_or(0, |end| end + 1);
    let ending = text[begin..].strip_prefix(MARK)?.to_owned();
    errors.truncate(begin);
    Some(ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_describes_the_ending() {
        let mut errors = "warren: mine\na\nwarren: exit status: 3\n".to_owned();
        assert_eq!(take_ending(&mut errors).unwrap(), "exit status: 3");
        assert_eq!(errors, "warren: mine\na\n");
        let mut other = "a\nb".to_owned();
        assert_eq!(take_ending(&mut other), None);
        assert_eq!(other, "a\nb");
    }
}
