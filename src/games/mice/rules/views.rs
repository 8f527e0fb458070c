//! The effects, the report and the setting of the space mice.

use serde::Serialize;

use super::planes::MICE;
use super::{Arrow, Cell, Group, Mice};

/// One effect of a turn. Players are counted from 0, cells are `[x, y]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Mice")
)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// Mice enter a rocket.
    Rescue {
        /// The rocket's owner.
        player: usize,
        /// The number of mice.
        mice: u32,
    },
    /// Cats enter a rocket.
    Raid {
        /// The rocket's owner.
        player: usize,
        /// The number of cats.
        cats: u32,
    },
    /// Mice are eaten.
    Eat {
        /// The cell where they were eaten.
        cell: [u8; 2],
        /// The number of mice.
        mice: u32,
    },
    /// An arrow is placed.
    Place {
        /// The player.
        player: usize,
        /// The cell.
        cell: [u8; 2],
        /// Its heading's letter.
        heading: char,
    },
    /// The player's oldest arrow is removed.
    Lift {
        /// The cell it was on.
        cell: [u8; 2],
    },
}

/// The report of a position, which `warren replay` prints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Mice")
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"mice\""))]
    pub(super) game: &'static str,
    /// The number of arrows placed so far.
    pub(super) ply: u8,
    /// Whether the game is over by its rules.
    pub(super) over: bool,
    /// The points by player.
    pub(super) scores: Vec<u32>,
}

/// The setting: the board and its content when the next arrow is about to be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Mice")
)]
pub struct Setting {
    /// The number of columns and rows.
    size: u8,
    /// The number of arrows in a game.
    turns: u8,
    /// The players' rockets, `[x, y]`.
    rockets: Vec<[u8; 2]>,
    /// The cells behind the doors and the letters of their walls.
    doors: Vec<(u8, u8, char)>,
    /// The animals by cell and heading: `[x, y, heading, mice, cats]`.
    animals: Vec<(u8, u8, char, u32, u32)>,
    /// The arrows by player, the oldest first: `[x, y, heading]`.
    arrows: Vec<Vec<(u8, u8, char)>>,
    /// The players' points.
    points: Vec<u32>,
}

fn coordinates(cell: Cell) -> [u8; 2] {
    [cell.x, cell.y]
}

impl Mice {
    /// The effects of a legal arrow.
    pub(super) fn effects_of(&self, arrow: &Arrow) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut next = self.clone();
        let turn = u32::from(self.ply) + 1;
        next.add_arrivals(turn, &mut effects);
        let after_eating = self.herd.after_eating(&self.board, Mice::cats_enter(turn));
        for Group {
            cell,
            heading,
            mice,
            ..
        } in next.animals()
        {
            if mice > 0 && !after_eating.has_animals(MICE, heading, cell) {
                effects.push(Effect::Eat {
                    cell: coordinates(cell),
                    mice,
                });
            }
        }
        let player = self.side().index();
        effects.push(Effect::Place {
            player,
            cell: coordinates(arrow.cell),
            heading: arrow.heading.letter(),
        });
        if let [oldest, _, _] = self.arrows.of(player)[..] {
            effects.push(Effect::Lift {
                cell: coordinates(oldest.cell),
            });
        }
        if self.ply + 1 == self.board.turns() {
            let mut last = self.clone();
            last.move_animals();
            last.add_arrivals(u32::from(self.ply) + 2, &mut effects);
        }
        effects
    }

    /// The setting after the first six steps of the next turn, as the next player sees it.
    pub(super) fn board_setting(&self) -> Setting {
        let size = self.board.size();
        let choice = self.position_at_choice();
        Setting {
            size,
            turns: self.board.turns(),
            rockets: self
                .board
                .rockets()
                .iter()
                .copied()
                .map(coordinates)
                .collect(),
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
                    // The arrows of passes are in a pit.
                    let is_on_board = |arrow: &&Arrow| !self.board.is_pit(arrow.cell);
                    self.arrows
                        .of(player)
                        .iter()
                        .filter(is_on_board)
                        .map(arrow)
                        .collect()
                })
                .collect(),
            points: choice.points().to_vec(),
        }
    }

    /// Plays steps 1 to 4 of a turn, and adds the arrivals at the rockets to the effects.
    fn add_arrivals(&mut self, turn: u32, effects: &mut Vec<Effect>) {
        let arrivals = self.herd.advance(&self.board, Mice::cats_enter(turn));
        for (player, arrivals) in arrivals.into_iter().enumerate() {
            if arrivals.mice > 0 {
                let mice = arrivals.mice;
                effects.push(Effect::Rescue { player, mice });
            }
            if arrivals.cats > 0 {
                let cats = arrivals.cats;
                effects.push(Effect::Raid { player, cats });
            }
        }
    }
}
