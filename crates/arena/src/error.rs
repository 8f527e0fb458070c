//! Why something could not be done.

/// Why something could not be done: one line for a person.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(pub String);

impl Failure {
    /// Nobody reads the output any more, so the process ends and says nothing.
    pub fn reader_has_gone() -> Failure {
        Failure(String::new())
    }
}
