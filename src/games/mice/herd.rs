//! The animals, counted: how many of a kind stand on each cell with each heading.
//!
//! Animals of one kind, cell and heading do the same for ever, so counts stand for individuals. The counts are kept as
//! binary numbers whose digits are spread over planes, a bit a cell, so that a few instructions on words do a row's work,
//! and those on vectors of words four rows'. Mostly one animal at most stands on a cell with a heading, so there are few
//! digits beside the planes that say where anybody stands.

use super::MOST_ARROWS;
use super::board::{Board, Cell, Heading, MOST_PLAYERS};

/// Rows of a plane: at least the largest board's, and whole vectors of four.
const ROWS: usize = 28;

/// A bit a cell: a word a row, the lowest bit in the west.
pub(super) type Plane = [u32; ROWS];

/// A plane for each kind and heading.
type Planes = [[Plane; 4]; 2];

const NOBODY: Planes = [[[0; ROWS]; 4]; 2];

const MICE: usize = 0;
const CATS: usize = 1;

/// What entered a rocket in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrivals {
    pub(super) mice: u32,
    pub(super) cats: u32,
}

/// All animals on the board.
#[derive(Debug)]
pub(super) struct Herd {
    /// Where at least one stands.
    some: Planes,
    /// How many stand there beside that one, the lowest digits first. Where mice have been eaten, old digits stay until all
    /// go on.
    more: Vec<Planes>,
}

impl Default for Herd {
    fn default() -> Herd {
        Herd {
            some: NOBODY,
            more: Vec::new(),
        }
    }
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            some: self.some,
            more: self.more.clone(),
        }
    }

    /// Keeps the memory that is there: searches copy herds all the time.
    fn clone_from(&mut self, source: &Herd) {
        self.some = source.some;
        self.more.clone_from(&source.more);
    }
}

/// The same counts.
impl PartialEq for Herd {
    fn eq(&self, other: &Herd) -> bool {
        let digits = self.more.len().max(other.more.len());
        self.some == other.some
            && (0..digits).all(|digit| self.digits(digit) == other.digits(digit))
    }
}

/// Questions and changes.
impl Herd {
    /// How many mice and cats stand on a cell with a heading.
    pub(super) fn count(&self, cell: Cell, heading: Heading) -> [u32; 2] {
        [MICE, CATS].map(|kind| self.count_kind(kind, cell, heading))
    }

    /// How many mice there are.
    pub(super) fn mice(&self) -> u32 {
        let ones = |planes: &Planes| -> u32 {
            let rows = planes[MICE].as_flattened().iter();
            rows.map(|row| row.count_ones()).sum()
        };
        let digits = (0..self.more.len()).map(|digit| ones(&self.digits(digit)) << digit);
        ones(&self.some) + digits.sum::<u32>()
    }

    /// Where anybody stands.
    pub(super) fn standing(&self) -> Plane {
        let [[north, east, south, west], cats] = &self.some;
        let mut standing: Plane = std::array::from_fn(|y| north[y] | east[y] | south[y] | west[y]);
        for cats in cats {
            for y in 0..ROWS {
                standing[y] |= cats[y];
            }
        }
        standing
    }

    fn count_kind(&self, kind: usize, Cell { x, y }: Cell, heading: Heading) -> u32 {
        let bit = |planes: &Planes| planes[kind][heading as usize][usize::from(y)] >> x & 1;
        if bit(&self.some) == 0 {
            return 0;
        }
        let digits = self.more.iter().enumerate();
        1 + digits
            .map(|(digit, planes)| bit(planes) << digit)
            .sum::<u32>()
    }

    /// A digit of all counts.
    fn digits(&self, digit: usize) -> Planes {
        let mut planes = *self.more.get(digit).unwrap_or(&NOBODY);
        let all = planes.as_flattened_mut().as_flattened_mut();
        for (row, some) in all.iter_mut().zip(self.some.as_flattened().as_flattened()) {
            *row &= some;
        }
        planes
    }

    /// Puts animals on a cell.
    pub(super) fn put(&mut self, cell: Cell, heading: Heading, counts: [u32; 2]) {
        let (y, place) = (usize::from(cell.y), 1 << cell.x);
        for (kind, count) in counts.into_iter().enumerate() {
            if count == 0 {
                continue;
            }
            let mut more = count - 1;
            while more >> self.more.len() > 0 {
                self.more.push(NOBODY);
            }
            self.join(kind, heading, y, place, |_| {
                let digit = if more & 1 != 0 { place } else { 0 };
                more >>= 1;
                digit
            });
        }
    }

