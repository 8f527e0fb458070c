//! The solver of duels: the common part of all games.
//!
//! A game's [`Prover`] decides for any position of a puzzle whether its goal can be reached against best replies. From this
//! the solver derives the rest: the moves that keep the goal, the replies that refute other moves, and the most stubborn
//! replies while the goal can be reached. "Own" moves are those of the side that has to reach the goal.
//!
//! If a program replies, a [`PuzzleOpponent`] represents it. Then a search over own moves alone replaces the prover, with
//! one node per line of play. It avoids needless replies of the program: a goal that best replies cannot prevent is kept
//! against any opponent, and a goal that every reply misses is lost. In a puzzle against best replies an opponent only
//! stands in: it replies where the solver has not finished.

use std::collections::{HashMap, HashSet};

pub use super::evaluation::{Certificate, Evaluation, Reach};
use super::opponent::{Played, PuzzleOpponent};
use crate::core::game::{Game, IllegalMove};
use crate::thinking::puzzle::{Duel, Goal, Opponent};
use crate::thinking::search::{Budget, Clock, Meter};

/// A goal whose puzzles can be solved. It has a prover and a greedy player. The greedy player judges a move by the position
/// after it, and ignores the reply. Its choice is tempting if it loses the goal.
pub trait Solve: Goal {
    /// The prover.
    type Prover: Prover<Self>;

    /// The greedy player's score of a first move, by the position after it. The greedy player chooses the highest.
    fn greedy_score(task: &Duel<Self>, after: &Self::Game) -> i64;
}

/// Proves for positions of a puzzle whether the goal can be reached, and remembers its results.
pub trait Prover<O: Goal> {
    /// A prover for a puzzle. Nothing has been searched yet.
    fn new(task: &Duel<O>) -> Self;

    /// Whether the goal can be reached from a position against best replies, within `plies` moves of both sides. The goal
    /// must be open there, and `plies` at most the moves that are left. `None` if the budget ends before the proof.
    fn reaches(&mut self, position: &O::Game, plies: u32, meter: &mut Meter) -> Option<bool>;

    /// The legal moves of a position, the most promising for the mover first. Of moves with the same result, one is enough.
    fn moves(&self, position: &O::Game) -> Vec<<O::Game as Game>::Move>;

    /// All moves to which a program may reply in different ways, beginning with [`Prover::moves`]. `None` if they are too many
    /// to try.
    fn each_move(&self, position: &O::Game) -> Option<Vec<<O::Game as Game>::Move>> {
        Some(self.moves(position))
    }

    /// Whether the goal is obviously missed within `plies` moves, for any moves of both sides.
    fn is_hopeless(&self, _position: &O::Game, _plies: u32) -> bool {
        false
    }

    /// The work done so far, in the units of budgets.
    fn nodes(&self) -> u64;
}

/// The maximum number of nodes for choosing among replies that delay the goal equally.
const MAX_CHOICE_NODES: u64 = 300_000;

/// Against a program, the solver first searches whether best replies can prevent the goal. This is the maximum number of nodes
/// for the start of a search.
const MAX_FIRST_PROOF_NODES: u64 = 1_000_000;
/// The same for each later position of the search.
const MAX_PROOF_NODES: u64 = 2_000;

/// The maximum number of remembered replies and answers. Others are computed again.
const MAX_REMEMBERED: usize = 1 << 16;

type MoveOf<O> = <<O as Goal>::Game as Game>::Move;
type PlayedOf<O> = Played<<O as Goal>::Game>;

/// Solves one puzzle, and remembers its results.
pub struct Solver<O: Solve> {
    task: Duel<O>,
    prover: O::Prover,
    opponent: Option<Box<PuzzleOpponent<O::Game>>>,
    /// The opponent's replies, by line of play.
    replies: HashMap<String, MoveOf<O>>,
    /// Against a program: whether the goal can be reached, by line of play and number of moves left.
    answers: HashMap<(String, u32), bool>,
    /// The lines of play for which the first search did not prove that best replies cannot prevent the goal.
    unproved: HashSet<String>,
    /// The work besides the prover's.
    nodes: u64,
}

impl<O: Solve> Solver<O> {
    /// A solver for a puzzle. Nothing has been searched yet. If a program replies, the solver only finds goals that best
    /// replies cannot prevent.
    pub fn new(task: &Duel<O>) -> Solver<O> {
        Solver {
            task: task.clone(),
            prover: O::Prover::new(task),
            opponent: None,
            replies: HashMap::new(),
            answers: HashMap::new(),
            unproved: HashSet::new(),
            nodes: 0,
        }
    }

