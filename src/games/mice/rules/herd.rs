//! The animals, counted: how many of a kind stand on each cell with each heading.
//!
//! Animals of one kind, cell and heading do the same for ever, so counts stand for individuals. Planes, a bit a cell, say
//! where at least one stands, and a short list how many more there are where there are more.

use super::Group;
use super::board::Board;
use super::cell::{Cell, Heading};
use super::crowds::{Crowd, Crowds};
use super::plane::{Plane, ROWS, bits};
use super::planes::{CATS, MICE, Planes, any};
use super::turn::{Pointing, Turn};

/// What entered a rocket in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrivals {
    pub(super) mice: u32,
    pub(super) cats: u32,
}

/// All animals on the board.
#[derive(Debug)]
pub(super) struct Herd {
    /// Where at least one stands: now, and in the turn before, whose planes take those of the next.
    some: [Planes; 2],
    /// Which of the two is now.
    now: usize,
    crowds: Crowds,
    /// Where some joined others in the last turn: kept here only because clearing an array in each turn takes time.
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

    /// Keeps the memory that is there: searches copy herds all the time. Both must be of one board.
    fn clone_from(&mut self, source: &Herd) {
        self.some[self.now] = *source.now();
        self.crowds.clone_from(&source.crowds);
    }
}

/// The same counts.
impl PartialEq for Herd {
    fn eq(&self, other: &Herd) -> bool {
        self.now() == other.now() && self.crowds == other.crowds
    }
}

/// Questions and changes.
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

    /// Whether any stand on a cell with a heading.
    pub(super) fn is_any(&self, cell: Cell, heading: Heading) -> bool {
        [MICE, CATS]
            .iter()
            .any(|&kind| self.now().is_any(kind, heading, cell))
    }

    /// How many mice there are.
    pub(super) fn mice(&self) -> u32 {
        let ones = self.now().mice().iter().map(|row| row.count_ones());
        ones.sum::<u32>() + self.crowds.more(MICE)
    }

    /// Puts animals on a cell where none stand with that heading.
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
    /// Steps 1 to 4: an animal enters through each door, all go one cell on, and what comes to a rocket or a pit is gone.
    /// Gives what came to each rocket.
    pub(super) fn advance(&mut self, board: &Board, cats_enter: bool) -> [Arrivals; 4] {
        match cats_enter {
            false => self.advance_with::<MICE>(board),
            true => self.advance_with::<CATS>(board),
        }
    }

    fn advance_with<const ENTER: usize>(&mut self, board: &Board) -> [Arrivals; 4] {
        let (old, new) = both(&mut self.some, self.now);
        let scene = Turn::<ENTER>::new(board, old, &Pointing::NOWHERE);
        let mut arrivals = arrivals(&scene);
        (0..board.rows()).for_each(|y| new.set_rows(y, scene.arrived(y)));
        self.crowds.go_on(|crowd| {
            let is_land = board.is_land(crowd.cell());
            if !is_land {
                count_arrival(board, crowd, &mut arrivals);
            }
            (crowd, is_land)
        });
        self.now ^= 1;
        arrivals
    }

    /// What stands there after steps 1 to 5 of the next turn, at least one of a group. In step 5 mice are eaten by the cats
    /// on their cell and by those they met on the way.
    pub(super) fn fed(&self, board: &Board, cats_enter: bool) -> Planes {
        let mut fed = Planes::EMPTY;
        match cats_enter {
            false => self.feed::<MICE>(board, &mut fed),
            true => self.feed::<CATS>(board, &mut fed),
        }
        fed
    }

    fn feed<const ENTER: usize>(&self, board: &Board, fed: &mut Planes) {
        let scene = Turn::<ENTER>::new(board, self.now(), &Pointing::NOWHERE);
        (0..board.rows()).for_each(|y| fed.set_rows(y, scene.fed(y)));
    }

    /// Steps 1 to 6: in step 6 whoever stands on an arrow turns to its heading; whoever then faces a wall turns
    /// counter-clockwise. Gives what came to each rocket.
    pub(super) fn turn(
        &mut self,
        board: &Board,
        cats_enter: bool,
        arrows: &Pointing,
    ) -> [Arrivals; 4] {
        match cats_enter {
            false => self.turn_with::<MICE>(board, arrows),
            true => self.turn_with::<CATS>(board, arrows),
        }
    }

    fn turn_with<const ENTER: usize>(&mut self, board: &Board, arrows: &Pointing) -> [Arrivals; 4] {
        let (old, new) = both(&mut self.some, self.now);
        let scene = Turn::<ENTER>::new(board, old, arrows);
        let mut arrivals = arrivals(&scene);
        let is_any_joined = turn(&scene, new, &mut self.joined);
        self.crowds.go_on(
            #[inline(always)]
            |crowd| match scene.goes_straight(crowd) {
                true => (crowd, scene.is_left(new, crowd)),
                false => match heading(&scene, new, crowd, &mut arrivals) {
                    Some(heading) => (crowd.turned(heading), true),
                    None => (crowd, false),
                },
            },
        );
        if is_any_joined {
            join(&scene, &self.joined, &mut self.crowds);
        }
        self.now ^= 1;
        arrivals
    }
}

/// The planes that are now, and those to be filled.
fn both(some: &mut [Planes; 2], now: usize) -> (&Planes, &mut Planes) {
    let [first, second] = some;
    match now {
        0 => (first, second),
        _ => (second, first),
    }
}

/// A function of its own, so that the compiler knows that the planes are different ones.
#[inline(never)]
fn turn<const ENTER: usize>(scene: &Turn<ENTER>, new: &mut Planes, joined: &mut Plane) -> bool {
    scene.turn(new, joined)
}

/// What comes to each rocket, one of a group.
fn arrivals<const ENTER: usize>(scene: &Turn<ENTER>) -> [Arrivals; 4] {
    let mut arrivals = [Arrivals::default(); 4];
    for (arrived, &rocket) in arrivals.iter_mut().zip(scene.board.rockets()) {
        let [mice, cats] = scene.coming(rocket);
        *arrived = Arrivals { mice, cats };
    }
    arrivals
}

/// Counts those of a group who come to a rocket beside one.
fn count_arrival(board: &Board, crowd: Crowd, arrivals: &mut [Arrivals; 4]) {
    let mut both = arrivals.iter_mut().zip(board.rockets());
    if let Some((arrived, _)) = both.find(|(_, rocket)| **rocket == crowd.cell()) {
        match crowd.kind() {
            MICE => arrived.mice += crowd.more,
            _ => arrived.cats += crowd.more,
        }
    }
}

/// The heading of a crowd that may have to turn, unless it is gone.
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

/// The heading of an animal in the end of step 6.
fn turned(board: &Board, cell: Cell, heading: Heading) -> Heading {
    match board.is_wall(cell, heading) {
        true => heading.left(),
        false => heading,
    }
}

/// Counts those who come to be where others already are, on cells that are named.
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

/// With which heading groups of a cell come together, and a bit for each heading that they have before: on an arrow all, and
/// elsewhere those who turn at a wall and those who already go where these turn to.
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
