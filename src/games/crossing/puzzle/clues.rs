//! A player's knowledge in a question.

use crate::core::game::{Game, IllegalMove, Problem, Seat};
use crate::games::crossing::{
    Belief, CELLS, CYCLE, Cell, Crossing, CyclePoint, CyclePoints, Fate, Move, Step, TURNS,
    start as start_cell,
};
use crate::thinking::puzzle::question;

use super::task::{SOLVER_SEAT, TaskError};

/// Player 1's knowledge: the start, its own steps, and for each island the places in its cycle that fit its windows.
///
/// The islands of the start are one of the worlds. Every other world that fits has the same windows. The sighting of one island
/// says nothing about the others, so the worlds are all ways to choose a possible place for each island.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues {
    start: Crossing,
    position: Crossing,
    steps: Vec<Step>,
    belief: Belief,
    /// By cell: the turn of its last sighting, and its phase then.
    sightings: [Option<Sighting>; CELLS],
}

/// A sighting of an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// The number of turns since then.
    pub turns: u32,
    /// Its phase then.
    pub phase: i8,
}

impl Clues {
    /// The position in the world of the start.
    pub fn now(&self) -> &Crossing {
        &self.position
    }

    /// The possible places of an island now.
    pub fn points_of(&self, cell: Cell) -> CyclePoints {
        self.belief.at(cell)
    }

    /// The last sighting of an island; `None` if it was never seen.
    pub fn last_seen(&self, cell: Cell) -> Option<Sighting> {
        self.sightings[cell.index()]
    }

    /// The islands that were seen.
    pub fn seen_islands(&self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(|&cell| self.last_seen(cell).is_some())
    }

    /// Whether a cell is above water `turns` turns from now in every world.
    pub fn is_surely_above(&self, cell: Cell, turns: u32) -> bool {
        self.find_possible(cell, |point, height| point.after(turns).phase(height) < 0)
            .is_none()
    }

    /// A possible place of an island whose place now and height meet a condition; `None` for a corner.
    pub fn find_possible(
        &self,
        cell: Cell,
        is_wanted: impl Fn(CyclePoint, i8) -> bool,
    ) -> Option<CyclePoint> {
        let height = self.start.heights().at(cell);
        let mut points = self.points_of(cell).iter();
        points.find(|&point| !cell.is_corner() && is_wanted(point, height))
    }

    /// The start of the world in which some islands have these places now. The others have their places in the start.
    ///
    /// # Panics
    /// If a place is not possible.
    pub fn world(&self, points: &[(Cell, CyclePoint)]) -> Crossing {
        let elapsed = self.steps.len() as u32;
        let turns_to_start = u32::from(CYCLE) - elapsed % u32::from(CYCLE);
        let mut all = points_in(&self.start);
        for &(cell, point) in points {
            assert!(
                self.points_of(cell).contains(point),
                "a place that fits what was seen"
            );
            all[cell.index()] = point.after(turns_to_start);
        }
        with_points(&self.start, all).expect("a world that fits what was seen is a position")
    }

    /// The same start in its first world: each island has the first of its possible places. So the start reveals nothing
    /// unseen.
    pub fn first_world(&self) -> Crossing {
        let islands = Cell::all().filter(|cell| !cell.is_corner());
        let turns_to_start = u32::from(CYCLE) - self.steps.len() as u32 % u32::from(CYCLE);
        let first = |cell| {
            let at_start = self.points_of(cell).after(turns_to_start);
            let point = at_start.iter().next().unwrap_or_default();
            (cell, point.after(self.steps.len() as u32))
        };
        self.world(&islands.map(first).collect::<Vec<_>>())
    }

    /// The whole moves of the game so far, and those of more steps.
    pub fn moves_with(&self, steps: &[Step]) -> Vec<Move> {
        let steps = self.steps.iter().chain(steps);
        steps.map(|&step| Move([step, Step::Hold])).collect()
    }

    /// Records the window around the token. There is none after the last turn.
    fn see_window(&mut self) {
        if self.position.turn() == TURNS {
            return;
        }
        let cells = self.position.token(SOLVER_SEAT).window();
        for cell in cells.into_iter().flatten().filter(|cell| !cell.is_corner()) {
            let phase = self.position.phase(cell);
            self.belief.see(self.start.heights(), cell, phase);
            self.sightings[cell.index()] = Some(Sighting { turns: 0, phase });
        }
    }
}

fn points_in(game: &Crossing) -> [CyclePoint; CELLS] {
    let mut points = [CyclePoint::default(); CELLS];
    Cell::all().for_each(|cell| points[cell.index()] = game.cycle_point(cell));
    points
}

/// A position with other places of the islands.
fn with_points(game: &Crossing, points: [CyclePoint; CELLS]) -> Result<Crossing, Problem> {
    let seats = [Seat(0), Seat(1)];
    Crossing::with(
        game.heights().clone(),
        points,
        seats.map(|seat| game.token(seat)),
        seats.map(|seat| game.delivered(seat)),
        game.turn(),
    )
}

impl question::Known for Clues {
    type Game = Crossing;
    type SeenMove = Step;

    fn at(start: &Crossing, _seat: Seat) -> Result<Clues, Problem> {
        let other = start.token(SOLVER_SEAT.other());
        if other != start_cell(SOLVER_SEAT.other()) {
            return Err(TaskError::OtherToken(other).problem());
        }
        let mut clues = Clues {
            start: start.clone(),
            position: start.clone(),
            steps: Vec::new(),
            belief: Belief::default(),
            sightings: [None; CELLS],
        };
        clues.see_window();
        Ok(clues)
    }

    fn add_move(&mut self, &step: &Step) -> Result<(), Problem> {
        if self.position.turn() == TURNS {
            return Err(IllegalMove::game_over().into());
        }
        self.position.check_step(SOLVER_SEAT, step)?;
        let fate = self.position.fate(SOLVER_SEAT, step);
        let from = self.position.token(SOLVER_SEAT);
        let to = from.after(step).unwrap_or(from);
        self.position.play(&Move([step, Step::Hold]));
        self.steps.push(step);
        self.belief.pass_turn();
        for sighting in self.sightings.iter_mut().flatten() {
            sighting.turns += 1;
        }
        // The window shows that the token's island has sunk: the token is back on its start cell.
        if fate == Fate::Sink && self.position.turn() < TURNS {
            self.belief.see_under_water(self.start.heights(), to);
        }
        self.see_window();
        Ok(())
    }

    fn position(&self) -> Crossing {
        let islands = self.seen_islands().filter_map(|cell| {
            let first = self.points_of(cell).iter().next();
            first.map(|point| (cell, point))
        });
        let mut world = self.world(&islands.collect::<Vec<_>>());
        for mv in self.moves_with(&[]) {
            world.play(&mv);
        }
        world
    }

    fn moves(&self) -> Vec<Move> {
        self.moves_with(&[])
    }

    /// There are no cells to list: the hidden places are those of islands in their cycles.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }

    /// Islands that were never seen do not count.
    fn worlds(&self) -> f64 {
        let counts = self
            .seen_islands()
            .map(|cell| self.points_of(cell).len() as f64);
        counts.product()
    }
}
