//! The ways of the animals under the known arrows, for each kind and heading separately. No animal is eaten.

use super::missing_arrow::MissingArrow;
use crate::core::game::{Game, Seat};
use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, CAT_COST, CAT_EVERY, Cell, Heading, MAX_ARROWS, Mice};

/// The board from one player's view.
pub(super) struct Terrain {
    pub(super) size: usize,
    turns: u8,
    /// The player's own rocket.
    rocket: Cell,
    /// By cell, the effect on an animal there.
    cells: Vec<CellKind>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CellKind {
    Open,
    /// The player's own rocket.
    Own,
    /// A pit, or another's rocket.
    Gone,
}

impl Terrain {
    pub(super) fn new(task: &Task) -> Terrain {
        let board = task.start().board();
        let size = usize::from(board.size());
        let mut terrain = Terrain {
            size,
            turns: board.turns(),
            rocket: board.rockets()[task.seat().index()],
            cells: vec![CellKind::Open; size * size],
        };
        for at in [0, size - 1, size * (size - 1), size * size - 1] {
            terrain.cells[at] = CellKind::Gone;
        }
        for &rocket in board.rockets() {
            let is_own = rocket == terrain.rocket;
            let at = terrain.index(rocket);
            terrain.cells[at] = if is_own {
                CellKind::Own
            } else {
                CellKind::Gone
            };
        }
        terrain
    }

    pub(super) fn index(&self, cell: Cell) -> usize {
        usize::from(cell.y) * self.size + usize::from(cell.x)
    }

    /// Whether an animal on a cell, when animals turn in a ply, can reach the own rocket in time.
    pub(super) fn is_near(&self, cell: Cell, ply: u8) -> bool {
        distance(cell, self.rocket) <= self.turns - ply
    }
}

/// Mice or cats.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Mouse,
    Cat,
}

/// Animals of one kind that move together.
pub(super) struct Walkers {
    pub(super) kind: Kind,
    pub(super) count: i32,
    /// The cell they enter next.
    cell: Cell,
    heading: Heading,
    /// The ply of that step.
    ply: u8,
}

/// The animals on the board, and those that will enter.
pub(super) fn walkers(position: &Mice) -> Vec<Walkers> {
    let ply = position.ply() as u8;
    let board = position.board();
    let mut walkers = Vec::new();
    for group in position.animals() {
        let cell = next(group.cell, group.heading);
        let heading = group.heading;
        let counts = [(Kind::Mouse, group.mice), (Kind::Cat, group.cats)];
        walkers.extend(
            counts
                .into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(kind, count)| Walkers {
                    kind,
                    count: count as i32,
                    cell,
                    heading,
                    ply,
                }),
        );
    }
    for ply in ply..=board.turns() {
        walkers.extend(board.doors().iter().map(|door| Walkers {
            kind: if cats_enter(ply) {
                Kind::Cat
            } else {
                Kind::Mouse
            },
            count: 1,
            cell: door.cell(board.size()),
            heading: door.wall.opposite(),
            ply,
        }));
    }
    walkers
}

/// The animals that come to the own rocket, by ply.
#[derive(Clone)]
pub(super) struct Arrivals {
    mice: Vec<i32>,
    cats: Vec<i32>,
}

impl Arrivals {
    pub(super) fn new(terrain: &Terrain) -> Arrivals {
        let none = vec![0; usize::from(terrain.turns) + 1];
        Arrivals {
            mice: none.clone(),
            cats: none,
        }
    }

    pub(super) fn add(&mut self, kind: Kind, arrival: Option<u8>, count: i32) {
        let Some(ply) = arrival else { return };
        match kind {
            Kind::Mouse => self.mice[usize::from(ply)] += count,
            Kind::Cat => self.cats[usize::from(ply)] += count,
        }
    }

    pub(super) fn last_cat(&self) -> Option<u8> {
        let last = self.cats.iter().rposition(|&cats| cats > 0);
        last.map(|ply| ply as u8)
    }

    /// The player's points at the end, starting from `points`.
    pub(super) fn points_from(&self, points: i32) -> i32 {
        let both = self.mice.iter().zip(&self.cats);
        both.fold(points, |points, (mice, cats)| {
            (points + mice - CAT_COST as i32 * cats).max(0)
        })
    }
}

/// The arrows in force, from a position on.
pub(super) struct Ways<'a> {
    pub(super) terrain: &'a Terrain,
    /// The ply of the position.
    first: u8,
    /// By ply and cell, the heading of the known arrow there. The boards of the plies follow each other.
    signs: Vec<Option<Heading>>,
    /// By ply, whether an undecided arrow is on the board.
    open: Vec<bool>,
}

