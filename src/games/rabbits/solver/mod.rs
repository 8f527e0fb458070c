//! Solves puzzles of Rabbit Hunt with few pieces: it searches all joint moves of the pieces that matter.

mod distances;
mod part;
mod state;

use std::collections::HashMap;

use crate::core::game::{Game, Seat};
use crate::core::order::descending;
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::{CAPTURE, Cell, Direction, Move, Rabbits};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::Meter;
use crate::thinking::solve::duel::{self, SolvableGoal};
pub use distances::distance;
use part::RelevantPart;
use state::{State, Turn, for_each_joint_move};

/// The maximum number of stored positions. Others are searched again.
const MAX_REMEMBERED: usize = 1 << 19;

/// The maximum number of pieces per side that matter. Five pieces have up to 5⁵ joint moves.
const MAX_PIECES: usize = 5;

/// The maximum number of joint moves of all pieces to try one by one: that of six hunters.
const MAX_JOINT_MOVES: usize = 15_625;

/// The maximum number of cabbages that can be tracked.
const MAX_CABBAGES: usize = u64::BITS as usize;

/// Whether each rabbit and each hunter can matter within a puzzle's moves.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn matters(task: &Duel<Goal>) -> (Vec<bool>, Vec<bool>) {
    let part = RelevantPart::of(task);
    (part.rabbits.to_vec(), part.hunters.to_vec())
}

impl SolvableGoal for Goal {
    type Prover = Prover;

    /// The rabbits' side prefers to eat, then to come near the next cabbage. If it has to survive, it prefers to be far from
    /// the hunters. The hunters' side prefers to be near the rabbits.
    fn greedy_score(task: &Duel<Goal>, after: &Rabbits) -> i64 {
        let hunters = after.hunters();
        let rabbits = || after.rabbits().iter().flatten();
        let points_gained =
            |side: usize| i64::from(after.points()[side] - task.start().points()[side]);
        let steps_to_hunter = |rabbit: &Cell| {
            let steps = hunters.iter().map(|hunter| distance(*rabbit, *hunter));
            i64::from(steps.min().unwrap_or(0))
        };
        let steps_to_cabbage = |rabbit: &Cell| {
            let cabbages = Cell::all().filter(|&cell| after.has_cabbage(cell));
            let steps = cabbages.map(|cabbage| distance(*rabbit, cabbage));
            i64::from(steps.min().unwrap_or(0))
        };
        match task.goal() {
            Goal::Eat { .. } => {
                let lost_rabbits = points_gained(1) / i64::from(CAPTURE);
                1000 * (points_gained(0) - 10 * lost_rabbits)
                    - rabbits().map(steps_to_cabbage).sum::<i64>()
            }
            Goal::Survive(_) => {
                rabbits().map(steps_to_hunter).sum::<i64>() - 1000 * points_gained(1)
            }
            Goal::Catch { .. } => {
                let steps_to_rabbit = |hunter: &Cell| {
                    let steps = rabbits().map(|rabbit| distance(*hunter, *rabbit));
                    i64::from(steps.min().unwrap_or(0))
                };
                1000 * points_gained(1) - hunters.iter().map(steps_to_rabbit).sum::<i64>()
            }
        }
    }
}

/// Proves whether the goal can be reached.
pub struct Prover {
    task: Duel<Goal>,
    part: RelevantPart,
    /// By question, whether the goal can be reached.
    proved_answers: HashMap<Question, bool>,
    nodes: u64,
}

/// Whether the rest of a goal can be reached from a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Question {
    state: State,
    /// The number of cabbages or rabbits still needed.
    wanted: u16,
    /// The number of remaining moves of both sides.
    plies: u16,
}

impl duel::Prover<Goal> for Prover {
    fn new(task: &Duel<Goal>) -> Prover {
        Prover {
            task: task.clone(),
            part: RelevantPart::of(task),
            proved_answers: HashMap::new(),
            nodes: 0,
        }
    }

    fn reaches(&mut self, position: &Rabbits, plies: u32, meter: &mut Meter) -> Option<bool> {
        let question = self.question_for(position, plies)?;
        self.search(question, position.side() == Seat(0), meter)
    }

