//! `warren solve` with games.

use std::process::Command;

use warren::core::record::Record;
use warren::games::fugitive::Fugitive;
use warren::games::fugitive::solver::Tablebase;
use warren::thinking::search::{Budget, NativeClock};
use warren_testkit::command::{run_with_input, streams};

const MAP: &str = "8\nC 1-2\nC 1-5\nC 2-5\nC 3-4\nC 3-6\nC 4-7\nC 5-8\nC 6-7\nC 6-8\nT 1-8\nT 2-3\nT 3-4\nT 3-8\nP 1-4\nEND\n";

/// Returns the output and the errors of `solve`.
fn solve(record: &str, options: &[&str]) -> (String, String) {
    let output = run_with_input(
        Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(["solve", "-"])
            .args(options),
        record,
    );
    let status = output.status;
    let (printed, errors) = streams(output);
    assert_eq!(status.success(), errors.is_empty(), "{errors}");
    assert!(errors.is_empty() || printed.is_empty() && status.code() == Some(2));
    (printed, errors)
}

fn printed(record: &str, options: &[&str]) -> String {
    let (printed, errors) = solve(record, options);
    assert_eq!(errors, "");
    printed
}

#[test]
fn the_best_moves_of_a_game_are_printed() {
    // Placed, started, moved: the table's own moves are listed each time.
    for moves in ["", "1 2 5 7\n", "1 2 5 7\n3\n", "1 2 5 7\n3\nC 6\n"] {
        let record: Record<Fugitive> = Record::headless(&format!("{MAP}{moves}")).unwrap();
        let game = record.last();
        let table = Tablebase::solve(game.map(), Budget::default(), &NativeClock::start()).unwrap();
        let text = printed(&record.to_string(), &["--most", "1000"]);
        let mut lines = text.lines();
        let [detectives, fugitive] = table.value(game).scores;
        let first = lines.next().unwrap();
        assert!(
            first.starts_with(&format!("{detectives} to {fugitive}, ")),
            "{first}"
        );
        assert!(first.ends_with(", which is proven"), "{first}");
        let best = table.best(game);
        assert!(
            lines
                .next()
                .unwrap()
                .starts_with(&format!("{} move", best.len()))
        );
        let listed: Vec<&str> = lines.map(|line| line.split(':').next().unwrap()).collect();
        let expected: Vec<String> = best.iter().map(|choice| choice.mv.to_string()).collect();
        assert_eq!(listed, expected);
    }
}

#[test]
fn the_ends_of_games_are_printed() {
    let start = "start 7 C1-3+C1-4+C1-5+C1-6+C1-7+C2-3+C2-4+C2-5+C2-6+C2-7";
    let stuck = printed(&format!("warren 1 fugitive\n{start} 3,4,5,6 1 2\n"), &[]);
    assert!(
        stuck.starts_with("0 to 20, never caught, which is proven\n1 move of the fugitive"),
        "{stuck}"
    );
    let ring = "start 9 C1-2+C2-3+C3-4+C4-5+C5-6+C6-7+C7-8+C8-9+C1-9";
    let solved_at = |places: &str| {
        printed(
            &format!("warren 1 fugitive\n{ring} {places}\n"),
            &["--most", "1"],
        )
    };
    assert_eq!(solved_at("1,2,3,4 1 2"), "the game is over: 20 to 0\n");
    let caught = solved_at("1,3,5,8 9 11");
    assert_eq!(
        caught.lines().next(),
        Some("19 to 1, caught in turn 5, which is proven")
    );
    let cornered = solved_at("1,3,5,8 2 10");
    assert_eq!(
        cornered,
        "20 to 0, runs into a detective in turn 5, which is proven\n\
         2 moves of the fugitive keep that, the latest capture first\n\
         C 1: 20 to 0, runs into a detective in turn 5\n… and 1 more\n"
    );
    assert!(
        solved_at("1,2,3,4 7 101")
            .starts_with("0 to 20, not caught before turn 51, which is proven\n")
    );
    let given_up = format!("warren 1 fugitive\n{ring} 1,2,3,4 7 2\nend 1 resigns\n");
    assert_eq!(printed(&given_up, &[]), "the game is over: 20 to 0\n");
}

#[test]
fn an_unsolvable_input_is_reported() {
    let refusal_of = |record: &str| solve(record, &[]).1;
    let large: String = (1..=65)
        .map(|city| format!("C {city}-{}\n", city % 65 + 1))
        .collect();
    assert!(
        refusal_of(&format!("warren 1 fugitive\n65\n{large}END\n")).contains("up to 64 cities")
    );
    assert!(refusal_of("warren 1 fugitive\n65\n").starts_with("warren: standard input: line 3: "));
    assert!(refusal_of("warren 1 dots\n").contains("such as `goal lead 5 in 3`"));
    assert!(refusal_of("8\n").starts_with("warren: standard input: line 1: "));
}
