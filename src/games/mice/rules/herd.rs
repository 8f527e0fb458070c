//! The animals as counts: how many of a kind are on each cell with each heading.
//!
//! Animals of the same kind, cell and heading always behave the same, so counts are enough. Planes, with one bit per cell, mark
//! the cells with at least one animal. A short list counts the further ones.

use super::Group;
use super::board::Board;
use super::cell::{Cell, Heading};
use super::crowds::{Crowd, Crowds};
use super::plane::{Headings, Plane, ROWS, bits};
use super::planes::{CATS, MICE, Planes, any};
use super::turn::{Pointing, Turn};

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
    some: [Planes; 2],
    /// The index of the current planes.
    now: usize,
    crowds: Crowds,
    /// The cells where animals joined others in the last turn. It is stored only to save the time of clearing an array in each
    /// turn.
    joined: Plane,
}

impl Default for Herd {
    fn default() -> Herd {
        Herd {
            some: [Planes::EMPTY; 2],
            now: 0,
            crowds: Crowds::default(),
            joined: [0; ROWS],
        }
    }
}

impl Clone for Herd {
    fn clone(&self) -> Herd {
        Herd {
            some: [*self.now(), Planes::EMPTY],
            now: 0,
            crowds: self.crowds.clone(),
            joined: [0; ROWS],
        }
    }

    /// Reuses the allocated memory, since searches copy herds all the time. Both herds must be on the same board.
    fn clone_from(&mut self, source: &Herd) {
        self.some[self.now] = *source.now();
        self.crowds.clone_from(&source.crowds);
    }
}

/// Herds are equal if their counts are equal.
impl PartialEq for Herd {
    fn eq(&self, other: &Herd) -> bool {
        self.now() == other.now() && self.crowds == other.crowds
    }
}

/// Queries and changes.
impl Herd {
    fn now(&self) -> &Planes {
        &self.some[self.now]
    }

