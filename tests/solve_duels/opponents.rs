//! Puzzles against programs, against all own moves tried one by one with the same program.

use warren::core::game::{Game, Seat};
use warren::games::dots::Dots;
use warren::games::dots::puzzle as dots;
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::puzzle as fugitive;
use warren::games::fugitive::{City, Fugitive};
use warren::games::rabbits::Rabbits;
use warren::games::rabbits::puzzle as rabbits;
use warren::thinking::opponent::{HasPuzzleOpponent, puzzle_opponent, solver_with_opponent};
use warren::thinking::puzzle::{Duel, Goal, Opponent, Program};
use warren::thinking::search::{Budget, NoClock, Random};
use warren::thinking::solve::PuzzleOpponent;
use warren::thinking::solve::duel::{Certificate, Reach, SolvableGoal, Solver};

use warren_testkit::plain::duels::{Each, after};

/// Whether the goal is in reach after moves.
fn outplays<O: Goal>(
    task: &Duel<O>,
    opponent: &mut PuzzleOpponent<O::Game>,
    moves: &[<O::Game as Game>::Move],
) -> bool
where
    O::Game: Each,
{
    let position = task.position(moves).unwrap();
    if let Some(met) = task.is_met(&position) {
        return met;
    }
    let with = |opponent: &mut PuzzleOpponent<O::Game>, mv| {
        outplays(task, opponent, &[moves, &[mv]].concat())
    };
    if position.due().contains(task.seat()) {
        position.each().into_iter().any(|mv| with(opponent, mv))
    } else {
        let reply = opponent(task.start(), moves).unwrap();
        with(opponent, reply.mv)
    }
}

/// Checks all results of a solver for a puzzle, and whether the goal is in reach.
fn check<O: SolvableGoal>(task: &Duel<O>) -> bool
where
    O::Game: Each + HasPuzzleOpponent,
{
    let Opponent::Program(program) = task.opponent() else {
        panic!("no program replies in {task}");
    };
    let mut opponent = puzzle_opponent(program);
    let mut solver = solver_with_opponent(task);
    let expected = outplays(task, &mut *opponent, &[]);
    match solver.certify(Budget::default(), &NoClock) {
        Certificate::Proved { least, first } => {
            assert!(expected, "{task}");
            assert!(!first.is_empty() && least <= task.own_moves(), "{task}");
            for mv in first {
                assert!(outplays(task, &mut *opponent, &[mv]), "{task}");
            }
        }
        Certificate::Refuted => assert!(!expected, "{task}"),
        Certificate::Open => panic!("without a budget nothing is left open: {task}"),
    }
    let each = task.start().each();
    for mv in each.iter().step_by((each.len() / 12).max(1)) {
        let moves = [mv.clone()];
        let is_kept = outplays(task, &mut *opponent, &moves);
        let evaluation = solver
            .evaluation(&moves, Budget::default(), &NoClock)
            .unwrap();
        let expected_reach = if is_kept { Reach::Kept } else { Reach::Lost };
        assert_eq!(evaluation.reach, expected_reach, "{mv} in {task}");
        if task.is_met(&after(task.start(), mv)).is_none() {
            let reply = opponent(task.start(), &moves).map(|reply| reply.mv);
            assert_eq!(evaluation.reply, reply, "{mv} in {task}");
            assert_eq!(evaluation.line.first(), reply.as_ref(), "{mv} in {task}");
            assert!(!evaluation.stands_in);
        }
        assert_eq!(
            evaluation.lost_after,
            (!is_kept && expected).then_some(0),
            "{mv} in {task}"
        );
    }
    let evaluation = solver.evaluation(&[], Budget::default(), &NoClock).unwrap();
    let end = task.position(&evaluation.line).unwrap();
    assert_eq!(task.is_met(&end), Some(expected), "{task}");
    expected
}

/// Whether best replies prevent a goal that is in reach against the program.
fn is_refuted<O: SolvableGoal>(task: &Duel<O>) -> bool {
    let plain = Duel::new(task.start().clone(), task.goal()).unwrap();
    Solver::new(&plain).certify(Budget::default(), &NoClock) == Certificate::Refuted
}

