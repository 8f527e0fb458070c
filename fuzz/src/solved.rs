//! The solution of a puzzle against best replies agrees with an enumeration of all moves of both sides by the rules alone, like
//! the tests of the solvers. The text is a puzzle; the target skips puzzles with too many lines of play, and puzzles of other
//! kinds.

use warren::core::game::Game;
use warren::games::{GameId, dots, fugitive};
use warren::thinking::puzzle::{Duel, Goal, Opponent};
use warren::thinking::search::{Budget, NoClock};
use warren::thinking::solve::duel::{Certificate, Reach, SolvableGoal, Solver};

use crate::input;

use warren_testkit::plain::duels::{Each, after, reaches};

/// The maximum number of lines of play to try.
const MAX_LINES: usize = 30_000;
/// The maximum number of first moves to judge one by one.
const MAX_FIRST_MOVES: usize = 20;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let text = input::text(data);
    match GameId::of_record(text) {
        Ok(GameId::Dots) => tried::<dots::puzzle::Goal>(text),
        Ok(GameId::Fugitive) => tried::<fugitive::puzzle::Goal>(text),
        _ => {}
    }
}

fn tried<O: SolvableGoal>(text: &str)
where
    O::Game: Each,
{
    match text.parse::<Duel<O>>() {
        Ok(task) if matches!(task.opponent(), Opponent::BestReply) && is_small(&task) => solved(&task),
        _ => {}
    }
}

/// Whether all lines of play can be tried.
fn is_small<O: Goal>(task: &Duel<O>) -> bool
where
    O::Game: Each,
{
    let plies = task.plies_left(task.start());
    let each = task.start().each();
    // The other side has about as many moves as it would have now.
    let widest = each
        .iter()
        .take(MAX_FIRST_MOVES)
        .map(|mv| after(task.start(), mv).each().len())
        .max();
    let widest = widest.unwrap_or(0).max(each.len()).max(1);
    widest.checked_pow(plies).is_some_and(|lines| lines <= MAX_LINES)
}

fn solved<O: SolvableGoal>(task: &Duel<O>)
where
    O::Game: Each,
{
    let start = task.start();
    let mut solver = Solver::new(task);
    let is_kept = |mv: &<O::Game as Game>::Move| reaches(task, &after(start, mv));
    let each = start.each();
    let expected = reaches(task, start);
    match solver.certify(Budget::default(), &NoClock) {
        Certificate::Proved { least, first } => {
            assert!(expected, "{task}");
            assert!(first.iter().all(is_kept), "{task}");
            assert!(least <= task.own_moves(), "{task}");
        }
        Certificate::Refuted => assert!(!expected, "{task}"),
        Certificate::Open => panic!("without a budget every puzzle is decided: {task}"),
    }
    for mv in each.iter().take(MAX_FIRST_MOVES) {
        let reach = solver.is_kept(std::slice::from_ref(mv), Budget::default(), &NoClock);
        let wanted = if is_kept(mv) { Reach::Kept } else { Reach::Lost };
        assert_eq!(reach.as_ref().ok(), Some(&wanted), "{mv} in {task}");
    }
}
