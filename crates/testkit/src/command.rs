//! Running the command under test.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs a command to its end with a text on its standard input, which the command need not read.
pub fn run_with_input(command: &mut Command, input: impl AsRef<[u8]>) -> Output {
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("a command");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command that does not read its input may have ended.
    let _ = stdin.write_all(input.as_ref());
    drop(stdin);
    child.wait_with_output().expect("its output")
}

/// The texts on standard output and standard error.
pub fn streams(output: Output) -> (String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr))
}
