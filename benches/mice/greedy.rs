//! A greedy player: it tries every arrow, simulates the animals, and chooses the arrow with the best result.

use warren::core::game::{Game, LegalMoves, Seat};
use warren::games::mice::{Arrow, Cell, Cells, Mice};
use warren::thinking::search::Random;

use super::Player;

/// The goal of a greedy player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Aim {
    /// Points of its own.
    Points,
    /// A lead over the best of the others.
    Lead,
}

/// Looks one arrow ahead and no further: it assumes that no later arrow matters.
pub struct Greedy {
    aim: Aim,
    /// The number of turns to simulate.
    horizon: u8,
    random: Random,
}

impl Greedy {
    /// A greedy player; the seed decides between equal arrows.
    pub fn new(aim: Aim, horizon: u8, seed: u64) -> Greedy {
        Greedy {
            aim,
            horizon,
            random: Random::new(seed),
        }
    }

    /// Simulates the animals, and shows every position on the way.
    fn run(&self, game: &mut Mice, mut look: impl FnMut(&Mice)) {
        for _ in 0..self.horizon {
            if game.outcome().is_some() {
                break;
            }
            game.pass();
            look(game);
        }
    }

    /// The cells where animals come: arrows on other cells are equivalent.
    fn visited(&self, game: &Mice) -> Cells {
        let mut cells = Cells::NONE;
        self.run(&mut game.clone(), |position| {
            cells.join(&position.next_animal_cells());
        });
        cells
    }

    fn value(&self, game: &Mice, seat: Seat) -> i32 {
        let own = game.points()[seat.index()] as i32;
        let others = (0..game.players()).filter(|&other| other != seat.index());
        let best = others.map(|other| game.points()[other] as i32).max();
        match self.aim {
            Aim::Points => own,
            Aim::Lead => own - best.unwrap_or_default(),
        }
    }
}

impl Player for Greedy {
    fn choose(&mut self, game: &Mice) -> Arrow {
        let seat = game.side();
        let visited = self.visited(game);
        let mut idle: Option<(Cell, i32)> = None;
        let mut arrows = Vec::new();
        game.legal_moves(&mut arrows);
        let mut best = (i32::MIN, Vec::new());
        let mut after = game.clone();
        for arrow in arrows {
            let known = idle.filter(|_| !visited.contains(arrow.cell));
            let value = known.map(|(_, value)| value).unwrap_or_else(|| {
                after.clone_from(game);
                after.play(&arrow);
                self.run(&mut after, |_| {});
                self.value(&after, seat)
            });
            if !visited.contains(arrow.cell) {
                idle = Some((arrow.cell, value));
            }
            if value > best.0 {
                best = (value, Vec::new());
            }
            if value == best.0 {
                best.1.push(arrow);
            }
        }
        best.1[self.random.below(best.1.len())]
    }
}
