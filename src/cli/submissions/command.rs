//! `warren build`: builds a folder of submissions, and says which of them can play.

use std::fs::{self, File, TryLockError};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::{BUILT, Built, Submission, Submissions, read};
use crate::cli::Failure;
use crate::cli::arena::{Limits, Protection, readable};
use crate::cli::output::{print, say};

/// The seconds that a build may take, unless something else is asked for.
const USUAL_LIMIT: u64 = 120;

/// Build a folder of submissions: each folder in it is a program.
///
/// A `warren.toml` in it says how: `run = "./bot"`, the command that runs it, and perhaps `build = "g++ -O2 -o bot bot.cpp"`, `name`,
/// `language` and `reads_openings = true`. Without one the only .py, .js, .wasm or executable file is the program.
///
/// Each program is copied, and the copy is built and plays. Nothing is written into what was handed in. What has not changed is
/// not built again.
///
/// Programs are built in a jail (bubblewrap, on Linux): without network, and may write in their copy only. Where no jail can be
/// made, nothing is built unless --trusted allows it.
///
/// Exit status: 0 if all are built, 2 if one is not.
#[derive(Args)]
#[command(after_help = "Example:
  warren build submissions")]
pub struct Build {
    /// The folder of submissions.
    folder: PathBuf,
    /// Build without a jail.
    #[arg(long)]
    trusted: bool,
    /// The seconds that a build may take.
    #[arg(long, value_name = "SECONDS", default_value_t = USUAL_LIMIT, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
}

impl Build {
    pub fn run(&self) -> Result<(), Failure> {
        let Submissions {
            able: submissions,
            left_out,
        } = read(&self.folder, &[])?;
        let protection = match submissions.iter().any(Submission::has_build) {
            true => {
                let (protection, told) = Protection::choose(self.trusted, Limits::default())?;
                say(format_args!("note: {told}"));
                protection
            }
            false => Protection::Nothing,
        };
        let mut unbuilt = left_out.len();
        for (folder, why) in &left_out {
            print(format_args!("{}\n", told_of(folder, why)))?;
        }
        let _alone = lock(&submissions);
        for submission in &submissions {
            let limit = Duration::from_secs(self.limit);
            let (is_built, told) = built(submission, protection, limit);
            unbuilt += usize::from(!is_built);
            print(told)?;
        }
        match unbuilt {
            0 => Ok(()),
            _ => Err(Failure(format!(
                "{unbuilt} of {} submissions cannot play",
                submissions.len() + left_out.len()
            ))),
        }
    }
}

/// What is to be told of a folder that is no submission, in a line.
pub fn told_of(folder: &str, why: &str) -> String {
    readable(format!("{folder}: left out: {why}").as_bytes())
}

/// Builds submissions for a tournament. Returns what is to be told of those that cannot play.
pub fn build_all(submissions: &[Submission], protection: Protection) -> Vec<String> {
    let limit = Duration::from_secs(USUAL_LIMIT);
    let _alone = lock(submissions);
    let built = submissions
        .iter()
        .map(|submission| built(submission, protection, limit));
    built
        .filter(|(can_play, _)| !can_play)
        .map(|(_, told)| told)
        .collect()
}

/// Keeps other commands from building the same submissions until the file is closed. Where no file can be made, nothing can be
/// built either.
fn lock(submissions: &[Submission]) -> Option<File> {
    let folder = submissions.first()?.folder.parent()?.join(BUILT);
    fs::create_dir_all(&folder).ok()?;
    let file = File::create(folder.join(".lock")).ok()?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        say("note: another command is building these submissions; waiting for it");
        // Some file systems have no locks.
        let _ = file.lock();
    }
    Some(file)
}

/// Builds one. Returns whether it can play, and what is to be told.
fn built(submission: &Submission, protection: Protection, limit: Duration) -> (bool, String) {
    let Submission { name, language, .. } = submission;
    let program = match language.is_empty() {
        true => name.clone(),
        false => format!("{name} ({language})"),
    };
    let program = readable(program.as_bytes());
    let built = match submission.build(protection, limit) {
        Ok(Built::Now) => "built",
        Ok(Built::Before) => "built before",
        Ok(Built::Needless) => "needs no build",
        Err(failure) => {
            let lines = failure.output.lines();
            let lines = lines.map(|line| format!("  {}\n", readable(line.as_bytes())));
            let output: String = lines.collect();
            return (false, format!("{program}: not built: {failure}\n{output}"));
        }
    };
    let fingerprint = submission
        .contestant()
        .and_then(|_| submission.fingerprint());
    match fingerprint {
        Ok(fingerprint) => (true, format!("{program}: {built}, {fingerprint}\n")),
        Err(failure) => (
            false,
            format!("{program}: {built}, and cannot play: {failure}\n"),
        ),
    }
}
