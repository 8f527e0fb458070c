//! The readers of the command `warren`, at the places where they find each other. The rest of the command is not built here.

#[path = "../../../src/cli/ratings/mod.rs"]
pub mod ratings;
pub mod series;
pub mod tournament;

/// As the command has it.
#[derive(Debug)]
pub struct Failure(pub String);

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
