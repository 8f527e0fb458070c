//! `warren puzzle` and `warren solve` with questions about knowledge.

use std::process::Command;

use warren_testkit::command::{run_with_input, streams};

/// A ring of eight cities, all roads by car.
const RING: &str = "8 C1-2+C1-8+C2-3+C3-4+C4-5+C5-6+C6-7+C7-8";

fn text(goal: &str, observations: &str) -> String {
    format!(
        "warren 1 fugitive\ngoal {goal}\nstart {RING} 5,6,7,8 2 2
{observations}"
    )
}

/// Returns the command's output for this input.
fn warren(arguments: &[&str], input: &str) -> String {
    let output = run_with_input(
        Command::new(env!("CARGO_BIN_EXE_warren")).args(arguments),
        input,
    );
    assert!(output.status.success(), "{arguments:?}");
    streams(output).0
}

#[test]
fn fugitive_questions_are_made_and_solved() {
    for aim in ["where", "net", "fewest", "slip"] {
        let generated = warren(&["puzzle", "fugitive", "--aim", aim, "--seed", "1"], "");
        assert!(generated.contains(&format!("\ngoal {aim}")), "{generated}");
        let solved = warren(&["solve", "-"], &generated);
        assert!(solved.contains(" the known moves\n"), "{solved}");
        assert!(solved.contains(" right, which is proven\n"), "{solved}");
        let code = warren(&["link", "-"], &generated);
        assert!(code.len() > 20, "{code}");
    }
    let solved = warren(&["solve", "-"], &text("where", "C\n6 5 8 7\nC\n"));
    let expected = "3 worlds fit the known moves\n1 answer is right, which is proven\n2 4\n";
    assert_eq!(solved, expected);
    let solved = warren(
        &["solve", "-", "--most", "2"],
        &text("fewest", "C\n6 5 8 7\nC\n"),
    );
    assert!(solved.ends_with("\n… and 3 more\n"), "{solved}");
    let solved = warren(&["solve", "-"], &text("slip 2", ""));
    assert_eq!(
        solved,
        "1 world fits the known moves\nimpossible: no answer is right, which is proven\n"
    );
}

#[test]
fn crossing_questions_are_made_and_solved() {
    let puzzle = warren(&["puzzle", "crossing", "--aim", "safe", "--seed", "5"], "");
    assert!(puzzle.contains("goal safe 7"), "{puzzle}");
    let answers = warren(&["solve", "-"], &puzzle);
    let expected = "answer is right, which is proven\nHHHHHEE";
    assert!(answers.contains(expected), "{answers}");
    let refused = ["puzzle", "crossing", "--aim", "safe", "--level", "easy"];
    let output = run_with_input(Command::new(env!("CARGO_BIN_EXE_warren")).args(refused), "");
    assert_eq!(output.status.code(), Some(2));
}
