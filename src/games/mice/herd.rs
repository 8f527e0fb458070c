//! The animals, counted: how many of a kind stand on each cell with each heading.
//!
//! Animals of one kind, cell and heading do the same for ever, so counts stand for individuals. The counts are kept as
//! binary numbers whose digits are spread over planes, a bit a cell. The planes of a heading move with its animals: a cell's
//! place in them shifts by one with every turn, and going straight costs nothing.

use super::board::{Board, Cell, Heading};

/// Rows and columns of a plane: a power of two, so that places wrap around, and at least the largest board's.
const SIDE: usize = 32;

/// A bit a place: a word a row.
pub(super) type Plane = [u32; SIDE];

const EMPTY: Plane = [0; SIDE];

fn is_empty(plane: &Plane) -> bool {
    plane.iter().fold(0, |all, row| all | row) == 0
}

/// Where a cell is in the planes of a heading, after so many turns: the row and the bit.
fn place(heading: Heading, Cell { x, y }: Cell, turns: u32) -> (usize, u32) {
    let (x, y) = (u32::from(x), u32::from(y));
    let (x, y) = match heading {
        Heading::North => (x, y.wrapping_add(turns)),
        Heading::East => (x.wrapping_sub(turns), y),
        Heading::South => (x, y.wrapping_sub(turns)),
        Heading::West => (x.wrapping_add(turns), y),
    };
    (y as usize % SIDE, 1 << (x % SIDE as u32))
}

/// A plane of a heading as the board lies, or shifted by further turns.
fn to_board(heading: Heading, plane: &Plane, turns: u32) -> Plane {
    let mut board = *plane;
    match heading {
        Heading::North => board.rotate_left(turns as usize % SIDE),
        Heading::East => board
            .iter_mut()
            .for_each(|row| *row = row.rotate_left(turns)),
        Heading::South => board.rotate_right(turns as usize % SIDE),
        Heading::West => board
            .iter_mut()
            .for_each(|row| *row = row.rotate_right(turns)),
    }
    board
}

/// The inverse of [`to_board`].
fn from_board(heading: Heading, board: &Plane, turns: u32) -> Plane {
    to_board(heading.opposite(), board, turns)
}

/// How many animals of one kind and heading stand in each place; the first plane holds the lowest digits.
#[derive(Debug, Default)]
struct Crowd(Vec<Plane>);

impl Clone for Crowd {
    fn clone(&self) -> Crowd {
        Crowd(self.0.clone())
    }

    fn clone_from(&mut self, source: &Crowd) {
        self.0.clone_from(&source.0);
    }
}

impl Crowd {
    fn count(&self, (row, bit): (usize, u32)) -> u32 {
        let digit = |(digit, plane): (usize, &Plane)| u32::from(plane[row] & bit != 0) << digit;
        self.0.iter().enumerate().map(digit).sum()
    }

    /// Takes away those in one place, and says how many they were.
    fn take(&mut self, (row, bit): (usize, u32)) -> u32 {
        let mut count = 0;
        for (digit, plane) in self.0.iter_mut().enumerate() {
            count |= u32::from(plane[row] & bit != 0) << digit;
            plane[row] &= !bit;
        }
        count
    }

    fn add(&mut self, (row, bit): (usize, u32), count: u32) {
        let mut digit = 0;
        let mut carry = 0;
        while count >> digit != 0 || carry != 0 {
            if digit == self.0.len() {
                self.0.push(EMPTY);
            }
            let old = &mut self.0[digit][row];
            let new = if count >> digit & 1 != 0 { bit } else { 0 };
            let sum = *old & bit ^ new ^ carry;
            carry = *old & new | *old & carry | new & carry;
            *old = *old & !bit | sum;
            digit += 1;
        }
    }

    fn total(&self) -> u32 {
        let planes = self.0.iter().enumerate();
        let digit = |(digit, plane): (usize, &Plane)| {
            let ones: u32 = plane.iter().map(|row| row.count_ones()).sum();
            ones << digit
        };
        planes.map(digit).sum()
    }

