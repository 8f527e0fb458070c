//! Random questions.

use warren::games::crossing::generator::{QuestionAim, question, question_note};
use warren::thinking::generate::question::GeneratedQuestion;

use super::*;

pub const AIMS: [QuestionAim; 4] = [
    QuestionAim::Phases,
    QuestionAim::Dry,
    QuestionAim::Safe,
    QuestionAim::Odds,
];

pub fn generated(aim: QuestionAim, seed: u64) -> GeneratedQuestion<QuestionKind> {
    question(aim, seed).unwrap_or_else(|| panic!("{aim:?} {seed}"))
}

#[test]
fn generated_questions_have_few_right_answers_and_a_tempting_wrong_one() {
    for aim in AIMS {
        for seed in 1..=5 {
            let GeneratedQuestion { task, note } = generated(aim, seed);
            assert_eq!(
                generated(aim, seed).task,
                task,
                "the same seed generates the same question"
            );
            assert_eq!(question_note(&task).as_ref(), Some(&note));
            let right_answers = QuestionKind::right_answers(&task);
            assert!((1..=12).contains(&right_answers.len()), "{task}");
            for answer in &right_answers {
                assert!(check_verdict(&task, answer).met, "{answer} in {task}");
            }
            let tempting = task.answer(&note.tempting.unwrap()).unwrap();
            assert!(!check_verdict(&task, &tempting).met, "{task}");
        }
    }
}

#[test]
fn the_start_of_a_random_question_hides_unseen_islands() {
    for aim in AIMS {
        let task = generated(aim, 3).task;
        assert_eq!(task.known().first_world(), *task.start(), "{task}");
    }
}

#[test]
fn a_safe_plan_is_asked_for_in_the_fewest_steps() {
    for seed in 1..=5 {
        let task = generated(QuestionAim::Safe, seed).task;
        let QuestionKind::Safe(steps) = task.goal() else {
            panic!()
        };
        let fewer = QuestionKind::Safe(steps - 1);
        let fewer = Question::new(task.start().clone(), fewer, task.seen_moves().to_vec()).unwrap();
        assert!(QuestionKind::right_answers(&fewer).is_empty(), "{task}");
    }
}
