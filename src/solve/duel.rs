//! Puzzles against best replies, solved: what all of them have in common.
//!
//! A game's [`Prover`] says of any position of a puzzle whether its goal is still in reach. From that follows all that one who
//! solves it may ask: which own moves keep the goal, which reply refutes one that does not, and which is the most stubborn while
//! it is in reach.

use crate::game::{Game, IllegalMove};
use crate::puzzle::{Duel, Goal};
use crate::search::{Budget, Clock, Meter};

/// A goal whose puzzles are solved.
pub trait Solve: Goal {
    /// What solves them.
    type Prover: Prover<Self>;
}

/// Says of positions of a puzzle whether the goal is in reach, and remembers what it has found.
pub trait Prover<O: Goal> {
    /// For a puzzle; nothing is searched yet.
    fn new(task: &Duel<O>) -> Self;

    /// Whether the one who is asked reaches the goal from a position of the puzzle in which it is open, whatever the other side
    /// does, within so many moves of both sides, which are no more than are left; `None` if the budget ends before that is proven.
    fn reaches(&mut self, position: &O::Game, plies: u32, meter: &mut Meter) -> Option<bool>;

    /// The legal moves of a position, of those that come to the same one at least; the most promising for the mover first.
    fn moves(&self, position: &O::Game) -> Vec<<O::Game as Game>::Move>;

    /// The work done by now, in the units of budgets.
    fn nodes(&self) -> u64;
}

/// What is known of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Certificate<M> {
    /// The goal is reached against every reply.
    Proved {
        /// The own moves in which it can be, at the least.
        least: u32,
        /// The first moves that keep it in reach.
        first: Vec<M>,
    },
    /// It can be prevented.
    Refuted,
    /// The budget ended before either was proven.
    Open,
}

/// Whether the goal of a puzzle is in reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It is, or is met.
    Kept,
    /// It is not, which is proven.
    Lost,
    /// The budget ended before either was proven.
    Unknown,
}

/// How a puzzle stands after moves of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook<M> {
    /// Whether the goal is in reach.
    pub reach: Reach,
    /// The own moves that keep it, if it is the turn of who is asked; of those that come to the same one at least.
    pub keeps: Vec<M>,
    /// What the other side plays, if it is its turn: what takes the goal out of reach if anything does, else the most stubborn.
    pub reply: Option<M>,
    /// How it goes on to the end: with the goal in reach as solved, else as refuted.
    pub line: Vec<M>,
    /// After how many of the moves the goal was in reach for the last time; `None` while it is.
    pub lost_after: Option<usize>,
}

/// More nodes than these are not spent on choosing among replies that are equally long.
const CHOICE: u64 = 300_000;

type MoveOf<O> = <<O as Goal>::Game as Game>::Move;

/// Solves one puzzle, and remembers what it has found.
pub struct Solver<O: Solve> {
    task: Duel<O>,
    prover: O::Prover,
}

impl<O: Solve> Solver<O> {
    /// For a puzzle; nothing is searched yet.
    pub fn new(task: &Duel<O>) -> Solver<O> {
        Solver {
            task: task.clone(),
            prover: O::Prover::new(task),
        }
    }

    /// What is solved.
    pub fn task(&self) -> &Duel<O> {
        &self.task
    }

    /// The legal moves of a position, of those that come to the same one at least; the most promising for the mover first.
    pub fn moves(&self, position: &O::Game) -> Vec<MoveOf<O>> {
        self.prover.moves(position)
    }

    /// Proves the puzzle or refutes it.
    pub fn certify(&mut self, budget: Budget, clock: &dyn Clock) -> Certificate<MoveOf<O>> {
        let mut meter = Meter::new(clock, budget, self.prover.nodes());
        let start = self.task.start().clone();
        match self.reach(&start, &mut meter) {
            Some(true) => self
                .least(&start, &mut meter)
                .and_then(|least| Some((least, self.keeping(&start, &mut meter)?)))
                .map_or(Certificate::Open, |(least, first)| Certificate::Proved {
                    least,
                    first,
                }),
            Some(false) => Certificate::Refuted,
            None => Certificate::Open,
        }
    }

