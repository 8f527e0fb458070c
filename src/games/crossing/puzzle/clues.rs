//! A player's knowledge in a question.

use crate::core::game::{Game, IllegalMove, Problem, Seat};
use crate::games::crossing::{
    Belief, CELLS, CYCLE, Cell, Crossing, Fate, Move, Place, Places, Step, TURNS,
    start as start_cell,
};
use crate::thinking::puzzle::question;

use super::task::{ASKED, TaskError};

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
    pub fn places_of(&self, cell: Cell) -> Places {
        self.belief.at(cell)
    }

    /// The last sighting of an island; `None` if it was never seen.
    pub fn last_seen(&self, cell: Cell) -> Option<Sighting> {
        self.sightings[cell.index()]
    }

    /// The islands that were seen.
    pub fn seen(&self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(|&cell| self.last_seen(cell).is_some())
    }

    /// Whether a cell is above water `turns` turns from now in every world.
    pub fn is_surely_above(&self, cell: Cell, turns: u32) -> bool {
        self.may_be(cell, |place, height| place.after(turns).phase(height) < 0)
            .is_none()
    }

    /// A possible place of an island whose place now and height meet a condition; `None` for a corner.
    pub fn may_be(&self, cell: Cell, is_wanted: impl Fn(Place, i8) -> bool) -> Option<Place> {
        let height = self.start.heights().at(cell);
        let mut places = self.places_of(cell).iter();
        places.find(|&place| !cell.is_corner() && is_wanted(place, height))
    }

    /// The start of the world in which some islands have these places now. The others have their places in the start.
    ///
    /// # Panics
    /// If a place is not possible.
    pub fn world(&self, places: &[(Cell, Place)]) -> Crossing {
        let elapsed = self.steps.len() as u32;
        let back = u32::from(CYCLE) - elapsed % u32::from(CYCLE);
        let mut all = places_in(&self.start);
        for &(cell, place) in places {
            assert!(
                self.places_of(cell).contains(place),
                "a place that fits what was seen"
            );
            all[cell.index()] = place.after(back);
        }
        with_places(&self.start, all).expect("a world that fits what was seen is a position")
    }

    /// The same start in its first world: each island has the first of its possible places. So the start reveals nothing
    /// unseen.
    pub fn first_world(&self) -> Crossing {
        let islands = Cell::all().filter(|cell| !cell.is_corner());
        let back = u32::from(CYCLE) - self.steps.len() as u32 % u32::from(CYCLE);
        let first = |cell| {
            let at_start = self.places_of(cell).after(back);
            let place = at_start.iter().next().unwrap_or_default();
            (cell, place.after(self.steps.len() as u32))
        };
        self.world(&islands.map(first).collect::<Vec<_>>())
    }

    /// The whole moves of the game so far, and those of more steps.
    pub fn moves_and(&self, steps: &[Step]) -> Vec<Move> {
        let steps = self.steps.iter().chain(steps);
        steps.map(|&step| Move([step, Step::Hold])).collect()
    }

    /// Records the window around the token. There is none after the last turn.
    fn look(&mut self) {
        if self.position.turn() == TURNS {
            return;
        }
        let cells = self.position.token(ASKED).window();
        for cell in cells.into_iter().flatten().filter(|cell| !cell.is_corner()) {
            let phase = self.position.phase(cell);
            self.belief.see(self.start.heights(), cell, phase);
            self.sightings[cell.index()] = Some(Sighting { turns: 0, phase });
        }
    }
}

fn places_in(game: &Crossing) -> [Place; CELLS] {
    let mut places = [Place::default(); CELLS];
    Cell::all().for_each(|cell| places[cell.index()] = game.place(cell));
    places
}

/// A position with other places of the islands.
fn with_places(game: &Crossing, places: [Place; CELLS]) -> Result<Crossing, Problem> {
    let seats = [Seat(0), Seat(1)];
    Crossing::with(
        game.heights().clone(),
        places,
        seats.map(|seat| game.token(seat)),
        seats.map(|seat| game.delivered(seat)),
        game.turn(),
    )
}

impl question::Known for Clues {
    type Game = Crossing;
    type SeenMove = Step;

    fn at(start: &Crossing, _: Seat) -> Result<Clues, Problem> {
        let other = start.token(ASKED.other());
        if other != start_cell(ASKED.other()) {
            return Err(TaskError::Other(other).problem());
        }
        let mut clues = Clues {
            start: start.clone(),
            position: start.clone(),
            steps: Vec::new(),
            belief: Belief::default(),
            sightings: [None; CELLS],
        };
        clues.look();
        Ok(clues)
    }

    fn take(&mut self, &step: &Step) -> Result<(), Problem> {
        if self.position.turn() == TURNS {
            return Err(IllegalMove::game_over().into());
        }
        self.position.check_step(ASKED, step)?;
        let fate = self.position.fate(ASKED, step);
        let from = self.position.token(ASKED);
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
        self.look();
        Ok(())
    }

    fn position(&self) -> Crossing {
        let islands = self.seen().filter_map(|cell| {
            let first = self.places_of(cell).iter().next();
            first.map(|place| (cell, place))
        });
        let mut world = self.world(&islands.collect::<Vec<_>>());
        for mv in self.moves_and(&[]) {
            world.play(&mv);
        }
        world
    }

    fn moves(&self) -> Vec<Move> {
        self.moves_and(&[])
    }

    /// There are no cells to list: the hidden places are those of islands in their cycles.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }

    /// Islands that were never seen do not count.
    fn worlds(&self) -> f64 {
        let counts = self.seen().map(|cell| self.places_of(cell).len() as f64);
        counts.product()
    }
}
