//! The ways of all animals from the start of a task to the end of its game, one by one.
//!
//! The same animals have the same place in the list, whatever arrows are placed. So comparing two lists shows the effect of the
//! arrows.

use crate::core::game::{Game, Seat};
use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, CAT_EVERY, Cell, Heading, Mice};

/// The end of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// In the rocket of a player.
    Rocket(Seat),
    /// In a pit.
    Pit,
    /// Eaten by a cat.
    Eaten,
    /// On the board at the end of the game.
    Board,
}

/// The cause of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guide {
    /// A missing arrow, by its number.
    Missing(usize),
    /// An arrow of the script or of the start, of this player.
    Given(Seat),
    /// A wall.
    Wall,
}

/// The arrival of an animal at an arrow or at a wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turning {
    pub(super) guide: Guide,
    /// The heading before and after it. They may be the same.
    pub(super) from: Heading,
    pub(super) to: Heading,
}

/// The way of some animals of one kind that stay together.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) is_cat: bool,
    pub(super) count: u32,
    pub(super) turnings: Vec<Turning>,
    /// The cells with the headings after each turn.
    pub(super) stations: Vec<(Cell, Heading)>,
    pub(super) end: End,
    /// The ply of the turn in which it ends.
    pub(super) end_ply: u8,
    cell: Cell,
    heading: Heading,
    is_entering: bool,
    is_over: bool,
}

impl Walk {
    fn new(is_cat: bool, count: u32, (cell, heading): (Cell, Heading), is_entering: bool) -> Walk {
        Walk {
            is_cat,
            count,
            turnings: Vec::new(),
            stations: Vec::new(),
            end: End::Board,
            end_ply: u8::MAX,
            cell,
            heading,
            is_entering,
            is_over: false,
        }
    }

    /// The cell that they enter in the next turn.
    fn next_cell(&self) -> Cell {
        if self.is_entering {
            self.cell
        } else {
            next_cell(self.cell, self.heading)
        }
    }

    /// Records that the animals turn, and why.
    fn add_turning(&mut self, guide: Guide, to: Heading) {
        let from = self.heading;
        self.heading = to;
        self.turnings.push(Turning { guide, from, to });
    }

    /// Ends the walk in a turn.
    fn finish(&mut self, end: End, ply: u8) {
        (self.end, self.end_ply, self.is_over) = (end, ply, true);
    }
}

/// The ways of all animals with these missing arrows; without arrows, no animal meets a missing arrow.
pub(super) fn walks(task: &Task, arrows: Option<&[Arrow]>) -> Vec<Walk> {
    let mut position = task.start().clone();
    let mut walks = Vec::new();
    for group in position.animals() {
        for (is_cat, count) in [(false, group.mice), (true, group.cats)] {
            if count > 0 {
                walks.push(Walk::new(is_cat, count, (group.cell, group.heading), false));
            }
        }
    }
    let mut missing_arrows = arrows.unwrap_or_default().iter();
    loop {
        let ply = position.ply() as u8;
        add_entering(&position, &mut walks);
        end_arrived(&position, &mut walks);
        if position.outcome().is_some() {
            return walks;
        }
        end_eaten(ply, &mut walks);
        turn_animals(
            &position,
            &arrows_with_origin(task, &position, arrows),
            &mut walks,
        );
        match task
            .script_arrow(ply)
            .or_else(|| missing_arrows.next().copied())
        {
            Some(arrow) => position.play(&arrow),
            None => position.pass(),
        }
    }
}

/// Adds the animals that are about to enter through the doors.
fn add_entering(position: &Mice, walks: &mut Vec<Walk>) {
    let board = position.board();
    let is_cat = (position.ply() + 1).is_multiple_of(CAT_EVERY);
    walks.extend(board.doors().iter().map(|door| {
        let place = (door.cell(board.size()), door.wall.opposite());
        Walk::new(is_cat, 1, place, true)
    }));
}

/// Ends the ways of animals that come to rockets and pits.
fn end_arrived(position: &Mice, walks: &mut [Walk]) {
    let board = position.board();
    for walk in walks.iter_mut().filter(|walk| !walk.is_over) {
        let cell = walk.next_cell();
        let rocket = board.rockets().iter().position(|&rocket| rocket == cell);
        if let Some(player) = rocket {
            walk.finish(End::Rocket(Seat(player as u8)), position.ply() as u8);
        } else if board.is_pit(cell) {
            walk.finish(End::Pit, position.ply() as u8);
        }
    }
}

