//! Questions that are drawn.

use warren::games::crossing::generator::{QuestionAim, question, question_note};
use warren::thinking::generate::question::DrawnQuestion;

use super::*;

pub const AIMS: [QuestionAim; 4] = [
    QuestionAim::Phases,
    QuestionAim::Dry,
    QuestionAim::Safe,
    QuestionAim::Odds,
];

pub fn drawn(aim: QuestionAim, seed: u64) -> DrawnQuestion<Ask> {
    question(aim, seed).unwrap_or_else(|| panic!("{aim:?} {seed}"))
}

#[test]
fn drawn_questions_have_few_right_answers_and_a_tempting_wrong_one() {
    for aim in AIMS {
        for seed in 1..=5 {
            let DrawnQuestion { task, note } = drawn(aim, seed);
            assert_eq!(drawn(aim, seed).task, task, "the same seed draws the same");
            assert_eq!(question_note(&task).as_ref(), Some(&note));
            let right = Ask::right(&task);
            assert!((1..=12).contains(&right.len()), "{task}");
            for answer in &right {
                assert!(check_verdict(&task, answer).met, "{answer} in {task}");
            }
            let tempting = task.answer(&note.tempting.unwrap()).unwrap();
            assert!(!check_verdict(&task, &tempting).met, "{task}");
        }
    }
}

#[test]
fn the_start_of_a_drawn_question_tells_nothing_that_was_not_seen() {
    for aim in AIMS {
        let task = drawn(aim, 3).task;
        assert_eq!(task.known().first_world(), *task.start(), "{task}");
    }
}

#[test]
fn a_safe_plan_is_asked_for_in_the_fewest_steps() {
    for seed in 1..=5 {
        let task = drawn(QuestionAim::Safe, seed).task;
        let Ask::Safe(steps) = task.goal() else {
            panic!()
        };
        let fewer = Ask::Safe(steps - 1);
        let fewer = Question::new(task.start().clone(), fewer, task.told().to_vec()).unwrap();
        assert!(Ask::right(&fewer).is_empty(), "{task}");
    }
}
