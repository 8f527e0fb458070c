//! The solvers of puzzles against best replies, against all moves tried one by one by the rules.

mod dots;
mod fugitive;
mod opponents;

mod rabbits;
mod text;

use warren::core::game::Game;
use warren::thinking::puzzle::Duel;
use warren::thinking::search::{Budget, NoClock};
use warren::thinking::solve::duel::{Certificate, Reach, SolvableGoal, Solver};

use warren_testkit::plain::duels::{Each, after, reaches};

/// Checks all results of a solver for a puzzle, at its start and after one move, and whether the goal is in reach.
fn check<O: SolvableGoal>(task: &Duel<O>) -> bool
where
    O::Game: Each,
    <O::Game as Game>::Move: std::fmt::Debug,
{
    let mut solver = Solver::new(task);
    let start = task.start();
    let is_kept = |mv: &<O::Game as Game>::Move| reaches(task, &after(start, mv));
    let each = start.each();
    let expected = each.iter().any(is_kept);
    match solver.certify(Budget::default(), &NoClock) {
        Certificate::Proved { least, first } => {
            assert!(expected, "{task}");
            assert!(first.iter().all(is_kept), "{task}");
            assert!(!first.is_empty() && least <= task.own_moves(), "{task}");
        }
        Certificate::Refuted => assert!(!expected, "{task}"),
        Certificate::Open => panic!("without a budget nothing is left open: {task}"),
    }
    // Every legal move is judged, not only the solver's moves.
    let step = (each.len() / 40).max(1);
    for mv in each.iter().step_by(step) {
        check_after(&mut solver, mv, is_kept(mv));
    }
    check_line(&mut solver, expected);
    expected
}

fn check_after<O: SolvableGoal>(solver: &mut Solver<O>, mv: &<O::Game as Game>::Move, kept: bool)
where
    O::Game: Each,
{
    let task = solver.task().clone();
    let moves = [mv.clone()];
    let reach = solver.is_kept(&moves, Budget::default(), &NoClock).unwrap();
    let expected_reach = if kept { Reach::Kept } else { Reach::Lost };
    assert_eq!(reach, expected_reach, "{mv} in {task}");
    let position = task.position(&moves).unwrap();
    if kept || task.is_met(&position).is_some() {
        return;
    }
    let evaluation = solver
        .evaluation(&moves, Budget::default(), &NoClock)
        .unwrap();
    let reply = evaluation
        .reply
        .expect("a move that loses the goal has a refutation");
    assert!(
        !reaches(&task, &after(&position, &reply)),
        "{mv}, {reply} in {task}"
    );
}

/// The line to the end must have the stated result.
fn check_line<O: SolvableGoal>(solver: &mut Solver<O>, expected: bool) {
    let task = solver.task().clone();
    let evaluation = solver.evaluation(&[], Budget::default(), &NoClock).unwrap();
    let end = task.position(&evaluation.line).unwrap();
    assert_eq!(task.is_met(&end), Some(expected), "{task}");
}
