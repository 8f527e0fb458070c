//! The animals as counts: how many of a kind are on each cell with each heading.
//!
//! Animals of the same kind, cell and heading always behave the same, so counts are enough. Planes, with one bit per cell, mark
//! the cells with at least one animal. A short list counts the further ones.

use super::Group;
use super::board::Board;
use super::cell::{Cell, Heading};
use super::crowds::{Crowd, Crowds};
use super::plane::{Headings, Plane, ROWS, set_bits};
use super::planes::{CATS, MICE, Planes, occupied_cells};
use super::turn::{ArrowPlanes, TurnInput};

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
    current_index: usize,
    crowds: Crowds,
    /// The cells where animals joined others in the last turn. It is stored only to save the time of clearing an array in each
    /// turn.
    cells_with_joiners: Plane,
}

impl Default for Herd {
    fn default() -> Herd {
        Herd {
            occupied: [Planes::EMPTY; 2],
            current_index: 0,
            crowds: Crowds::default(),
            cells_with_joiners: [0; ROWS],
        }
    }
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            occupied: [*self.current_planes(), Planes::EMPTY],
            current_index: 0,
            crowds: self.crowds.clone(),
            cells_with_joiners: [0; ROWS],
        }
    }

    /// Reuses the allocated memory, since searches copy herds all the time. Both herds must be on the same board.
    fn clone_from(&mut self, source: &Herd) {
        self.occupied[self.current_index] = *source.current_planes();
        self.crowds.clone_from(&source.crowds);
    }
}

/// Herds are equal if their counts are equal.
impl PartialEq for Herd {
    fn eq(&self, other: &Herd) -> bool {
        self.current_planes() == other.current_planes() && self.crowds == other.crowds
    }
}

/// The animals on the board, and changes to them.
impl Herd {
    fn current_planes(&self) -> &Planes {
        &self.occupied[self.current_index]
    }

