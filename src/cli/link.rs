//! `warren link` and `warren unlink`: records to links and back.

use std::io::{self, Write};

use clap::Args;
use warren::for_game;
use warren::game::{Game, LineError, Seat};
use warren::link::{self, LinkError};
use warren::puzzle::is_puzzle;
use warren::record::game_of;
use warren::scene::Scene;

use super::Failure;
use super::input::RecordFile;

/// Print the link that shows a record, or poses a puzzle: the solution is not in it.
#[derive(Args)]
pub struct Link {
    #[command(flatten)]
    record: RecordFile,

    /// The address of the page; without it only the part after its # is printed
    #[arg(long, value_name = "ADDRESS")]
    page: Option<String>,

    /// How many of the moves have been played on the board that the link shows [default: all]
    #[arg(long, value_name = "MOVES")]
    at: Option<usize>,

    /// The seat, from 0, whose side is near [default: nobody's]
    #[arg(long, value_name = "SEAT")]
    viewpoint: Option<u8>,
}

impl Link {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.record.text()?;
        let game = game_of(&text).map_err(|error| self.record.failure(&error))?;
        let code = for_game!(game, G => {
            let failure = |error: LineError| self.record.failure(&error);
            let mut scene: Scene<G> = match is_puzzle(&text) {
                true => Scene::of_puzzle(text.parse().map_err(failure)?),
                false => Scene::new(text.parse().map_err(failure)?),
            };
            let (moves, seats) = (scene.point, scene.record.start().seats());
            scene.point = self.at.unwrap_or(moves);
            scene.viewpoint = self.viewpoint.map(Seat).or(scene.viewpoint);
            if scene.point > moves {
                return Err(Failure(format!("--at {}: the record has {moves} moves", scene.point)));
            }
            if scene.viewpoint.is_some_and(|seat| seat.index() >= seats) {
                return Err(Failure(format!("--viewpoint: the seats are 0 to {}", seats - 1)));
            }
            link::encode(&scene)
        });
        let page = self
            .page
            .as_deref()
            .map(|page| page.split('#').next().unwrap_or(page));
        let link = page.map_or(code.clone(), |page| format!("{page}#{code}"));
        writeln!(io::stdout(), "{link}").map_err(|error| Failure(error.to_string()))
    }
}

/// Print the record that a link holds, or the puzzle.
#[derive(Args)]
pub struct Unlink {
    /// The link, or the part after its #
    link: String,
}

impl Unlink {
    pub fn run(&self) -> Result<(), Failure> {
        let code = self.link.rsplit('#').next().unwrap_or(&self.link);
        let failure = |error: LinkError| Failure(error.to_string());
        let game = link::game_of(code).map_err(failure)?;
        let record = for_game!(game, G => {
            let scene = link::decode::<G>(code).map_err(failure)?;
            match scene.goal {
                Some(task) => task.to_string(),
                None => scene.record.to_string(),
            }
        });
        write!(io::stdout(), "{record}").map_err(|error| Failure(error.to_string()))
    }
}
