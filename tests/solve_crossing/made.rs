//! Generated puzzles.

use warren::core::game::Game;
use warren::games::crossing::generator::{Difficulty, Puzzle, puzzle};
use warren::games::crossing::solver::{SOLVER_SEAT, Solutions, Task};
use warren::games::crossing::{Fate, Step, goal};

use crate::puzzles::{counted, least};

fn made(level: Difficulty, seed: u64) -> Puzzle {
    puzzle(level, seed).unwrap()
}

/// The puzzles of a level, as many as a test has time for.
const SEEDS: std::ops::Range<u64> = 0..6;

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    for level in Difficulty::ALL {
        assert_eq!(made(level, 7), made(level, 7));
        assert_ne!(made(level, 7), made(level, 8));
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("harder".parse::<Difficulty>().is_err());
}

#[test]
fn puzzles_are_certified() {
    for (level, seed) in Difficulty::ALL
        .into_iter()
        .flat_map(|level| SEEDS.map(move |seed| (level, seed)))
    {
        let Puzzle { task, measure } = made(level, seed);
        let within = task.turn_limit();
        let ways_by_turns = counted(task.start(), within);
        assert_eq!(least(&ways_by_turns), Some(measure.min_turns));
        assert_eq!(measure.ways, ways_by_turns.iter().sum::<u64>());
        let spare = within - measure.min_turns;
        match level {
            Difficulty::Easy => assert!((1..=2).contains(&spare) && measure.min_turns <= 8),
            Difficulty::Medium => assert!(spare == 0 && (8..=13).contains(&measure.min_turns)),
            Difficulty::Hard => assert!(spare == 0 && (14..=20).contains(&measure.min_turns)),
        }
        // One turn less than the minimum: every step is refuted.
        if let Ok(shorter) = task.with_turns(measure.min_turns - 1) {
            assert_eq!(least(&counted(shorter.start(), shorter.turn_limit())), None);
            assert!(Solutions::of(&shorter).list_up_to(1).is_empty());
        }
        let ways = Solutions::of(&task).list_up_to(100);
        assert_eq!(ways.len() as u64, measure.ways);
        for way in ways {
            assert!(task.accepts(&way));
            check_way(&task, &way, &measure);
        }
        assert!(!naive_crosses(&task), "{level} {seed}");
    }
}

fn check_way(task: &Task, way: &[Step], measure: &warren::games::crossing::generator::Measure) {
    let mut position = task.start().clone();
    for &step in way {
        let fate = position.fate(SOLVER_SEAT, step);
        assert!(matches!(fate, Fate::Stand | Fate::Cross), "nobody drowns");
        position.play(&Task::move_of_step(step));
    }
    let away = way
        .iter()
        .filter(|step| matches!(step, Step::South | Step::West));
    assert!(away.count() >= measure.back);
}

/// Whether a simple player arrives in time: it goes up if that cell is dry, or else to the right, and waits if both are wet.
fn naive_crosses(task: &Task) -> bool {
    let mut position = task.start().clone();
    for _ in 0..task.turn_limit() {
        let dry = |step: &Step| {
            let to = position.token(SOLVER_SEAT).after(*step);
            to.is_some() && matches!(position.fate(SOLVER_SEAT, *step), Fate::Stand | Fate::Cross)
        };
        let step = [Step::North, Step::East, Step::Hold].into_iter().find(dry);
        position.play(&Task::move_of_step(step.unwrap_or(Step::Hold)));
        if position.delivered(SOLVER_SEAT) > 0 {
            return true;
        }
    }
    position.token(SOLVER_SEAT) == goal(SOLVER_SEAT)
}