    /// Puts animals on cells of a row: one on each, and as many more as the next digits say.
    fn join(
        &mut self,
        kind: usize,
        heading: Heading,
        y: usize,
        places: u32,
        mut next_digit: impl FnMut(&mut Planes) -> u32,
    ) {
        let some = &mut self.some[kind][heading as usize][y];
        let taken = *some;
        *some |= places;
        // Where some stand already, the newcomers' one is one more.
        let mut carry = taken & places;
        for planes in &mut self.more {
            let new = next_digit(planes);
            let digit = &mut planes[kind][heading as usize][y];
            let old = *digit & taken;
            *digit = old ^ new ^ carry;
            carry = old & new | (old | new) & carry;
        }
        if carry != 0 {
            self.add_digit(kind, heading, y, carry);
        }
    }

    #[cold]
    fn add_digit(&mut self, kind: usize, heading: Heading, y: usize, places: u32) {
        let mut planes = NOBODY;
        planes[kind][heading as usize][y] = places;
        self.more.push(planes);
    }

    /// Takes all animals of a cell away, and says how many they were.
    fn take(&mut self, cell: Cell) -> Arrivals {
        let mut taken = [0, 0];
        for (kind, heading) in groups(self.groups_on(cell)) {
            taken[kind] += self.count_kind(kind, cell, heading);
            let y = usize::from(cell.y);
            self.some[kind][heading as usize][y] &= !(1 << cell.x);
            for planes in &mut self.more {
                planes[kind][heading as usize][y] &= !(1 << cell.x);
            }
        }
        let [mice, cats] = taken;
        Arrivals { mice, cats }
    }

    /// What stands on a cell, a bit a kind and heading: without branches, which would be foretold badly.
    fn groups_on(&self, Cell { x, y }: Cell) -> u32 {
        let planes = self.some.as_flattened().iter().rev();
        planes.fold(0, |groups, plane| {
            groups << 1 | plane[usize::from(y)] >> x & 1
        })
    }

    /// Turns the animals with one heading on cells of a row to another.
    #[inline(always)]
    fn turn(&mut self, from: Heading, to: Heading, y: usize, places: u32) {
        for kind in [MICE, CATS] {
            let turning = self.some[kind][from as usize][y] & places;
            if turning != 0 {
                self.turn_kind(kind, from, to, y, turning);
            }
        }
    }

    #[inline(never)]
    fn turn_kind(&mut self, kind: usize, from: Heading, to: Heading, y: usize, places: u32) {
        self.some[kind][from as usize][y] ^= places;
        self.join(kind, to, y, places, |planes| {
            let digit = &mut planes[kind][from as usize][y];
            let turning = *digit & places;
            *digit ^= turning;
            turning
        });
    }
}

/// The steps of a turn.
impl Herd {
    /// Steps 1 to 4: an animal enters through each door, all go one cell on, and what comes to a rocket or a pit is gone.
    /// Gives what came to each rocket.
    pub(super) fn advance(&mut self, board: &Board, cats_enter: bool) -> [Arrivals; 4] {
        if cats_enter {
            self.trim();
        }
        self.go_on();
        self.enter(board, if cats_enter { CATS } else { MICE });
        self.fall(board);
        let mut arrivals = [Arrivals::default(); 4];
        for (arrived, &rocket) in arrivals.iter_mut().zip(board.rockets()) {
            *arrived = self.take(rocket);
        }
        arrivals
    }

    /// Gives back the memory of digits that no count has: it need not be done in every turn.
    fn trim(&mut self) {
        while self.more.last() == Some(&NOBODY) {
            self.more.pop();
        }
    }

    /// All go one cell on.
    fn go_on(&mut self) {
        for planes in &mut self.more {
            let digits = planes[MICE].as_flattened_mut().iter_mut();
            for (digit, some) in digits.zip(self.some[MICE].as_flattened()) {
                *digit &= some;
            }
            planes.iter_mut().for_each(shift);
        }
        self.some.iter_mut().for_each(shift);
    }

    /// One animal comes through each door.
    fn enter(&mut self, board: &Board, kind: usize) {
        let last = board.size() - 1;
        for (wall, y) in [(Heading::North, 0), (Heading::South, usize::from(last))] {
            self.enter_row(kind, wall.opposite(), y, board.doors_of(wall));
        }
        for (wall, x) in [(Heading::West, 0), (Heading::East, last)] {
            for y in bits(board.doors_of(wall)) {
                self.enter_row(kind, wall.opposite(), y, 1 << x);
            }
        }
    }