#[test]
fn dots_are_as_all_own_moves_say() {
    let mut random = Random::new(17);
    let mut met = [0, 0, 0];
    for round in 0..40 {
        let plies = 60 + random.below(120) as u32;
        let Some(game) = super::dots::played(plies, &mut random) else {
            continue;
        };
        let cells = game.cells();
        let lead = cells[game.side().index()] - cells[game.side().other().index()];
        let goal = dots::Goal::Lead {
            cells: (lead + random.below(7) as i32).max(1) as u32,
            moves: 1 + u32::from(round % 3 > 0),
        };
        let level = [1, 1, 2, 6, 12][round % 5];
        let edition = 1 + round as u32 % 2;
        if let Ok(task) =
            Duel::new(game, goal).and_then(|task| task.against_program(level, edition))
        {
            let is_kept = check(&task);
            met[usize::from(is_kept)] += 1;
            met[2] += usize::from(is_kept && is_refuted(&task));
        }
    }
    assert!(met[0] > 2 && met[1] > 2 && met[2] > 0, "{met:?}");
}

#[test]
fn rabbits_are_as_all_own_moves_say() {
    let mut random = Random::new(5);
    let mut met = [0, 0, 0];
    for round in 0..24 {
        let (seat, rabbits, hunters, goal) = match round % 3 {
            0 => (
                Seat(0),
                1,
                2,
                rabbits::Goal::Eat {
                    cabbages: 1 + random.below(2) as u32,
                    moves: 2,
                },
            ),
            1 => (Seat(0), 1, 3, rabbits::Goal::Survive(2)),
            _ => (
                Seat(1),
                1,
                2,
                rabbits::Goal::Catch {
                    rabbits: 1,
                    moves: 2,
                },
            ),
        };
        let Some(game) = super::rabbits::random_position(seat, rabbits, hunters, &mut random)
        else {
            continue;
        };
        let level = [1, 1, 4, 12][round % 4];
        let edition = 1 + round as u32 / 4 % 2;
        if let Ok(task) =
            Duel::new(game, goal).and_then(|task| task.against_program(level, edition))
        {
            let is_kept = check(&task);
            met[usize::from(is_kept)] += 1;
            met[2] += usize::from(is_kept && is_refuted(&task));
        }
    }
    assert!(met[0] > 2 && met[1] > 2 && met[2] > 0, "{met:?}");
}

#[test]
fn the_fugitive_is_as_all_own_moves_say() {
    let mut random = Random::new(3);
    let mut met = [0, 0, 0];
    for seed in 0..40 {
        let options = MapOptions {
            roads: 20,
            ..MapOptions::of(9)
        };
        let map = std::sync::Arc::new(map(&options, seed).unwrap());
        let mut cities: Vec<City> = map.cities().collect();
        random.shuffle(&mut cities);
        let detectives = [cities[0], cities[1], cities[2], cities[3]];
        let ply = 2 + random.below(20) as u32;
        let start = Fugitive::with(map, detectives, cities[4], ply).unwrap();
        let goal = match ply % 2 {
            0 => fugitive::Goal::Free(1 + random.below(3) as u32),
            _ => fugitive::Goal::Catch(1 + random.below(2) as u32),
        };
        let level = [1, 1, 3, 12][seed as usize % 4];
        let edition = 1 + seed as u32 / 4 % 2;
        let task = Duel::new(start, goal).unwrap();
        let task = task.against_program(level, edition).unwrap();
        let is_kept = check(&task);
        met[usize::from(is_kept)] += 1;
        met[2] += usize::from(is_kept && is_refuted(&task));
    }
    assert!(met[0] > 2 && met[1] > 2 && met[2] > 0, "{met:?}");
}