    /// Where anybody stands.
    fn anywhere(&self) -> Plane {
        let mut all = EMPTY;
        for plane in &self.0 {
            for (all, row) in all.iter_mut().zip(plane) {
                *all |= row;
            }
        }
        all
    }

    fn remove(&mut self, places: &Plane) {
        for plane in &mut self.0 {
            for (row, places) in plane.iter_mut().zip(places) {
                *row &= !places;
            }
        }
    }

    /// Gives back the memory of digits that nobody has.
    fn trim(&mut self) {
        while self.0.last().is_some_and(is_empty) {
            self.0.pop();
        }
    }
}

/// All animals on the board.
#[derive(Debug, Default)]
pub(super) struct Herd {
    mice: [Crowd; 4],
    cats: [Crowd; 4],
    /// The turns by which the planes are shifted.
    turns: u32,
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            mice: self.mice.clone(),
            cats: self.cats.clone(),
            turns: self.turns,
        }
    }

    /// Keeps the memory that is there: searches copy herds all the time.
    fn clone_from(&mut self, source: &Herd) {
        for heading in 0..4 {
            self.mice[heading].clone_from(&source.mice[heading]);
            self.cats[heading].clone_from(&source.cats[heading]);
        }
        self.turns = source.turns;
    }
}

/// The same animals on the same cells, however the planes are shifted.
impl PartialEq for Herd {
    fn eq(&self, other: &Herd) -> bool {
        let counts =
            |herd: &Herd, x, y| Heading::ALL.map(|heading| herd.count(Cell { x, y }, heading));
        let side = SIDE as u8;
        (0..side).all(|y| (0..side).all(|x| counts(self, x, y) == counts(other, x, y)))
    }
}

/// What entered a rocket in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrivals {
    pub(super) mice: u32,
    pub(super) cats: u32,
}

impl Herd {
    /// How many mice and cats stand on a cell with a heading.
    pub(super) fn count(&self, cell: Cell, heading: Heading) -> [u32; 2] {
        let place = place(heading, cell, self.turns);
        [&self.mice, &self.cats].map(|kind| kind[heading as usize].count(place))
    }

    /// How many mice there are.
    pub(super) fn mice(&self) -> u32 {
        self.mice.iter().map(Crowd::total).sum()
    }

    /// Where anybody stands: a row of the board a word, a bit a cell.
    pub(super) fn standing(&self) -> Plane {
        let mut all = EMPTY;
        for heading in Heading::ALL {
            let [mice, cats] = [&self.mice, &self.cats].map(|kind| &kind[heading as usize]);
            let mut here = mice.anywhere();
            for (here, cats) in here.iter_mut().zip(&cats.anywhere()) {
                *here |= cats;
            }
            let here = to_board(heading, &here, self.turns);
            for (all, here) in all.iter_mut().zip(&here) {
                *all |= here;
            }
        }
        all
    }

    /// Puts animals on a cell.
    pub(super) fn put(&mut self, cell: Cell, heading: Heading, [mice, cats]: [u32; 2]) {
        let place = place(heading, cell, self.turns);
        self.mice[heading as usize].add(place, mice);
        self.cats[heading as usize].add(place, cats);
    }

    /// Takes all animals of a cell away, and says how many mice and cats they were.
    fn take(&mut self, cell: Cell) -> [u32; 2] {
        let turns = self.turns;
        [&mut self.mice, &mut self.cats].map(|kind| {
            let places = Heading::ALL.map(|heading| place(heading, cell, turns));
            let taken = kind.iter_mut().zip(places);
            taken.map(|(crowd, place)| crowd.take(place)).sum()
        })
    }