    /// Whether the goal is in reach after moves of both sides, in turn.
    ///
    /// # Errors
    /// The rule that one of them breaks.
    pub fn is_kept(
        &mut self,
        moves: &[MoveOf<O>],
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Reach, IllegalMove> {
        let mut meter = Meter::new(clock, budget, self.prover.nodes());
        let position = self.task.position(moves)?;
        Ok(as_reach(self.reach(&position, &mut meter)))
    }

    /// How the puzzle stands after moves of both sides, in turn.
    ///
    /// # Errors
    /// The rule that one of them breaks.
    pub fn outlook(
        &mut self,
        moves: &[MoveOf<O>],
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Outlook<MoveOf<O>>, IllegalMove> {
        let mut meter = Meter::new(clock, budget, self.prover.nodes());
        let position = self.task.position(moves)?;
        let reach = as_reach(self.reach(&position, &mut meter));
        let mut outlook = Outlook {
            reach,
            keeps: Vec::new(),
            reply: None,
            line: Vec::new(),
            lost_after: None,
        };
        if reach == Reach::Lost {
            outlook.lost_after = self.lost_after(moves, &mut meter);
        }
        if reach == Reach::Unknown || self.task.is_met(&position).is_some() {
            return Ok(outlook);
        }
        if self.is_own(&position) {
            outlook.keeps = self.keeping(&position, &mut meter).unwrap_or_default();
        }
        outlook.line = self.line(position.clone(), &mut meter);
        if !self.is_own(&position) {
            outlook.reply = outlook.line.first().cloned();
        }
        Ok(outlook)
    }

    fn is_own(&self, position: &O::Game) -> bool {
        position.due().contains(self.task.seat())
    }

    fn reach(&mut self, position: &O::Game, meter: &mut Meter) -> Option<bool> {
        self.reach_within(position, self.task.plies_left(position), meter)
    }

    fn reach_within(&mut self, position: &O::Game, plies: u32, meter: &mut Meter) -> Option<bool> {
        match self.task.is_met(position) {
            Some(met) => Some(met),
            None if plies == 0 => Some(false),
            None => self.prover.reaches(position, plies, meter),
        }
    }

    /// The own moves that keep the goal, where it is the turn of who is asked.
    fn keeping(&mut self, position: &O::Game, meter: &mut Meter) -> Option<Vec<MoveOf<O>>> {
        let mut keeping = Vec::new();
        for mv in self.prover.moves(position) {
            if self.reach(&after(position, &mv), meter)? {
                keeping.push(mv);
            }
        }
        Some(keeping)
    }

    /// The own moves in which the goal is reached from a position at the least; it must be in reach.
    fn least(&mut self, position: &O::Game, meter: &mut Meter) -> Option<u32> {
        let left = self.task.plies_left(position);
        let most = match self.is_own(position) {
            true => left.div_ceil(2),
            false => left / 2,
        };
        if !self.task.goal().is_race() {
            return Some(most);
        }
        for own in u32::from(self.is_own(position))..most {
            let plies = left - 2 * (most - own);
            if self.reach_within(position, plies, meter)? {
                return Some(own);
            }
        }
        Some(most)
    }

    /// How it goes on to the end, as far as the budget allows.
    fn line(&mut self, mut position: O::Game, meter: &mut Meter) -> Vec<MoveOf<O>> {
        let mut line = Vec::new();
        while self.task.is_met(&position).is_none() {
            let next = match self.is_own(&position) {
                true => self.own_move(&position, meter),
                false => self.reply(&position, meter),
            };
            let Some(mv) = next else { break };
            position.play(&mv);
            line.push(mv);
        }
        line
    }

    /// An own move that keeps the goal and is the soonest to reach it; where none does, the most promising.
    fn own_move(&mut self, position: &O::Game, meter: &mut Meter) -> Option<MoveOf<O>> {
        let mut best: Option<(u32, MoveOf<O>)> = None;
        for mv in self.keeping(position, meter)? {
            let own = self.least(&after(position, &mv), meter)?;
            if best.as_ref().is_none_or(|(least, _)| own < *least) {
                best = Some((own, mv));
            }
        }
        best.map(|(_, mv)| mv)
            .or_else(|| self.prover.moves(position).into_iter().next())
    }

    /// The reply that takes the goal out of reach, or the most stubborn: the one that delays the goal most, and of those the one
    /// that leaves the fewest moves that keep it.
    fn reply(&mut self, position: &O::Game, meter: &mut Meter) -> Option<MoveOf<O>> {
        let replies = self.prover.moves(position);
        let mut longest: (u32, Vec<MoveOf<O>>) = (0, Vec::new());
        for mv in replies {
            let next = after(position, &mv);
            if !self.reach(&next, meter)? {
                return Some(mv);
            }
            let own = self.least(&next, meter)?;
            if longest.1.is_empty() || own > longest.0 {
                longest = (own, vec![mv]);
            } else if own == longest.0 {
                longest.1.push(mv);
            }
        }
        let last = self.prover.nodes() + CHOICE;
        let mut best: Option<(usize, MoveOf<O>)> = None;
        for mv in longest.1 {
            let next = after(position, &mv);
            let is_open = self.task.is_met(&next).is_none();
            let ways = match is_open {
                true => self.keeping(&next, meter)?.len(),
                false => usize::MAX,
            };
            if best.as_ref().is_none_or(|(fewest, _)| ways < *fewest) {
                best = Some((ways, mv));
            }
            if self.prover.nodes() > last {
                break;
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// After how many of the moves the goal was in reach for the last time.
    fn lost_after(&mut self, moves: &[MoveOf<O>], meter: &mut Meter) -> Option<usize> {
        for count in (0..moves.len()).rev() {
            let position = self.task.position(&moves[..count]).ok()?;
            if self.reach(&position, meter)? {
                return Some(count);
            }
        }
        None
    }
}

fn as_reach(reached: Option<bool>) -> Reach {
    match reached {
        Some(true) => Reach::Kept,
        Some(false) => Reach::Lost,
        None => Reach::Unknown,
    }
}

fn after<G: Game>(position: &G, mv: &G::Move) -> G {
    let mut next = position.clone();
    next.play(mv);
    next
}
