//! The solver of puzzles, against all steps tried one by one by the rules.

use std::collections::BTreeMap;

use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::games::crossing::generator::plain_board;
use warren::games::crossing::solver::{SOLVER_SEAT, Solutions, Task, TaskError, Verdict};
use warren::games::crossing::{Cell, Crossing, Step, goal};
use warren::thinking::search::Random;

/// A random board with the first player's token somewhere dry.
fn begun(seed: u64, cell: usize) -> Option<Crossing> {
    let board = plain_board(&mut Random::new(seed));
    let token = Cell::from_index(cell)?;
    let places = std::array::from_fn(|index| board.cycle_point(Cell::from_index(index).unwrap()));
    let tokens = [token, board.token(Seat(1))];
    Crossing::with(board.heights().clone(), places, tokens, [0; 2], 0).ok()
}

prop_compose! {
    /// Tokens near the goal, so that some puzzles have solutions within a few turns.
    fn near()(seed in any::<u64>(), row in 0..4_usize, column in 4..8_usize) -> Option<Crossing> {
        begun(seed, row * 8 + column)
    }
}

prop_compose! {
    pub fn anywhere()(seed in any::<u64>(), cell in 0..64_usize) -> Option<Crossing> {
        begun(seed, cell)
    }
}

pub fn start(starts: impl Strategy<Value = Option<Crossing>>) -> impl Strategy<Value = Crossing> {
    starts.prop_filter_map("the cell is under water", |start| start)
}

/// The number of step sequences that reach the goal in exactly N turns, for each N up to `turn_limit`, by trying all of them.
fn tried(position: &Crossing, within: usize) -> Vec<u64> {
    let mut ways_by_turns = vec![0; within + 1];
    try_all(position, 0, &mut ways_by_turns);
    ways_by_turns
}

fn try_all(position: &Crossing, turn: usize, found: &mut Vec<u64>) {
    if turn + 1 == found.len() {
        return;
    }
    for step in Step::ALL {
        let mut next = position.clone();
        if next.try_play(&Task::move_of_step(step)).is_err() {
            continue;
        }
        if next.delivered(SOLVER_SEAT) > position.delivered(SOLVER_SEAT) {
            found[turn + 1] += 1
        } else {
            try_all(&next, turn + 1, found)
        }
    }
}

/// The same, counted by cell: for more turns than can be tried one by one.
pub fn counted(start: &Crossing, within: u32) -> Vec<u64> {
    let mut positions_by_cell =
        BTreeMap::from([(start.token(SOLVER_SEAT), (start.clone(), 1_u64))]);
    let mut ways_by_turns = vec![0];
    for _ in 0..within {
        let mut next: BTreeMap<Cell, (Crossing, u64)> = BTreeMap::new();
        let mut arrived = 0_u64;
        for (position, count) in positions_by_cell.into_values() {
            for step in Step::ALL {
                let mut after = position.clone();
                if after.try_play(&Task::move_of_step(step)).is_err() {
                    continue;
                }
                if after.delivered(SOLVER_SEAT) > position.delivered(SOLVER_SEAT) {
                    arrived += count;
                } else {
                    let cell = after.token(SOLVER_SEAT);
                    next.entry(cell).or_insert((after, 0)).1 += count;
                }
            }
        }
        positions_by_cell = next;
        ways_by_turns.push(arrived);
    }
    ways_by_turns
}

