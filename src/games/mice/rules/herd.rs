//! The animals as counts: how many of a kind are on each cell with each heading.
//!
//! Animals of the same kind, cell and heading always behave the same, so counts are enough. Planes, with one bit per cell, mark
//! the cells with at least one animal. A short list counts the further ones.

use super::Group;
use super::board::Board;
use super::cell::{Cell, Heading};
use super::crowds::{Crowd, Crowds};
use super::plane::{Headings, Plane, ROWS, bits};
use super::planes::{CATS, MICE, Planes, occupied_cells};
use super::turn::{ArrowPlanes, Turn};

/// The animals that entered a rocket in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrivals {
    pub(super) mice: u32,
    pub(super) cats: u32,
}

/// All animals on the board.
#[derive(Debug)]
pub(super) struct Herd {
    /// The planes of the cells with at least one animal: the current ones, and those of the previous turn, which the next turn
    /// overwrites.
    occupied: [Planes; 2],
    /// The index of the current planes.
    current: usize,
    crowds: Crowds,
    /// The cells where animals joined others in the last turn. It is stored only to save the time of clearing an array in each
    /// turn.
    joined_cells: Plane,
}

impl Default for Herd {
    fn default() -> Herd {
        Herd {
            occupied: [Planes::EMPTY; 2],
            current: 0,
            crowds: Crowds::default(),
            joined_cells: [0; ROWS],
        }
    }
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            occupied: [*self.current(), Planes::EMPTY],
            current: 0,
            crowds: self.crowds.clone(),
            joined_cells: [0; ROWS],
        }
    }

    /// Reuses the allocated memory, since searches copy herds all the time. Both herds must be on the same board.
    fn clone_from(&mut self, source: &Herd) {
        self.occupied[self.current] = *source.current();
        self.crowds.clone_from(&source.crowds);
    }
}

/// Herds are equal if their counts are equal.
impl PartialEq for Herd {
    fn eq(&self, other: &Herd) -> bool {
        self.current() == other.current() && self.crowds == other.crowds
    }
}

/// Queries and changes.
impl Herd {
    fn current(&self) -> &Planes {
        &self.occupied[self.current]
    }

    /// The groups, row by row from the north, each row from the west, by heading.
    pub(super) fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for (y, cells) in (0..).zip(self.current().occupied()) {
            for cell in bits(cells).map(|x| Cell { x, y }) {
                for heading in Heading::ALL {
                    let [mice, cats] =
                        [MICE, CATS].map(|kind| self.current().is_any(kind, heading, cell).into());
                    if mice + cats > 0 {
                        groups.push(Group {
                            cell,
                            heading,
                            mice,
                            cats,
                        });
                    }
                }
            }
        }
        for crowd in self.crowds.all() {
            let order = |group: &Group| (group.cell.y, group.cell.x, group.heading as usize);
            let Cell { x, y } = crowd.cell();
            let key = (y, x, crowd.heading() as usize);
            if let Ok(index) = groups.binary_search_by_key(&key, order) {
                match crowd.kind() {
                    MICE => groups[index].mice += crowd.extra_count,
                    _ => groups[index].cats += crowd.extra_count,
                }
            }
        }
        groups
    }

    /// Whether animals are on a cell with a heading.
    pub(super) fn is_any(&self, cell: Cell, heading: Heading) -> bool {
        [MICE, CATS]
            .iter()
            .any(|&kind| self.current().is_any(kind, heading, cell))
    }

    /// By heading, the cells with animals of that heading.
    pub(super) fn headings(&self) -> Headings {
        std::array::from_fn(|heading| {
            std::array::from_fn(|y| {
                self.current().row(MICE, y)[heading] | self.current().row(CATS, y)[heading]
            })
        })
    }

    /// The number of mice.
    pub(super) fn mice(&self) -> u32 {
        let rows = self.current().mice().iter().map(|row| row.count_ones());
        rows.sum::<u32>() + self.crowds.extra_count(MICE)
    }

    /// Puts animals on a cell. None may be there with that heading.
    pub(super) fn put(&mut self, cell: Cell, heading: Heading, counts: [u32; 2]) {
        for (kind, count) in counts.into_iter().enumerate() {
            if count > 0 {
                let row = self.occupied[self.current].word_mut(kind, heading, usize::from(cell.y));
                *row |= 1 << cell.x;
            }
            if count > 1 {
                self.crowds.add(kind, heading, cell, count - 1);
            }
        }
    }
}

