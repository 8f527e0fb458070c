//! `warren tournament merge`: joins the results from other machines.

use std::path::PathBuf;

use clap::Args;
use warren::for_game;
use warren_arena::Failure;
use warren_arena::tournament::file::TournamentFile;
use warren_arena::tournament::merge::merge;
use warren_arena::tournament::setup::Setup;

/// Join the results of jobs from any machines.
///
/// The merge replays each record. It names and leaves out a game that disagrees with its record or with the tournament, and
/// uses a good copy instead. It counts a game once, even if there are several copies, and names the missing games.
///
/// Exit status: 0 if no game is missing, nothing was left out and no result disagrees with its record, else 2. Results that
/// agree are stored in any case.
#[derive(Args)]
#[command(after_help = "Example:
  warren tournament merge cup.toml cup.jobs")]
pub struct Merge {
    /// The file of the tournament.
    file: PathBuf,
    /// Folders of results, or folders with such folders in them.
    #[arg(required = true)]
    folders: Vec<PathBuf>,
}

impl Merge {
    pub fn run(&self) -> Result<(), Failure> {
        let file = TournamentFile::read(&self.file)?;
        for_game!(file.game, G => {
            let setup: Setup<G> = Setup::new(file, &self.file)?;
            merge(&setup, &self.folders)
        })
    }
}
