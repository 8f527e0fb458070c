//! Questions as text, and as the page and the command use them.

use warren::games::GameId;
use warren::thinking::puzzle::any::PuzzleVerdict;
use warren::thinking::search::{Budget, Random};

use super::*;

const HEIGHTS: &str = "95555559/55555555/55555555/55555555/55555555/55555555/55555555/95555559";
const PLACES: &str = ".aaaaff./aaaaafff/aaaaafff/aaaaaaaa/aaaaaaaa/aaaaaaaa/aaaaaaaa/.aaaaaa.";

fn text(goal: &str, moves: &str) -> String {
    format!("warren 1 crossing\ngoal {goal}\nstart {HEIGHTS} {PLACES} 1,6+7,7 0+0 10\n{moves}")
}

#[test]
fn questions_are_written_as_they_are_read() {
    for (goal, moves) in [
        ("phases 1,6", "H\n"),
        ("dry 2,5", "E\nH\n"),
        ("safe 5", ""),
        ("odds 8", "W\n"),
    ] {
        assert_eq!(read(&text(goal, moves)).to_string(), text(goal, moves));
    }
    let spaced = text("safe   5", "# a comment\n\n  H \n");
    assert_eq!(read(&spaced).to_string(), text("safe 5", "H\n"));
}

#[test]
fn an_error_names_its_line() {
    for (goal, moves, line, rule) in [
        ("phases 0,0", "", 2, "crossing-ask-corner"),
        ("phases 7,7", "", 2, "crossing-ask-corner"),
        ("phases 5,5", "", 2, "crossing-ask-unseen"),
        ("dry 5,5", "", 2, "crossing-ask-unseen"),
        ("safe 0", "", 2, "crossing-goal-turns"),
        ("safe 13", "", 2, "crossing-goal-turns"),
        ("odds 9", "", 2, "crossing-goal-turns"),
        ("safe 5", "E\nE\n", 5, "crossing-off-board"),
        ("safe 5", "X\n", 4, "crossing-step"),
        ("safe 5", "NE\n", 4, "crossing-step"),
    ] {
        let error = text(goal, moves)
            .parse::<Question<QuestionKind>>()
            .unwrap_err();
        let line_and_rule = (error.line, error.what.rule());
        assert_eq!(
            line_and_rule,
            (line, rule),
            "goal {goal}, {moves:?}: {error}"
        );
    }
    for goal in [
        "",
        "phases",
        "phases 3",
        "phases 3,8",
        "dry 3 4",
        "safe",
        "safe -1",
        "cross",
        "odds 99999999999",
    ] {
        let error = GameId::Crossing.puzzle(&text(goal, "")).err().unwrap();
        assert_eq!(
            (error.line, error.what.rule()),
            (2, "crossing-goal"),
            "{goal}"
        );
    }
    let moved = text("safe 5", "").replace("+7,7", "+2,6");
    let error = moved.parse::<Question<QuestionKind>>().unwrap_err();
    assert_eq!((error.line, error.what.rule()), (2, "crossing-goal-other"));
    for (turn, goal, rule) in [
        (180, "safe 5", "goal-over"),
        (180, "phases 1,6", "goal-over"),
        (176, "safe 5", "crossing-goal-turns"),
        (168, "dry 1,6", "crossing-goal-turns"),
    ] {
        let late = text(goal, "").replace("0+0 10", &format!("0+0 {turn}"));
        let error = late.parse::<Question<QuestionKind>>().unwrap_err();
        assert_eq!((error.line, error.what.rule()), (2, rule), "{turn} {goal}");
    }
    // Of height 2, seen just below the water level: it is never above water both rising and sinking.
    let low = text("dry 0,5", "")
        .replace(".aaaaff.", ".aaaaef.")
        .replace("95555559/55", "95555259/55");
    let error = low.parse::<Question<QuestionKind>>().unwrap_err();
    assert_eq!((error.line, error.what.rule()), (2, "crossing-ask-never"));
}

