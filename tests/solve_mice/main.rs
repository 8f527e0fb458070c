//! The solver of the space mice, against all placements tried one by one by the rules.

#![cfg(not(target_arch = "wasm32"))]

mod puzzle_text;

use std::collections::BTreeSet;

use proptest::prelude::*;
use warren::core::game::{Game, LegalMoves, Seat};
use warren::games::mice::solver::{Goal, Proof, Refusal, Task, TaskError, hardest, solve};
use warren::games::mice::{Arrow, Board, Cell, Door, Effect, Heading, Mice};
use warren::thinking::search::{Budget, NativeClock};

/// A random game on a small board, from the middle on, without some arrows of one player.
#[derive(Clone, Debug)]
struct Gap {
    start: Mice,
    script: Vec<Option<Arrow>>,
}

prop_compose! {
    fn gaps(sizes: std::ops::RangeInclusive<u8>, missing: usize)(
        size in sizes,
        players in 2..=3_usize,
        (before, after) in (0..12_u8, 3..9_u8),
        rockets in prop::collection::vec((0..13_u8, 0..13_u8), 3),
        doors in prop::collection::vec((0..13_u8, 0..4_usize), 1..=4),
        choices in prop::collection::vec(any::<u32>(), 21),
        first_open in any::<usize>(),
    ) -> Option<Gap> {
        let rockets: Vec<Cell> =
            rockets.iter().take(players).map(|&(x, y)| Cell { x: x % size, y: y % size }).collect();
        let mut kept: Vec<Door> = Vec::new();
        for (at, wall) in doors {
            let door = Door { at: 1 + at % (size - 2), wall: Heading::ALL[wall] };
            if !kept.contains(&door) {
                kept.push(door);
            }
        }
        let board = Board::new(size, before + after, &rockets, &kept).ok()?;
        let mut game = Mice::new(board);
        let mut arrows = Vec::new();
        let mut start = None;
        let mut moves = Vec::new();
        for choice in choices {
            if game.ply() == before.into() {
                start = Some(game.clone());
            }
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            arrows.push(moves[choice as usize % moves.len()]);
            game.play(&arrows[arrows.len() - 1]);
        }
        let mut script: Vec<_> = arrows[before.into()..].iter().copied().map(Some).collect();
        let span = players * (missing - 1);
        let first_open = first_open % script.len().checked_sub(span).filter(|&room| room > 0)?;
        script.iter_mut().skip(first_open).step_by(players).take(missing).for_each(|arrow| *arrow = None);
        Some(Gap { start: start?, script })
    }
}

fn some_gaps(sizes: std::ops::RangeInclusive<u8>, missing: usize) -> impl Strategy<Value = Gap> {
    gaps(sizes, missing).prop_filter_map("no such game", |gap| gap)
}

fn solved(task: &Task) -> Proof {
    solve(task, Budget::default(), &NativeClock::start())
}

/// The text of arrows, for sorting.
fn text(arrows: &[Arrow]) -> String {
    let arrows: Vec<String> = arrows.iter().map(Arrow::to_string).collect();
    arrows.join(", ")
}

/// All ends of the game for all choices of the missing arrows, each played by the rules: the arrows, the points and the lost
/// mice.
fn all_ends(gap: &Gap) -> Vec<(Vec<Arrow>, Vec<u32>, u32)> {
    let mut ends = Vec::new();
    play_all(&gap.start, &gap.script, &mut Vec::new(), 0, &mut ends);
    ends
}

fn play_all(
    position: &Mice,
    script: &[Option<Arrow>],
    put_in: &mut Vec<Arrow>,
    lost: u32,
    ends: &mut Vec<(Vec<Arrow>, Vec<u32>, u32)>,
) {
    let Some((entry, rest)) = script.split_first() else {
        return ends.push((put_in.clone(), position.points().to_vec(), lost));
    };
    let mut arrows = Vec::new();
    match entry {
        Some(arrow) => arrows.push(*arrow),
        None => position.legal_moves(&mut arrows),
    }
    for arrow in arrows {
        let mut next = position.clone();
        if next.try_play(&arrow).is_err() {
            continue;
        }
        let lost = lost + mice_lost(position, &arrow, &next);
        if entry.is_none() {
            put_in.push(arrow);
        }
        play_all(&next, rest, put_in, lost, ends);
        if entry.is_none() {
            put_in.pop();
        }
    }
}

/// The number of lost mice: those on the board or entered since, without the rescued ones and those on the board now.
fn mice_lost(before: &Mice, arrow: &Arrow, after: &Mice) -> u32 {
    let count =
        |position: &Mice| -> u32 { position.animals().iter().map(|group| group.mice).sum() };
    let turn = before.ply() + 1;
    let turns = match after.outcome() {
        None => turn..=turn,
        Some(_) => turn..=turn + 1,
    };
    let doors = before.board().doors().len() as u32;
    let entered = doors * turns.filter(|turn| turn % 10 != 0).count() as u32;
    let rescued: u32 = before
        .effects(arrow)
        .iter()
        .map(|effect| match effect {
            Effect::Rescue { mice, .. } => *mice,
            _ => 0,
        })
        .sum();
    count(before) + entered - rescued - count(after)
}