/// The steps of a turn.
impl Herd {
    /// Steps 1 to 4: an animal enters through each door, all move one cell on, and animals on a rocket or pit leave the
    /// board. Returns the animals that came to each rocket.
    pub(super) fn advance(&mut self, board: &Board, cats_enter: bool) -> [Arrivals; 4] {
        if cats_enter {
            self.advance_with::<CATS>(board)
        } else {
            self.advance_with::<MICE>(board)
        }
    }

    fn advance_with<const ENTER: usize>(&mut self, board: &Board) -> [Arrivals; 4] {
        let (old, new) = old_and_new(&mut self.occupied, self.current);
        let input = Turn::<ENTER>::new(board, old, &ArrowPlanes::NOWHERE);
        let mut arrivals = arrivals(&input);
        (0..board.rows()).for_each(|y| new.set_rows(y, input.arrived(y)));
        self.crowds.advance(|crowd| {
            let is_land = board.is_land(crowd.cell());
            if !is_land {
                count_arrival(board, crowd, &mut arrivals);
            }
            (crowd, is_land)
        });
        self.current ^= 1;
        arrivals
    }

    /// The planes after steps 1 to 5 of the next turn, with at least one animal of each group. In step 5 mice are eaten by cats
    /// on their cell and by cats that they met on the way.
    pub(super) fn after_eating(&self, board: &Board, cats_enter: bool) -> Planes {
        let mut after_eating = Planes::EMPTY;
        if cats_enter {
            self.eat::<CATS>(board, &mut after_eating)
        } else {
            self.eat::<MICE>(board, &mut after_eating)
        }
        after_eating
    }

    fn eat<const ENTER: usize>(&self, board: &Board, after_eating: &mut Planes) {
        let input = Turn::<ENTER>::new(board, self.current(), &ArrowPlanes::NOWHERE);
        (0..board.rows()).for_each(|y| after_eating.set_rows(y, input.after_eating(y)));
    }

    /// Steps 1 to 6. In step 6 animals on an arrow turn to its heading; then animals that face a wall turn
    /// counter-clockwise. Returns the animals that came to each rocket.
    pub(super) fn turn(
        &mut self,
        board: &Board,
        cats_enter: bool,
        arrows: &ArrowPlanes,
    ) -> [Arrivals; 4] {
        if cats_enter {
            self.turn_with::<CATS>(board, arrows)
        } else {
            self.turn_with::<MICE>(board, arrows)
        }
    }

    fn turn_with<const ENTER: usize>(
        &mut self,
        board: &Board,
        arrows: &ArrowPlanes,
    ) -> [Arrivals; 4] {
        let (old, new) = old_and_new(&mut self.occupied, self.current);
        let input = Turn::<ENTER>::new(board, old, arrows);
        let mut arrivals = arrivals(&input);
        let is_any_joined = turn(&input, new, &mut self.joined_cells);
        self.crowds.advance(
            #[inline(always)]
            |crowd| {
                if input.goes_straight(crowd) {
                    (crowd, input.is_alive(new, crowd))
                } else {
                    match new_heading(&input, new, crowd, &mut arrivals) {
                        Some(heading) => (crowd.turned(heading), true),
                        None => (crowd, false),
                    }
                }
            },
        );
        if is_any_joined {
            count_joined(&input, &self.joined_cells, &mut self.crowds);
        }
        self.current ^= 1;
        arrivals
    }
}

/// The current planes, and those to be filled.
fn old_and_new(occupied: &mut [Planes; 2], current: usize) -> (&Planes, &mut Planes) {
    let [first, second] = occupied;
    match current {
        0 => (first, second),
        _ => (second, first),
    }
}