    /// Turns the animals of a cell with one heading to another.
    fn turn(&mut self, cell: Cell, from: Heading, to: Heading) {
        let (old, new) = (place(from, cell, self.turns), place(to, cell, self.turns));
        for kind in [&mut self.mice, &mut self.cats] {
            let count = kind[from as usize].take(old);
            if count > 0 {
                kind[to as usize].add(new, count);
            }
        }
    }

    /// Steps 1 to 4 of a turn: an animal enters through each door, all go one cell on, and what comes to a rocket or a pit
    /// is gone. Gives what came to each rocket.
    pub(super) fn advance(&mut self, board: &Board, cats_enter: bool) -> [Arrivals; 4] {
        self.turns = (self.turns + 1) % SIDE as u32;
        if self.turns.is_multiple_of(8) {
            let crowds = self.mice.iter_mut().chain(&mut self.cats);
            crowds.for_each(Crowd::trim);
        }
        let kind = if cats_enter {
            &mut self.cats
        } else {
            &mut self.mice
        };
        for &(cell, heading) in board.entrances() {
            kind[heading as usize].add(place(heading, cell, self.turns), 1);
        }
        let mut arrivals = [Arrivals::default(); 4];
        for (arrived, &rocket) in arrivals.iter_mut().zip(board.rockets()) {
            [arrived.mice, arrived.cats] = self.take(rocket);
        }
        for pit in board.pits() {
            self.take(pit);
        }
        arrivals
    }

    /// Step 5: mice are eaten by the cats on their cell and by those they met on the way.
    pub(super) fn eat(&mut self) {
        let mut cats = [EMPTY; 4];
        let mut all = EMPTY;
        for heading in Heading::ALL {
            let crowd = &self.cats[heading as usize];
            if !crowd.0.is_empty() {
                let board = to_board(heading, &crowd.anywhere(), self.turns);
                for (all, row) in all.iter_mut().zip(&board) {
                    *all |= row;
                }
                cats[heading as usize] = board;
            }
        }
        if is_empty(&all) {
            return;
        }
        for heading in Heading::ALL {
            // A mouse and a cat that changed places now stand one behind the other, back to back.
            let mut met = from_board(heading, &cats[heading.opposite() as usize], 31);
            for (met, all) in met.iter_mut().zip(&all) {
                *met |= all;
            }
            let met = from_board(heading, &met, self.turns);
            self.mice[heading as usize].remove(&met);
        }
    }

    /// Step 6: whoever stands on an arrow turns to its heading; whoever then faces a wall turns counter-clockwise.
    pub(super) fn redirect(
        &mut self,
        board: &Board,
        arrows: impl Iterator<Item = (Cell, Heading)>,
    ) {
        for (cell, to) in arrows {
            for from in Heading::ALL.into_iter().filter(|&from| from != to) {
                self.turn(cell, from, to);
            }
        }
        for heading in Heading::ALL {
            let facing = self.at_wall(board, heading);
            for at in (0..SIDE as u8).filter(|at| facing >> at & 1 != 0) {
                let cell = board.wall_cell(heading, at);
                self.turn(cell, heading, heading.left());
            }
        }
    }

    /// Where animals face the wall before them: a bit a cell along it.
    fn at_wall(&self, board: &Board, heading: Heading) -> u32 {
        let corner = board.wall_cell(heading, 0);
        let (row, bit) = place(heading, corner, self.turns);
        let [mice, cats] = [&self.mice, &self.cats].map(|kind| &kind[heading as usize].0);
        let planes = mice.iter().chain(cats);
        match heading {
            Heading::North | Heading::South => planes.fold(0, |all, plane| all | plane[row]),
            Heading::East | Heading::West => planes.fold(0, |all, plane| all | column(plane, bit)),
        }
    }
}

/// The rows that have a bit, a bit a row.
fn column(plane: &Plane, bit: u32) -> u32 {
    if plane.iter().fold(0, |all, row| all | row) & bit == 0 {
        return 0;
    }
    let has_bit = |column, row: &u32| column << 1 | u32::from(row & bit != 0);
    plane.iter().rev().fold(0, has_bit)
}