/// An opponent's reply does not depend on earlier requests.
fn replies_alike<G: HasPuzzleOpponent + Each>(start: &G, random: &mut Random) {
    for program in [(1, 1), (6, 1), (12, 1), (12, 2)] {
        let program = Program::new(program.0, program.1, 2).unwrap();
        let mut old = puzzle_opponent::<G>(program);
        let mut moves = Vec::new();
        let mut position = start.clone();
        for _ in 0..3 {
            if position.outcome().is_some() {
                break;
            }
            let each = position.each();
            let own_move = each[random.below(each.len())].clone();
            position.play(&own_move);
            moves.push(own_move);
            let Some(reply) = old(start, &moves) else {
                return;
            };
            position.check(&reply.mv).unwrap();
            assert_eq!(old(start, &moves), Some(reply.clone()));
            assert_eq!(
                puzzle_opponent::<G>(program)(start, &moves),
                Some(reply.clone())
            );
            position.play(&reply.mv);
            moves.push(reply.mv);
        }
    }
}

#[test]
fn an_opponent_replies_to_the_same_moves_in_the_same_way() {
    let mut random = Random::new(29);
    let mut game: Option<Dots> = None;
    while game.is_none() {
        game = super::dots::played(90, &mut random);
    }
    replies_alike(&game.unwrap(), &mut random);
    let mut game: Option<Rabbits> = None;
    while game.is_none() {
        game = super::rabbits::random_position(Seat(0), 2, 2, &mut random);
    }
    replies_alike(&game.unwrap(), &mut random);
    let map = std::sync::Arc::new(map(&MapOptions::of(9), 4).unwrap());
    let cities: Vec<City> = map.cities().collect();
    let detectives = [cities[0], cities[1], cities[2], cities[3]];
    let start = Fugitive::with(map, detectives, cities[6], 8).unwrap();
    replies_alike(&start, &mut random);
}

/// Detectives do not see where the fugitive went, but by which kind of road.
#[test]
fn the_detectives_know_only_the_lines_of_the_protocol() {
    let mut random = Random::new(31);
    let mut pairs = 0;
    for seed in 0..8 {
        let map = std::sync::Arc::new(map(&MapOptions::of(10), seed).unwrap());
        let mut cities: Vec<City> = map.cities().collect();
        random.shuffle(&mut cities);
        let detectives = [cities[0], cities[1], cities[2], cities[3]];
        // The next announcement is in turn 10, two turns on.
        let start = Fugitive::with(map, detectives, cities[4], 14).unwrap();
        let program = Program::new(9, 1 + seed as u32 % 2, 2).unwrap();
        let mut opponent = puzzle_opponent::<Fugitive>(program);
        let runs = warren::games::fugitive::solver::legal_moves(&start);
        for (one, other) in runs.iter().zip(&runs[1..]) {
            let kind = |mv: &warren::games::fugitive::Move| mv.to_string().chars().next();
            let goes_on = |mv| after(&start, mv).outcome().is_none();
            if kind(one) == kind(other) && goes_on(one) && goes_on(other) {
                let [first, second] = [one, other].map(|mv| opponent(&start, &[*mv]));
                assert_eq!(first, second);
                pairs += 1;
            }
        }
    }
    assert!(pairs > 3, "{pairs}");
}

/// Two cells ahead after two moves: best replies prevent it.
#[test]
fn a_goal_that_best_replies_prevent_may_be_in_reach_against_a_beginner() {
    let goal = dots::Goal::Lead { cells: 2, moves: 2 };
    let task = Duel::new(Dots::default(), goal).unwrap();
    assert_eq!(
        Solver::new(&task).certify(Budget::default(), &NoClock),
        Certificate::Refuted
    );
    let task = task.against_program(1, 1).unwrap();
    let proof = solver_with_opponent(&task).certify(Budget::default(), &NoClock);
    let Certificate::Proved { least: 2, first } = proof else {
        panic!("{proof:?}");
    };
    let first: Vec<String> = first.iter().map(ToString::to_string).collect();
    assert_eq!(first, ["D3N", "C4N", "E4N", "D5N", "C3W"]);
    // Without the program the solver cannot decide it.
    assert_eq!(
        Solver::new(&task).certify(Budget::nodes(2_000_000), &NoClock),
        Certificate::Open
    );
}