/// A separate function, so that the compiler knows that the planes do not overlap.
#[inline(never)]
fn turn<const ENTER: usize>(
    input: &Turn<ENTER>,
    new: &mut Planes,
    joined_cells: &mut Plane,
) -> bool {
    input.turn(new, joined_cells)
}

/// The animals that come to each rocket, counting one per group.
fn arrivals<const ENTER: usize>(input: &Turn<ENTER>) -> [Arrivals; 4] {
    let mut arrivals = [Arrivals::default(); 4];
    for (arrivals_at_rocket, &rocket) in arrivals.iter_mut().zip(input.board.rockets()) {
        let [mice, cats] = input.coming(rocket);
        *arrivals_at_rocket = Arrivals { mice, cats };
    }
    arrivals
}

/// Adds the further animals of a group that comes to a rocket.
fn count_arrival(board: &Board, crowd: Crowd, arrivals: &mut [Arrivals; 4]) {
    let mut old_and_new = arrivals.iter_mut().zip(board.rockets());
    if let Some((arrivals_at_rocket, _)) = old_and_new.find(|(_, rocket)| **rocket == crowd.cell())
    {
        match crowd.kind() {
            MICE => arrivals_at_rocket.mice += crowd.extra_count,
            _ => arrivals_at_rocket.cats += crowd.extra_count,
        }
    }
}

/// The new heading of a crowd that may have to turn; `None` if it is gone.
#[cold]
#[inline(never)]
fn new_heading<const ENTER: usize>(
    input: &Turn<ENTER>,
    new: &Planes,
    crowd: Crowd,
    arrivals: &mut [Arrivals; 4],
) -> Option<Heading> {
    let cell = crowd.cell();
    if !input.board.is_land(cell) {
        count_arrival(input.board, crowd, arrivals);
        return None;
    }
    let cats = occupied_cells(new.row(CATS, usize::from(cell.y))) >> cell.x & 1 != 0;
    if crowd.kind() == MICE && (cats || input.is_met(crowd)) {
        return None;
    }
    let heading = input.arrows.at(cell).unwrap_or(crowd.heading());
    Some(heading_after_wall(input.board, cell, heading))
}

/// The heading of an animal after the end of step 6.
fn heading_after_wall(board: &Board, cell: Cell, heading: Heading) -> Heading {
    if board.is_wall(cell, heading) {
        heading.left()
    } else {
        heading
    }
}

/// Counts the animals that join others, on the cells in `joined_cells`.
#[inline(never)]
fn count_joined<const ENTER: usize>(
    input: &Turn<ENTER>,
    joined_cells: &Plane,
    crowds: &mut Crowds,
) {
    let rows = joined_cells.iter().enumerate();
    let rows = rows.fold(0, |rows, (y, cells)| rows | u32::from(*cells != 0) << y);
    for y in bits(rows) {
        let groups = input.after_eating(usize::from(y));
        for x in bits(joined_cells[usize::from(y)]) {
            let cell = Cell { x, y };
            let (heading, headings_before) = joining_headings(input, cell);
            for (kind, row) in groups.iter().enumerate() {
                let groups = row
                    .iter()
                    .zip(headings_before)
                    .map(|(groups, headings_before)| groups >> x & headings_before);
                let count: u32 = groups.sum();
                if count > 1 {
                    crowds.add(kind, heading, cell, count - 1);
                }
            }
        }
    }
}

/// The heading in which the groups of a cell join, and a mask of their headings before. On an arrow these are all headings.
/// Elsewhere they are the animals that turn at a wall, and those that already have the new heading.
fn joining_headings<const ENTER: usize>(input: &Turn<ENTER>, cell: Cell) -> (Heading, [u32; 4]) {
    if let Some(heading) = input.arrows.at(cell) {
        return (heading_after_wall(input.board, cell, heading), [1; 4]);
    }
    let is_wall = |heading: &Heading| input.board.is_wall(cell, *heading);
    let wall = Heading::ALL
        .into_iter()
        .find(is_wall)
        .unwrap_or(Heading::North);
    let mut headings_before = [0; 4];
    headings_before[wall as usize] = 1;
    headings_before[wall.left() as usize] = 1;
    (wall.left(), headings_before)
}
