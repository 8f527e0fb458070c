//! Builds a submission.

use std::collections::VecDeque;
use std::io::{ErrorKind, PipeReader, Read};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::copy;
use super::files::{Files, ListError, MAX_MIB};
use super::stamp::BuildStamp;
use super::{Submission, failure};
use crate::Failure;
use crate::contest::{Access, Limits, Protection, VisiblePath, awake_since, start_confined};

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
    Built,
    /// Nothing has changed since it was built.
    UpToDate,
    /// It has no build command.
    NotNeeded,
}

/// The reason why a submission is not built.
#[derive(Debug, thiserror::Error)]
#[error("{reason}")]
pub struct BuildFailure {
    /// The end of the build's output.
    pub output: String,
    /// The description of what went wrong, without its subject.
    pub reason: String,
}

impl From<Failure> for BuildFailure {
    fn from(failure: Failure) -> BuildFailure {
        BuildFailure {
            output: String::new(),
            reason: failure.0,
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
            let files = Files::of_program(&self.copy).map_err(|error| failure(&error))?;
            files.hash().map_err(|error| failure(&error))
        };
        let is_built = BuildStamp::of(self).is_some_and(|stamp| {
            let is_current = !stamp.has_failed && stamp.sources == fingerprint;
            is_current && hash_of_copy().is_ok_and(|hash| hash == stamp.copy)
        });
        match (is_built, &self.build) {
            (true, None) => return Ok(BuildOutcome::NotNeeded),
            (true, Some(_)) => return Ok(BuildOutcome::UpToDate),
            (false, _) => {}
        }
        copy::make_copy(&sources, &self.copy).map_err(|error| failure(&error))?;
        let copied_files = Files::of_program(&self.copy).map_err(|error| failure(&error))?;
        if self.fingerprint_of(&copied_files)? != fingerprint {
            return Err(failure(&"its files change while they are copied").into());
        }
        let build_result = match &self.build {
            Some(command) => self.run_build(command, protection, limit),
            None => Ok(()),
        };
        copy::make_read_only(&self.copy).map_err(|error| failure(&error))?;
        let stamp = BuildStamp {
            sources: fingerprint,
            copy: hash_of_copy()?,
            has_failed: build_result.is_err(),
        };
        stamp.store(self).map_err(|error| failure(&error))?;
        build_result.map(|()| match self.build {
            Some(_) => BuildOutcome::Built,
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
        let visible_paths = [VisiblePath::new(&self.copy, Access::Write)];
        let started_process = protection
            .confine_with_limits(command, &visible_paths, LIMITS)
            .and_then(start_confined)
            .map_err(|error| failure(&error))?;
        // The place lives as long as the build.
        let (mut started_process, _confinement) = started_process;
        drop(started_process.input);
        let output_end = collect_end(started_process.output);
        let started_at = Instant::now();
        let mut end_reason = None;
        let output = loop {
            match output_end.recv_timeout(POLL_INTERVAL) {
                Ok(output) => break output,
                Err(RecvTimeoutError::Disconnected) => break Vec::new(),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if end_reason.is_none() {
                end_reason = self.reason_to_end(started_at, limit);
                // This closes its output, too.
                end_reason
                    .is_some()
                    .then(|| started_process.process_tree.end());
            }
        };
        // It may have closed its output early.
        while started_process.process_tree.end_if_ended().is_none() && end_reason.is_none() {
            thread::sleep(POLL_INTERVAL);
            end_reason = self.reason_to_end(started_at, limit);
        }
        let end_reason = end_reason.or(match started_process.process_tree.end().status() {
            Some(status) if status.success() => None,
            Some(status) => Some(format!("ended with {status}")),
            None => Some("was ended".to_owned()),
        });
        let output = String::from_utf8_lossy(&output).into_owned();
        end_reason.map_or(Ok(()), |reason| Err(BuildFailure { output, reason }))
    }

    /// Returns the reason to end a build, if there is one.
    fn reason_to_end(&self, started_at: Instant, limit: Duration) -> Option<String> {
        if awake_since(started_at) > limit {
            return Some(format!("takes longer than {} s", limit.as_secs_f64()));
        }
        match Files::of_folder(&self.copy) {
            Ok(files) if files.size() > LIMITS.disk_mib << 20 => {
                Some(format!("writes more than {} MiB", LIMITS.disk_mib))
            }
            // An unreadable file may have been removed meanwhile.
            Ok(_) | Err(ListError::Io(_)) => None,
            Err(too_many_files) => Some(too_many_files.to_string()),
        }
    }
}

/// Collects the end of a pipe's data, until the pipe is closed.
fn collect_end(mut pipe: PipeReader) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut last_bytes = VecDeque::new();
        let mut buffer = [0; 4096];
        loop {
            match pipe.read(&mut buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Ok(0) | Err(_) => break,
                Ok(count) => {
                    last_bytes.extend(&buffer[..count]);
                    let excess = last_bytes.len().saturating_sub(MAX_OUTPUT_BYTES);
                    last_bytes.drain(..excess);
                }
            }
        }
        // The receiver has gone if the build could not be ended.
        let _ = sender.send(last_bytes.into());
    });
    receiver
}
