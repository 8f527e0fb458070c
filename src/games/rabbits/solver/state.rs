//! The part of a position that matters. Pieces of a side are interchangeable.

use super::distances::{distance, neighbours};
use super::part::RelevantPart;
use crate::games::rabbits::{Cell, HUNTERS, RABBITS, Rabbits};

/// No piece.
const NONE: u16 = u16::MAX;

/// The cells of the pieces that matter, in ascending order, and the remaining cabbages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    rabbits: [u16; RABBITS],
    hunters: [u16; HUNTERS],
    /// One bit for each cabbage of the part.
    pub(super) cabbages: u64,
}

/// A turn of one side and its result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) after: State,
    pub(super) eaten: u32,
    pub(super) caught: u32,
}

impl State {
    /// The state of a position.
    pub(super) fn of(game: &Rabbits, part: &RelevantPart) -> State {
        let rabbits = game.rabbits().iter().zip(part.rabbits);
        let hunters = game.hunters().iter().zip(part.hunters);
        let cabbages = (0..).zip(&part.cabbages);
        let cabbages = cabbages.filter(|(_, cell)| game.has_cabbage(**cell));
        State {
            rabbits: sorted(rabbits.filter_map(|(rabbit, matters)| rabbit.filter(|_| matters))),
            hunters: sorted(hunters.filter_map(|(&hunter, matters)| matters.then_some(hunter))),
            cabbages: cabbages.fold(0, |cabbages, (index, _)| cabbages | 1 << index),
        }
    }

    pub(super) fn rabbits(&self) -> impl Iterator<Item = Cell> + Clone {
        cells(&self.rabbits)
    }

    pub(super) fn hunters(&self) -> impl Iterator<Item = Cell> + Clone {
        cells(&self.hunters)
    }

    /// The number of steps from a rabbit to the nearest hunter.
    pub(super) fn danger(&self, rabbit: Cell) -> u32 {
        let distances = self.hunters().map(|hunter| distance(rabbit, hunter));
        distances.min().unwrap_or(u32::MAX)
    }

    /// All turns of the rabbits.
    pub(super) fn rabbit_turns(&self, part: &RelevantPart) -> Vec<Turn> {
        let mut turns = Vec::new();
        let from: Vec<Cell> = self.rabbits().collect();
        for_each_joint_move(&from, &mut Vec::new(), &mut |targets| {
            turns.push(self.after_rabbits(targets, part));
        });
        turns
    }

    /// All turns of the hunters.
    pub(super) fn hunter_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        let from: Vec<Cell> = self.hunters().collect();
        for_each_joint_move(&from, &mut Vec::new(), &mut |targets| {
            turns.push(self.after_hunters(targets))
        });
        turns
    }

    fn after_rabbits(&self, targets: &[Cell], part: &RelevantPart) -> Turn {
        let is_hunted = |cell: &Cell| self.hunters.contains(&(cell.index() as u16));
        let free_rabbits = targets.iter().copied().filter(|cell| !is_hunted(cell));
        let mut cabbages = self.cabbages;
        for cell in free_rabbits.clone() {
            let cabbage = part.cabbages.iter().position(|&cabbage| cabbage == cell);
            if let Some(index) = cabbage {
                cabbages &= !(1 << index);
            }
        }
        Turn {
            caught: targets.iter().filter(|cell| is_hunted(cell)).count() as u32,
            eaten: (self.cabbages ^ cabbages).count_ones(),
            after: State {
                rabbits: sorted(free_rabbits),
                cabbages,
                ..*self
            },
        }
    }

    fn after_hunters(&self, targets: &[Cell]) -> Turn {
        let free_rabbits = self.rabbits().filter(|rabbit| !targets.contains(rabbit));
        Turn {
            caught: (self.rabbits().count() - free_rabbits.clone().count()) as u32,
            eaten: 0,
            after: State {
                rabbits: sorted(free_rabbits),
                hunters: sorted(targets.iter().copied()),
                ..*self
            },
        }
    }
}

/// Calls `visit` with each possible set of next cells of a side's pieces.
pub(super) fn for_each_joint_move(
    from: &[Cell],
    targets: &mut Vec<Cell>,
    visit: &mut impl FnMut(&[Cell]),
) {
    let Some(&cell) = from.get(targets.len()) else {
        return visit(targets);
    };
    for next in neighbours(cell).chain([cell]) {
        if !targets.contains(&next) {
            targets.push(next);
            for_each_joint_move(from, targets, visit);
            targets.pop();
        }
    }
}

/// The indices of cells in ascending order, then [`NONE`] for missing pieces.
fn sorted<const COUNT: usize>(cells: impl Iterator<Item = Cell>) -> [u16; COUNT] {
    let mut sorted = [NONE; COUNT];
    for (place, cell) in sorted.iter_mut().zip(cells) {
        *place = cell.index() as u16;
    }
    sorted.sort_unstable();
    sorted
}

/// The cells of these indices, without missing pieces.
fn cells(indices: &[u16]) -> impl Iterator<Item = Cell> + Clone {
    indices
        .iter()
        .map_while(|&index| Cell::from_index(index.into()))
}
