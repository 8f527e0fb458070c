//! Builds a submission.

use std::collections::VecDeque;
use std::io::{ErrorKind, PipeReader, Read};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::copy;
use super::files::{Files, ListError, MAX_MIB};
use super::stamp::Stamp;
use super::{Submission, failure};
use crate::Failure;
use crate::contest::{Access, Limits, Protection, Shown, awake_since, start_confined};

/// The number of bytes kept from the end of a build's output.
const MAX_OUTPUT_BYTES: usize = 8 << 10;

/// The resources of a build. Compilers need more than programs.
const LIMITS: Limits = Limits {
    memory_mib: 4096,
    processes: 512,
    disk_mib: MAX_MIB,
};

/// The time between two looks at how much a build has written.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The way in which a submission was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildOutcome {
    /// Its build command was run.
    Done,
    /// Nothing has changed since it was built.
    DoneBefore,
    /// It has no build command.
    NotNeeded,
}

/// The reason why a submission is not built.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub struct BuildFailure {
    /// The end of the build's output.
    pub output: String,
    /// The description of what went wrong, without its subject.
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
    /// Copies the submission and builds the copy, unless neither of them has changed since the last build.
    ///
    /// # Errors
    /// If it cannot be copied, or its build fails, takes longer than `limit` or writes too much.
    pub fn build(
        &self,
        protection: Protection,
        limit: Duration,
    ) -> Result<BuildOutcome, BuildFailure> {
        let sources = self.sources()?;
        let fingerprint = self.fingerprint_of(&sources)?;
        let hash_of_copy = || {
            let files = Files::of(&self.copy).map_err(|error| failure(&error))?;
            files.hash().map_err(|error| failure(&error))
        };
        let is_built = Stamp::of(self).is_some_and(|stamp| {
            let is_right = !stamp.has_failed && stamp.sources == fingerprint;
            is_right && hash_of_copy().is_ok_and(|hash| hash == stamp.copy)
        });
        match (is_built, &self.build) {
            (true, None) => return Ok(BuildOutcome::NotNeeded),
            (true, Some(_)) => return Ok(BuildOutcome::DoneBefore),
            (false, _) => {}
        }
        copy::make(&sources, &self.copy).map_err(|error| failure(&error))?;
        let copied = Files::of(&self.copy).map_err(|error| failure(&error))?;
        if self.fingerprint_of(&copied)? != fingerprint {
            return Err(failure(&"its files change while they are copied").into());
        }
        let built = match &self.build {
            Some(command) => self.run_build(command, protection, limit),
            None => Ok(()),
        };
        copy::seal(&self.copy).map_err(|error| failure(&error))?;
        let stamp = Stamp {
            sources: fingerprint,
            copy: hash_of_copy()?,
            has_failed: built.is_err(),
        };
        stamp.store(self).map_err(|error| failure(&error))?;
        built.map(|()| match self.build {
            Some(_) => BuildOutcome::Done,
            None => BuildOutcome::NotNeeded,
        })
    }

    fn run_build(
        &self,
        build: &str,
        protection: Protection,
        limit: Duration,
    ) -> Result<(), BuildFailure> {
        let mut command = Command::new("sh");
        // All of its output, in order.
        command.args(["-c", &format!("exec 2>&1\n{build}")]);
        command.current_dir(&self.copy);
        let shown = [Shown::new(&self.copy, Access::Write)];
        let started = protection
            .confine_within(command, &shown, LIMITS)
            .and_then(start_confined)
            .map_err(|error| failure(&error))?;
        // The place lives as long as the build.
        let (mut started, _place) = started;
        drop(started.input);
        let said = end_of(started.output);
        let started_at = Instant::now();
        let mut why = None;
        let output = loop {
            match said.recv_timeout(POLL_INTERVAL) {
                Ok(output) => break output,
                Err(RecvTimeoutError::Disconnected) => break Vec::new(),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if why.is_none() {
                why = self.excess(started_at, limit);
                // This closes its output, too.
                why.is_some().then(|| started.life.end());
            }
        };
        // It may have closed its output early.
        while started.life.ended().is_none() && why.is_none() {
            thread::sleep(POLL_INTERVAL);
            why = self.excess(started_at, limit);
        }
        let why = why.or(match started.life.end().status() {
            Some(status) if status.success() => None,
            Some(status) => Some(format!("ended with {status}")),
            None => Some("was ended".to_owned()),
        });
        let output = String::from_utf8_lossy(&output).into_owned();
        why.map_or(Ok(()), |why| Err(BuildFailure { output, why }))
    }

    /// Returns the reason to end a build, if there is one.
    fn excess(&self, started_at: Instant, limit: Duration) -> Option<String> {
        if awake_since(started_at) > limit {
            return Some(format!("takes longer than {} s", limit.as_secs_f64()));
        }
        match Files::all(&self.copy) {
            Ok(files) if files.size() > LIMITS.disk_mib << 20 => {
                Some(format!("writes more than {} MiB", LIMITS.disk_mib))
            }
            // An unreadable file may have been removed meanwhile.
            Ok(_) | Err(ListError::Io(_)) => None,
            Err(too_many) => Some(too_many.to_string()),
        }
    }
}

/// Collects the end of a pipe's data, until the pipe is closed.
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
                    let excess = kept.len().saturating_sub(MAX_OUTPUT_BYTES);
                    kept.drain(..excess);
                }
            }
        }
        // The receiver has gone if the build could not be ended.
        let _ = sender.send(kept.into());
    });
    receiver
}
