//! Reads a command's records from a file or standard input, up to a maximum size.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use warren::core::game::{LineError, Problem};

use warren_arena::Failure;

/// The maximum size of a record in bytes. Real records have a few kilobytes.
const MAX_RECORD_LENGTH: u64 = 16 << 20;

/// The location of a record.
#[derive(Args)]
pub struct RecordFile {
    /// The record; `-` is standard input.
    file: PathBuf,
}

impl RecordFile {
    /// The record in a file; `-` is standard input.
    pub fn new(file: PathBuf) -> RecordFile {
        RecordFile { file }
    }

    /// The record's text.
    pub fn text(&self) -> Result<String, Failure> {
        let bytes = self
            .bytes()
            .map_err(|error| self.failure(&format_args!("the record cannot be read: {error}")))?;
        if bytes.len() as u64 > MAX_RECORD_LENGTH {
            return Err(self.failure(&format_args!(
                "this is not a record: it has more than {MAX_RECORD_LENGTH} bytes"
            )));
        }
        decode_text(bytes).map_err(|error| self.failure(&error))
    }

    /// Returns an error message, preceded by the file's name.
    pub fn failure(&self, message: &dyn Display) -> Failure {
        if self.is_stdin() {
            Failure(format!("standard input: {message}"))
        } else {
            Failure(format!("{}: {message}", self.file.display()))
        }
    }

    fn is_stdin(&self) -> bool {
        self.file == Path::new("-")
    }

    /// Returns the record's bytes, up to one more than the limit.
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let source: Box<dyn Read> = if self.is_stdin() {
            Box::new(io::stdin())
        } else {
            Box::new(File::open(&self.file)?)
        };
        source.take(MAX_RECORD_LENGTH + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// The text of a record's bytes.
fn decode_text(bytes: Vec<u8>) -> Result<String, LineError> {
    String::from_utf8(bytes).map_err(|error| {
        let valid_length = error.utf8_error().valid_up_to();
        let valid_bytes = &error.as_bytes()[..valid_length];
        let line = 1 + valid_bytes.iter().filter(|&&byte| byte == b'\n').count();
        let message = "a byte here is not UTF-8 text";
        Problem::new("record-bytes", message, &[]).at(line)
    })
}