    /// A solver with a program. The program replies if the puzzle is against a program. Against best replies it stands in
    /// where the solver has not finished.
    pub fn with(task: &Duel<O>, opponent: Box<PuzzleOpponent<O::Game>>) -> Solver<O> {
        Solver {
            opponent: Some(opponent),
            ..Solver::new(task)
        }
    }

    /// The puzzle.
    pub fn task(&self) -> &Duel<O> {
        &self.task
    }

    /// The legal moves of a position, the most promising for the mover first. Of moves with the same result, one is enough.
    pub fn moves(&self, position: &O::Game) -> Vec<MoveOf<O>> {
        self.prover.moves(position)
    }

    /// Proves or refutes the puzzle.
    pub fn certify(&mut self, budget: Budget, clock: &dyn Clock) -> Certificate<MoveOf<O>> {
        let mut meter = self.meter(budget, clock);
        let start = Played::new(&[], self.task.start().clone());
        match self.first_reach(&start, &mut meter) {
            Some(true) => self
                .least(&start, &mut meter)
                .and_then(|least| Some((least, self.all_keeping(&start, &mut meter)?)))
                .map_or(Certificate::Open, |(least, first)| Certificate::Proved {
                    least,
                    first,
                }),
            Some(false) => Certificate::Refuted,
            None => Certificate::Open,
        }
    }

    /// Whether the goal can be reached after moves of both sides.
    ///
    /// # Errors
    /// The first rule that a move breaks.
    pub fn is_kept(
        &mut self,
        moves: &[MoveOf<O>],
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Reach, IllegalMove> {
        let mut meter = self.meter(budget, clock);
        let played = Played::new(moves, self.task.position(moves)?);
        Ok(as_reach(self.first_reach(&played, &mut meter)))
    }

    /// The state of the puzzle after moves of both sides.
    ///
    /// # Errors
    /// The first rule that a move breaks.
    pub fn evaluation(
        &mut self,
        moves: &[MoveOf<O>],
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Evaluation<MoveOf<O>>, IllegalMove> {
        let mut meter = self.meter(budget, clock);
        let played = Played::new(moves, self.task.position(moves)?);
        let reach = as_reach(self.first_reach(&played, &mut meter));
        let mut evaluation = Evaluation {
            reach,
            keeps: Vec::new(),
            reply: None,
            stands_in: false,
            line: Vec::new(),
            lost_after: None,
        };
        if reach == Reach::Lost {
            evaluation.lost_after = self.lost_after(moves, &mut meter);
        }
        if self.task.is_met(&played.position).is_some() {
            return Ok(evaluation);
        }
        let is_own = self.is_own(&played.position);
        if reach != Reach::Unknown {
            if is_own {
                evaluation.keeps = self.all_keeping(&played, &mut meter).unwrap_or_default();
            }
            evaluation.line = self.line(played.clone(), &mut meter);
        }
        if !is_own {
            evaluation.reply = evaluation.line.first().cloned();
            if evaluation.reply.is_none() {
                evaluation.reply = self.opponent_reply(&played);
                evaluation.stands_in = evaluation.reply.is_some() && !self.is_against_program();
            }
        }
        Ok(evaluation)
    }

    fn is_own(&self, position: &O::Game) -> bool {
        position.due().contains(self.task.seat())
    }

    fn is_against_program(&self) -> bool {
        matches!(self.task.opponent(), Opponent::Program(_))
    }

    fn meter<'a>(&self, budget: Budget, clock: &'a dyn Clock) -> Meter<'a> {
        Meter::new(clock, budget, self.spent())
    }

    /// The work done so far.
    fn spent(&self) -> u64 {
        if self.is_against_program() {
            self.prover.nodes() + self.nodes
        } else {
            self.prover.nodes()
        }
    }

