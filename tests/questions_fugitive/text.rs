//! Questions as text, and as the page and the command use them.

use warren::games::GameId;
use warren::thinking::puzzle::any::PuzzleVerdict;
use warren::thinking::search::{Budget, Random};

use super::*;

fn text(goal: &str, moves: &str) -> String {
    format!("warren 1 fugitive\ngoal {goal}\nstart {RING} 5,6,7,8 2 2\n{moves}")
}

#[test]
fn questions_are_written_as_they_are_read() {
    for (goal, moves) in [
        ("where", "C\n6 5 8 7\nC\n"),
        ("net 2", "C\n"),
        ("fewest", "C\n"),
        ("slip 3", "C 3\n6 5 8 7\n"),
    ] {
        assert_eq!(read(&text(goal, moves)).to_string(), text(goal, moves));
    }
    let spaced = text("net  2", "# a comment\n\n  C \n");
    assert_eq!(read(&spaced).to_string(), text("net 2", "C\n"));
}

#[test]
fn an_error_names_its_line() {
    let turns = |count: usize| {
        let chases = ["6 5 8 7", "5 6 7 8"].into_iter().cycle();
        let turns = chases.map(|chase| format!("C\n{chase}\n"));
        turns.take(count).collect::<String>()
    };
    for (goal, moves, line, rule) in [
        ("where", "C 3\n", 4, "fugitive-told-kind"),
        ("where", "T\n", 4, "fugitive-no-way"),
        ("where", "Q\n", 4, "fugitive-told"),
        ("where", "C 300\n", 4, "fugitive-told"),
        ("where", "6 5 8 7\n", 4, "fugitive-run-turn"),
        ("where", "3\n", 4, "fugitive-run-turn"),
        ("where", "C\nC\n", 5, "fugitive-detectives-turn"),
        ("where", "C\n1 2 3 4\n", 5, "fugitive-detective-road"),
        ("where", "C\n6 5 6 7\n", 5, "fugitive-same-city"),
        (
            "where",
            "C\n6 5 8 1\nC\n5 4 1 2\n",
            7,
            "fugitive-told-caught",
        ),
        ("where", "", 2, "fugitive-goal-detectives"),
        ("net 4", "C\n", 2, "goal-moves"),
        ("net 0", "C\n", 2, "goal-moves"),
        ("slip 0", "", 2, "fugitive-ask-cities"),
        ("place 1", "", 2, "fugitive-ask-begun"),
        ("slip 9", "", 2, "fugitive-ask-cities"),
        ("slip 1", "C\n", 4, "fugitive-told-city"),
        ("slip 1", "C 4\n", 4, "fugitive-road"),
        ("slip 1", "C 9\n", 4, "fugitive-no-city"),
        ("slip 1", "C 3\n", 2, "fugitive-goal-fugitive"),
        ("slip 1", "C 1\n6 5 8 1\n", 5, "fugitive-told-caught"),
        ("fewest", &turns(3), 2, "fugitive-goal-detectives"),
        ("fewest", &(turns(3) + "C\n"), 2, "fugitive-ask-announced"),
        ("where", &(turns(4) + "C\n"), 12, "fugitive-told-city"),
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
    let big = "warren 1 fugitive\ngoal net 2\nstart 17 C1-2+C2-3+C3-4+C4-5+C5-6+C6-7+C7-8+C8-9+C9-10+C10-11+C11-12+C12-13+C13-14+C14-15+C15-16+C16-17+C1-17 1,2,3,4 8 3\n";
    let error = big.parse::<Question<QuestionKind>>().unwrap_err();
    assert_eq!((error.line, error.what.rule()), (2, "fugitive-goal-cities"));
    let map = "8\nC 1-2\nC 1-8\nC 2-3\nC 3-4\nC 4-5\nC 5-6\nC 6-7\nC 7-8\nEND\n";
    for (moves, line, rule) in [
        ("", 2, "fugitive-goal-placed"),
        ("1 2 3 4\n", 2, "fugitive-goal-placed"),
        ("1 2 3 4\n2\n", 14, "fugitive-told-caught"),
        ("1 2 3 4\nC\n", 14, "fugitive-start-turn"),
    ] {
        let text = format!("warren 1 fugitive\ngoal where\n{map}{moves}");
        let error = text.parse::<Question<QuestionKind>>().unwrap_err();
        assert_eq!((error.line, error.what.rule()), (line, rule), "{error}");
    }
    for goal in ["", "net", "where 3", "slip -1", "catch", "net 99999999999"] {
        let error = GameId::Fugitive.puzzle(&text(goal, "C\n")).err().unwrap();
        assert_eq!(
            (error.line, error.what.rule()),
            (2, "fugitive-goal"),
            "{error}"
        );
    }
    let caught = text("where", "").replace("5,6,7,8 2 2", "5,6,7,8 5 3");
    let error = caught.parse::<Question<QuestionKind>>().unwrap_err();
    assert_eq!((error.line, error.what.rule()), (2, "goal-over"));
}

#[test]
fn an_error_for_a_wrong_answer_names_the_rule() {
    for (goal, moves, answer, rule) in [
        ("where", "C\n", "", "fugitive-answer"),
        ("where", "C\n", "none", "fugitive-answer"),
        ("where", "C\n", "+3", "fugitive-answer"),
        ("where", "C\n", "3 0", "fugitive-answer"),
        ("where", "C\n", "3 9", "fugitive-no-city"),
        ("where", "C\n", "3 999", "fugitive-answer"),
        ("net 2", "C\n", "2", "fugitive-detectives-turn"),
        ("net 2", "C\n", "C 3", "fugitive-detectives-turn"),
        ("net 2", "C\n", "1 2 3 4", "fugitive-detective-road"),
        ("fewest", "C\n", "4 5 6 5", "fugitive-detective-road"),
        ("fewest", "C\n", "?", "fugitive-move"),
        ("slip 1", "", "1 2 3 4", "fugitive-run-turn"),
        ("slip 1", "", "C 5", "fugitive-road"),
        ("slip 1", "", "T 3", "fugitive-road"),
    ] {
        let puzzle = GameId::Fugitive.puzzle(&text(goal, moves)).unwrap();
        let error = puzzle.check(&[], answer).unwrap_err();
        assert_eq!(error.rule(), rule, "{goal}: {answer}");
        assert!(puzzle.judge(&[answer.to_owned()]).is_err());
    }
}

#[test]
fn pages_and_commands_get_the_whole_question() {
    let mut puzzle = GameId::Fugitive
        .puzzle(&text("where", "C\n6 5 8 7\nC\n"))
        .unwrap();
    assert_eq!(
        (
            puzzle.max_answers(),
            puzzle.other_moves_kind(),
            puzzle.seat()
        ),
        (1, "question", 0)
    );
    assert!(puzzle.script().is_empty() && puzzle.is_quick() && puzzle.level().is_none());
    assert_eq!(puzzle.goal().kind, "where");
    let known = puzzle.known().unwrap();
    assert_eq!(known.told, ["C", "6 5 8 7", "C"]);
    assert_eq!(known.position, [format!("start {RING} 6,5,8,7 2 5")]);
    assert!(known.places.is_empty(), "this is what is asked for");
    assert_eq!(known.worlds, 3.0);
    assert_eq!(puzzle.judge(&[]), Ok(None));
    assert_eq!(puzzle.move_of("4 2"), Ok("2 4".to_owned()));
    let wrong = ["4".to_owned()];
    puzzle.check(&[], "4").unwrap();
    let verdict = puzzle.judge(&wrong).unwrap().unwrap();
    let PuzzleVerdict::Worlds {
        met, worlds, world, ..
    } = verdict
    else {
        panic!("{verdict:?}");
    };
    assert!(!met && worlds == 3.0);
    assert_eq!(world, ["C 1", "6 5 8 7", "C 2"]);
    let two = [wrong[0].clone(), wrong[0].clone()];
    assert!(puzzle.judge(&two).is_err() && puzzle.check(&wrong, "4").is_err());
    let begun = puzzle.evaluation(&[], Budget::default()).unwrap();
    assert_eq!(
        (begun.reach, &begun.keeps[..]),
        ("kept", &["2 4".to_owned()][..])
    );
    let lost = puzzle.evaluation(&wrong, Budget::default()).unwrap();
    assert_eq!((lost.reach, lost.lost_after), ("lost", Some(0)));
    let proof = puzzle.proof(Budget::default());
    assert_eq!(
        (proof.proven, proof.count, proof.first),
        (true, Some(1.0), Some(1))
    );
    let puzzle = GameId::Fugitive
        .puzzle(&text("fewest", "C\n6 5 8 7\nC\n"))
        .unwrap();
    assert_eq!(puzzle.known().unwrap().places, ["2", "4"]);
    let duel = GameId::Fugitive.puzzle(&text("free 2", "")).unwrap();
    assert!(duel.known().is_none());
}

#[test]
fn texts_from_outside_make_a_question_or_an_error() {
    let mut random = Random::new(7);
    let plain = text("where", "C\n6 5 8 7\nC\n");
    let letters: Vec<char> = "0123456789 \nCTP,+-#gé\u{202e}".chars().collect();
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
        }
    }
    // A game has an end.
    let long = text("where", &"C\n6 5 8 7\nC\n5 6 7 8\n".repeat(1_000));
    assert!(long.parse::<Question<QuestionKind>>().is_err());
}