pub fn least(found: &[u64]) -> Option<u32> {
    found
        .iter()
        .position(|&count| count > 0)
        .map(|turns| turns as u32)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn least_turns_and_solutions_are_those_of_all_steps_tried(start in start(near()), within in 1..=6_u32) {
        let ways_by_turns = tried(&start, within as usize);
        prop_assert_eq!(&ways_by_turns, &counted(&start, within));
        let task = Task::new(start, within).unwrap();
        let solutions = Solutions::of(&task);
        let soon = solutions.min_turns().filter(|&least| least <= within);
        prop_assert_eq!(soon, least(&ways_by_turns));
        prop_assert_eq!(solutions.count(), ways_by_turns.iter().sum::<u64>());
        let some = solutions.list_up_to(1_000);
        prop_assert_eq!(some.len() as u64, solutions.count().min(1_000));
        for way in &some {
            prop_assert!(task.accepts(way));
            let met = Verdict { met: true, turns: way.len() as u32 };
            prop_assert_eq!(task.judge(way), Ok(Some(met)));
            prop_assert_eq!(solutions.lost_after(way), Ok(None));
        }
        let other: std::collections::BTreeSet<String> = some.iter().map(|way| format!("{way:?}")).collect();
        prop_assert_eq!(other.len(), some.len());
    }

    #[test]
    fn long_ways_are_counted_too(start in start(anywhere()), within in 1..=22_u32) {
        let ways_by_turns = counted(&start, within);
        let solutions = Solutions::of(&Task::new(start, within).unwrap());
        prop_assert_eq!(solutions.min_turns().filter(|&least| least <= within), least(&ways_by_turns));
        prop_assert_eq!(solutions.count(), ways_by_turns.iter().sum::<u64>().min(Solutions::MAX_COUNT));
    }

    #[test]
    fn an_unreachable_goal_stays_unreachable(
        start in start(anywhere()),
        within in 1..=16_u32,
        steps in prop::collection::vec(0..5_usize, 16),
    ) {
        let task = Task::new(start, within).unwrap();
        let solutions = Solutions::of(&task);
        let mut taken = Vec::new();
        let mut lost = None;
        loop {
            let position = task.position(&taken).unwrap();
            let turns_left = within - taken.len() as u32;
            let verdict = task.judge(&taken).unwrap();
            let met = verdict.is_some_and(|verdict| verdict.met);
            let in_reach = met || least(&counted(&position, turns_left)).is_some();
            prop_assert!(lost.is_none() || !in_reach);
            if !in_reach && lost.is_none() {
                lost = Some(taken.len().saturating_sub(1));
            }
            prop_assert_eq!(solutions.lost_after(&taken).unwrap(), lost);
            let continuation = solutions.continuation(&taken).unwrap();
            prop_assert_eq!(continuation.is_some(), in_reach);
            if let Some(continuation) = continuation {
                prop_assert!(task.accepts(&[&taken[..], &continuation].concat()));
            }
            for step in Step::ALL {
                let may = task.check(&taken, step).is_ok();
                let next = [&taken[..], &[step]].concat();
                let keeps = may && solutions.lost_after(&next).unwrap().is_none();
                prop_assert_eq!(solutions.keeping_steps(&taken).unwrap().contains(&step), keeps);
            }
            prop_assert_eq!(verdict.is_some(), met || turns_left == 0);
            if verdict.is_some() {
                break;
            }
            let step = Step::ALL[steps[taken.len()]];
            if task.check(&taken, step).is_ok() {
                taken.push(step);
            } else {
                taken.push(Step::Hold);
            }
        }
        for step in Step::ALL {
            prop_assert_eq!(task.check(&taken, step).unwrap_err().rule, "game-over");
        }
    }
}

#[test]
fn a_task_is_of_the_first_player_alone_and_ends_with_the_game() {
    let usual: Crossing = begun(1, 56).unwrap();
    for (within, fits) in [(0, false), (1, true), (180, true), (181, false)] {
        let refused = TaskError::Turns {
            left: 180,
            found: within,
        };
        let task = Task::new(usual.clone(), within);
        assert_eq!(task.as_ref().err(), (!fits).then_some(&refused));
    }
    let mut gone = usual;
    while gone.token(Seat(1)) == Cell::new(7, 7) {
        let [first, second] = [Step::Hold, Step::North];
        gone.play(&warren::games::crossing::Move([first, second]));
        if gone.turn() > 20 {
            return;
        }
    }
    let cell = gone.token(Seat(1));
    assert_eq!(Task::new(gone, 3), Err(TaskError::OtherToken(cell)));
}

#[test]
fn a_step_off_the_board_is_no_answer() {
    let task = Task::new(begun(1, 56).unwrap(), 2).unwrap();
    assert_eq!(
        task.check(&[], Step::West).unwrap_err().rule,
        "crossing-off-board"
    );
    assert!(task.judge(&[Step::South]).is_err());
    assert!(!task.accepts(&[Step::Hold]));
    let verdict = task.judge(&[Step::Hold; 2]).unwrap().unwrap();
    assert_eq!(
        verdict,
        Verdict {
            met: false,
            turns: 2
        }
    );
    assert!(task.judge(&[Step::Hold; 3]).is_err());
    assert_ne!(task.start().token(SOLVER_SEAT), goal(SOLVER_SEAT));
}