    /// The groups, row by row from the north, each row from the west, by heading.
    pub(super) fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for (y, cells) in (0..).zip(self.current_planes().occupied()) {
            for cell in set_bits(cells).map(|x| Cell { x, y }) {
                for heading in Heading::ALL {
                    let [mice, cats] = [MICE, CATS].map(|kind| {
                        self.current_planes()
                            .has_animals(kind, heading, cell)
                            .into()
                    });
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
        for crowd in self.crowds.iter_merged() {
            let key_of_group = |group: &Group| (group.cell.y, group.cell.x, group.heading as usize);
            let Cell { x, y } = crowd.cell();
            let key = (y, x, crowd.heading() as usize);
            if let Ok(index) = groups.binary_search_by_key(&key, key_of_group) {
                match crowd.kind() {
                    MICE => groups[index].mice += crowd.extra_count,
                    _ => groups[index].cats += crowd.extra_count,
                }
            }
        }
        groups
    }

    /// Whether animals are on a cell with a heading.
    pub(super) fn has_animals(&self, cell: Cell, heading: Heading) -> bool {
        [MICE, CATS]
            .iter()
            .any(|&kind| self.current_planes().has_animals(kind, heading, cell))
    }

    /// By heading, the cells with animals of that heading.
    pub(super) fn headings(&self) -> Headings {
        std::array::from_fn(|heading| {
            std::array::from_fn(|y| {
                self.current_planes().row(MICE, y)[heading]
                    | self.current_planes().row(CATS, y)[heading]
            })
        })
    }

    /// The number of mice.
    pub(super) fn mice(&self) -> u32 {
        let rows = self
            .current_planes()
            .mice()
            .iter()
            .map(|row| row.count_ones());
        rows.sum::<u32>() + self.crowds.extra_count(MICE)
    }

    /// Puts animals on a cell. None may be there with that heading.
    pub(super) fn put(&mut self, cell: Cell, heading: Heading, counts: [u32; 2]) {
        for (kind, count) in counts.into_iter().enumerate() {
            if count > 0 {
                let row =
                    self.occupied[self.current_index].word_mut(kind, heading, usize::from(cell.y));
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
            self.advance_entering::<CATS>(board)
        } else {
            self.advance_entering::<MICE>(board)
        }
    }

    fn advance_entering<const ENTERING_KIND: usize>(&mut self, board: &Board) -> [Arrivals; 4] {
        let (old, new) = old_and_new(&mut self.occupied, self.current_index);
        let input = TurnInput::<ENTERING_KIND>::new(board, old, &ArrowPlanes::NOWHERE);
        let mut arrivals = arrivals(&input);
        (0..board.rows()).for_each(|y| new.set_rows(y, input.row_after_arrival(y)));
        self.crowds.advance(|crowd| {
            let is_land = board.is_land(crowd.cell());
            if !is_land {
                count_arrival(board, crowd, &mut arrivals);
            }
            (crowd, is_land)
        });
        self.current_index ^= 1;
        arrivals
    }

    /// The planes after steps 1 to 5 of the next turn, with at least one animal of each group. In step 5 mice are eaten by cats
    /// on their cell and by cats that they met on the way.
    pub(super) fn after_eating(&self, board: &Board, cats_enter: bool) -> Planes {
        let mut after_eating = Planes::EMPTY;
        if cats_enter {
            self.eat_entering::<CATS>(board, &mut after_eating)
        } else {
            self.eat_entering::<MICE>(board, &mut after_eating)
        }
        after_eating
    }

    fn eat_entering<const ENTERING_KIND: usize>(&self, board: &Board, after_eating: &mut Planes) {
        let input =
            TurnInput::<ENTERING_KIND>::new(board, self.current_planes(), &ArrowPlanes::NOWHERE);
        (0..board.rows()).for_each(|y| after_eating.set_rows(y, input.row_after_eating(y)));
    }

    /// A whole turn, steps 1 to 6. In step 6 animals on an arrow turn to its heading; then animals that face a wall turn
    /// counter-clockwise. Returns the animals that came to each rocket.
    pub(super) fn play_turn(
        &mut self,
        board: &Board,
        cats_enter: bool,
        arrows: &ArrowPlanes,
    ) -> [Arrivals; 4] {
        if cats_enter {
            self.play_turn_entering::<CATS>(board, arrows)
        } else {
            self.play_turn_entering::<MICE>(board, arrows)
        }
    }

    fn play_turn_entering<const ENTERING_KIND: usize>(
        &mut self,
        board: &Board,
        arrows: &ArrowPlanes,
    ) -> [Arrivals; 4] {
        let (old, new) = old_and_new(&mut self.occupied, self.current_index);
        let input = TurnInput::<ENTERING_KIND>::new(board, old, arrows);
        let mut arrivals = arrivals(&input);
        let has_joiners = fill_planes_after(&input, new, &mut self.cells_with_joiners);
        self.crowds.advance(
            #[inline(always)]
            |crowd| {
                if input.keeps_heading(crowd) {
                    (crowd, input.is_alive(new, crowd))
                } else {
                    match new_heading(&input, new, crowd, &mut arrivals) {
                        Some(heading) => (crowd.turned(heading), true),
                        None => (crowd, false),
                    }
                }
            },
        );
        if has_joiners {
            count_joiners(&input, &self.cells_with_joiners, &mut self.crowds);
        }
        self.current_index ^= 1;
        arrivals
    }
}

/// The current planes, and those to be filled.
fn old_and_new(occupied: &mut [Planes; 2], current_index: usize) -> (&Planes, &mut Planes) {
    let [first, second] = occupied;
    match current_index {
        0 => (first, second),
        _ => (second, first),
    }
}

/// Fills the planes after a turn. A separate function, so that the compiler knows that the planes do not overlap.
#[inline(never)]
fn fill_planes_after<const ENTERING_KIND: usize>(
    input: &TurnInput<ENTERING_KIND>,
    new: &mut Planes,
    cells_with_joiners: &mut Plane,
) -> bool {
    input.fill_planes_after(new, cells_with_joiners)
}

/// The animals that come to each rocket, counting one per group.
fn arrivals<const ENTERING_KIND: usize>(input: &TurnInput<ENTERING_KIND>) -> [Arrivals; 4] {
    let mut arrivals = [Arrivals::default(); 4];
    for (arrivals_at_rocket, &rocket) in arrivals.iter_mut().zip(input.board.rockets()) {
        let [mice, cats] = input.count_groups_coming_to(rocket);
        *arrivals_at_rocket = Arrivals { mice, cats };
    }
    arrivals
}

/// Adds the further animals of a group that comes to a rocket.
fn count_arrival(board: &Board, crowd: Crowd, arrivals: &mut [Arrivals; 4]) {
    let mut arrivals_and_rockets = arrivals.iter_mut().zip(board.rockets());
    if let Some((arrivals_at_rocket, _)) =
        arrivals_and_rockets.find(|(_, rocket)| **rocket == crowd.cell())
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
fn new_heading<const ENTERING_KIND: usize>(
    input: &TurnInput<ENTERING_KIND>,
    new: &Planes,
    crowd: Crowd,
    arrivals: &mut [Arrivals; 4],
) -> Option<Heading> {
    let cell = crowd.cell();
    if !input.board.is_land(cell) {
        count_arrival(input.board, crowd, arrivals);
        return None;
    }
    let has_cats = occupied_cells(new.row(CATS, usize::from(cell.y))) >> cell.x & 1 != 0;
    if crowd.kind() == MICE && (has_cats || input.has_met_cats(crowd)) {
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

/// Adds the animals that join others on their cell to the crowds.
#[inline(never)]
fn count_joiners<const ENTERING_KIND: usize>(
    input: &TurnInput<ENTERING_KIND>,
    cells_with_joiners: &Plane,
    crowds: &mut Crowds,
) {
    // One bit per row, so that the loop skips the empty rows.
    let rows_with_joiners = (cells_with_joiners.iter().enumerate())
        .fold(0, |rows, (y, cells)| rows | u32::from(*cells != 0) << y);
    for y in set_bits(rows_with_joiners) {
        let rows_by_kind = input.row_after_eating(usize::from(y));
        for x in set_bits(cells_with_joiners[usize::from(y)]) {
            let cell = Cell { x, y };
            let (heading, headings_before) = joining_headings(input, cell);
            for (kind, row) in rows_by_kind.iter().enumerate() {
                let joining_groups = row
                    .iter()
                    .zip(headings_before)
                    .map(|(cells, is_joining)| cells >> x & is_joining);
                let group_count: u32 = joining_groups.sum();
                if group_count > 1 {
                    crowds.add(kind, heading, cell, group_count - 1);
                }
            }
        }
    }
}

/// The heading in which the groups of a cell join, and for each earlier heading whether its groups join, as 0 or 1. On an arrow
/// these are all headings. Elsewhere they are the animals that turn at a wall, and those that already have the new heading.
fn joining_headings<const ENTERING_KIND: usize>(
    input: &TurnInput<ENTERING_KIND>,
    cell: Cell,
) -> (Heading, [u32; 4]) {
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
