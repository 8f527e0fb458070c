//! `warren puzzle` and `warren solve` with questions about what can be known.

use std::io::Write;
use std::process::{Command, Stdio};

/// A ring of eight cities, all roads by car.
const RING: &str = "8 C1-2+C1-8+C2-3+C3-4+C4-5+C5-6+C6-7+C7-8";

fn text(goal: &str, told: &str) -> String {
    format!("warren 1 fugitive\ngoal {goal}\nstart {RING} 5,6,7,8 2 2\n{told}")
}

/// What the command prints with this input.
fn warren(arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_command_makes_and_solves_questions() {
    for aim in ["where", "net", "fewest", "slip"] {
        let made = warren(&["puzzle", "fugitive", "--aim", aim, "--seed", "1"], "");
        assert!(made.contains(&format!("\ngoal {aim}")), "{made}");
        let solved = warren(&["solve", "-"], &made);
        assert!(solved.contains(" what was told\n"), "{solved}");
        assert!(solved.contains(" right, which is proven\n"), "{solved}");
        let code = warren(&["link", "-"], &made);
        assert!(code.len() > 20, "{code}");
    }
    let solved = warren(&["solve", "-"], &text("where", "C\n6 5 8 7\nC\n"));
    let wanted = "3 worlds fit what was told\n1 answer is right, which is proven\n2 4\n";
    assert_eq!(solved, wanted);
    let solved = warren(
        &["solve", "-", "--most", "2"],
        &text("fewest", "C\n6 5 8 7\nC\n"),
    );
    assert!(solved.ends_with("\n… and 3 more\n"), "{solved}");
    let solved = warren(&["solve", "-"], &text("slip 2", ""));
    assert_eq!(
        solved,
        "1 world fits what was told\nimpossible: no answer is right, which is proven\n"
    );
}

#[test]
fn the_command_draws_and_solves_questions() {
    let warren = |args: &[&str], given: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(given.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        (
            output.status.success(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    let (drawn, puzzle) = warren(&["puzzle", "crossing", "--aim", "safe", "--seed", "5"], "");
    assert!(drawn && puzzle.contains("goal safe 7"), "{puzzle}");
    let (solved, answers) = warren(&["solve", "-"], &puzzle);
    assert!(
        solved && answers.contains("answer is right, which is proven\nHHHHHEE"),
        "{answers}"
    );
    assert!(
        !warren(
            &["puzzle", "crossing", "--aim", "safe", "--level", "easy"],
            ""
        )
        .0
    );
}
