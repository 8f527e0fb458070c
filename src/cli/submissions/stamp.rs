//! What is remembered of a build. It is beside the submissions, where no build can write.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::Submission;

/// The folder beside the submissions.
const FOLDER: &str = ".warren-built";

/// A build.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// The fingerprint of what it was built from.
    pub sources: String,
    /// The files that the build has made, and their hash.
    pub made: BTreeSet<String>,
    pub products: String,
    /// Whether it has failed, so that it is tried again.
    #[serde(default)]
    pub has_failed: bool,
}

impl Stamp {
    /// The stamp of a submission that has been built.
    pub fn of(submission: &Submission) -> Option<Stamp> {
        let text = fs::read(path(submission)?).ok()?;
        serde_json::from_slice(&text).ok()
    }

    pub fn keep(&self, submission: &Submission) -> io::Result<()> {
        let path = path(submission).ok_or(io::ErrorKind::NotFound)?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, serde_json::to_vec(self)?)
    }
}

fn path(submission: &Submission) -> Option<PathBuf> {
    let name = submission.folder.file_name()?.to_str()?;
    let beside = submission.folder.parent()?.join(FOLDER);
    Some(beside.join(format!("{name}.json")))
}
