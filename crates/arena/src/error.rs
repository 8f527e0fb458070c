//! The reason for a failure.

/// The reason for a failure, as one line for the user.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(pub String);

impl Failure {
    /// The reader of the output has gone, so the process ends without a message.
    pub fn reader_has_gone() -> Failure {
        Failure(String::new())
    }
}
