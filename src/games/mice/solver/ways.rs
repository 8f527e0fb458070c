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
    OwnRocket,
    /// A pit, or another's rocket.
    Deadly,
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
        for cell_index in [0, size - 1, size * (size - 1), size * size - 1] {
            terrain.cells[cell_index] = CellKind::Deadly;
        }
        for &rocket in board.rockets() {
            let is_own = rocket == terrain.rocket;
            let cell_index = terrain.index(rocket);
            terrain.cells[cell_index] = if is_own {
                CellKind::OwnRocket
            } else {
                CellKind::Deadly
            };
        }
        terrain
    }

    pub(super) fn index(&self, cell: Cell) -> usize {
        usize::from(cell.y) * self.size + usize::from(cell.x)
    }

    /// Whether an animal on a cell, when animals turn in a ply, can reach the own rocket in time.
    pub(super) fn can_reach_rocket(&self, cell: Cell, ply: u8) -> bool {
        distance(cell, self.rocket) <= self.turns - ply
    }
}

/// Mice or cats.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AnimalKind {
    Mouse,
    Cat,
}

/// Animals of one kind that move together.
pub(super) struct Walkers {
    pub(super) kind: AnimalKind,
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
        let cell = next_cell(group.cell, group.heading);
        let heading = group.heading;
        let counts = [
            (AnimalKind::Mouse, group.mice),
            (AnimalKind::Cat, group.cats),
        ];
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
                AnimalKind::Cat
            } else {
                AnimalKind::Mouse
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
        let zeros = vec![0; usize::from(terrain.turns) + 1];
        Arrivals {
            mice: zeros.clone(),
            cats: zeros,
        }
    }

    pub(super) fn add(&mut self, kind: AnimalKind, arrival: Option<u8>, count: i32) {
        let Some(ply) = arrival else { return };
        match kind {
            AnimalKind::Mouse => self.mice[usize::from(ply)] += count,
            AnimalKind::Cat => self.cats[usize::from(ply)] += count,
        }
    }

    pub(super) fn last_cat(&self) -> Option<u8> {
        let last = self.cats.iter().rposition(|&cats| cats > 0);
        last.map(|ply| ply as u8)
    }

    /// The player's points at the end, starting from `points`.
    pub(super) fn points_from(&self, points: i32) -> i32 {
        let arrivals = self.mice.iter().zip(&self.cats);
        arrivals.fold(points, |points, (mice, cats)| {
            (points + mice - CAT_COST as i32 * cats).max(0)
        })
    }
}

/// The arrows in force, from a position on.
pub(super) struct Ways<'a> {
    pub(super) terrain: &'a Terrain,
    /// The ply of the position.
    first_ply: u8,
    /// By ply and cell, the heading of the known arrow there. The boards of the plies follow each other.
    known_headings: Vec<Option<Heading>>,
    /// By ply, whether an undecided arrow is on the board.
    has_undecided: Vec<bool>,
}

impl Ways<'_> {
    pub(super) fn new<'a>(
        terrain: &'a Terrain,
        task: &Task,
        position: &Mice,
        missing_arrows: &[MissingArrow],
    ) -> Ways<'a> {
        let plies = position.ply() as u8..position.board().turns();
        let is_on_board = |ply: u8| {
            let mut open_turns = task.open_turns().iter().zip(missing_arrows);
            open_turns.any(|(has_undecided, missing_arrow)| {
                matches!(missing_arrow, MissingArrow::Undecided(_))
                    && has_undecided.ply < ply
                    && ply <= has_undecided.last_ply_on_board
            })
        };
        Ways {
            terrain,
            first_ply: plies.start,
            known_headings: known_headings(terrain, task, position),
            has_undecided: plies.map(is_on_board).collect(),
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
            let cell_index = terrain.index(cell);
            match terrain.cells[cell_index] {
                CellKind::OwnRocket => return Some(ply),
                CellKind::Deadly => return None,
                CellKind::Open if ply == terrain.turns => return None,
                CellKind::Open => {}
            }
            let turn_index = usize::from(ply - self.first_ply);
            let sign = self.known_headings[turn_index * terrain.size * terrain.size + cell_index];
            heading = sign.unwrap_or(heading);
            if self.has_undecided[turn_index] {
                report(cell, ply);
                if let Some((_, to)) = decided.filter(|(decided, _)| *decided == cell_index) {
                    heading = to;
                }
            }
            if is_wall(terrain.size, cell, heading) {
                heading = heading.left();
            }
            cell = next_cell(cell, heading);
        }
        None
    }
}

/// The known arrows, from a position on.
fn known_headings(terrain: &Terrain, task: &Task, position: &Mice) -> Vec<Option<Heading>> {
    let board = position.board();
    let players = position.players();
    let plies = position.ply() as u8..board.turns();
    let cells = terrain.size * terrain.size;
    let mut known_headings = vec![None; plies.len() * cells];
    let mut arrows: Vec<Vec<Option<Arrow>>> = (0..players as u8)
        .map(|player| position.arrows(Seat(player)).iter().copied())
        .map(|arrows| arrows.map(Some).collect())
        .collect();
    for (ply, known_headings) in plies.zip(known_headings.chunks_exact_mut(cells)) {
        for arrow in arrows.iter().flatten().flatten() {
            known_headings[terrain.index(arrow.cell)] = Some(arrow.heading);
        }
        let own_arrows = &mut arrows[usize::from(ply) % players];
        if own_arrows.len() == MAX_ARROWS {
            own_arrows.remove(0);
        }
        own_arrows.push(task.script_arrow(ply));
    }
    known_headings
}

/// The number of cats, on the board or yet to enter, that can reach a rocket in time.
pub(super) fn cats_in_reach(position: &Mice, rocket: Cell) -> u32 {
    let board = position.board();
    let (ply, turns) = (position.ply() as u8, board.turns());
    let on_board = position.animals().into_iter();
    let on_board: u32 = on_board
        .filter(|group| distance(group.cell, rocket) <= turns + 1 - ply)
        .map(|group| group.cats)
        .sum();
    let entering = (ply..=turns).filter(|ply| cats_enter(*ply)).map(|ply| {
        let doors = board.doors().iter();
        let near_doors =
            doors.filter(|door| distance(door.cell(board.size()), rocket) <= turns - ply);
        near_doors.count() as u32
    });
    on_board + entering.sum::<u32>()
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
fn next_cell(Cell { x, y }: Cell, heading: Heading) -> Cell {
    match heading {
        Heading::North => Cell { x, y: y - 1 },
        Heading::East => Cell { x: x + 1, y },
        Heading::South => Cell { x, y: y + 1 },
        Heading::West => Cell { x: x - 1, y },
    }
}