#[test]
fn an_error_for_a_wrong_answer_names_the_rule() {
    for (goal, answer, rule) in [
        ("phases 1,6", "", "crossing-answer-phases"),
        ("phases 1,6", "3", "crossing-answer-phases"),
        ("phases 1,6", "6U", "crossing-answer-phases"),
        ("phases 1,6", "3U x", "crossing-answer-phases"),
        ("phases 1,6", "300U", "crossing-answer-phases"),
        ("dry 1,6", "", "crossing-answer-turns"),
        ("dry 1,6", "14", "crossing-answer-turns"),
        ("dry 1,6", "+3", "crossing-answer-turns"),
        ("safe 3", "", "crossing-answer-plan"),
        ("safe 3", "HHHH", "crossing-answer-plan"),
        ("safe 3", "NQ", "crossing-answer-plan"),
        ("safe 3", "EE", "crossing-off-board"),
        ("safe 3", "NEH", "game-over"),
    ] {
        let puzzle = GameId::Crossing.puzzle(&text(goal, "")).unwrap();
        let error = puzzle.check(&[], answer).unwrap_err();
        assert_eq!(error.rule(), rule, "{goal}: {answer}");
        assert!(puzzle.judge(&[answer.to_owned()]).is_err());
    }
}

#[test]
fn pages_and_commands_get_the_whole_question() {
    let mut puzzle = GameId::Crossing.puzzle(&text("phases 1,5", "N\n")).unwrap();
    assert_eq!(
        (
            puzzle.max_answers(),
            puzzle.other_moves_kind(),
            puzzle.seat()
        ),
        (1, "question", 0)
    );
    assert!(puzzle.script().is_empty() && puzzle.is_quick() && puzzle.level().is_none());
    let known = puzzle.known().unwrap();
    assert_eq!(
        (known.told, known.moves),
        (vec!["N".to_owned()], vec!["NH".to_owned()])
    );
    assert_eq!((known.form, known.words.len()), ("choices", 14));
    assert_eq!(
        (known.words[0].as_str(), known.words[13].as_str()),
        ("-2U", "5D")
    );
    assert_eq!(
        (known.about, known.places),
        (vec!["1,5".to_owned()], Vec::new())
    );
    assert_eq!(puzzle.move_of("4D 4U"), Ok("4U 4D".to_owned()));
    let wrong = ["2D".to_owned()];
    let Some(PuzzleVerdict::Worlds {
        met, world, start, ..
    }) = puzzle.judge(&wrong).unwrap()
    else {
        panic!("a verdict over worlds");
    };
    assert_eq!((met, world, start.len()), (false, vec!["NH".to_owned()], 1));
    let begun = puzzle.evaluation(&[], Budget::default()).unwrap();
    assert_eq!((begun.reach, begun.keeps), ("kept", vec!["4U".to_owned()]));
    let plan = GameId::Crossing.puzzle(&text("safe 5", "")).unwrap();
    let known = plan.known().unwrap();
    assert_eq!(
        (known.form, known.words.join("")),
        ("plan", "NESWH".to_owned())
    );
    let dry = GameId::Crossing.puzzle(&text("dry 1,6", "")).unwrap();
    assert_eq!(dry.known().unwrap().words.len(), 14);
    let task = GameId::Crossing.puzzle(&text("cross 9", "")).unwrap();
    assert!(task.known().is_none() && task.other_moves_kind() == "given");
}

/// If all islands are dry, too many plans exist to list them all.
#[test]
fn many_right_answers_are_cut() {
    let places = ".hhhhhh./hhhhhhhh/hhhhhhhh/hhhhhhhh/hhhhhhhh/hhhhhhhh/hhhhhhhh/.hhhhhh.";
    for goal in ["safe 12", "odds 8"] {
        let moves = "W\nW\nS\nE\nE\n";
        let mut puzzle = GameId::Crossing
            .puzzle(&text(goal, moves).replace(PLACES, places))
            .unwrap();
        let proof = puzzle.proof(Budget::default());
        assert!(proof.first <= Some(1_000));
        assert!(proof.count.is_none() || proof.first < Some(1_000));
    }
}

#[test]
fn texts_from_outside_make_a_question_or_an_error() {
    let mut random = Random::new(7);
    let plain = text("phases 1,6", "H\nN\n");
    let letters: Vec<char> = "0123456789 \nNESWHn,+-#gé\u{202e}".chars().collect();
    for _ in 0..3_000 {
        let mut changed: Vec<char> = plain.chars().collect();
        for _ in 0..1 + random.below(3) {
            let at = random.below(changed.len());
            let letter = letters[random.below(letters.len())];
            match random.below(3) {
                0 => changed[at] = letter,
                1 => changed.insert(at, letter),
                _ => {
                    changed.remove(at);
                }
            }
        }
        let changed: String = changed.into_iter().collect();
        if let Ok(task) = changed.parse::<Question<QuestionKind>>() {
            assert_eq!(read(&task.to_string()), task);
            QuestionKind::right_answers(&task);
        }
    }
}