impl Ways<'_> {
    pub(super) fn new<'a>(
        terrain: &'a Terrain,
        task: &Task,
        position: &Mice,
        missing_arrows: &[MissingArrow],
    ) -> Ways<'a> {
        let plies = position.ply() as u8..position.board().turns();
        let stands = |ply: u8| {
            let mut each = task.open().iter().zip(missing_arrows);
            each.any(|(open, missing_arrow)| {
                matches!(missing_arrow, MissingArrow::Undecided(_))
                    && open.ply < ply
                    && ply <= open.last
            })
        };
        Ways {
            terrain,
            first: plies.start,
            signs: signs(terrain, task, position),
            open: plies.map(stands).collect(),
        }
    }

    /// Follows animals to their end. Returns the ply in which they come to the player's rocket, if they do. Reports the cells
    /// and plies where an undecided arrow might turn them. One such arrow may be decided, with its cell and heading.
    pub(super) fn follow(
        &self,
        group: &Walkers,
        decided: Option<(usize, Heading)>,
        mut report: impl FnMut(Cell, u8),
    ) -> Option<u8> {
        let terrain = self.terrain;
        let (mut cell, mut heading) = (group.cell, group.heading);
        for ply in group.ply..=terrain.turns {
            let at = terrain.index(cell);
            match terrain.cells[at] {
                CellKind::Own => return Some(ply),
                CellKind::Gone => return None,
                CellKind::Open if ply == terrain.turns => return None,
                CellKind::Open => {}
            }
            let turn = usize::from(ply - self.first);
            let sign = self.signs[turn * terrain.size * terrain.size + at];
            heading = sign.unwrap_or(heading);
            if self.open[turn] {
                report(cell, ply);
                if let Some((_, to)) = decided.filter(|(decided, _)| *decided == at) {
                    heading = to;
                }
            }
            if is_wall(terrain.size, cell, heading) {
                heading = heading.left();
            }
            cell = next(cell, heading);
        }
        None
    }
}

/// The known arrows, from a position on.
fn signs(terrain: &Terrain, task: &Task, position: &Mice) -> Vec<Option<Heading>> {
    let board = position.board();
    let players = position.players();
    let plies = position.ply() as u8..board.turns();
    let cells = terrain.size * terrain.size;
    let mut signs = vec![None; plies.len() * cells];
    let mut arrows: Vec<Vec<Option<Arrow>>> = (0..players as u8)
        .map(|player| position.arrows(Seat(player)).iter().copied())
        .map(|arrows| arrows.map(Some).collect())
        .collect();
    for (ply, signs) in plies.zip(signs.chunks_exact_mut(cells)) {
        for arrow in arrows.iter().flatten().flatten() {
            signs[terrain.index(arrow.cell)] = Some(arrow.heading);
        }
        let own = &mut arrows[usize::from(ply) % players];
        if own.len() == MAX_ARROWS {
            own.remove(0);
        }
        own.push(task.at(ply));
    }
    signs
}

/// The number of cats, on the board or yet to enter, that can reach a rocket in time.
pub(super) fn cats_in_reach(position: &Mice, rocket: Cell) -> u32 {
    let board = position.board();
    let (ply, turns) = (position.ply() as u8, board.turns());
    let here = position.animals().into_iter();
    let here: u32 = here
        .filter(|group| distance(group.cell, rocket) <= turns + 1 - ply)
        .map(|group| group.cats)
        .sum();
    let to_come = (ply..=turns).filter(|ply| cats_enter(*ply)).map(|ply| {
        let doors = board.doors().iter();
        let near = doors.filter(|door| distance(door.cell(board.size()), rocket) <= turns - ply);
        near.count() as u32
    });
    here + to_come.sum::<u32>()
}

fn cats_enter(ply: u8) -> bool {
    (u32::from(ply) + 1).is_multiple_of(CAT_EVERY)
}

fn distance(from: Cell, to: Cell) -> u8 {
    from.x.abs_diff(to.x) + from.y.abs_diff(to.y)
}

fn is_wall(size: usize, cell: Cell, heading: Heading) -> bool {
    let last = size as u8 - 1;
    match heading {
        Heading::North => cell.y == 0,
        Heading::East => cell.x == last,
        Heading::South => cell.y == last,
        Heading::West => cell.x == 0,
    }
}

/// The next cell. It must be on the board.
fn next(Cell { x, y }: Cell, heading: Heading) -> Cell {
    match heading {
        Heading::North => Cell { x, y: y - 1 },
        Heading::East => Cell { x: x + 1, y },
        Heading::South => Cell { x, y: y + 1 },
        Heading::West => Cell { x: x - 1, y },
    }
}
