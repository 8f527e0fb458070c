//! The animals, counted: how many of a kind stand on each cell with each heading.
//!
//! Animals of one kind, cell and heading do the same for ever, so counts stand for individuals. The counts are kept as
//! binary numbers whose digits are spread over planes, a bit a cell: one instruction moves, adds or removes a row of the
//! board, whatever stands there, and the compiler takes several rows at a time.

use super::board::{Board, Heading, MOST_SIZE};

/// Rows of a plane: those of the largest board, and as many as make whole vectors of four.
const ROWS: usize = MOST_SIZE.next_multiple_of(4);

/// A bit a cell: a word a row from the north, bit 0 the westernmost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plane(pub(super) [u32; ROWS]);

impl Plane {
    pub(super) const EMPTY: Plane = Plane([0; ROWS]);

    pub(super) fn insert(&mut self, x: usize, y: usize) {
        self.0[y] |= 1 << x;
    }

    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    fn join(&mut self, other: &Plane) {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row |= other;
        }
    }

    fn without(&mut self, other: &Plane) {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row &= !other;
        }
    }

    /// All bits one cell on.
    fn advance(&mut self, heading: Heading) {
        match heading {
            Heading::North => {
                self.0.copy_within(1.., 0);
                self.0[ROWS - 1] = 0;
            }
            Heading::South => {
                self.0.copy_within(..ROWS - 1, 1);
                self.0[0] = 0;
            }
            Heading::East => self.0.iter_mut().for_each(|row| *row <<= 1),
            Heading::West => self.0.iter_mut().for_each(|row| *row >>= 1),
        }
    }
}

/// How many animals of one kind and heading stand on each cell; the first plane holds the lowest digits.
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

/// Planes that hold nothing make no difference.
impl PartialEq for Crowd {
    fn eq(&self, other: &Crowd) -> bool {
        let most = self.0.len().max(other.0.len());
        let plane = |crowd: &Crowd, digit: usize| crowd.0.get(digit).copied();
        (0..most).all(|digit| {
            plane(self, digit).unwrap_or(Plane::EMPTY)
                == plane(other, digit).unwrap_or(Plane::EMPTY)
        })
    }
}

impl Crowd {
    fn count(&self, x: usize, y: usize) -> u32 {
        let digit = |(digit, plane): (usize, &Plane)| (plane.0[y] >> x & 1) << digit;
        self.0.iter().enumerate().map(digit).sum()
    }

    /// Where anybody stands.
    fn anywhere(&self) -> Plane {
        let mut all = Plane::EMPTY;
        for plane in &self.0 {
            all.join(plane);
        }
        all
    }

    /// One more on each cell of a plane.
    fn add(&mut self, one_each: &Plane) {
        let mut carry = *one_each;
        for plane in &mut self.0 {
            for (row, carry) in plane.0.iter_mut().zip(&mut carry.0) {
                let sum = *row ^ *carry;
                *carry &= *row;
                *row = sum;
            }
        }
        if !carry.is_empty() {
            self.0.push(carry);
        }
    }

    /// So many on one cell.
    fn add_many(&mut self, x: usize, y: usize, count: u32) {
        for digit in (0..u32::BITS).filter(|digit| count >> digit & 1 != 0) {
            self.reserve(digit as usize);
            let mut carry = 1 << x;
            for plane in &mut self.0[digit as usize..] {
                let row = &mut plane.0[y];
                (*row, carry) = (*row ^ carry, *row & carry);
            }
            if carry != 0 {
                self.push_row(y, carry);
            }
        }
    }

    /// Takes in those of `from` in one row that stand on the bits of `mask`.
    fn take_row(&mut self, from: &mut Crowd, y: usize, mask: u32) {
        let mut carry = 0;
        for digit in 0..from.0.len().max(self.0.len()) {
            let moved = match from.0.get_mut(digit) {
                Some(plane) => {
                    let moved = plane.0[y] & mask;
                    plane.0[y] &= !mask;
                    moved
                }
                None if carry == 0 => return,
                None => 0,
            };
            if moved | carry == 0 {
                continue;
            }
            self.reserve(digit + 1);
            let row = &mut self.0[digit].0[y];
            let sum = *row ^ moved;
            (*row, carry) = (sum ^ carry, *row & moved | sum & carry);
        }
        if carry != 0 {
            self.push_row(y, carry);
        }
    }

    /// Takes in those of `from` in one column.
    fn take_column(&mut self, from: &mut Crowd, x: usize) {
        let mask = 1 << x;
        if from.anywhere().0.iter().all(|row| row & mask == 0) {
            return;
        }
        self.reserve(from.0.len());
        let mut carry = Plane::EMPTY;
        for (digit, plane) in self.0.iter_mut().enumerate() {
            let mut nobody = Plane::EMPTY;
            let other = from.0.get_mut(digit).unwrap_or(&mut nobody);
            for ((row, other), carry) in plane.0.iter_mut().zip(&mut other.0).zip(&mut carry.0) {
                let moved = *other & mask;
                *other &= !mask;
                let sum = *row ^ moved;
                (*row, *carry) = (sum ^ *carry, *row & moved | sum & *carry);
            }
        }
        if !carry.is_empty() {
            self.0.push(carry);
        }
    }