    fn enter_row(&mut self, kind: usize, heading: Heading, y: usize, places: u32) {
        let some = &mut self.some[kind][heading as usize][y];
        if *some & places == 0 {
            *some |= places;
        } else {
            self.join(kind, heading, y, places, |_| 0);
        }
    }

    /// Those who come to a pit are gone.
    fn fall(&mut self, board: &Board) {
        let last = board.size() - 1;
        let safe = !(1 | 1 << last);
        let fall = |planes: &mut Planes| {
            for plane in planes.as_flattened_mut() {
                plane[0] &= safe;
                plane[usize::from(last)] &= safe;
            }
        };
        fall(&mut self.some);
        self.more.iter_mut().for_each(fall);
    }

    /// Step 5: mice are eaten by the cats on their cell and by those they met on the way.
    pub(super) fn eat(&mut self) {
        let [mice, cats] = &mut self.some;
        let [north, east, south, west] = &*cats;
        let mut here = [0; ROWS];
        for y in 0..ROWS {
            here[y] = north[y] | east[y] | south[y] | west[y];
        }
        if here.iter().fold(0, |all, row| all | row) == 0 {
            return;
        }
        // A mouse and a cat that changed places now stand one behind the other, back to back.
        let [mice_north, mice_east, mice_south, mice_west] = mice;
        remove(mice_north, &here, &shifted(south, Heading::North));
        remove(mice_east, &here, &shifted(west, Heading::East));
        remove(mice_south, &here, &shifted(north, Heading::South));
        remove(mice_west, &here, &shifted(east, Heading::West));
    }

    /// Step 6: whoever stands on an arrow turns to its heading; whoever then faces a wall turns counter-clockwise.
    pub(super) fn redirect(
        &mut self,
        board: &Board,
        arrows: impl Iterator<Item = (Cell, Heading)>,
    ) {
        let standing = self.standing();
        // Those where somebody stands come to the front: again without branches.
        let mut reached = [(Cell { x: 0, y: 0 }, Heading::North); MOST_PLAYERS * MOST_ARROWS];
        let mut count = 0;
        arrows.for_each(|arrow| {
            let (cell, _) = arrow;
            reached[count % reached.len()] = arrow;
            count += (standing[usize::from(cell.y)] >> cell.x & 1) as usize;
        });
        for &(cell, to) in &reached[..count] {
            let others = self.groups_on(cell) & !(0x11 << to as u32);
            for (kind, from) in groups(others) {
                self.turn_kind(kind, from, to, usize::from(cell.y), 1 << cell.x);
            }
        }
        let last = board.size() - 1;
        for (heading, y) in [(Heading::North, 0), (Heading::South, usize::from(last))] {
            self.turn(heading, heading.left(), y, !0);
        }
        for (heading, x) in [(Heading::East, last), (Heading::West, 0)] {
            for y in bits(self.column(heading, x)) {
                self.turn(heading, heading.left(), y, 1 << x);
            }
        }
    }

    /// The rows where animals with a heading stand in a column, a bit a row.
    fn column(&self, heading: Heading, x: u8) -> u32 {
        let [mice, cats] = &self.some;
        let (mice, cats) = (&mice[heading as usize], &cats[heading as usize]);
        let mut rows = 0;
        for y in 0..ROWS {
            let is_anybody = (mice[y] | cats[y]) & 1 << x != 0;
            rows |= if is_anybody { 1 << y } else { 0 };
        }
        rows
    }
}

/// Moves the planes of all headings one cell on.
fn shift([north, east, south, west]: &mut [Plane; 4]) {
    *north = shifted(north, Heading::North);
    *east = shifted(east, Heading::East);
    *south = shifted(south, Heading::South);
    *west = shifted(west, Heading::West);
}

/// A plane one cell on.
#[inline(always)]
fn shifted(plane: &Plane, heading: Heading) -> Plane {
    let row = |y: usize| plane.get(y).copied().unwrap_or(0);
    match heading {
        Heading::North => std::array::from_fn(|y| row(y + 1)),
        Heading::East => plane.map(|row| row << 1),
        Heading::South => std::array::from_fn(|y| row(y.wrapping_sub(1))),
        Heading::West => plane.map(|row| row >> 1),
    }
}

/// Takes away those who stand where anybody of two others stands.
#[inline(always)]
fn remove(plane: &mut Plane, one: &Plane, other: &Plane) {
    for y in 0..ROWS {
        plane[y] &= !(one[y] | other[y]);
    }
}

/// The kinds and headings whose bits are set.
fn groups(set: u32) -> impl Iterator<Item = (usize, Heading)> {
    bits(set).map(|group| (group / 4 % 2, Heading::ALL[group % 4]))
}

/// The numbers of the bits that are set.
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}
