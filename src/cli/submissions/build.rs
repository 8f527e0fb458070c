//! Builds a submission.

use std::collections::VecDeque;
use std::io::{ErrorKind, PipeReader, Read};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::Submission;
use super::files::{Files, MOST_MIB, Unlisted};
use super::stamp::Stamp;
use crate::cli::Failure;
use crate::cli::arena::{Limits, Protection, Shown, awake_since, start_confined};

/// How much is kept of what a build says: its end, in bytes.
const KEPT: usize = 8 << 10;

/// What a build may have. Compilers need more than programs.
const LIMITS: Limits = Limits {
    memory_mib: 4096,
    processes: 512,
    disk_mib: MOST_MIB,
};

/// How often to look how much a build has written.
const LOOK: Duration = Duration::from_millis(100);

/// How a submission was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Built {
    /// Its build command was run.
    Now,
    /// Nothing has changed since it was built.
    Before,
    /// It has no build command.
    Needless,
}

/// Why a submission is not built.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub struct BuildFailure {
    /// The end of what the build said.
    pub output: String,
    /// What went wrong, without a subject.
    pub why: String,
}

impl From<Failure> for BuildFailure {
    fn from(failure: Failure) -> BuildFailure {
        BuildFailure {
            output: String::new(),
            why: failure.0,
        }
    }
}

impl Submission {
    /// Builds it, unless nothing has changed since it was built. The build may write in the submission's folder.
    ///
    /// # Errors
    /// If the build fails, takes longer than `limit` or writes too much.
    pub fn build(&self, protection: Protection, limit: Duration) -> Result<Built, BuildFailure> {
        let Some(command) = &self.build else {
            return Ok(Built::Needless);
        };
        let last = Stamp::of(self);
        let made = last.as_ref().map(|stamp| stamp.made.clone());
        let made = made.unwrap_or_default();
        let before = self.files()?;
        let sources = before.clone().without(&made);
        let fingerprint = self.fingerprint_of(&sources)?;
        if let Some(last) = last
            && !last.has_failed
            && last.sources == fingerprint
            && last.products == self.hash_of(&before.only(&made))?
        {
            return Ok(Built::Before);
        }
        let built = self.run_build(command, protection, limit);
        // What a build has made is no source, whether or not it has succeeded.
        let after = self.files()?;
        let made = after.clone().without(&sources.names()).names();
        let stamp = Stamp {
            sources: fingerprint,
            products: self.hash_of(&after.only(&made))?,
            made,
            has_failed: built.is_err(),
        };
        stamp.keep(self).map_err(|error| self.failure(&error))?;
        built.map(|()| Built::Now)
    }

    fn hash_of(&self, files: &Files) -> Result<String, Failure> {
        files.hash().map_err(|error| self.failure(&error))
    }

    fn run_build(
        &self,
        build: &str,
        protection: Protection,
        limit: Duration,
    ) -> Result<(), BuildFailure> {
        let mut command = Command::new("sh");
        // All that it says, in order.
        command.args(["-c", &format!("exec 2>&1\n{build}")]);
        command.current_dir(&self.folder);
        let shown = [Shown::writable(&self.folder)];
        let started = protection
            .confine_within(command, &shown, LIMITS)
            .and_then(start_confined)
            .map_err(|error| self.failure(&error))?;
        // The place lives as long as the build.
        let (mut started, _place) = started;
        drop(started.input);
        let said = end_of(started.output);
        let begun = Instant::now();
        let mut why = None;
        let output = loop {
            match said.recv_timeout(LOOK) {
                Ok(output) => break output,
                Err(RecvTimeoutError::Disconnected) => break Vec::new(),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if why.is_none() {
                why = self.excess(begun, limit);
                // Closes its output too.
                why.is_some().then(|| started.life.end());
            }
        };
        // It may have closed its output early.
        while started.life.ended().is_none() && why.is_none() {
            thread::sleep(LOOK);
            why = self.excess(begun, limit);
        }
        let why = why.or(match started.life.end().status() {
            Some(status) if status.success() => None,
            Some(status) => Some(format!("ended with {status}")),
            None => Some("was ended".to_owned()),
        });
        let output = String::from_utf8_lossy(&output).into_owned();
        why.map_or(Ok(()), |why| Err(BuildFailure { output, why }))
    }

    /// Why a build has to be ended.
    fn excess(&self, begun: Instant, limit: Duration) -> Option<String> {
        if awake_since(begun) > limit {
            return Some(format!("takes longer than {} s", limit.as_secs_f64()));
        }
        match Files::of(&self.folder) {
            Ok(files) if files.size() > LIMITS.disk_mib << 20 => {
                Some(format!("writes more than {} MiB", LIMITS.disk_mib))
            }
            // What cannot be read may have been removed meanwhile.
            Ok(_) | Err(Unlisted::Unread(_)) => None,
            Err(Unlisted::TooMany) => Some(Unlisted::TooMany.to_string()),
        }
    }
}

/// The end of what is written to a pipe, when it is closed.
fn end_of(mut pipe: PipeReader) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut kept = VecDeque::new();
        let mut buffer = [0; 4096];
        loop {
            match pipe.read(&mut buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Ok(0) | Err(_) => break,
                Ok(count) => {
                    kept.extend(&buffer[..count]);
                    let excess = kept.len().saturating_sub(KEPT);
                    kept.drain(..excess);
                }
            }
        }
        // Nobody waits if the build could not be ended.
        let _ = sender.send(kept.into());
    });
    receiver
}