fn value(goal: Goal, seat: Seat, points: &[u32], lost: u32) -> i32 {
    let own = points[seat.index()] as i32;
    let others = (0..).zip(points).filter(|(player, _)| *player != seat.0);
    match goal {
        Goal::Points(_) => own,
        Goal::Margin(_) => own - others.map(|(_, &points)| points as i32).max().unwrap(),
        Goal::NoneLost => -(lost as i32),
    }
}

/// Compares the solver with all ends of a game with gaps, for goals that are missed, just met, and easily met.
fn check(gap: &Gap) -> Result<(), TestCaseError> {
    let ends = all_ends(gap);
    for kind in [Goal::Points(0), Goal::Margin(0), Goal::NoneLost] {
        let task = match Task::new(gap.start.clone(), gap.script.clone(), kind) {
            Err(TaskError::Script { .. }) => return Ok(()), // The gap has let an arrow stand in the way.
            task => task.unwrap(),
        };
        let values = ends
            .iter()
            .map(|(_, points, lost)| value(kind, task.seat(), points, *lost));
        let best = values.clone().max();
        let goals: Vec<Goal> = match (kind, best) {
            (Goal::Points(_), Some(best)) => {
                let points = [best - 2, best, best + 1].map(|points| points.max(0) as u32);
                points.map(Goal::Points).into()
            }
            (Goal::Margin(_), Some(best)) => [best - 2, best, best + 1].map(Goal::Margin).into(),
            _ => vec![kind],
        };
        for goal in goals {
            let task = task.with_goal(goal);
            let needed = match goal {
                Goal::Points(points) => points as i32,
                Goal::Margin(margin) => margin,
                Goal::NoneLost => 0,
            };
            let right: Vec<&[Arrow]> = ends
                .iter()
                .zip(values.clone())
                .filter(|(_, value)| *value >= needed)
                .map(|((arrows, ..), _)| &arrows[..])
                .collect();
            let mut listed = Vec::new();
            match solved(&task) {
                Proof::Solutions(solutions) => {
                    solutions.for_each(|arrows| listed.push(text(arrows)));
                    prop_assert_eq!(solutions.count(), listed.len() as u64);
                    prop_assert!(task.accepts(&solutions.first()));
                }
                Proof::Impossible => {}
                proof => prop_assert!(false, "{:?}", proof),
            }
            let count = listed.len();
            let listed = BTreeSet::from_iter(listed);
            prop_assert_eq!(listed.len(), count, "a solution is listed twice");
            let wanted: BTreeSet<String> = right.iter().map(|arrows| text(arrows)).collect();
            prop_assert_eq!(&listed, &wanted, "{:?}", goal);
            for (arrows, ..) in ends.iter().step_by(23) {
                prop_assert_eq!(task.accepts(arrows), listed.contains(&text(arrows)));
            }
            if let (Some(best), false) = (best, listed.is_empty() || goal == Goal::NoneLost) {
                let (raised, all) =
                    hardest(&task, Budget::default(), &NativeClock::start()).unwrap();
                let met = ends
                    .iter()
                    .zip(values.clone())
                    .filter(|(_, value)| *value == best);
                prop_assert_eq!(all.count(), met.count() as u64);
                prop_assert_eq!(
                    raised.goal(),
                    match goal {
                        Goal::Points(_) => Goal::Points(best as u32),
                        _ => Goal::Margin(best),
                    }
                );
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn one_arrow_is_solved_as_by_trying_all(gap in some_gaps(5..=7, 1)) {
        check(&gap)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn two_arrows_are_solved_as_by_trying_all(gap in some_gaps(5..=5, 2)) {
        check(&gap)?;
    }
}

/// A mouse before the cat, which enters the first rocket in turn 10, is worthless. A detour brings the mouse in after the cat,
/// and it counts.
#[test]
fn a_mouse_held_back_behind_a_cat_counts() {
    let start = "7 12 3,0/5,5 3N 6 0/0 4,2N+4,1W/3,1N 3,4N1m";
    let fixed = ["0 5 N", "0 4 N", "0 3 N", "0 2 N", "1 5 N"];
    let fixed = fixed.map(|arrow| Some(arrow.parse().unwrap()));
    let gap = Gap {
        start: start.parse().unwrap(),
        script: [None].into_iter().chain(fixed).collect(),
    };
    check(&gap).unwrap();
    let task = Task::new(gap.start, gap.script, Goal::Points(4)).unwrap();
    assert!(task.accepts(&arrows(&["3 2 E"])));
    assert!(!task.accepts(&arrows(&["6 2 E"])));
}

/// The example of the statement, with these turns open.
fn example(open: &[usize], goal: Goal) -> Result<Task, TaskError> {
    let start: Mice = "5 8 1,2/3,2 2E/2W 0 0/0 -/- -".parse().unwrap();
    let arrows = [
        "2 0 W", "2 2 E", "1 0 S", "1 1 E", "2 1 W", "0 1 S", "0 3 E", "2 0 E",
    ];
    let arrows = (1..).zip(arrows);
    let script =
        arrows.map(|(turn, arrow)| (!open.contains(&turn)).then(|| arrow.parse().unwrap()));
    Task::new(start, script.collect(), goal)
}

fn arrows(text: &[&str]) -> Vec<Arrow> {
    text.iter().map(|arrow| arrow.parse().unwrap()).collect()
}

#[test]
fn the_statements_example_reaches_its_scores() {
    let task = example(&[1, 3], Goal::Points(8)).unwrap();
    let verdict = task.judge(&arrows(&["2 0 W", "1 0 S"])).unwrap();
    assert_eq!((verdict.scores, verdict.met), (vec![8, 8], true));
    assert!(matches!(solved(&task), Proof::Solutions(all) if all.count() > 0));
    assert!(matches!(
        solved(&task.with_goal(Goal::Points(100))),
        Proof::Impossible
    ));
}

#[test]
fn answers_that_break_a_rule_are_refused() {
    let task = example(&[1], Goal::Points(0)).unwrap();
    assert_eq!(task.judge(&[]), Err(Refusal::Count(1)));
    assert_eq!(
        task.judge(&arrows(&["2 0 W", "1 0 S"])),
        Err(Refusal::Count(1))
    );
    // The rocket, and then the cell on which the script places an arrow in turn 2.
    let turn = |answer: &[&str]| match task.judge(&arrows(answer)) {
        Err(Refusal::Illegal { turn, rule }) => (turn, rule.rule),
        other => panic!("{other:?}"),
    };
    assert_eq!(turn(&["1 2 N"]), (1, "mice-rocket"));
    assert_eq!(turn(&["2 2 N"]), (2, "mice-arrow"));
    assert!(!task.accepts(&arrows(&["2 2 N"])));
}

#[test]
fn tasks_that_cannot_be_set_are_refused() {
    assert_eq!(example(&[], Goal::NoneLost), Err(TaskError::OpenTurns(0)));
    assert_eq!(example(&[1, 2], Goal::NoneLost), Err(TaskError::Player(2)));
    let start: Mice = "5 8 1,2/3,2 2E/2W 0 0/0 -/- -".parse().unwrap();
    let short = Task::new(start.clone(), vec![None], Goal::NoneLost);
    assert_eq!(
        short,
        Err(TaskError::Length {
            wanted: 8,
            found: 1
        })
    );
    let mut script = vec![Some("2 0 W".parse().unwrap()); 8];
    script[7] = None;
    assert!(matches!(
        Task::new(start, script, Goal::NoneLost),
        Err(TaskError::Script { turn: 2, .. })
    ));
}

#[test]
fn a_spent_budget_proves_nothing() {
    let task = example(&[1, 3], Goal::Points(8)).unwrap();
    let proof = solve(&task, Budget::nodes(1), &NativeClock::start());
    assert!(matches!(proof, Proof::Unknown), "{proof:?}");
    let proof = solve(
        &task.with_goal(Goal::Points(0)),
        Budget::nodes(60),
        &NativeClock::start(),
    );
    assert!(matches!(proof, Proof::Found(_)), "{proof:?}");
    assert!(hardest(&task, Budget::nodes(1), &NativeClock::start()).is_none());
}

#[test]
fn many_arrows_are_searched_without_a_claim_of_proof() {
    let task = example(&[1, 3, 5, 7], Goal::Points(9)).unwrap();
    match solved(&task) {
        Proof::Found(arrows) => assert!(task.accepts(&arrows)),
        proof => panic!("{proof:?}"),
    }
    assert!(matches!(
        solved(&task.with_goal(Goal::Points(60))),
        Proof::Impossible
    ));
    let proof = solve(&task, Budget::nodes(1), &NativeClock::start());
    assert!(matches!(proof, Proof::Unknown), "{proof:?}");
}

/// The number of solutions with three arrows is the sum over all first arrows of the solutions with the other two.
#[test]
fn three_arrows_are_solved_as_two_after_each_first() {
    let task = example(&[1, 3, 5], Goal::Points(9)).unwrap();
    let Proof::Solutions(all) = solved(&task) else {
        panic!("on a small board three arrows are gone through");
    };
    let mut count = 0;
    for y in 0..5 {
        for x in 0..5 {
            for heading in ["N", "E", "S", "W"] {
                let mut script = task.script().to_vec();
                script[0] = Some(format!("{x} {y} {heading}").parse().unwrap());
                if let Ok(rest) = Task::new(task.start().clone(), script, task.goal())
                    && let Proof::Solutions(solutions) = solved(&rest)
                {
                    count += solutions.count();
                }
            }
        }
    }
    assert_eq!(all.count(), count);
}