    fn moves(&self, position: &Rabbits) -> Vec<Move> {
        let is_rabbits_turn = position.side() == Seat(0);
        let pieces: Vec<(Option<Cell>, bool)> = if is_rabbits_turn {
            position
                .rabbits()
                .iter()
                .copied()
                .zip(self.part.rabbits)
                .collect()
        } else {
            let hunters = position.hunters().iter().map(|&hunter| Some(hunter));
            hunters.zip(self.part.hunters).collect()
        };
        let cells = pieces
            .iter()
            .filter_map(|(cell, matters)| cell.filter(|_| *matters));
        let mut moves = Vec::new();
        for_each_joint_move(
            &cells.collect::<Vec<_>>(),
            &mut Vec::new(),
            &mut |targets| {
                let mut targets = targets.iter();
                let steps = pieces.iter().map(|&(cell, matters)| {
                    let cell = cell.filter(|_| matters)?;
                    let target = targets.next()?;
                    Direction::ALL
                        .into_iter()
                        .find(|&direction| cell.step(direction) == Some(*target))
                });
                moves.push(Move::new(&steps.collect::<Vec<_>>()));
            },
        );
        // A piece that does not matter may be in the way if it has been moved there.
        moves.retain(|mv| position.check(mv).is_ok());
        descending(&mut moves, |mv| {
            let mut after = position.clone();
            after.play(mv);
            let state = State::of(&after, &self.part);
            let gain = |side: usize| (after.points()[side] - position.points()[side]) as i32;
            let turn = Turn {
                after: state,
                eaten: gain(0) as u32,
                caught: gain(1) as u32,
            };
            self.promise(&turn, is_rabbits_turn)
        });
        moves
    }

    /// A program sees all pieces, even those that cannot matter in time. Their moves come last.
    fn each_move(&self, position: &Rabbits) -> Option<Vec<Move>> {
        if !self.can_search() {
            return None;
        }
        let options = position.options();
        let choices = options.iter().map(|letters| letters.len().max(1));
        if choices.product::<usize>() > MAX_JOINT_MOVES {
            return None;
        }
        let matters: &[bool] = match position.side() {
            Seat(0) => &self.part.rabbits,
            _ => &self.part.hunters,
        };
        let mut step_combinations: Vec<Vec<Option<Direction>>> = vec![Vec::new()];
        for letters in &options {
            let direction_of = |letter| {
                Direction::ALL
                    .into_iter()
                    .find(|direction| direction.letter() == letter)
            };
            let choices: Vec<Option<Direction>> = if letters.is_empty() {
                vec![None]
            } else {
                letters.chars().map(direction_of).collect()
            };
            step_combinations = step_combinations
                .iter()
                .flat_map(|steps| choices.iter().map(|&step| [&steps[..], &[step]].concat()))
                .collect();
        }
        let mut moves = self.moves(position);
        for steps in step_combinations {
            let mut piece_steps = steps.iter().zip(matters);
            let mv = Move::new(&steps);
            // The list already has the other moves.
            if piece_steps.any(|(step, matters)| step.is_some() && !matters)
                && position.check(&mv).is_ok()
            {
                moves.push(mv);
            }
        }
        Some(moves)
    }

