//! Builds submissions one after the other and reports which of them can play.

use std::fs::{self, File, TryLockError};
use std::time::Duration;

use super::{BUILT_FOLDER, BuildOutcome, Submission};

use crate::contest::{Protection, without_control_characters};
use crate::output::say;

/// The default time limit of a build, in seconds.
pub const DEFAULT_LIMIT_S: u64 = 120;

/// Returns the line that reports why a folder is not a submission.
pub fn left_out_line(folder: &str, why: &str) -> String {
    without_control_characters(format!("{folder}: left out: {why}").as_bytes())
}

/// Builds submissions for a tournament. Returns the reports on those that cannot play.
pub fn build_all(submissions: &[Submission], protection: Protection) -> Vec<String> {
    let limit = Duration::from_secs(DEFAULT_LIMIT_S);
    let _build_lock = lock_builds(submissions);
    let outcome = submissions
        .iter()
        .map(|submission| build_and_report(submission, protection, limit));
    outcome
        .filter(|(can_play, _)| !can_play)
        .map(|(_, report)| report)
        .collect()
}

/// Prevents other commands from building the same submissions until the file is closed. If no file can be made, nothing can be
/// built either.
pub fn lock_builds(submissions: &[Submission]) -> Option<File> {
    let folder = submissions.first()?.folder.parent()?.join(BUILT_FOLDER);
    fs::create_dir_all(&folder).ok()?;
    let file = File::create(folder.join(".lock")).ok()?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        say("note: another command is building these submissions; waiting for it");
        // Some file systems have no locks.
        let _ = file.lock();
    }
    Some(file)
}

/// Builds a submission. Returns whether it can play, and a report.
pub fn build_and_report(
    submission: &Submission,
    protection: Protection,
    limit: Duration,
) -> (bool, String) {
    let Submission { name, language, .. } = submission;
    let program = if language.is_empty() {
        name.clone()
    } else {
        format!("{name} ({language})")
    };
    let program = without_control_characters(program.as_bytes());
    let outcome = match submission.build(protection, limit) {
        Ok(BuildOutcome::Built) => "built",
        Ok(BuildOutcome::UpToDate) => "built before",
        Ok(BuildOutcome::NotNeeded) => "needs no build",
        Err(failure) => {
            let lines = failure.output.lines();
            let lines =
                lines.map(|line| format!("  {}\n", without_control_characters(line.as_bytes())));
            let output: String = lines.collect();
            return (false, format!("{program}: not built: {failure}\n{output}"));
        }
    };
    let fingerprint = submission
        .contestant()
        .and_then(|_| submission.fingerprint());
    match fingerprint {
        Ok(fingerprint) => (true, format!("{program}: {outcome}, {fingerprint}\n")),
        Err(failure) => (
            false,
            format!("{program}: {outcome}, and cannot play: {failure}\n"),
        ),
    }
}
