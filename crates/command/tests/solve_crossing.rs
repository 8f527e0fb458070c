//! `warren puzzle crossing` and `warren solve` with its puzzles.

use std::process::Command;

use warren::core::record::Record;
use warren::games::crossing::Crossing;
use warren::games::crossing::generator::{Difficulty, board, puzzle};
use warren::games::crossing::solver::{Solutions, Task};
use warren_testkit::command::{run_with_input, streams};

/// Returns the output and the errors of the command.
fn run(arguments: &[&str], input: &str) -> (String, String) {
    streams(run_with_input(
        Command::new(env!("CARGO_BIN_EXE_warren")).args(arguments),
        input,
    ))
}

#[test]
fn a_puzzle_is_made_and_solved() {
    for level in Difficulty::ALL {
        let name = level.to_string();
        let (generated, errors) = run(&["puzzle", "crossing", "--seed", "3", "--level", &name], "");
        assert_eq!(errors, "");
        let task: Task = generated.parse().unwrap();
        assert_eq!(task, puzzle(level, 3).unwrap().task);
        let solutions = Solutions::of(&task);
        let (solved, _) = run(&["solve", "-", "--most", "2"], &generated);
        let lines: Vec<&str> = solved.lines().collect();
        let min_turns = solutions.min_turns().unwrap();
        assert_eq!(
            lines[0],
            format!("the goal is {min_turns} turns away, which is proven")
        );
        assert!(lines[1].starts_with(&format!("{} solution", solutions.count())));
        let steps: Option<Vec<_>> = lines[2]
            .chars()
            .map(warren::games::crossing::Step::from_letter)
            .collect();
        assert!(task.accepts(&steps.unwrap()));
        let unlisted_count = solutions.count().saturating_sub(2);
        let has_more = lines.last() == Some(&format!("… and {unlisted_count} more").as_str());
        assert_eq!(has_more, unlisted_count > 0);
        let shorter = task.with_turns(min_turns - 1).unwrap().to_string();
        let (solved, _) = run(&["solve", "-"], &shorter);
        assert_eq!(
            solved,
            format!(
                "impossible: the goal is {min_turns} turns away, not {}, which is proven\n",
                min_turns - 1
            )
        );
    }
}

#[test]
fn a_board_is_made_as_a_record_that_can_be_played_from() {
    let (generated, errors) = run(&["board", "crossing", "--seed", "4"], "");
    assert_eq!(errors, "");
    let record: Record<Crossing> = generated.parse().unwrap();
    assert_eq!(record.start(), &board(4));
}

#[test]
fn unsupported_requests_are_refused() {
    for arguments in [
        &["puzzle", "crossing", "--level", "harder"][..],
        &["puzzle", "crossing", "--seed", "1", "--size", "9"],
        &["puzzle", "mice", "--seed", "1", "--level", "easy"],
        &["puzzle", "dots", "--seed", "1", "--level", "easy"],
        &["puzzle", "dots", "--seed", "1", "--aim", "eat"],
        &["puzzle", "rabbits", "--seed", "1", "--moves", "9"],
        &["board", "dots"],
        &["solve", "-"],
    ] {
        let (generated, errors) = run(arguments, "warren 1 crossing\n");
        assert_eq!(generated, "");
        assert!(
            errors.contains("warren: ") || errors.contains("error: "),
            "{errors}"
        );
    }
}
