//! Links of questions.

use warren::core::link::{self, Pack};
use warren::core::scene::Scene;
use warren::games::GameId;
use warren::games::crossing::puzzle::PosedPuzzle;
use warren::thinking::puzzle::scene_of;
use warren::thinking::search::Random;

use super::generated::{AIMS, generated};
use super::*;

fn decoded(code: &str) -> Result<Scene<Crossing>, link::LinkError> {
    link::decode(code)
}

#[test]
fn links_restore_generated_questions() {
    for aim in AIMS {
        for seed in 21..26 {
            let task = generated(aim, seed).task;
            let code = link::encode(&scene_of(&task));
            let scene = decoded(&code).unwrap();
            assert_eq!(scene.puzzle, Some(task.to_string()));
            assert_eq!(scene.record.start(), task.start());
            assert_eq!(scene.viewpoint, Some(task.seat()));
            for cut in 1..8 {
                assert!(decoded(&code[..code.len() - cut]).is_err());
            }
            let puzzle = GameId::Crossing.puzzle(&task.to_string()).unwrap();
            assert_eq!(puzzle.link(), code);
            assert!(code.len() < 120, "{}", code.len());
        }
    }
}

#[test]
fn links_of_tasks_are_as_before() {
    let task = "warren 1 crossing\ngoal cross 17\nstart 93543349/24532332/35422334/44232335/22353524/43453255/32443434/94345249 .aaaabi./aaaaaldm/aaaaakcj/aaaaaace/aaaaaaed/aaaaaaaa/aaaaaaaa/.aaaaaa. 2,7+7,7 0+0 55\n";
    let Ok(PosedPuzzle::Task(task)) = task.parse() else {
        panic!("a task")
    };
    let code = link::encode(&scene_of(&task));
    assert_eq!(decoded(&code).unwrap().puzzle, Some(task.to_string()));
}

/// Links from the first version of questions of the crossing. Links are read forever.
const KEPT: [(&str, &str); 4] = [
    (
        "phases 3,0",
        "JBn6S4CT3bWWW-he3to77jE3pwXnZDAwME99wMB22IKBdRoHA4NFAwMSYJU_wMDGwMDBkCCyWQAA",
    ),
    (
        "dry 3,2",
        "JMQsVYCTkvrHuH7Jgd3vQsWKK_dPzGBAAK4GBibmGQyMhgwMTAsTQCJs-gdAohyMGYJGBwA",
    ),
    (
        "safe 4",
        "JJVcBYCTNbrRL72vYstPVzO7Nd7CFQxAwLzUgYFB0oOBRUqAgbVPggEOWO8fYOBtYOBgUrBwMXEAAA",
    ),
    (
        "odds 6",
        "JOVHcICT_XUw5--v0kj2FMU1e8-5rGCQlGBgWcfAwNQlwMCyRoKBSWICAxywvj_AwHeAgYPZQJmRAQA",
    ),
];

#[test]
fn links_of_questions_are_read_forever() {
    for (goal, code) in KEPT {
        let scene = decoded(code).unwrap();
        let text = scene.puzzle.as_ref().unwrap();
        let head = format!("warren 1 crossing\ngoal {goal}\n");
        assert!(text.starts_with(&head), "{text}");
        assert_eq!(link::encode(&scene), code);
        assert!(matches!(text.parse(), Ok(PosedPuzzle::Question(_))));
    }
}

#[test]
fn bits_from_outside_make_a_question_or_an_error() {
    let mut random = Random::new(5);
    let mut read = 0;
    for aim in AIMS {
        let task = generated(aim, 2).task;
        let mut plain = link::BitWriter::default();
        Crossing::pack_goal(&task.to_string(), &mut plain).unwrap();
        let plain = plain.into_bytes();
        for _ in 0..1_000 {
            let mut bytes = plain.clone();
            for _ in 0..1 + random.below(3) {
                let bit = random.below(8 * bytes.len());
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            let mut bits = link::BitReader::new(&bytes);
            if let Ok(text) = Crossing::unpack_goal(task.start(), &mut bits) {
                let again: PosedPuzzle = text.parse().unwrap();
                assert_eq!(again.to_string(), text);
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read}");
}