    fn is_hopeless(&self, position: &Rabbits, plies: u32) -> bool {
        let question = self.question_for(position, plies);
        question.is_some_and(|question| {
            self.known_answer(&question, position.side() == Seat(0)) == Some(false)
        })
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Prover {
    /// Whether few enough pieces and cabbages matter for a search.
    fn can_search(&self) -> bool {
        self.part.cabbages.len() <= MAX_CABBAGES && self.part.max_pieces() <= MAX_PIECES
    }

    /// The question for a position; `None` if too many pieces or cabbages matter.
    fn question_for(&self, position: &Rabbits, plies: u32) -> Option<Question> {
        if !self.can_search() {
            return None;
        }
        let [eaten, caught] =
            [0, 1].map(|side| position.points()[side] - self.task.start().points()[side]);
        let wanted = match self.task.goal() {
            Goal::Eat { cabbages, .. } => cabbages.saturating_sub(eaten),
            Goal::Catch { rabbits, .. } => {
                rabbits.saturating_sub(caught / crate::games::rabbits::CAPTURE)
            }
            Goal::Survive(_) => 0,
        };
        Some(Question {
            state: State::of(position, &self.part),
            wanted: wanted as u16,
            plies: plies as u16,
        })
    }

    /// Searches for the answer; `None` if the budget ends first.
    fn search(
        &mut self,
        question: Question,
        is_rabbits_turn: bool,
        meter: &mut Meter,
    ) -> Option<bool> {
        self.nodes += 1;
        if meter.is_spent(self.nodes) {
            return None;
        }
        if let Some(answer) = self.known_answer(&question, is_rabbits_turn) {
            return Some(answer);
        }
        if let Some(&proved) = self.proved_answers.get(&question) {
            return Some(proved);
        }
        let is_solvers_turn = is_rabbits_turn == (self.task.seat() == Seat(0));
        let mut turns = if is_rabbits_turn {
            question.state.rabbit_turns(&self.part)
        } else {
            question.state.hunter_turns()
        };
        self.nodes += turns.len() as u64;
        descending(&mut turns, |turn| self.promise(turn, is_rabbits_turn));
        turns.dedup_by_key(|turn| turn.after);
        let mut answer = !is_solvers_turn;
        for turn in &turns {
            if self.search_after(&question, turn, is_rabbits_turn, meter)? == is_solvers_turn {
                answer = is_solvers_turn;
                break;
            }
        }
        if self.proved_answers.len() < MAX_REMEMBERED {
            self.proved_answers.insert(question, answer);
        }
        Some(answer)
    }

    /// Searches for the answer after a turn.
    fn search_after(
        &mut self,
        question: &Question,
        turn: &Turn,
        is_rabbits_turn: bool,
        meter: &mut Meter,
    ) -> Option<bool> {
        let gained = match self.task.goal() {
            Goal::Survive(_) if turn.caught > 0 => return Some(false),
            Goal::Survive(_) => 0,
            Goal::Eat { .. } => turn.eaten,
            Goal::Catch { .. } => turn.caught,
        };
        if gained > 0 && gained >= question.wanted.into() {
            return Some(true);
        }
        let next = Question {
            state: turn.after,
            wanted: question.wanted - gained as u16,
            plies: question.plies - 1,
        };
        self.search(next, !is_rabbits_turn, meter)
    }

    /// The answer, if it is known without a move.
    fn known_answer(&self, question: &Question, is_rabbits_turn: bool) -> Option<bool> {
        let Question { state, plies, .. } = question;
        let survives = matches!(self.task.goal(), Goal::Survive(_));
        let plies = u32::from(*plies);
        let rabbit_moves = if is_rabbits_turn {
            plies.div_ceil(2)
        } else {
            plies / 2
        };
        let wanted = usize::from(question.wanted);
        let count_rabbits_in_danger = || {
            let rabbits = state.rabbits();
            rabbits
                .filter(|&rabbit| state.danger(rabbit) <= plies)
                .count()
        };
        if plies == 0 || self.is_over(state, is_rabbits_turn) {
            return Some(survives);
        }
        match self.task.goal() {
            Goal::Survive(_) => (count_rabbits_in_danger() == 0).then_some(true),
            Goal::Catch { .. } => (count_rabbits_in_danger() < wanted).then_some(false),
            Goal::Eat { .. } => {
                let max_eaten = state.rabbits().count() * rabbit_moves as usize;
                let cabbages_left = state.cabbages.count_ones() as usize;
                (max_eaten.min(cabbages_left) < wanted).then_some(false)
            }
        }
    }

    /// Whether the game is over: no cabbage is left, or the rabbits are to move and all are caught.
    fn is_over(&self, state: &State, is_rabbits_turn: bool) -> bool {
        let start = self.task.start();
        let are_cabbages_gone = self.part.counts_cabbages
            && state.cabbages == 0
            && self.part.cabbages.len() == start.cabbages() as usize;
        let all_matter = start.rabbits().iter().flatten().count()
            == self.part.rabbits.iter().filter(|matters| **matters).count();
        are_cabbages_gone || is_rabbits_turn && all_matter && state.rabbits().next().is_none()
    }

    /// The promise of a turn for its side: its gain, and its distance to the other side.
    fn promise(&self, turn: &Turn, is_rabbits_turn: bool) -> i32 {
        let danger = |rabbit: Cell| turn.after.danger(rabbit).min(20) as i32;
        let distances: i32 = turn.after.rabbits().map(danger).sum();
        let (eaten, caught) = (turn.eaten as i32, turn.caught as i32);
        if is_rabbits_turn && self.part.counts_cabbages {
            1000 * (eaten - 4 * caught) + distances
        } else if is_rabbits_turn {
            distances - 4000 * caught
        } else {
            let hunters = turn.after.hunters();
            let steps_to_rabbits: i32 = hunters
                .map(|hunter| {
                    let rabbits = turn.after.rabbits();
                    let steps = rabbits.map(|rabbit| distances::distance(hunter, rabbit));
                    steps.min().unwrap_or(0).min(40) as i32
                })
                .sum();
            4000 * caught - 4 * distances - steps_to_rabbits
        }
    }
}
