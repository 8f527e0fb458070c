//! The solver of duels: the common part of all games.
//!
//! A game's [`Prover`] decides for any position of a puzzle whether its goal can be reached against best replies. From this
//! the solver derives the rest: the moves that keep the goal, the replies that refute other moves, and the most stubborn
//! replies while the goal can be reached. "Own" moves are those of the side that has to reach the goal.
//!
//! If a program replies, a [`PuzzleOpponent`] represents it. Then a search over own moves alone replaces the prover, with
//! one node per line of play. It asks the program only where its reply matters. If even best replies cannot prevent the goal,
//! any opponent allows it; if no reply allows it, the goal is lost. In a puzzle against best replies an opponent only replies
//! where the solver has not finished.

use std::collections::{HashMap, HashSet};

pub use super::evaluation::{Certificate, Evaluation, Reach};
use super::opponent::{PlayedLine, PuzzleOpponent};
use crate::core::game::{Game, IllegalMove};
use crate::thinking::puzzle::{Duel, Goal, Opponent};
use crate::thinking::search::{Budget, Clock, Meter};

/// A goal whose puzzles can be solved. It has a prover and a greedy player. The greedy player judges a move by the position
/// after it, and ignores the reply. Its choice is tempting if it loses the goal.
pub trait SolvableGoal: Goal {
    /// The prover.
    type Prover: Prover<Self>;

    /// The greedy player's score of a first move, by the position after it. The greedy player chooses the highest.
    fn greedy_score(task: &Duel<Self>, after: &Self::Game) -> i64;
}

/// Proves for positions of a puzzle whether the goal can be reached, and remembers its results.
pub trait Prover<GoalType: Goal> {
    /// A prover for a puzzle. Nothing has been searched yet.
    fn new(task: &Duel<GoalType>) -> Self;

    /// Whether the goal can be reached from a position against best replies, within `plies` moves of both sides. The goal
    /// must be open there, and `plies` at most the moves that are left. `None` if the budget ends before the proof.
    fn reaches(&mut self, position: &GoalType::Game, plies: u32, meter: &mut Meter)
    -> Option<bool>;

    /// The legal moves of a position, the most promising for the mover first. Of moves with the same result, one is enough.
    fn moves(&self, position: &GoalType::Game) -> Vec<<GoalType::Game as Game>::Move>;

    /// All moves to which a program may reply in different ways, beginning with [`Prover::moves`]. `None` if they are too many
    /// to try.
    fn each_move(&self, position: &GoalType::Game) -> Option<Vec<<GoalType::Game as Game>::Move>> {
        Some(self.moves(position))
    }