    /// The groups, row by row from the north, each row from the west, by heading.
    pub(super) fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for (y, cells) in (0..).zip(self.now().standing()) {
            for cell in bits(cells).map(|x| Cell { x, y }) {
                for heading in Heading::ALL {
                    let [mice, cats] =
                        [MICE, CATS].map(|kind| self.now().is_any(kind, heading, cell).into());
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
            let place = (y, x, crowd.heading() as usize);
            if let Ok(at) = groups.binary_search_by_key(&place, order) {
                match crowd.kind() {
                    MICE => groups[at].mice += crowd.more,
                    _ => groups[at].cats += crowd.more,
                }
            }
        }
        groups
    }

    /// Whether animals are on a cell with a heading.
    pub(super) fn is_any(&self, cell: Cell, heading: Heading) -> bool {
        [MICE, CATS]
            .iter()
            .any(|&kind| self.now().is_any(kind, heading, cell))
    }

    /// By heading, the cells with animals of that heading.
    pub(super) fn headings(&self) -> Headings {
        std::array::from_fn(|heading| {
            std::array::from_fn(|y| {
                self.now().row(MICE, y)[heading] | self.now().row(CATS, y)[heading]
            })
        })
    }

    /// The number of mice.
    pub(super) fn mice(&self) -> u32 {
        let ones = self.now().mice().iter().map(|row| row.count_ones());
        ones.sum::<u32>() + self.crowds.more(MICE)
    }

    /// Puts animals on a cell. None may be there with that heading.
    pub(super) fn put(&mut self, cell: Cell, heading: Heading, counts: [u32; 2]) {
        for (kind, count) in counts.into_iter().enumerate() {
            if count > 0 {
                let row = self.some[self.now].word_mut(kind, heading, usize::from(cell.y));
                *row |= 1 << cell.x;
            }
            if count > 1 {
                self.crowds.put(kind, heading, cell, count - 1);
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
        let (old, new) = both(&mut self.some, self.now);
        let scene = Turn::<ENTER>::new(board, old, &Pointing::NOWHERE);
        let mut arrivals = arrivals(&scene);
        (0..board.rows()).for_each(|y| new.set_rows(y, scene.arrived(y)));
        self.crowds.advance(|crowd| {
            let is_land = board.is_land(crowd.cell());
            if !is_land {
                count_arrival(board, crowd, &mut arrivals);
            }
            (crowd, is_land)
        });
        self.now ^= 1;
        arrivals
    }

    /// The planes after steps 1 to 5 of the next turn, with at least one animal of each group. In step 5 mice are eaten by cats
    /// on their cell and by cats that they met on the way.
    pub(super) fn fed(&self, board: &Board, cats_enter: bool) -> Planes {
        let mut fed = Planes::EMPTY;
        if cats_enter {
            self.feed::<CATS>(board, &mut fed)
        } else {
            self.feed::<MICE>(board, &mut fed)
        }
        fed
    }

    fn feed<const ENTER: usize>(&self, board: &Board, fed: &mut Planes) {
        let scene = Turn::<ENTER>::new(board, self.now(), &Pointing::NOWHERE);
        (0..board.rows()).for_each(|y| fed.set_rows(y, scene.fed(y)));
    }

    /// Steps 1 to 6. In step 6 animals on an arrow turn to its heading; then animals that face a wall turn
    /// counter-clockwise. Returns the animals that came to each rocket.
    pub(super) fn turn(
        &mut self,
        board: &Board,
        cats_enter: bool,
        arrows: &Pointing,
    ) -> [Arrivals; 4] {
        if cats_enter {
            self.turn_with::<CATS>(board, arrows)
        } else {
            self.turn_with::<MICE>(board, arrows)
        }
    }

    fn turn_with<const ENTER: usize>(&mut self, board: &Board, arrows: &Pointing) -> [Arrivals; 4] {
        let (old, new) = both(&mut self.some, self.now);
        let scene = Turn::<ENTER>::new(board, old, arrows);
        let mut arrivals = arrivals(&scene);
        let is_any_joined = turn(&scene, new, &mut self.joined);
        self.crowds.advance(
            #[inline(always)]
            |crowd| {
                if scene.goes_straight(crowd) {
                    (crowd, scene.is_left(new, crowd))
                } else {
                    match heading(&scene, new, crowd, &mut arrivals) {
                        Some(heading) => (crowd.turned(heading), true),
                        None => (crowd, false),
                    }
                }
            },
        );
        if is_any_joined {
            join(&scene, &self.joined, &mut self.crowds);
        }
        self.now ^= 1;
        arrivals
    }
}

/// The current planes, and those to be filled.
fn both(some: &mut [Planes; 2], now: usize) -> (&Planes, &mut Planes) {
    let [first, second] = some;
    match now {
        0 => (first, second),
        _ => (second, first),
    }
}

/// A separate function, so that the compiler knows that the planes do not overlap.
#[inline(never)]
fn turn<const ENTER: usize>(scene: &Turn<ENTER>, new: &mut Planes, joined: &mut Plane) -> bool {
    scene.turn(new, joined)
}

/// The animals that come to each rocket, counting one per group.
fn arrivals<const ENTER: usize>(scene: &Turn<ENTER>) -> [Arrivals; 4] {
    let mut arrivals = [Arrivals::default(); 4];
    for (arrived, &rocket) in arrivals.iter_mut().zip(scene.board.rockets()) {
        let [mice, cats] = scene.coming(rocket);
        *arrived = Arrivals { mice, cats };
    }
    arrivals
}

/// Adds the further animals of a group that comes to a rocket.
fn count_arrival(board: &Board, crowd: Crowd, arrivals: &mut [Arrivals; 4]) {
    let mut both = arrivals.iter_mut().zip(board.rockets());
    if let Some((arrived, _)) = both.find(|(_, rocket)| **rocket == crowd.cell()) {
        match crowd.kind() {
            MICE => arrived.mice += crowd.more,
            _ => arrived.cats += crowd.more,
        }
    }
}

/// The new heading of a crowd that may have to turn; `None` if it is gone.
#[cold]
#[inline(never)]
fn heading<const ENTER: usize>(
    scene: &Turn<ENTER>,
    new: &Planes,
    crowd: Crowd,
    arrivals: &mut [Arrivals; 4],
) -> Option<Heading> {
    let cell = crowd.cell();
    if !scene.board.is_land(cell) {
        count_arrival(scene.board, crowd, arrivals);
        return None;
    }
    let cats = any(new.row(CATS, usize::from(cell.y))) >> cell.x & 1 != 0;
    if crowd.kind() == MICE && (cats || scene.is_met(crowd)) {
        return None;
    }
    let heading = scene.arrows.at(cell).unwrap_or(crowd.heading());
    Some(turned(scene.board, cell, heading))
}

/// The heading of an animal after the end of step 6.
fn turned(board: &Board, cell: Cell, heading: Heading) -> Heading {
    if board.is_wall(cell, heading) {
        heading.left()
    } else {
        heading
    }
}

/// Counts the animals that join others, on the cells in `joined`.
#[inline(never)]
fn join<const ENTER: usize>(scene: &Turn<ENTER>, joined: &Plane, crowds: &mut Crowds) {
    let rows = joined.iter().enumerate();
    let rows = rows.fold(0, |rows, (y, cells)| rows | u32::from(*cells != 0) << y);
    for y in bits(rows) {
        let groups = scene.fed(usize::from(y));
        for x in bits(joined[usize::from(y)]) {
            let cell = Cell { x, y };
            let (heading, from) = meeting(scene, cell);
            for (kind, row) in groups.iter().enumerate() {
                let groups = row
                    .iter()
                    .zip(from)
                    .map(|(groups, from)| groups >> x & from);
                let count: u32 = groups.sum();
                if count > 1 {
                    crowds.put(kind, heading, cell, count - 1);
                }
            }
        }
    }
}

/// The heading in which the groups of a cell join, and a mask of their headings before. On an arrow these are all headings.
/// Elsewhere they are the animals that turn at a wall, and those that already have the new heading.
fn meeting<const ENTER: usize>(scene: &Turn<ENTER>, cell: Cell) -> (Heading, [u32; 4]) {
    if let Some(heading) = scene.arrows.at(cell) {
        return (turned(scene.board, cell, heading), [1; 4]);
    }
    let is_wall = |heading: &Heading| scene.board.is_wall(cell, *heading);
    let wall = Heading::ALL
        .into_iter()
        .find(is_wall)
        .unwrap_or(Heading::North);
    let mut from = [0; 4];
    from[wall as usize] = 1;
    from[wall.left() as usize] = 1;
    (wall.left(), from)
}
