//! The WASI errors that calls return here.

/// Why a call failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errno {
    /// The file is not open.
    BadFile = 8,
    Exists = 20,
    /// An address is outside the program's memory.
    Fault = 21,
    Invalid = 28,
    Input = 29,
    IsFolder = 31,
    Missing = 44,
    NoFolder = 54,
    NotSupported = 58,
    /// The pipe has no reader.
    Pipe = 64,
    ReadOnly = 69,
    NoSeek = 70,
    /// A path leads out of the folder.
    Outside = 76,
}

/// Returns the number that a call returns to the program: 0 without an error.
pub fn return_code(result: Result<(), Errno>) -> i32 {
    result.err().map_or(0, |errno| errno as i32)
}
