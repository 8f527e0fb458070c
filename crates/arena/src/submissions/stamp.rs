//! The stored facts about a build.

use std::fs;
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Submission, build_data_path};

/// A build.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildStamp {
    /// The fingerprint of its sources.
    pub sources: String,
    /// The hash of the copy in which it was built.
    pub copy: String,
    /// Whether it has failed. A failed build is tried again.
    pub has_failed: bool,
}

impl BuildStamp {
    /// Returns the stamp of a submission that has been built.
    pub fn of(submission: &Submission) -> Option<BuildStamp> {
        let text = fs::read(stamp_path(submission)).ok()?;
        serde_json::from_slice(&text).ok()
    }

    pub fn store(&self, submission: &Submission) -> io::Result<()> {
        let path = stamp_path(submission);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, serde_json::to_vec(self)?)
    }
}

fn stamp_path(submission: &Submission) -> PathBuf {
    build_data_path(&submission.folder, "stamps")
}