    /// Whether the goal is obviously missed within `plies` moves, for any moves of both sides.
    fn is_hopeless(&self, _position: &GoalType::Game, _plies: u32) -> bool {
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

type MoveOf<GoalType> = <<GoalType as Goal>::Game as Game>::Move;
type PlayedLineOf<GoalType> = PlayedLine<<GoalType as Goal>::Game>;

/// Solves one puzzle, and remembers its results.
pub struct Solver<GoalType: SolvableGoal> {
    task: Duel<GoalType>,
    prover: GoalType::Prover,
    opponent: Option<Box<PuzzleOpponent<GoalType::Game>>>,
    /// The opponent's replies, by line of play.
    replies: HashMap<String, MoveOf<GoalType>>,
    /// Against a program: whether the goal can be reached, by line of play and number of moves left.
    answers: HashMap<(String, u32), bool>,
    /// The lines of play for which the first search did not prove that best replies cannot prevent the goal.
    unproved: HashSet<String>,
    /// The work besides the prover's.
    nodes: u64,
}

impl<GoalType: SolvableGoal> Solver<GoalType> {
    /// A solver for a puzzle. Nothing has been searched yet. If a program replies, the solver only finds goals that best
    /// replies cannot prevent.
    pub fn new(task: &Duel<GoalType>) -> Solver<GoalType> {
        Solver {
            task: task.clone(),
            prover: GoalType::Prover::new(task),
            opponent: None,
            replies: HashMap::new(),
            answers: HashMap::new(),
            unproved: HashSet::new(),
            nodes: 0,
        }
    }

    /// A solver whose `opponent` gives the replies: always, if the puzzle is against a program; otherwise only while the best
    /// reply is not yet proved.
    pub fn with_opponent(
        task: &Duel<GoalType>,
        opponent: Box<PuzzleOpponent<GoalType::Game>>,
    ) -> Solver<GoalType> {
        Solver {
            opponent: Some(opponent),
            ..Solver::new(task)
        }
    }

    /// The puzzle.
    pub fn task(&self) -> &Duel<GoalType> {
        &self.task
    }

    /// The legal moves of a position, the most promising for the mover first. Of moves with the same result, one is enough.
    pub fn moves(&self, position: &GoalType::Game) -> Vec<MoveOf<GoalType>> {
        self.prover.moves(position)
    }

    /// Proves or refutes the puzzle.
    pub fn certify(&mut self, budget: Budget, clock: &dyn Clock) -> Certificate<MoveOf<GoalType>> {
        let mut meter = self.new_meter(budget, clock);
        let start = PlayedLine::new(&[], self.task.start().clone());
        match self.reaches_at_first(&start, &mut meter) {
            Some(true) => self
                .min_own_moves(&start, &mut meter)
                .and_then(|least| Some((least, self.all_keeping_moves(&start, &mut meter)?)))
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
        moves: &[MoveOf<GoalType>],
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Reach, IllegalMove> {
        let mut meter = self.new_meter(budget, clock);
        let played = PlayedLine::new(moves, self.task.position(moves)?);
        Ok(reach_of(self.reaches_at_first(&played, &mut meter)))
    }

    /// The state of the puzzle after moves of both sides.
    ///
    /// # Errors
    /// The first rule that a move breaks.
    pub fn evaluation(
        &mut self,
        moves: &[MoveOf<GoalType>],
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Evaluation<MoveOf<GoalType>>, IllegalMove> {
        let mut meter = self.new_meter(budget, clock);
        let played = PlayedLine::new(moves, self.task.position(moves)?);
        let reach = reach_of(self.reaches_at_first(&played, &mut meter));
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
        let is_own = self.is_own_turn(&played.position);
        if reach != Reach::Unknown {
            if is_own {
                evaluation.keeps = self
                    .all_keeping_moves(&played, &mut meter)
                    .unwrap_or_default();
            }
            evaluation.line = self.best_line(played.clone(), &mut meter);
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

    fn is_own_turn(&self, position: &GoalType::Game) -> bool {
        position.due().contains(self.task.seat())
    }

    fn is_against_program(&self) -> bool {
        matches!(self.task.opponent(), Opponent::Program(_))
    }

    fn new_meter<'a>(&self, budget: Budget, clock: &'a dyn Clock) -> Meter<'a> {
        Meter::new(clock, budget, self.nodes_spent())
    }

    /// The work done so far.
    fn nodes_spent(&self) -> u64 {
        if self.is_against_program() {
            self.prover.nodes() + self.nodes
        } else {
            self.prover.nodes()
        }
    }

    /// Like [`Solver::reaches`], but against a program it first searches best replies with more nodes.
    fn reaches_at_first(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> Option<bool> {
        let is_open = self.task.is_met(&played.position).is_none();
        if self.is_against_program() && is_open && !self.unproved.contains(&played.text) {
            let plies = self.task.plies_left(&played.position);
            if self.reaches_against_best_replies(
                &played.position,
                plies,
                MAX_FIRST_PROOF_NODES,
                meter,
            ) == Some(true)
            {
                return Some(true);
            }
            if self.unproved.len() < MAX_REMEMBERED {
                self.unproved.insert(played.text.clone());
            }
        }
        self.reaches(played, meter)
    }

    /// Searches with at most `nodes` nodes whether the goal can be reached against best replies.
    fn reaches_against_best_replies(
        &mut self,
        position: &GoalType::Game,
        plies: u32,
        nodes: u64,
        meter: &Meter,
    ) -> Option<bool> {
        let mut partial_meter = meter.for_part(nodes, self.prover.nodes());
        self.prover.reaches(position, plies, &mut partial_meter)
    }

    /// Whether the goal can be reached after a line. `None` if the budget ends first.
    fn reaches(&mut self, played: &PlayedLineOf<GoalType>, meter: &mut Meter) -> Option<bool> {
        self.reaches_within(played, self.task.plies_left(&played.position), meter)
    }

    /// Whether the goal can be reached within some plies after a line.
    fn reaches_within(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        plies: u32,
        meter: &mut Meter,
    ) -> Option<bool> {
        match self.task.is_met(&played.position) {
            Some(is_met) => Some(is_met),
            None if plies == 0 => Some(false),
            None if self.is_against_program() => self.reaches_against_program(played, plies, meter),
            None => self.prover.reaches(&played.position, plies, meter),
        }
    }

    /// Whether the goal can be reached against the program. The goal must be open.
    fn reaches_against_program(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        plies: u32,
        meter: &mut Meter,
    ) -> Option<bool> {
        let key = (played.text.clone(), plies);
        if let Some(&answer) = self.answers.get(&key) {
            return Some(answer);
        }
        self.nodes += 1;
        if meter.is_spent(self.nodes_spent()) {
            return None;
        }
        let answer = self.search_against_program(played, plies, meter)?;
        if self.answers.len() < MAX_REMEMBERED {
            self.answers.insert(key, answer);
        }
        Some(answer)
    }

    /// Like [`Solver::reaches_against_program`], but always searches.
    fn search_against_program(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        plies: u32,
        meter: &mut Meter,
    ) -> Option<bool> {
        let position = &played.position;
        if self.prover.is_hopeless(position, plies) {
            return Some(false);
        }
        let is_own = self.is_own_turn(position);
        match self.reaches_against_best_replies(position, plies, MAX_PROOF_NODES, meter) {
            Some(true) => return Some(true),
            // This was the last own move, so no reply follows.
            Some(false) if is_own && plies == 1 => return Some(false),
            _ => {}
        }
        if is_own {
            return self.has_keeping_move(played, plies, meter);
        }
        if plies <= 2 && !self.has_helpful_reply(position, plies, meter) {
            return Some(false);
        }
        let reply = self.opponent_reply(played)?;
        self.reaches_within(&played.after(&reply), plies - 1, meter)
    }

    /// Whether an own move keeps the goal against the program.
    fn has_keeping_move(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        plies: u32,
        meter: &mut Meter,
    ) -> Option<bool> {
        let moves = self.prover.each_move(&played.position)?;
        self.nodes += moves.len() as u64;
        let mut is_open = false;
        for mv in &moves {
            match self.reaches_within(&played.after(mv), plies - 1, meter) {
                Some(true) => return Some(true),
                Some(false) => {}
                None if meter.is_spent(self.nodes_spent()) => return None,
                None => is_open = true,
            }
        }
        (!is_open).then_some(false)
    }

    /// Whether some reply may let the goal be reached with the last own move, if there is one. True if this is not known.
    fn has_helpful_reply(&mut self, position: &GoalType::Game, plies: u32, meter: &Meter) -> bool {
        let replies = self.prover.moves(position);
        self.nodes += replies.len() as u64;
        replies.into_iter().any(|reply| {
            let mut next = position.clone();
            next.play(&reply);
            match self.task.is_met(&next) {
                Some(met) => met,
                None => {
                    plies > 1
                        && self.reaches_against_best_replies(
                            &next,
                            plies - 1,
                            MAX_PROOF_NODES,
                            meter,
                        ) != Some(false)
                }
            }
        })
    }

    /// The opponent's reply.
    fn opponent_reply(&mut self, played: &PlayedLineOf<GoalType>) -> Option<MoveOf<GoalType>> {
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
    fn all_keeping_moves(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> Option<Vec<MoveOf<GoalType>>> {
        let (keeping, are_all) = self.keeping_moves(played, meter);
        are_all.then_some(keeping)
    }

    /// Own moves that keep the goal, and whether these are all. Against a program, nearly equal moves are omitted if others
    /// keep the goal.
    fn keeping_moves(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> (Vec<MoveOf<GoalType>>, bool) {
        let position = &played.position;
        if !self.is_against_program() {
            return self.keeping_moves_among(self.prover.moves(position), played, meter);
        }
        let Some(moves) = self.prover.each_move(position) else {
            return (Vec::new(), false);
        };
        let keeping_moves = self.keeping_moves_among(self.prover.moves(position), played, meter);
        if keeping_moves.0.is_empty() {
            self.keeping_moves_among(moves, played, meter)
        } else {
            keeping_moves
        }
    }

    fn keeping_moves_among(
        &mut self,
        moves: Vec<MoveOf<GoalType>>,
        played: &PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> (Vec<MoveOf<GoalType>>, bool) {
        let mut keeping = Vec::new();
        let mut are_all = true;
        for mv in moves {
            match self.reaches(&played.after(&mv), meter) {
                Some(true) => keeping.push(mv),
                Some(false) => {}
                None if meter.is_spent(self.nodes_spent()) => return (keeping, false),
                None => are_all = false,
            }
        }
        (keeping, are_all)
    }

    /// The fewest own moves in which the goal can be reached. It must be possible to reach it.
    fn min_own_moves(&mut self, played: &PlayedLineOf<GoalType>, meter: &mut Meter) -> Option<u32> {
        let plies_left = self.task.plies_left(&played.position);
        let is_own = self.is_own_turn(&played.position);
        let max_own_moves = if is_own {
            plies_left.div_ceil(2)
        } else {
            plies_left / 2
        };
        if !self.task.goal().can_be_met_early() {
            return Some(max_own_moves);
        }
        for own_moves in u32::from(is_own)..max_own_moves {
            let plies = plies_left - 2 * (max_own_moves - own_moves);
            if self.reaches_within(played, plies, meter)? {
                return Some(own_moves);
            }
        }
        Some(max_own_moves)
    }

    /// The line of play to the end, as far as the budget allows.
    fn best_line(
        &mut self,
        mut played: PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> Vec<MoveOf<GoalType>> {
        let mut line = Vec::new();
        while self.task.is_met(&played.position).is_none() {
            let next = if self.is_own_turn(&played.position) {
                self.own_move(&played, meter)
            } else if self.is_against_program() {
                self.opponent_reply(&played)
            } else {
                self.best_reply(&played, meter)
            };
            let Some(mv) = next else { break };
            played.play(&mv);
            line.push(mv);
        }
        line
    }

    /// An own move that keeps the goal and reaches it soonest. If none keeps it, the most promising move.
    fn own_move(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> Option<MoveOf<GoalType>> {
        let (keeping, are_all) = self.keeping_moves(played, meter);
        if keeping.is_empty() {
            let promising = self.prover.moves(&played.position).into_iter().next();
            return promising.filter(|_| are_all);
        }
        let mut best: Option<(u32, MoveOf<GoalType>)> = None;
        for mv in keeping {
            let own_moves = self.min_own_moves(&played.after(&mv), meter)?;
            if best.as_ref().is_none_or(|(least, _)| own_moves < *least) {
                best = Some((own_moves, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// The reply that puts the goal out of reach. If there is none, the most stubborn reply: the one that delays the goal
    /// most, and among these the one that leaves the fewest moves that keep it.
    fn best_reply(
        &mut self,
        played: &PlayedLineOf<GoalType>,
        meter: &mut Meter,
    ) -> Option<MoveOf<GoalType>> {
        let replies = self.prover.moves(&played.position);
        let mut longest: (u32, Vec<MoveOf<GoalType>>) = (0, Vec::new());
        for mv in replies {
            let next = played.after(&mv);
            if !self.reaches(&next, meter)? {
                return Some(mv);
            }
            let own_moves = self.min_own_moves(&next, meter)?;
            if longest.1.is_empty() || own_moves > longest.0 {
                longest = (own_moves, vec![mv]);
            } else if own_moves == longest.0 {
                longest.1.push(mv);
            }
        }
        let last_node = self.prover.nodes() + MAX_CHOICE_NODES;
        let mut best: Option<(usize, MoveOf<GoalType>)> = None;
        for mv in longest.1 {
            let next = played.after(&mv);
            let is_open = self.task.is_met(&next.position).is_none();
            let keeping_count = if is_open {
                self.all_keeping_moves(&next, meter)?.len()
            } else {
                usize::MAX
            };
            if best
                .as_ref()
                .is_none_or(|(fewest, _)| keeping_count < *fewest)
            {
                best = Some((keeping_count, mv));
            }
            if self.prover.nodes() > last_node {
                break;
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// The number of moves after which the goal could be reached for the last time.
    fn lost_after(&mut self, moves: &[MoveOf<GoalType>], meter: &mut Meter) -> Option<usize> {
        for count in (0..moves.len()).rev() {
            let position = self.task.position(&moves[..count]).ok()?;
            if self.reaches(&PlayedLine::new(&moves[..count], position), meter)? {
                return Some(count);
            }
        }
        None
    }
}

fn reach_of(reached: Option<bool>) -> Reach {
    match reached {
        Some(true) => Reach::Kept,
        Some(false) => Reach::Lost,
        None => Reach::Unknown,
    }
}
