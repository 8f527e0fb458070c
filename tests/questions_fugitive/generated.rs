//! Random questions.

use std::time::Instant;

use warren::games::fugitive::generator::{QuestionAim, question, question_note};
use warren::thinking::generate::duel::DuelOptions;
use warren::thinking::generate::question::GeneratedQuestion;

use super::*;

const AIMS: [QuestionAim; 5] = [
    QuestionAim::Where,
    QuestionAim::Net,
    QuestionAim::Place,
    QuestionAim::Fewest,
    QuestionAim::Slip,
];

fn generated(aim: QuestionAim, seed: u64) -> GeneratedQuestion<QuestionKind> {
    let moves = match aim {
        QuestionAim::Place => 1,
        _ => 2,
    };
    let options = DuelOptions { moves, first: 2 };
    question(aim, options, seed).unwrap_or_else(|| panic!("{aim:?} {seed}"))
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
            let map = task.known().map();
            assert!((8..=16).contains(&map.size()));
            assert!(
                (1..=2).contains(&QuestionKind::right_answers(&task).len()),
                "{task}"
            );
            let tempting = note.tempting.expect("something is tempting");
            let tempting = task.answer(&tempting).unwrap();
            assert!(!check_verdict(&task, &tempting).met, "{task}");
            let belief = task.known().belief();
            if aim == QuestionAim::Where {
                assert!((3..=8).contains(&belief.len()), "{task}");
                assert!(belief.len() < usize::from(map.size()));
            }
        }
    }
}

#[test]
fn every_answer_to_generated_questions_is_judged() {
    for aim in AIMS {
        for seed in 11..=13 {
            check_answers(&generated(aim, seed).task);
        }
    }
}

#[test]
fn short_and_long_nets_are_generated() {
    for moves in [1, 3] {
        let options = DuelOptions { moves, first: 40 };
        let generated_question = question(QuestionAim::Net, options, 1).expect("a net");
        assert_eq!(generated_question.task.goal(), QuestionKind::Net(moves));
        let right_answers = QuestionKind::right_answers(&generated_question.task);
        assert!(!right_answers.is_empty());
        // No smaller number of moves is enough.
        for answer in &right_answers {
            assert_eq!(
                QuestionKind::verdict(&generated_question.task, answer).count,
                moves
            );
        }
    }
}

/// The largest maps for each goal, with all cities joined or with few roads, have at most the usual number of right answers.
/// `--nocapture` prints the time of each.
#[test]
fn the_largest_questions_are_answered() {
    let dense = |cities: u8| {
        let mut roads = Vec::new();
        for one in 1..=cities {
            roads.extend((one + 1..=cities).map(|other| format!("C{one}-{other}")));
        }
        format!("{cities} {}", roads.join("+"))
    };
    let tours = |cities: u8, steps: &[u8]| {
        let mut roads = Vec::new();
        for one in 0..cities {
            roads.extend(
                steps
                    .iter()
                    .map(|step| format!("C{}-{}", one + 1, (one + step) % cities + 1)),
            );
        }
        format!("{cities} {}", roads.join("+"))
    };
    for (map, goal, right) in [
        (dense(40), "fewest", vec![91_390; 3]),
        (dense(40), "where", vec![1; 5]),
        (dense(16), "net 3", vec![0, 1820, 1820, 0, 1820]),
        (
            tours(16, &[1, 2, 3, 4, 5]),
            "net 3",
            vec![0, 997, 956, 0, 956],
        ),
        (tours(16, &[1, 3, 5]), "net 3", vec![0, 441, 345, 0, 345]),
        (tours(16, &[1, 2]), "net 3", vec![1, 13, 1, 1, 1]),
        (tours(16, &[1, 4]), "net 3", vec![0, 173, 173, 0, 173]),
    ] {
        let mut found = Vec::new();
        for moves in ["C\n", "C\n1 2 3 4\nC\n"] {
            let at = if moves.len() > 2 {
                "2,1,4,3"
            } else {
                "1,2,3,4"
            };
            for ply in [2, 6, 8] {
                let text =
                    format!("warren 1 fugitive\ngoal {goal}\nstart {map} {at} 8 {ply}\n{moves}");
                let Ok(task) = text.parse::<Question<QuestionKind>>() else {
                    continue;
                };
                let begun = Instant::now();
                found.push(QuestionKind::right_answers(&task).len());
                println!("{goal} {ply}: {:?}", begun.elapsed());
            }
        }
        assert_eq!(found, right, "{goal} on {map}");
    }
}
