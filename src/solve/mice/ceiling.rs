//! A bound: a value that no placement of the arrows that are still undecided exceeds.
//!
//! Animals do not push each other, so each goes its own way until it is eaten: the way that the arrows known send it, up
//! to the first undecided arrow that it comes to. From there it is at the player's rocket no sooner than the cells between
//! allow. So the player's points are at most those from the mice and cats whose own way leads to the rocket, and each
//! undecided arrow, which has one cell, adds at most a point for each mouse that comes to that cell early enough, and the
//! cost of each cat whose way to the rocket leads over it. Being eaten is left out, and so are cats that are turned towards
//! the rocket: both only cost points.

use super::exhaust::Spot;
use super::task::{Goal, Task};
use crate::game::Game;
use crate::games::mice::{Arrow, CAT_COST, CAT_EVERY, Cell, Heading, Mice};

/// Finds bounds for the positions of a task.
pub(super) struct Ceiling<'a> {
    task: &'a Task,
    size: usize,
    /// By cell, what becomes of who comes there.
    grounds: Vec<Ground>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Open,
    /// The rocket of the player who is asked.
    Own,
    /// A pit, or another's rocket.
    Gone,
}

/// What no end from a position exceeds.
#[derive(Clone, Debug)]
pub(super) struct Over {
    /// Without any undecided arrow.
    base: i32,
    /// By cell, what an undecided arrow there adds at most.
    gains: Vec<i32>,
    size: usize,
    /// The highest gains, as many as arrows are undecided; lowest first.
    best: Vec<i32>,
}

impl Over {
    /// What no placement exceeds.
    pub(super) fn total(&self) -> i32 {
        self.base + self.best.iter().sum::<i32>()
    }

    /// What no placement with one of the arrows on a cell exceeds.
    pub(super) fn with(&self, cell: Cell) -> i32 {
        let Some(gain) = self.gains.get(index(self.size, cell)) else {
            return self.total();
        };
        // The cell takes the place of the least of the best, if it is not among them.
        let least = self.best.first().copied().unwrap_or(0);
        self.total() - (least - gain).max(0)
    }
}

fn index(size: usize, cell: Cell) -> usize {
    usize::from(cell.y) * size + usize::from(cell.x)
}

/// By turn and cell where an arrow sends who comes there; a turn's board lies after the other's.
struct Signs {
    size: usize,
    first: u8,
    headings: Vec<Option<Heading>>,
}

impl Signs {
    fn at(&self, ply: u8, cell: Cell) -> Option<Heading> {
        let board = usize::from(ply - self.first) * self.size * self.size;
        self.headings[board + index(self.size, cell)]
    }
}

