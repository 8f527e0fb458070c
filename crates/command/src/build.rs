//! `warren build`: builds a folder of submissions and reports which of them can play.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use warren_arena::Failure;
use warren_arena::contest::{Limits, Protection};
use warren_arena::output::{print, say};
use warren_arena::submissions::{
    DEFAULT_LIMIT_S, Submission, Submissions, build_and_report, left_out_line, lock_builds,
    read_submissions,
};

/// Build a folder of submissions: each folder in it is a program.
///
/// A `warren.toml` in it describes the program: `run = "./bot"`, the command that runs it, and optionally `build = "g++ -O2 -o
/// bot bot.cpp"`, `name`, `language` and `reads_openings = true`. Without this file, the only .py, .js, .wasm or executable
/// file is the program.
///
/// Each program is copied; the copy is built and plays. The submitted folder is never changed. An unchanged program is not
/// built again.
///
/// Programs are built in a jail (bubblewrap, on Linux), without network, and may write only in their copy. If no jail can be
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
    /// The time limit of a build in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = DEFAULT_LIMIT_S, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
}

impl Build {
    pub fn run(&self) -> Result<(), Failure> {
        let Submissions {
            buildable: submissions,
            left_out,
        } = read_submissions(&self.folder, &[])?;
        let protection = if submissions.iter().any(Submission::has_build) {
            let (protection, description) = Protection::choose(self.trusted, Limits::default())?;
            say(format_args!("note: {description}"));
            protection
        } else {
            Protection::Nothing
        };
        let mut unplayable_count = left_out.len();
        for (folder, why) in &left_out {
            print(format_args!("{}\n", left_out_line(folder, why)))?;
        }
        let _build_lock = lock_builds(&submissions);
        for submission in &submissions {
            let limit = Duration::from_secs(self.limit);
            let (can_play, report) = build_and_report(submission, protection, limit);
            unplayable_count += usize::from(!can_play);
            print(report)?;
        }
        match unplayable_count {
            0 => Ok(()),
            _ => Err(Failure(format!(
                "{unplayable_count} of {} submissions cannot play",
                submissions.len() + left_out.len()
            ))),
        }
    }
}