    /// Like [`Solver::reach`], but against a program it first searches best replies with more nodes.
    fn first_reach(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> Option<bool> {
        let is_open = self.task.is_met(&played.position).is_none();
        if self.is_against_program() && is_open && !self.unproved.contains(&played.text) {
            let plies = self.task.plies_left(&played.position);
            if self.reach_best_replies(&played.position, plies, MAX_FIRST_PROOF_NODES, meter)
                == Some(true)
            {
                return Some(true);
            }
            if self.unproved.len() < MAX_REMEMBERED {
                self.unproved.insert(played.text.clone());
            }
        }
        self.reach(played, meter)
    }

    /// Searches with at most `nodes` nodes whether the goal can be reached against best replies.
    fn reach_best_replies(
        &mut self,
        position: &O::Game,
        plies: u32,
        nodes: u64,
        meter: &Meter,
    ) -> Option<bool> {
        let mut part = meter.part(nodes, self.prover.nodes());
        self.prover.reaches(position, plies, &mut part)
    }

    fn reach(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> Option<bool> {
        self.reach_within(played, self.task.plies_left(&played.position), meter)
    }

    fn reach_within(
        &mut self,
        played: &PlayedOf<O>,
        plies: u32,
        meter: &mut Meter,
    ) -> Option<bool> {
        match self.task.is_met(&played.position) {
            Some(met) => Some(met),
            None if plies == 0 => Some(false),
            None if self.is_against_program() => self.outplays(played, plies, meter),
            None => self.prover.reaches(&played.position, plies, meter),
        }
    }

    /// Whether the goal can be reached against the program. The goal must be open.
    fn outplays(&mut self, played: &PlayedOf<O>, plies: u32, meter: &mut Meter) -> Option<bool> {
        let key = (played.text.clone(), plies);
        if let Some(&answer) = self.answers.get(&key) {
            return Some(answer);
        }
        self.nodes += 1;
        if meter.is_spent(self.spent()) {
            return None;
        }
        let answer = self.searched(played, plies, meter)?;
        if self.answers.len() < MAX_REMEMBERED {
            self.answers.insert(key, answer);
        }
        Some(answer)
    }

    fn searched(&mut self, played: &PlayedOf<O>, plies: u32, meter: &mut Meter) -> Option<bool> {
        let position = &played.position;
        if self.prover.is_hopeless(position, plies) {
            return Some(false);
        }
        let is_own = self.is_own(position);
        match self.reach_best_replies(position, plies, MAX_PROOF_NODES, meter) {
            Some(true) => return Some(true),
            // This was the last own move, so no reply follows.
            Some(false) if is_own && plies == 1 => return Some(false),
            _ => {}
        }
        if is_own {
            return self.has_move(played, plies, meter);
        }
        if plies <= 2 && !self.has_helpful_reply(position, plies, meter) {
            return Some(false);
        }
        let reply = self.opponent_reply(played)?;
        self.reach_within(&played.after(&reply), plies - 1, meter)
    }

    /// Whether an own move keeps the goal against the program.
    fn has_move(&mut self, played: &PlayedOf<O>, plies: u32, meter: &mut Meter) -> Option<bool> {
        let moves = self.prover.each_move(&played.position)?;
        self.nodes += moves.len() as u64;
        let mut is_open = false;
        for mv in &moves {
            match self.reach_within(&played.after(mv), plies - 1, meter) {
                Some(true) => return Some(true),
                Some(false) => {}
                None if meter.is_spent(self.spent()) => return None,
                None => is_open = true,
            }
        }
        (!is_open).then_some(false)
    }

    /// Whether some reply may let the goal be reached with the last own move, if there is one. True if this is not known.
    fn has_helpful_reply(&mut self, position: &O::Game, plies: u32, meter: &Meter) -> bool {
        let replies = self.prover.moves(position);
        self.nodes += replies.len() as u64;
        replies.into_iter().any(|reply| {
            let mut next = position.clone();
            next.play(&reply);
            match self.task.is_met(&next) {
                Some(met) => met,
                None => {
                    plies > 1
                        && self.reach_best_replies(&next, plies - 1, MAX_PROOF_NODES, meter)
                            != Some(false)
                }
            }
        })
    }

    /// The opponent's reply.
    fn opponent_reply(&mut self, played: &PlayedOf<O>) -> Option<MoveOf<O>> {
        if let Some(reply) = self.replies.get(&played.text) {
            return Some(reply.clone());
        }
        let opponent = self.opponent.as_mut()?;
        let reply = opponent(self.task.start(), &played.moves)?;
        self.nodes += reply.nodes;
        played.position.check(&reply.mv).ok()?;
        if self.replies.len() < MAX_REMEMBERED {
            self.replies.insert(played.text.clone(), reply.mv.clone());
        }
        Some(reply.mv)
    }

    /// All own moves that keep the goal, if it is the turn of the side that has to reach it.
    fn all_keeping(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> Option<Vec<MoveOf<O>>> {
        let (keeping, are_all) = self.keeping(played, meter);
        are_all.then_some(keeping)
    }

    /// Own moves that keep the goal, and whether these are all. Against a program, nearly equal moves are omitted if others
    /// keep the goal.
    fn keeping(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> (Vec<MoveOf<O>>, bool) {
        let position = &played.position;
        if !self.is_against_program() {
            return self.keeping_of(self.prover.moves(position), played, meter);
        }
        let Some(each) = self.prover.each_move(position) else {
            return (Vec::new(), false);
        };
        let found = self.keeping_of(self.prover.moves(position), played, meter);
        if found.0.is_empty() {
            self.keeping_of(each, played, meter)
        } else {
            found
        }
    }

    fn keeping_of(
        &mut self,
        moves: Vec<MoveOf<O>>,
        played: &PlayedOf<O>,
        meter: &mut Meter,
    ) -> (Vec<MoveOf<O>>, bool) {
        let mut keeping = Vec::new();
        let mut are_all = true;
        for mv in moves {
            match self.reach(&played.after(&mv), meter) {
                Some(true) => keeping.push(mv),
                Some(false) => {}
                None if meter.is_spent(self.spent()) => return (keeping, false),
                None => are_all = false,
            }
        }
        (keeping, are_all)
    }

    /// The fewest own moves in which the goal can be reached. It must be possible to reach it.
    fn least(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> Option<u32> {
        let left = self.task.plies_left(&played.position);
        let is_own = self.is_own(&played.position);
        let most = if is_own { left.div_ceil(2) } else { left / 2 };
        if !self.task.goal().is_race() {
            return Some(most);
        }
        for own in u32::from(is_own)..most {
            let plies = left - 2 * (most - own);
            if self.reach_within(played, plies, meter)? {
                return Some(own);
            }
        }
        Some(most)
    }

    /// The line of play to the end, as far as the budget allows.
    fn line(&mut self, mut played: PlayedOf<O>, meter: &mut Meter) -> Vec<MoveOf<O>> {
        let mut line = Vec::new();
        while self.task.is_met(&played.position).is_none() {
            let next = if self.is_own(&played.position) {
                self.own_move(&played, meter)
            } else if self.is_against_program() {
                self.opponent_reply(&played)
            } else {
                self.reply(&played, meter)
            };
            let Some(mv) = next else { break };
            played.play(&mv);
            line.push(mv);
        }
        line
    }

    /// An own move that keeps the goal and reaches it soonest. If none keeps it, the most promising move.
    fn own_move(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> Option<MoveOf<O>> {
        let (keeping, are_all) = self.keeping(played, meter);
        if keeping.is_empty() {
            let promising = self.prover.moves(&played.position).into_iter().next();
            return promising.filter(|_| are_all);
        }
        let mut best: Option<(u32, MoveOf<O>)> = None;
        for mv in keeping {
            let own = self.least(&played.after(&mv), meter)?;
            if best.as_ref().is_none_or(|(least, _)| own < *least) {
                best = Some((own, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// The reply that puts the goal out of reach. If there is none, the most stubborn reply: the one that delays the goal
    /// most, and among these the one that leaves the fewest moves that keep it.
    fn reply(&mut self, played: &PlayedOf<O>, meter: &mut Meter) -> Option<MoveOf<O>> {
        let replies = self.prover.moves(&played.position);
        let mut longest: (u32, Vec<MoveOf<O>>) = (0, Vec::new());
        for mv in replies {
            let next = played.after(&mv);
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
        let last = self.prover.nodes() + MAX_CHOICE_NODES;
        let mut best: Option<(usize, MoveOf<O>)> = None;
        for mv in longest.1 {
            let next = played.after(&mv);
            let is_open = self.task.is_met(&next.position).is_none();
            let ways = if is_open {
                self.all_keeping(&next, meter)?.len()
            } else {
                usize::MAX
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

    /// The number of moves after which the goal could be reached for the last time.
    fn lost_after(&mut self, moves: &[MoveOf<O>], meter: &mut Meter) -> Option<usize> {
        for count in (0..moves.len()).rev() {
            let position = self.task.position(&moves[..count]).ok()?;
            if self.reach(&Played::new(&moves[..count], position), meter)? {
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
