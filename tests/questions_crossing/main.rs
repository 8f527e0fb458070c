//! Puzzles of the crossing with hidden information: their rules in small cases, their solver against all worlds tried one by
//! one, their texts and links, random questions, and a certified set.

#![cfg(not(target_arch = "wasm32"))]

mod generated;
mod hand;
mod links;
mod plain;
mod set;
mod text;

use warren::core::game::{Game, Seat};
use warren::games::crossing::puzzle::{Answer, QuestionKind};
use warren::games::crossing::{Crossing, Fate, Move, Step};
use warren::thinking::puzzle::question::QuestionGoal as _;
use warren::thinking::puzzle::{Question, Task};
use warren::thinking::solve::question::{JudgesAnswers, Verdict};

const OWN: Seat = Seat(0);

/// The question of a text.
fn read(text: &str) -> Question<QuestionKind> {
    let task: Result<Question<QuestionKind>, _> = text.parse();
    task.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn alone(step: Step) -> Move {
    Move([step, Step::Hold])
}

/// The windows that player 1 sees in a world, one before each of its steps and one after the last; and the last position.
fn windows_in(start: &Crossing, steps: &[Step]) -> Option<(Vec<[i8; 9]>, Crossing)> {
    let mut game = start.clone();
    let mut windows = vec![game.window(OWN)];
    for &step in steps {
        game.try_play(&alone(step)).ok()?;
        windows.push(game.window(OWN));
    }
    Some((windows, game))
}

/// Whether a plan brings the token to its goal from a position before it drowns.
fn arrives(position: &Crossing, plan: &[Step]) -> bool {
    let mut game = position.clone();
    let fates = plan.iter().map(|&step| {
        let fate = game.fate(OWN, step);
        game.play(&alone(step));
        fate
    });
    let fates: Vec<Fate> = fates.collect();
    let stands = fates.iter().take_while(|fate| **fate == Fate::Stand);
    stands.count() + 1 == plan.len() && fates.last() == Some(&Fate::Cross)
}

/// Checks a verdict, and that a possible world, played by the rules, refutes a wrong answer.
fn check_verdict(task: &Question<QuestionKind>, answer: &Answer) -> Verdict<Crossing> {
    let verdict = QuestionKind::verdict(task, answer);
    if verdict.met {
        assert!(verdict.world.is_empty() && verdict.start.is_none());
        assert!(verdict.impossible.is_empty());
        return verdict;
    }
    let Some(start) = &verdict.start else {
        let is_short = verdict.count < verdict.wanted;
        assert!(
            is_short
                || !verdict.impossible.is_empty()
                || QuestionKind::right_answers(task).is_empty()
        );
        assert!(verdict.world.is_empty());
        return verdict;
    };
    let moves = task.seen_moves();
    let (before, after) = verdict.world.split_at(moves.len());
    let whole: Vec<Move> = moves.iter().map(|&step| alone(step)).collect();
    assert_eq!(before, whole);
    let (windows, mut now) = windows_in(start, moves).unwrap();
    assert_eq!(
        windows,
        windows_in(task.start(), moves).unwrap().0,
        "{answer} in {task}"
    );
    let steps: Vec<Step> = after.iter().map(|mv| mv.0[0]).collect();
    match (task.goal(), answer) {
        (QuestionKind::Phases(cell), Answer::Phases { points: places, .. }) => {
            assert!(steps.is_empty() && !places.contains(now.cycle_point(cell)));
        }
        (QuestionKind::Dry(cell), Answer::Turns(turns)) => {
            steps.iter().for_each(|&step| now.play(&alone(step)));
            assert!(turns.contains(steps.len() as u32) && now.phase(cell) < 0);
        }
        (QuestionKind::Safe(_) | QuestionKind::Odds(_), Answer::Plan(plan)) => {
            assert_eq!(steps, plan[..steps.len()]);
            assert!(!arrives(&now, plan), "{answer} in {task}");
            // It ends where the token drowns, or with the plan.
            let mut fates = Vec::new();
            for &step in &steps {
                fates.push(now.fate(OWN, step));
                now.play(&alone(step));
            }
            let drowns = fates
                .iter()
                .position(|fate| matches!(fate, Fate::Drown | Fate::Sink));
            let end = drowns.map_or(plan.len(), |index| index + 1);
            assert_eq!(steps.len(), end, "{answer} in {task}");
        }
        _ => panic!("an answer of another kind"),
    }
    verdict
}
