//! `warren tournament report`: a folder of pages for any static host, which also opens from the file system.
//!
//! All pages are written here, as plain HTML without scripts. Only the boards that replay games need one; see `boards`. All
//! text in a page goes through `maud`, which escapes it.

mod boards;
mod cross_table;
mod forfeits;
mod game_list;
mod game_page;
mod index;
mod numbers;
mod page;
mod plots;
mod program_page;
mod rounds;
mod standings_table;
mod summary;
mod write;

use std::path::PathBuf;

use clap::Args;
use warren::for_game;

use boards::Boards;
use summary::Summary;
use warren_arena::Failure;
use warren_arena::output::print;
use warren_arena::tournament::file::TournamentFile;
use warren_arena::tournament::read_progress;
use warren_arena::tournament::setup::Setup;

/// Write the results of a tournament as a folder of pages.
///
/// Any static host serves the folder, and `index.html` also opens from the file system. A new report replaces the old one.
#[derive(Args)]
#[command(after_help = "Example:
  warren tournament report cup.toml --to report")]
pub struct Report {
    /// The file of the tournament.
    file: PathBuf,
    /// The folder to write; without it, one beside the file with its name and the extension `.report`.
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// The source of the boards: the folder of a built site (`make site`), from which they are copied, or the address of a
    /// site, whose boards are shown in frames. Without it, the command looks for a built site beside itself and in
    /// `target/site`.
    #[arg(long, value_name = "FOLDER|ADDRESS")]
    site: Option<String>,
}

impl Report {
    pub fn run(&self) -> Result<(), Failure> {
        let file = TournamentFile::read(&self.file)?;
        let folder = match &self.to {
            Some(folder) => folder.clone(),
            None => self.file.with_extension("report"),
        };
        let boards = Boards::find(self.site.as_deref(), file.game.id())?;
        for_game!(file.game, G => {
            let setup: Setup<G> = Setup::new(file, &self.file)?;
            let progress = read_progress(&setup)?;
            let summary = Summary::new(&setup, &self.file, progress);
            let pages = write::write(&folder, &setup.results, &summary, &boards)?;
            print(format_args!(
                "{}: {pages} pages\n",
                folder.join("index.html").display()
            ))
        })
    }
}
