//! `warren tournament new`: writes a file that explains every field.

use std::path::PathBuf;

use clap::Args;
use warren::core::protocol::{Clock, Protocol};
use warren::for_game;
use warren::games::GameId;

use warren_arena::Failure;
use warren_arena::output::print;
use warren_arena::whole_file;

/// Write the file of a tournament, with an explanation of every field.
#[derive(Args)]
#[command(after_help = "Example:
  warren tournament new dots cup.toml")]
pub struct New {
    /// The game.
    game: GameId,
    /// The file to write; without it, the text is printed.
    file: Option<PathBuf>,
}

impl New {
    pub fn run(&self) -> Result<(), Failure> {
        let text = file_text(self.game);
        let Some(path) = &self.file else {
            return print(text);
        };
        let failure = |error: std::io::Error| Failure(format!("{}: {error}", path.display()));
        whole_file::create(path, &text).map_err(failure)?;
        print(format_args!(
            "{} is written. Play it with: warren tournament {0}\n",
            path.display()
        ))
    }
}

/// The text for a game.
fn file_text(game: GameId) -> String {
    let clock = for_game!(game, G => G::CLOCK);
    let (time, timed_part) = match clock {
        Clock::PerMove(limit) => (limit.as_millis(), "an answer"),
        Clock::PerGame(limit) => (limit.as_millis(), "all answers of a game"),
    };
    include_str!("template.toml")
        .replace("GAME", game.id())
        .replace("TIME", &time.to_string())
        .replace("CLOCK", timed_part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warren_arena::tournament::file::TournamentFile;

    #[test]
    fn the_template_is_a_tournament_also_with_all_that_it_only_explains() {
        for &game in GameId::ALL {
            let text = file_text(game);
            let file: TournamentFile = toml::from_str(&text).unwrap();
            assert_eq!((file.game, file.programs.len()), (game, 3));
            // Each commented-out field must be usable.
            let is_field = |line: &&str| {
                line.starts_with("#") && line.contains(" = ") && !line.starts_with("# ")
            };
            for line in text.lines().filter(is_field) {
                let mut lines_with_field: Vec<&str> = text.lines().collect();
                lines_with_field.insert(0, &line[1..]);
                let parsed: Result<TournamentFile, _> =
                    toml::from_str(&lines_with_field.join("\n"));
                assert!(parsed.is_ok(), "{line}: {parsed:?}");
            }
        }
    }
}