/// Ends the ways of the mice that cats eat.
fn end_eaten(ply: u8, walks: &mut [Walk]) {
    let cats = walks.iter().filter(|walk| walk.is_cat && !walk.is_over);
    let cats: Vec<(Option<Cell>, Cell)> = cats
        .map(|cat| ((!cat.is_entering).then_some(cat.cell), cat.next_cell()))
        .collect();
    for walk in walks
        .iter_mut()
        .filter(|walk| !walk.is_cat && !walk.is_over)
    {
        let (from, to) = (walk.cell, walk.next_cell());
        let meets_mouse = |&(cat, cat_to): &(Option<Cell>, Cell)| {
            let swap_places = !walk.is_entering && cat == Some(to) && cat_to == from;
            cat_to == to || swap_places
        };
        if cats.iter().any(meets_mouse) {
            walk.finish(End::Eaten, ply);
        }
    }
}

/// The arrows on the board, with their origin.
fn arrows_with_origin(
    task: &Task,
    position: &Mice,
    arrows: Option<&[Arrow]>,
) -> Vec<(Arrow, Guide)> {
    let ply = position.ply() as u8;
    let players = (0..position.players() as u8).map(Seat);
    let arrows_by_seat =
        players.flat_map(|seat| position.arrows(seat).iter().map(move |arrow| (seat, arrow)));
    let guide = |(seat, &arrow): (Seat, &Arrow)| {
        let mut open_turns = task.open_turns().iter().zip(arrows.unwrap_or_default());
        let missing = open_turns.position(|(open_turn, &missing)| {
            missing == arrow && (open_turn.ply + 1..=open_turn.last_ply_on_board).contains(&ply)
        });
        match missing.filter(|_| seat == task.seat()) {
            Some(number) => (arrow, Guide::Missing(number)),
            None => (arrow, Guide::Given(seat)),
        }
    };
    arrows_by_seat.map(guide).collect()
}

/// Moves the animals that are still on their way, and turns them.
fn turn_animals(position: &Mice, arrows_with_origin: &[(Arrow, Guide)], walks: &mut [Walk]) {
    let board = position.board();
    for walk in walks.iter_mut().filter(|walk| !walk.is_over) {
        (walk.cell, walk.is_entering) = (walk.next_cell(), false);
        if let Some((arrow, guide)) = arrows_with_origin
            .iter()
            .find(|(arrow, _)| arrow.cell == walk.cell)
        {
            walk.add_turning(*guide, arrow.heading);
        }
        if board.is_wall(walk.cell, walk.heading) {
            walk.add_turning(Guide::Wall, walk.heading.left());
        }
        walk.stations.push((walk.cell, walk.heading));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::mice::CAT_COST;
    use crate::games::mice::solver::{Proof, solve};
    use crate::thinking::puzzle::read_set;
    use crate::thinking::search::{Budget, NoClock};

    /// The points of a player at the end, by the ways of the animals.
    fn points(task: &Task, walks: &[Walk], seat: Seat) -> u32 {
        let start = task.start();
        let arrived = |ply: u32, is_cat: bool| -> u32 {
            let arriving = walks.iter().filter(|walk| {
                walk.is_cat == is_cat
                    && walk.end == End::Rocket(seat)
                    && u32::from(walk.end_ply) == ply
            });
            arriving.map(|walk| walk.count).sum()
        };
        let plies = start.ply()..=u32::from(start.board().turns());
        plies.fold(start.points()[seat.index()], |points, ply| {
            (points + arrived(ply, false)).saturating_sub(CAT_COST * arrived(ply, true))
        })
    }

    #[test]
    fn the_animals_go_as_the_rules_say() {
        let set = read_set(include_str!("../../../../www/games/mice/puzzles.txt")).unwrap();
        for entry in set {
            let task: Task = entry.text.parse().unwrap();
            let Proof::Solutions(solutions) = solve(&task, Budget::default(), &NoClock) else {
                panic!("no proof: {}", entry.text);
            };
            let arrows = solutions.first();
            let walks = walks(&task, Some(&arrows));
            let verdict = task.judge(&arrows).unwrap();
            let seats = (0..task.start().players() as u8).map(Seat);
            let scores: Vec<u32> = seats.map(|seat| points(&task, &walks, seat)).collect();
            assert_eq!(scores, verdict.scores, "{}", entry.text);
            let lost = walks
                .iter()
                .filter(|walk| !walk.is_cat && matches!(walk.end, End::Eaten | End::Pit));
            assert_eq!(lost.map(|walk| walk.count).sum::<u32>(), verdict.mice_lost);
            let is_met = |number: usize| {
                let mut turnings = walks.iter().flat_map(|walk| &walk.turnings);
                turnings.any(|turning| turning.guide == Guide::Missing(number))
            };
            assert!((0..task.missing()).all(is_met), "{}", entry.text);
        }
    }
}