    fn reserve(&mut self, digits: usize) {
        while self.0.len() < digits {
            self.0.push(Plane::EMPTY);
        }
    }

    fn push_row(&mut self, y: usize, bits: u32) {
        let mut plane = Plane::EMPTY;
        plane.0[y] = bits;
        self.0.push(plane);
    }

    fn remove(&mut self, cells: &Plane) {
        for plane in &mut self.0 {
            plane.without(cells);
        }
    }

    fn advance(&mut self, heading: Heading) {
        while self.0.last().is_some_and(Plane::is_empty) {
            self.0.pop();
        }
        for plane in &mut self.0 {
            plane.advance(heading);
        }
    }
}

/// All animals on the board.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Herd {
    mice: [Crowd; 4],
    cats: [Crowd; 4],
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            mice: self.mice.clone(),
            cats: self.cats.clone(),
        }
    }

    /// Keeps the memory that is there: searches copy herds all the time.
    fn clone_from(&mut self, source: &Herd) {
        for heading in 0..4 {
            self.mice[heading].clone_from(&source.mice[heading]);
            self.cats[heading].clone_from(&source.cats[heading]);
        }
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
    pub(super) fn count(&self, x: usize, y: usize, heading: Heading) -> [u32; 2] {
        [&self.mice, &self.cats].map(|kind| kind[heading as usize].count(x, y))
    }

    /// Puts animals on a cell.
    pub(super) fn put(&mut self, x: usize, y: usize, heading: Heading, [mice, cats]: [u32; 2]) {
        self.mice[heading as usize].add_many(x, y, mice);
        self.cats[heading as usize].add_many(x, y, cats);
    }

    /// Steps 1 to 4 of a turn: an animal enters through each door, all go one cell on, and what comes to a rocket or a pit
    /// is gone. Gives what came to each rocket.
    pub(super) fn advance(&mut self, board: &Board, cats_enter: bool) -> [Arrivals; 4] {
        for heading in Heading::ALL {
            let at = heading as usize;
            self.mice[at].advance(heading);
            self.cats[at].advance(heading);
            let kind = if cats_enter {
                &mut self.cats
            } else {
                &mut self.mice
            };
            kind[at].add(board.entrances(heading));
        }
        let mut arrivals = [Arrivals::default(); 4];
        for (arrived, rocket) in arrivals.iter_mut().zip(board.rockets()) {
            let (x, y) = (rocket.x.into(), rocket.y.into());
            let sum = |kind: &[Crowd; 4]| kind.iter().map(|crowd| crowd.count(x, y)).sum();
            arrived.mice = sum(&self.mice);
            arrived.cats = sum(&self.cats);
        }
        for crowd in self.mice.iter_mut().chain(&mut self.cats) {
            crowd.remove(board.exits());
        }
        arrivals
    }

    /// Step 5: mice are eaten by the cats on their cell and by those they met on the way.
    pub(super) fn eat(&mut self) {
        let cats = [0, 1, 2, 3].map(|heading| self.cats[heading].anywhere());
        let mut all = cats[0];
        for cats in &cats[1..] {
            all.join(cats);
        }
        if all.is_empty() {
            return;
        }
        for heading in Heading::ALL {
            // A mouse and a cat that changed places now stand one behind the other, back to back.
            let mut met = cats[heading.opposite() as usize];
            met.advance(heading);
            met.join(&all);
            self.mice[heading as usize].remove(&met);
        }
    }

    /// Step 6: whoever stands on an arrow turns to its heading; whoever then faces a wall turns counter-clockwise.
    pub(super) fn redirect(
        &mut self,
        board: &Board,
        arrows: impl Iterator<Item = (usize, usize, Heading)> + Clone,
    ) {
        let last = usize::from(board.size()) - 1;
        for kind in [&mut self.mice, &mut self.cats] {
            for (x, y, to) in arrows.clone() {
                for from in Heading::ALL.into_iter().filter(|&from| from != to) {
                    let [to, from] = two(kind, to, from);
                    to.take_row(from, y, 1 << x);
                }
            }
            let [west, north] = two(kind, Heading::West, Heading::North);
            west.take_row(north, 0, u32::MAX);
            let [south, west] = two(kind, Heading::South, Heading::West);
            south.take_column(west, 0);
            let [east, south] = two(kind, Heading::East, Heading::South);
            east.take_row(south, last, u32::MAX);
            let [north, east] = two(kind, Heading::North, Heading::East);
            north.take_column(east, last);
        }
    }
}

/// The crowds of two headings at once.
fn two(kind: &mut [Crowd; 4], first: Heading, second: Heading) -> [&mut Crowd; 2] {
    kind.get_disjoint_mut([first as usize, second as usize])
        .expect("two different headings")
}
