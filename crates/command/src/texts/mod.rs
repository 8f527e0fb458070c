//! `warren rules` and `warren new`: the rules of a game and its protocol as text, and a folder with a starter program.
//!
//! The words are those of the page, from its language files.

mod files;
mod folder;
mod language;
mod program;
mod statement;
mod words;

use clap::Args;
use warren::games::GameId;

pub use folder::New;
use language::Language;
use warren_arena::Failure;
use warren_arena::output::{print, print_trusted};
use words::Words;

/// Print a game's rules, and what its programs read and write, with sample sessions.
///
/// The rules use the words of the page. Decisions that the contest's statement leaves open are marked.
#[derive(Args)]
#[command(after_help = "Examples:
  warren rules dots
  warren rules rabbits --maze")]
pub struct Rules {
    /// The game.
    game: GameId,
    /// The language; without it, that of the environment (LC_ALL, LC_MESSAGES or LANG), if there are texts in it.
    #[arg(long)]
    language: Option<Language>,
    /// Print only the maze of a game that has one: one digit per cell, the sum of its walls.
    #[arg(long)]
    maze: bool,
}

impl Rules {
    pub fn run(&self) -> Result<(), Failure> {
        if self.maze {
            let maze = statement::maze(self.game);
            let maze = maze.ok_or_else(|| Failure(self.game.lacks("a maze").to_string()))?;
            return print(maze);
        }
        let language = Language::requested_or_default(self.language);
        print_trusted(statement::statement(self.game, language))
    }
}

/// Returns the English words of a game, for the files that the command writes.
pub fn english(game: GameId) -> Words {
    Words::of(game, Language::En)
}
