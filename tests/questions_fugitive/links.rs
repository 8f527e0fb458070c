//! Links of questions.

use warren::core::link;
use warren::core::scene::Scene;
use warren::games::GameId;
use warren::games::fugitive::generator::{QuestionAim, question};
use warren::games::fugitive::puzzle;
use warren::thinking::generate::duel::DuelOptions;
use warren::thinking::puzzle::scene_of;
use warren::thinking::search::Random;

use super::*;

fn decoded(code: &str) -> Result<Scene<Fugitive>, link::LinkError> {
    link::decode(code)
}

/// The link of a question restores it. A cut or changed link is rejected or is another question.
fn poses_again(task: &Question<QuestionKind>) -> String {
    let code = link::encode(&scene_of(task));
    let scene = decoded(&code).unwrap();
    assert_eq!(scene.puzzle, Some(task.to_string()));
    assert_eq!(scene.record.start(), task.start());
    assert_eq!(scene.viewpoint, Some(task.seat()));
    for cut in 1..8 {
        assert!(decoded(&code[..code.len() - cut]).is_err());
    }
    let puzzle = GameId::Fugitive.puzzle(&task.to_string()).unwrap();
    assert_eq!(puzzle.link(), code);
    code
}

#[test]
fn links_restore_generated_questions() {
    let aims = [
        QuestionAim::Where,
        QuestionAim::Net,
        QuestionAim::Fewest,
        QuestionAim::Slip,
    ];
    for aim in aims {
        for seed in 21..26 {
            let options = DuelOptions { moves: 2, first: 2 };
            let generated_question = question(aim, options, seed).unwrap();
            let code = poses_again(&generated_question.task);
            assert!(code.len() < 300, "{}", code.len());
        }
    }
}

#[test]
fn links_hold_placements_and_announcements() {
    let map = "8\nC 1-2\nC 1-8\nC 2-3\nC 3-4\nC 4-5\nC 5-6\nC 6-7\nC 7-8\nEND\n";
    for (goal, moves) in [
        ("where", "5 6 7 8\n2\nC\n6 5 8 7\nC\n"),
        ("net 3", "5 6 7 8\n2\nC\n"),
        ("fewest", "5 6 7 8\n2\nC\n"),
        ("slip 2", "5 6 7 8\n2\nC 3\n6 5 8 7\n"),
        ("slip 8", "5 6 7 8\n2\n"),
        ("place 1", ""),
        ("place 3", ""),
        (
            "where",
            "5 6 7 8\n2\nC\n6 5 8 7\nC\n5 6 7 8\nC\n6 5 8 7\nC\n5 6 7 8\nC 1\n",
        ),
    ] {
        poses_again(&read(&format!(
            "warren 1 fugitive\ngoal {goal}\n{map}{moves}"
        )));
    }
}

/// Links from the first version of questions. Links are read forever.
const KEPT: [(&str, &str); 4] = [
    (
        "where",
        "I6FWXRhWUdI2UMopThw4kqhJKEl6EQRQEkQwAsHlSAAAwAIwgOgqCQA",
    ),
    (
        "net 2",
        "I4FD1xheXkkUkkicNDSpEgRIoDIlKSCkYI4RGRCQAAAqIJygAAYBhDDTuSg4AA",
    ),
    (
        "fewest",
        "I1T9xBhWROZRUkJFUUEuAUnyU4cgwQUkRAoAAIZpQAAAwEDHJA",
    ),
    (
        "slip 2",
        "I2Ry0yheV8ilKmRaUMDHlSJCKQKKmCHlIhhSEwwEIBaCGOAABgMCDnQpM6Qko4A",
    ),
];

#[test]
fn links_of_questions_are_read_forever() {
    for (goal, code) in KEPT {
        let scene = decoded(code).unwrap();
        let text = scene.puzzle.as_ref().unwrap();
        assert!(
            text.starts_with(&format!("warren 1 fugitive\ngoal {goal}\n")),
            "{text}"
        );
        assert_eq!(link::encode(&scene), code);
        assert!(matches!(text.parse(), Ok(puzzle::Task::Question(_))));
    }
}

#[test]
fn bits_from_outside_make_a_question_or_an_error() {
    let mut random = Random::new(5);
    let task = read(&format!(
        "warren 1 fugitive\ngoal where\nstart {RING} 5,6,7,8 2 2\nC\n6 5 8 7\nC\n"
    ));
    let mut plain = warren::core::link::BitWriter::default();
    <Fugitive as link::Pack>::pack_goal(&task.to_string(), &mut plain).unwrap();
    let plain = plain.into_bytes();
    let mut read = 0;
    for _ in 0..4_000 {
        let mut bytes = plain.clone();
        for _ in 0..1 + random.below(3) {
            let bit = random.below(8 * bytes.len());
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
        let mut bits = warren::core::link::BitReader::new(&bytes);
        if let Ok(text) = <Fugitive as link::Pack>::unpack_goal(task.start(), &mut bits) {
            let again: puzzle::Task = text.parse().unwrap();
            assert_eq!(again.to_string(), text);
            read += 1;
        }
    }
    assert!(read > 10, "{read}");
}
