//! What is told and drawn of the space mice.

use serde::Serialize;

use super::planes::MICE;
use super::{Arrow, Cell, Group, Mice};

/// One thing that a turn brings about. Players are counted from 0, cells are `[x, y]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// Mice enter a rocket.
    Rescue {
        /// Whose rocket.
        player: usize,
        /// How many.
        mice: u32,
    },
    /// Cats enter a rocket.
    Raid {
        /// Whose rocket.
        player: usize,
        /// How many.
        cats: u32,
    },
    /// Mice are eaten.
    Eat {
        /// Where they stood when it happened.
        cell: [u8; 2],
        /// How many.
        mice: u32,
    },
    /// An arrow is placed.
    Place {
        /// Whose.
        player: usize,
        /// Where.
        cell: [u8; 2],
        /// Its heading's letter.
        heading: char,
    },
    /// The player's oldest arrow goes.
    Lift {
        /// From where.
        cell: [u8; 2],
    },
}

/// A position as `warren replay` prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub(super) game: &'static str,
    pub(super) ply: u8,
    pub(super) over: bool,
    pub(super) scores: Vec<u32>,
}

/// What the report leaves out: the board, and what stands on it when the next arrow is about to be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// Columns and rows.
    size: u8,
    /// Arrows in a game.
    turns: u8,
    /// The players' rockets, `[x, y]`.
    rockets: Vec<[u8; 2]>,
    /// The cells behind the doors and the letters of their walls.
    doors: Vec<(u8, u8, char)>,
    /// Animals of a cell and a heading: `[x, y, heading, mice, cats]`.
    animals: Vec<(u8, u8, char, u32, u32)>,
    /// By player, the oldest arrow first: `[x, y, heading]`.
    arrows: Vec<Vec<(u8, u8, char)>>,
    /// The players' points.
    points: Vec<u32>,
}

fn place(cell: Cell) -> [u8; 2] {
    [cell.x, cell.y]
}

impl Mice {
    /// What a legal arrow brings about.
    pub(super) fn told(&self, arrow: &Arrow) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut after = self.clone();
        let turn = u32::from(self.ply) + 1;
        after.tell_arrivals(turn, &mut effects);
        let fed = self.herd.fed(&self.board, Mice::cats_enter(turn));
        for Group {
            cell,
            heading,
            mice,
            ..
        } in after.animals()
        {
            if mice > 0 && !fed.is_any(MICE, heading, cell) {
                effects.push(Effect::Eat {
                    cell: place(cell),
                    mice,
                });
            }
        }
        let player = self.side().index();
        effects.push(Effect::Place {
            player,
            cell: place(arrow.cell),
            heading: arrow.heading.letter(),
        });
        if let [oldest, _, _] = self.arrows.of(player)[..] {
            effects.push(Effect::Lift {
                cell: place(oldest.cell),
            });
        }
        if self.ply + 1 == self.board.turns() {
            let mut last = self.clone();
            last.animals_move();
            last.tell_arrivals(u32::from(self.ply) + 2, &mut effects);
        }
        effects
    }

    /// After the first six steps of the next turn, as the player sees it who places the next arrow.
    pub(super) fn drawn(&self) -> Setting {
        let size = self.board.size();
        let choice = self.at_choice();
        Setting {
            size,
            turns: self.board.turns(),
            rockets: self.board.rockets().iter().copied().map(place).collect(),
            doors: self
                .board
                .doors()
                .iter()
                .map(|door| {
                    let cell = door.cell(size);
                    (cell.x, cell.y, door.wall.letter())
                })
                .collect(),
            animals: choice
                .animals()
                .iter()
                .map(|group| {
                    let Group { cell, heading, .. } = *group;
                    (cell.x, cell.y, heading.letter(), group.mice, group.cats)
                })
                .collect(),
            arrows: (0..self.players())
                .map(|player| {
                    let arrow =
                        |arrow: &Arrow| (arrow.cell.x, arrow.cell.y, arrow.heading.letter());
                    // Those of passes stand in a pit.
                    let real = |arrow: &&Arrow| !self.board.is_pit(arrow.cell);
                    self.arrows
                        .of(player)
                        .iter()
                        .filter(real)
                        .map(arrow)
                        .collect()
                })
                .collect(),
            points: choice.points().to_vec(),
        }
    }

    /// Takes steps 1 to 4 of a turn and tells what came to the rockets.
    fn tell_arrivals(&mut self, turn: u32, effects: &mut Vec<Effect>) {
        let arrived = self.herd.advance(&self.board, Mice::cats_enter(turn));
        for (player, arrived) in arrived.into_iter().enumerate() {
            if arrived.mice > 0 {
                let mice = arrived.mice;
                effects.push(Effect::Rescue { player, mice });
            }
            if arrived.cats > 0 {
                let cats = arrived.cats;
                effects.push(Effect::Raid { player, cats });
            }
        }
    }
}