impl<'a> Ceiling<'a> {
    pub(super) fn new(task: &'a Task) -> Ceiling<'a> {
        let board = task.start().board();
        let size = usize::from(board.size());
        let mut grounds = vec![Ground::Open; size * size];
        for at in [0, size - 1, size * (size - 1), size * size - 1] {
            grounds[at] = Ground::Gone;
        }
        for (player, &rocket) in board.rockets().iter().enumerate() {
            let is_own = player == task.seat().index();
            grounds[index(size, rocket)] = if is_own { Ground::Own } else { Ground::Gone };
        }
        Ceiling {
            task,
            size,
            grounds,
        }
    }

    /// The bound of a position, when `lost` mice have been lost so far and this is known of the missing arrows.
    pub(super) fn over(&self, position: &Mice, lost: u32, spots: &[Spot]) -> Over {
        let goal = self.task.goal();
        let is_settled = position.outcome().is_some() || goal == Goal::NoneLost;
        let mut over = Over {
            base: match goal {
                _ if is_settled => goal.value(position, self.task.seat(), lost),
                Goal::Margin(_) => self.own_points(position) - self.least_best_other(position),
                _ => self.own_points(position),
            },
            gains: Vec::new(),
            size: self.size,
            best: Vec::new(),
        };
        if is_settled {
            return over;
        }
        let ways = Ways {
            ceiling: self,
            signs: self.signs(position),
            open: self.open_plies(position, spots),
        };
        let turns = position.board().turns();
        let mut arrivals = Arrivals::new(turns);
        over.gains = vec![0; self.size * self.size];
        for group in self.groups(position, Kind::Cat) {
            let (arrival, cells) = ways.follow(&group, u8::MAX);
            if let Some(ply) = arrival {
                arrivals.cats[usize::from(ply)] += group.count;
                arrivals.last_cat = arrivals.last_cat.max(Some(ply));
                let cost = CAT_COST as i32 * group.count;
                cells.into_iter().for_each(|at| over.gains[at] += cost);
            }
        }
        for group in self.groups(position, Kind::Mouse) {
            let (arrival, cells) = ways.follow(&group, turns);
            if let Some(ply) = arrival {
                arrivals.mice[usize::from(ply)] += group.count;
            }
            // A mouse that comes to the rocket before a cat may count for nothing there, and for a point if it comes later.
            if arrival.is_none_or(|ply| Some(ply) <= arrivals.last_cat) {
                cells
                    .into_iter()
                    .for_each(|at| over.gains[at] += group.count);
            }
        }
        let own = self.own_points(position);
        over.base += arrivals.points_from(own) - own;
        over.best = highest(&over.gains, undecided(position, self.task, spots));
        over
    }

    fn own_points(&self, position: &Mice) -> i32 {
        position.points()[self.task.seat().index()] as i32
    }

    /// The animals of a kind that are on the board, and those still to come.
    fn groups(&self, position: &Mice, kind: Kind) -> Vec<Walkers> {
        let ply = position.ply() as u8;
        let board = position.board();
        let here = position.animals().into_iter().map(|group| Walkers {
            cell: next(group.cell, group.heading),
            heading: group.heading,
            ply,
            count: match kind {
                Kind::Mouse => group.mice as i32,
                Kind::Cat => group.cats as i32,
            },
        });
        let mut groups: Vec<_> = here.filter(|group| group.count > 0).collect();
        let kind_enters = |ply: &u8| cats_enter(*ply) == (kind == Kind::Cat);
        for ply in (ply..=board.turns()).filter(kind_enters) {
            groups.extend(board.doors().iter().map(|door| Walkers {
                cell: door.cell(board.size()),
                heading: door.wall.opposite(),
                ply,
                count: 1,
            }));
        }
        groups
    }

    /// Steps to the own rocket at the least.
    fn distance(&self, cell: Cell) -> u8 {
        let rocket = self.task.start().board().rockets()[self.task.seat().index()];
        distance(cell, rocket)
    }

    /// The arrows that are known, from a position on.
    fn signs(&self, position: &Mice) -> Signs {
        let board = position.board();
        let first = position.ply() as u8;
        let boards = usize::from(board.turns() - first);
        let mut signs = Signs {
            size: self.size,
            first,
            headings: vec![None; boards * self.size * self.size],
        };
        let players = position.players();
        let mut arrows: Vec<Vec<Option<Arrow>>> = (0..players as u8)
            .map(|player| position.arrows(crate::game::Seat(player)))
            .map(|arrows| arrows.iter().copied().map(Some).collect())
            .collect();
        for ply in first..board.turns() {
            let turn = usize::from(ply - first) * self.size * self.size;
            for arrow in arrows.iter().flatten().flatten() {
                signs.headings[turn + index(self.size, arrow.cell)] = Some(arrow.heading);
            }
            let own = &mut arrows[usize::from(ply) % players];
            if own.len() == crate::games::mice::MOST_ARROWS {
                own.remove(0);
            }
            own.push(self.task.at(ply));
        }
        signs
    }

    /// By ply from the position on, whether an undecided arrow stands.
    fn open_plies(&self, position: &Mice, spots: &[Spot]) -> Vec<bool> {
        let stands = |ply: u8| {
            let mut each = self.task.open().iter().zip(spots);
            each.any(|(open, spot)| {
                matches!(spot, Spot::Undecided(_)) && open.ply < ply && ply <= open.last
            })
        };
        (position.ply() as u8..position.board().turns())
            .map(stands)
            .collect()
    }

    /// What the best of the others has at the end at the least: cats take away what they can.
    fn least_best_other(&self, position: &Mice) -> i32 {
        let board = position.board();
        let others = (0..).zip(board.rockets().iter().zip(position.points()));
        let others = others.filter(|(player, _)| *player != self.task.seat().0);
        let least = others.map(|(_, (&rocket, &points))| {
            points.saturating_sub(CAT_COST * cats_in_reach(position, rocket))
        });
        least.max().unwrap_or(0) as i32
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Mouse,
    Cat,
}

/// Animals of one kind that go together.
struct Walkers {
    /// Where their next step leads.
    cell: Cell,
    heading: Heading,
    /// The ply of that step.
    ply: u8,
    count: i32,
}

/// What comes to the own rocket if no undecided arrow turns anybody, by ply.
struct Arrivals {
    mice: Vec<i32>,
    cats: Vec<i32>,
    last_cat: Option<u8>,
}

impl Arrivals {
    fn new(turns: u8) -> Arrivals {
        let none = vec![0; usize::from(turns) + 1];
        Arrivals {
            mice: none.clone(),
            cats: none,
            last_cat: None,
        }
    }

    fn points_from(&self, points: i32) -> i32 {
        let both = self.mice.iter().zip(&self.cats);
        both.fold(points, |points, (mice, cats)| {
            (points + mice - CAT_COST as i32 * cats).max(0)
        })
    }
}

/// The ways of the animals by the arrows that are known.
struct Ways<'a> {
    ceiling: &'a Ceiling<'a>,
    signs: Signs,
    /// By ply from the position on, whether an undecided arrow stands.
    open: Vec<bool>,
}

impl Ways<'_> {
    /// Follows animals to their end. Gives the ply in which they come to the own rocket, if they do, and the cells, each
    /// once, where an undecided arrow might turn them while the rocket is near enough to be reached by ply `by`.
    fn follow(&self, group: &Walkers, by: u8) -> (Option<u8>, Vec<usize>) {
        let ceiling = self.ceiling;
        let turns = ceiling.task.start().board().turns();
        let (mut cell, mut heading) = (group.cell, group.heading);
        let mut cells = Vec::new();
        for ply in group.ply..=turns {
            let at = index(ceiling.size, cell);
            match ceiling.grounds[at] {
                Ground::Own => return (Some(ply), cells),
                Ground::Gone => break,
                Ground::Open if ply == turns => break,
                Ground::Open => {}
            }
            let is_open = self.open[usize::from(ply - self.signs.first)];
            if is_open && ceiling.distance(cell) <= by - ply && !cells.contains(&at) {
                cells.push(at);
            }
            heading = self.signs.at(ply, cell).unwrap_or(heading);
            if is_wall(ceiling.size, cell, heading) {
                heading = heading.left();
            }
            cell = next(cell, heading);
        }
        (None, cells)
    }
}

/// How many cats, on the board or still to come, can be at a rocket in time.
fn cats_in_reach(position: &Mice, rocket: Cell) -> u32 {
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

/// The next cell on the board.
fn next(Cell { x, y }: Cell, heading: Heading) -> Cell {
    match heading {
        Heading::North => Cell { x, y: y - 1 },
        Heading::East => Cell { x: x + 1, y },
        Heading::South => Cell { x, y: y + 1 },
        Heading::West => Cell { x: x - 1, y },
    }
}

/// How many arrows are undecided and may still turn somebody.
fn undecided(position: &Mice, task: &Task, spots: &[Spot]) -> usize {
    let ply = position.ply() as u8;
    let each = task.open().iter().zip(spots);
    each.filter(|(open, spot)| matches!(spot, Spot::Undecided(_)) && open.last >= ply)
        .count()
}

/// The `count` highest numbers, lowest first.
fn highest(numbers: &[i32], count: usize) -> Vec<i32> {
    let mut best = vec![0; count];
    for &number in numbers {
        if best.first().is_some_and(|&least| number > least) {
            best[0] = number;
            best.sort_unstable();
        }
    }
    best
}
