//! `warren link` and `warren unlink`: records to links and back.

use std::path::{Path, PathBuf};

use clap::Args;
use warren::core::game::{Game, LineError, Seat};
use warren::core::link::{self, LinkError};
use warren::core::scene::Scene;
use warren::for_game;
use warren::games::GameId;
use warren::thinking::puzzle::{Puzzles, is_puzzle, scene_of};

use super::input::RecordFile;
use warren_arena::Failure;
use warren_arena::output::print;

/// Print the link that shows a record, or poses a puzzle without its solution; for several records, one link per line.
#[derive(Args)]
#[command(after_help = "Example:
  warren link game.rec --page https://example.org/warren/")]
pub struct Link {
    /// The records; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    page: Page,

    /// The number of moves played on the board that the link shows [default: all]
    #[arg(long, value_name = "MOVES")]
    at: Option<usize>,

    /// The seat, from 0, from whose side the board is seen [default: nobody's]
    #[arg(long, value_name = "SEAT")]
    viewpoint: Option<u8>,
}

impl Link {
    pub fn run(&self) -> Result<(), Failure> {
        for file in &self.files {
            let code = self.link_code(&RecordFile::new(file.clone()))?;
            print(self.page.link_with_code(&code).unwrap_or(code) + "\n")?;
        }
        Ok(())
    }

    /// Returns the part of a link after the `#`.
    fn link_code(&self, file: &RecordFile) -> Result<String, Failure> {
        let text = file.text()?;
        let game = GameId::of_record(&text).map_err(|error| file.failure(&error))?;
        Ok(for_game!(game, G => {
            let failure = |error: LineError| file.failure(&error);
            let mut scene: Scene<G> = if is_puzzle(&text) {
                let task: <G as Puzzles>::Task = text.parse().map_err(failure)?;
                scene_of(&task)
            } else {
                Scene::from_record(&text).map_err(failure)?
            };
            let (moves, seats) = (scene.point, scene.record.start().seats());
            scene.point = self.at.unwrap_or(moves);
            scene.viewpoint = self.viewpoint.map(Seat).or(scene.viewpoint);
            if scene.point > moves {
                let message = format!("--at {}: the record has {moves} moves", scene.point);
                return Err(file.failure(&message));
            }
            if scene.viewpoint.is_some_and(|seat| seat.index() >= seats) {
                return Err(file.failure(&format!("--viewpoint: the seats are 0 to {}", seats - 1)));
            }
            link::encode(&scene)
        }))
    }
}

/// The target page of links.
#[derive(Args)]
pub struct Page {
    /// The address of the page, such as https://example.org/warren/. Without it a link is only the part after its #
    #[arg(long, value_name = "ADDRESS")]
    page: Option<String>,
}

impl Page {
    /// Returns the link with this code, the part after its `#`. `None` without an address.
    pub fn link_with_code(&self, code: &str) -> Option<String> {
        let address = self.page.as_deref().map(address_without_fragment)?;
        Some(format!("{address}#{code}"))
    }

    /// Returns the sentence that leads a person to a position. `record` is the file of the game, if there is one.
    pub fn describe_link(&self, code: &str, record: Option<&Path>) -> String {
        match (self.link_with_code(code), record) {
            (Some(link), _) => format!("the position: {link}"),
            (None, Some(record)) => format!(
                "to see the position, open {} by \u{201c}Open a game from text\u{201d} on the page, or print its link with --page ADDRESS",
                record.display()
            ),
            (None, None) => format!(
                "to see the position, paste this line into \u{201c}Open a game from text\u{201d} on the page, or print its link with --page ADDRESS:\n#{code}"
            ),
        }
    }
}

/// Returns an address without its `#` and the rest.
fn address_without_fragment(address: &str) -> &str {
    address.split('#').next().unwrap_or(address)
}

/// Print the record or the puzzle in a link.
#[derive(Args)]
#[command(after_help = "Example:
  warren unlink 'https://example.org/warren/#…' > game.rec")]
pub struct Unlink {
    /// The link, the part after its #, or a text that contains it; `-` is standard input
    link: String,
}

impl Unlink {
    pub fn run(&self) -> Result<(), Failure> {
        let text = match self.link.as_str() {
            "-" => RecordFile::new("-".into()).text()?,
            link => link.to_owned(),
        };
        let link = text.trim();
        if link.contains("#/") {
            let message = "this address leads to what one browser has stored; Share on the page copies a link that holds the game";
            return Err(Failure(message.to_owned()));
        }
        let game = GameId::of_link(link).map_err(to_failure)?;
        let text_in_link = for_game!(game, G => {
            let scene = link::decode::<G>(link).map_err(to_failure)?;
            match scene.puzzle {
                Some(puzzle_text) => puzzle_text,
                None => scene.to_record(),
            }
        });
        print(text_in_link)
    }
}

/// Explains why a link cannot be read. The page's advice for a link of a newer Warren does not apply here.
fn to_failure(error: LinkError) -> Failure {
    let message = match error {
        LinkError::Newer(version) => format!(
            "this link was made by a newer Warren, in version {version}: a newer `warren` reads it"
        ),
        LinkError::UnknownGame => {
            "this link is of a game that this `warren` does not have: a newer one may have it"
                .to_owned()
        }
        other_error => other_error.to_string(),
    };
    Failure(message)
}
