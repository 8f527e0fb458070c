//! The animals, counted: how many of a kind stand on each cell with each heading.
//!
//! Animals of one kind, cell and heading do the same for ever, so counts stand for individuals. The counts are kept as
//! binary numbers whose digits are spread over planes, a bit a cell. The planes of a heading move with its animals: a cell's
//! place in them shifts by one with every turn, and going straight costs nothing.

use super::board::{Board, Cell, Heading};

/// Rows and columns of a plane: a power of two, so that places wrap around, and more than the largest board's, so that a step
/// off the board comes to nobody.
const SIDE: usize = 32;

/// A bit a place: a word a row.
type Plane = [u32; SIDE];

/// A plane for each kind and heading.
type Planes = [[Plane; 4]; 2];

const NOBODY: Planes = [[[0; SIDE]; 4]; 2];

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
    /// How many stand there beside that one, the lowest digits first. Where nobody stands, they may be anything.
    more: Vec<Planes>,
    /// The turns by which the planes are shifted.
    turns: u32,
}

impl Default for Herd {
    fn default() -> Herd {
        Herd {
            some: NOBODY,
            more: Vec::new(),
            turns: 0,
        }
    }
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            some: self.some,
            more: self.more.clone(),
            turns: self.turns,
        }
    }

    /// Keeps the memory that is there: searches copy herds all the time.
    fn clone_from(&mut self, source: &Herd) {
        self.some = source.some;
        self.more.clone_from(&source.more);
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

/// Simple questions and changes.
impl Herd {
    /// The row of a heading's planes where the board's row `y` is.
    fn row(&self, heading: Heading, y: u32) -> usize {
        let row = match heading {
            Heading::North => y.wrapping_add(self.turns),
            Heading::South => y.wrapping_sub(self.turns),
            Heading::East | Heading::West => y,
        };
        row as usize % SIDE
    }

    /// By how much the rows of a heading are rotated to the left.
    fn rotation(&self, heading: Heading) -> u32 {
        match heading {
            Heading::North | Heading::South => 0,
            Heading::East => self.turns.wrapping_neg(),
            Heading::West => self.turns,
        }
    }

    /// Where a cell is in the planes of a heading: the row and the bit.
    fn place(&self, heading: Heading, cell: Cell) -> (usize, u32) {
        let x = u32::from(cell.x).wrapping_add(self.rotation(heading));
        (self.row(heading, cell.y.into()), 1_u32.rotate_left(x))
    }

    /// How many mice and cats stand on a cell with a heading.
    pub(super) fn count(&self, cell: Cell, heading: Heading) -> [u32; 2] {
        let place = self.place(heading, cell);
        [MICE, CATS].map(|kind| self.count_kind(kind, heading, place))
    }

    fn count_kind(&self, kind: usize, heading: Heading, (row, bit): (usize, u32)) -> u32 {
        if self.some[kind][heading as usize][row] & bit == 0 {
            return 0;
        }
        let mut count = 1;
        for (digit, planes) in self.more.iter().enumerate() {
            count += u32::from(planes[kind][heading as usize][row] & bit != 0) << digit;
        }
        count
    }

    /// Puts animals on a cell.
    pub(super) fn put(&mut self, cell: Cell, heading: Heading, counts: [u32; 2]) {
        let (row, bit) = self.place(heading, cell);
        for (kind, count) in counts.into_iter().enumerate().filter(|&(_, count)| count > 0) {
            let more = count - 1;
            while more >> self.more.len() > 0 {
                self.more.push(NOBODY);
            }
            let mut digit = 0;
            self.join(kind, heading, row, bit, |_| {
                digit += 1;
                if more >> (digit - 1) & 1 != 0 { bit } else { 0 }
            });
        }
    }

    /// Puts animals on places of a row, one each and as many more as the next digits say.
    fn join(
        &mut self,
        kind: usize,
        heading: Heading,
        row: usize,
        places: u32,
        mut next_digit: impl FnMut(&Planes) -> u32,
    ) {
        let some = &mut self.some[kind][heading as usize][row];
        let taken = *some;
        *some |= places;
        // Where some stand already, the newcomers' one is one more.
        let mut carry = taken & places;
        for planes in &mut self.more {
            let new = next_digit(planes);
            let digit = &mut planes[kind][heading as usize][row];
            let old = *digit & taken;
            *digit = old ^ new ^ carry;
            carry = old & new | (old | new) & carry;
        }
        if carry != 0 {
            let mut planes = NOBODY;
            planes[kind][heading as usize][row] = carry;
            self.more.push(planes);
        }
    }

    /// Takes all animals of a cell away, and says how many they were.
    fn take(&mut self, cell: Cell) -> Arrivals {
        let mut taken = [0, 0];
        for heading in Heading::ALL {
            let (row, bit) = self.place(heading, cell);
            for kind in [MICE, CATS] {
                taken[kind] += self.count_kind(kind, heading, (row, bit));
                self.some[kind][heading as usize][row] &= !bit;
            }
        }
        let [mice, cats] = taken;
        Arrivals { mice, cats }
    }

    /// Turns the animals with one heading in places of a row of theirs, which is the board's row `y`, to another heading.
    fn turn(&mut self, from: Heading, to: Heading, y: u32, places: u32) {
        let (old_row, row) = (self.row(from, y), self.row(to, y));
        let rotation = self.rotation(to).wrapping_sub(self.rotation(from));
        for kind in [MICE, CATS] {
            let some = &mut self.some[kind][from as usize][old_row];
            let turning = *some & places;
            if turning != 0 {
                *some &= !turning;
                self.join(kind, to, row, turning.rotate_left(rotation), |planes| {
                    (planes[kind][from as usize][old_row] & turning).rotate_left(rotation)
                });
            }
        }
    }
}

/// The steps of a turn.
impl Herd {
    /// Steps 1 to 4: an animal enters through each door, all go one cell on, and what comes to a rocket or a pit is gone.
    /// Gives what came to each rocket.
    pub(super) fn advance(&mut self, board: &Board, cats_enter: bool) -> [Arrivals; 4] {
        self.turns = (self.turns + 1) % SIDE as u32;
        if self.turns.is_multiple_of(8) {
            self.trim();
        }
        self.enter(board, if cats_enter { CATS } else { MICE });
        self.fall(board);
        let mut arrivals = [Arrivals::default(); 4];
        for (arrived, &rocket) in arrivals.iter_mut().zip(board.rockets()) {
            *arrived = self.take(rocket);
        }
        arrivals
    }

    /// Gives back the memory of digits that no count has.
    fn trim(&mut self) {
        let is_used = |planes: &Planes| {
            let digits = planes.as_flattened().as_flattened().iter();
            let some = self.some.as_flattened().as_flattened().iter();
            digits.zip(some).fold(0, |used, (digit, some)| used | digit & some) != 0
        };
        while self.more.last().is_some_and(|planes| !is_used(planes)) {
            self.more.pop();
        }
    }

    /// One animal comes through each door.
    fn enter(&mut self, board: &Board, kind: usize) {
        let last = u32::from(board.size()) - 1;
        for wall in Heading::ALL {
            let heading = wall.opposite();
            let doors = board.doors_of(wall);
            match wall {
                Heading::North | Heading::South => {
                    let y = if wall == Heading::North { 0 } else { last };
                    self.join(kind, heading, self.row(heading, y), doors, |_| 0);
                }
                Heading::East | Heading::West => {
                    let x = if wall == Heading::West { 0 } else { last };
                    let place = 1_u32.rotate_left(x.wrapping_add(self.rotation(heading)));
                    for y in bits(doors) {
                        self.join(kind, heading, y as usize, place, |_| 0);
                    }
                }
            }
        }
    }

    /// Those who come to a pit are gone.
    fn fall(&mut self, board: &Board) {
        for pit in board.pits() {
            for heading in Heading::ALL {
                if board.is_wall(pit, heading) {
                    let (row, bit) = self.place(heading, pit);
                    for kind in [MICE, CATS] {
                        self.some[kind][heading as usize][row] &= !bit;
                    }
                }
            }
        }
    }

    /// Step 5: mice are eaten by the cats on their cell and by those they met on the way.
    pub(super) fn eat(&mut self) {
        let turns = self.turns;
        let [mice, [north, east, south, west]] = &mut self.some;
        let (doubled_north, doubled_south) = (doubled(north), doubled(south));
        // All cats as the board lies.
        let from_north = rows_from(&doubled_north, turns);
        let from_south = rows_from(&doubled_south, turns.wrapping_neg());
        let mut cats = [0; SIDE];
        for y in 0..SIDE {
            cats[y] = from_north[y]
                | from_south[y]
                | rotated(east[y], turns)
                | rotated(west[y], turns.wrapping_neg());
        }
        let doubled_cats = doubled(&cats);

        let [mice_north, mice_east, mice_south, mice_west] = mice;
        // A mouse and a cat that changed places now stand one behind the other, back to back.
        let here = rows_from(&doubled_cats, turns.wrapping_neg());
        let behind = rows_from(&doubled_south, 1_u32.wrapping_sub(2 * turns));
        for row in 0..SIDE {
            mice_north[row] &= !(here[row] | behind[row]);
        }
        let here = rows_from(&doubled_cats, turns);
        let behind = rows_from(&doubled_north, (2 * turns).wrapping_sub(1));
        for row in 0..SIDE {
            mice_south[row] &= !(here[row] | behind[row]);
        }
        let (back, behind) = (turns.wrapping_neg(), 1_u32.wrapping_sub(2 * turns));
        for y in 0..SIDE {
            mice_east[y] &= !(rotated(cats[y], back) | rotated(west[y], behind));
        }
        let (back, behind) = (turns, (2 * turns).wrapping_sub(1));
        for y in 0..SIDE {
            mice_west[y] &= !(rotated(cats[y], back) | rotated(east[y], behind));
        }
    }

    /// Step 6: whoever stands on an arrow turns to its heading; whoever then faces a wall turns counter-clockwise.
    pub(super) fn redirect(
        &mut self,
        board: &Board,
        arrows: impl Iterator<Item = (Cell, Heading)>,
    ) {
        for (cell, to) in arrows {
            for from in bits(self.headings_on(cell) & !(1 << to as u32)) {
                let from = Heading::ALL[from as usize % 4];
                let (_, bit) = self.place(from, cell);
                self.turn(from, to, cell.y.into(), bit);
            }
        }
        let last = board.size() - 1;
        self.turn(Heading::North, Heading::West, 0, !0);
        self.turn(Heading::South, Heading::East, last.into(), !0);
        for (heading, x) in [(Heading::East, last), (Heading::West, 0)] {
            let (_, bit) = self.place(heading, Cell { x, y: 0 });
            for y in bits(self.column(heading, bit)) {
                self.turn(heading, heading.left(), y, bit);
            }
        }
    }

    /// The headings with which animals stand on a cell, a bit a heading.
    fn headings_on(&self, cell: Cell) -> u32 {
        let x = u32::from(cell.x);
        let has = |heading: Heading| {
            let row = self.row(heading, cell.y.into());
            let [mice, cats] = &self.some;
            let animals = mice[heading as usize][row] | cats[heading as usize][row];
            (animals >> (x.wrapping_add(self.rotation(heading)) % 32) & 1) << heading as u32
        };
        has(Heading::North) | has(Heading::East) | has(Heading::South) | has(Heading::West)
    }

    /// The rows of a heading where animals stand in a place, a bit a row.
    fn column(&self, heading: Heading, place: u32) -> u32 {
        let [mice, cats] = &self.some;
        let (mice, cats) = (&mice[heading as usize], &cats[heading as usize]);
        let mut rows = 0;
        for y in 0..SIDE {
            rows |= if (mice[y] | cats[y]) & place != 0 { 1 << y } else { 0 };
        }
        rows
    }
}

/// The numbers of the bits that are set.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}

fn doubled(plane: &Plane) -> [Plane; 2] {
    [*plane, *plane]
}

/// The plane whose first row is row `first` of another, and so on around.
fn rows_from(doubled: &[Plane; 2], first: u32) -> &Plane {
    let first = first as usize % SIDE;
    let rows = &doubled.as_flattened()[first..first + SIDE];
    rows.try_into().expect("as many rows")
}

fn rotated(row: u32, left: u32) -> u32 {
    row.rotate_left(left)
}
