//! How `warren match` reports faults, stores its games and resumes a match.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;
use warren::games::{GameId, read_log};

/// A program that never answers.
const SILENT: &str = "sleep 1000";

/// Plays a whole game of dots by the records' moves.
const RECORDED_PLAYER: &str =
    "sh ../../tests/programs/recorded.sh ../../tests/records/dots-001.rec";

/// Options that allow no time except for the start.
const LITTLE_TIME: [&str; 4] = ["--time-factor", "0.05", "--start-up", "1"];

fn command(game: &str, programs: &[&str], options: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(["match", game]).args(programs).args(options);
    command.arg("--records").arg(folder);
    command
}

fn text_of(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).unwrap()
}

fn play(programs: &[&str], options: &[&str], folder: &TempDir) -> Output {
    command("dots", programs, options, folder.path())
        .output()
        .unwrap()
}

fn entries(folder: &TempDir) -> Vec<Value> {
    let index = fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    index
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Returns the fault of a program in its first game of dots against a silent opponent.
fn play_faulty_game(program: &str, options: &[&str]) -> (Value, String) {
    let folder = tempfile::tempdir().unwrap();
    let output = play(
        &[program, SILENT],
        &[options, &["--games", "1"]].concat(),
        &folder,
    );
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let game = entries(&folder).remove(0);
    (game["forfeit"].clone(), text_of(&output.stderr))
}

#[test]
fn a_fault_is_reported_with_everything_known_about_it() {
    let folder = tempfile::tempdir().unwrap();
    let program = "sh -c 'read seat; read move; echo G6N; read move; echo Z9N; read rest'";
    let other = "sh -c 'read seat; echo C4N; read move; echo D5S; read rest'";
    let options = [
        "--games", "1", "--logs", "--name", "Anna", "--name", "Boris",
    ];
    let output = play(&[other, program], &options, &folder);
    let stderr = text_of(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let fault = &entries(&folder)[0]["forfeit"];
    assert_eq!(fault["seat"], 1);
    assert_eq!(fault["kind"], "unreadable");
    assert_eq!(fault["number"], 4);
    assert_eq!(fault["answer"], json!(["Z9N"]));
    assert_eq!(fault["read"], json!(["1", "C4N", "D5S"]));
    assert_eq!(fault["answered"], 1);
    for part in [
        "seat 1 [Boris], move 4, at `",
        "`1` `C4N` `D5S`",
        "it wrote: `Z9N`",
    ] {
        assert!(stderr.contains(part), "{stderr}");
    }
    let way = "dots-0001.rec by \u{201c}Open a game from text\u{201d} on the page";
    assert!(stderr.contains(way), "{stderr}");
    // The link opens the position of the fault.
    let link = fault["link"].as_str().unwrap();
    let linked = [&options[..], &["--page", "https://example.org/"]].concat();
    let linked = play(&[other, program], &linked, &tempfile::tempdir().unwrap());
    let way = format!("the position: https://example.org/#{link}\n");
    assert!(text_of(&linked.stderr).contains(&way));
    let unlink = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["unlink", link])
        .output()
        .unwrap();
    let record = text_of(&unlink.stdout);
    assert_eq!(
        record,
        fs::read_to_string(folder.path().join("dots-0001.rec")).unwrap()
    );
    assert!(record.starts_with(
        "warren 1 dots\n# seat 0: Anna\n# seat 1: Boris\n# fault: unreadable: seat 1 answers"
    ));
    assert!(
        record.ends_with("\n# refused: Z9N\nC4N\nG6N\nD5S\nend 1 illegal\n"),
        "{record}"
    );
    // The log of the program ends with the line.
    let log = fs::read_to_string(folder.path().join("dots-0001-seat-1.log")).unwrap();
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines[..3], ["warren 1 dots log", ">> 1", ">> C4N"]);
    assert!(
        lines[5].starts_with("<< Z9N\t") && lines[5].ends_with(" ms, refused"),
        "{log}"
    );
    let (game, read) = read_log(&log).unwrap();
    assert_eq!(
        (game.id(), read.refused()),
        ("dots", &["Z9N".to_owned()][..])
    );
    let other = fs::read_to_string(folder.path().join("dots-0001-seat-0.log")).unwrap();
    assert!(read_log(&other).unwrap().1.refused().is_empty());
}

#[test]
fn the_cause_of_a_fault_is_named() {
    // Each program, the kind of its fault, and a part of the hint. They play at the same time, because most of them only wait.
    let cases = [
        (
            "sh -c 'read seat; printf C4N; read rest; sleep 1000'",
            "silent",
            "`C4N` without a line break",
        ),
        (
            "sh -c 'read seat; printf C4N'",
            "left",
            "without a line break",
        ),
        (
            "sh -c 'read seat; echo \"move> C4N\"; read rest'",
            "unreadable",
            "no prompt",
        ),
        ("sleep 1000", "silent", "flush"),
        ("sh -c 'read seat; echo A1N; read rest'", "illegal", ""),
    ];
    thread::scope(|scope| {
        for (program, kind, part) in cases {
            scope.spawn(move || {
                let (fault, stderr) = play_faulty_game(program, &LITTLE_TIME);
                let hint = fault["hint"].as_str().unwrap_or_default();
                assert_eq!(fault["kind"], kind, "{program}");
                assert!(hint.contains(part), "{program}: {hint}");
                assert_eq!(hint.is_empty(), part.is_empty(), "{program}: {hint}");
                assert!(stderr.contains(hint));
            });
        }
    });
    let folder = tempfile::tempdir().unwrap();
    let talker = r#"sh -c 'read seat; printf "C4N\na good move\n"; read rest; read rest'"#;
    let other = "sh -c 'read seat; read move; echo G6N; read rest'";
    play(&[talker, other], &["--games", "1"], &folder);
    let fault = &entries(&folder)[0]["forfeit"];
    assert_eq!(fault["kind"], "unreadable");
    assert!(
        fault["hint"]
            .as_str()
            .unwrap()
            .contains("before it had read")
    );
    let folder = tempfile::tempdir().unwrap();
    assert!(
        play(&[SILENT, "yes"], &["--games", "1"], &folder)
            .status
            .success()
    );
    assert_eq!(entries(&folder)[0]["forfeit"]["kind"], "flooded");
}

#[test]
fn a_match_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let programs = ["warren:1", "warren:2"];
    let options = ["--games", "3", "--seed", "5", "--time-factor", "100"];
    assert!(play(&programs, &options, &folder).status.success());
    // As if the machine had crashed while the third game was being written.
    let index = folder.path().join("games.jsonl");
    let whole_index = fs::read_to_string(&index).unwrap();
    let cut = whole_index.trim_end().len() - 20;
    fs::write(&index, &whole_index[..cut]).unwrap();
    // Without --seed the match in the folder decides.
    let options = ["--games", "4", "--time-factor", "100", "--resume", "--json"];
    let output = play(&programs, &options, &folder);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let numbers: Vec<u64> = entries(&folder)
        .iter()
        .map(|game| game["number"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    let lines: Vec<Value> = text_of(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3, "two games and the results");
    let results = lines[2]["results"].as_array().unwrap();
    let games = |row: &Value| row["won"].as_u64().unwrap() + row["lost"].as_u64().unwrap();
    assert!(results.iter().all(|row| games(row) == 4));
    // The third game is the truncated one.
    let scores = |entry: &Value| entry["scores"].clone();
    let before: Value = serde_json::from_str(whole_index.lines().nth(2).unwrap()).unwrap();
    assert_eq!(scores(&entries(&folder)[2]), scores(&before));
    // Another match starts again.
    let output = play(
        &["warren:1", "warren:1"],
        &["--games", "1", "--resume", "--time-factor", "100"],
        &folder,
    );
    assert!(output.status.success());
    assert_eq!(entries(&folder).len(), 5);
}

#[test]
fn pairs_begin_alike_and_differ_from_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let options = [
        "--games",
        "4",
        "--seed",
        "5",
        "--time-factor",
        "100",
        "--opening",
        "3",
    ];
    assert!(
        play(&["warren:1", "warren:1"], &options, &folder)
            .status
            .success()
    );
    let opening = |entry: &Value| {
        let path = folder.path().join(entry["record"].as_str().unwrap());
        let record = fs::read_to_string(path).unwrap();
        let moves = record.lines().filter(|line| !line.starts_with('#')).skip(1);
        moves.take(3).map(str::to_owned).collect::<Vec<_>>()
    };
    let entries = entries(&folder);
    let openings: Vec<Vec<String>> = entries.iter().map(opening).collect();
    assert!(entries.iter().all(|entry| entry["opening"] == 3));
    assert_eq!((&openings[0], &openings[2]), (&openings[1], &openings[3]));
    assert_ne!(openings[0], openings[2]);
    assert_eq!(entries[1]["pair"], 1);
    assert_eq!(entries[2]["pair"], 2);
    // With --reads-openings a program reads the moves in its first line.
    let folder = tempfile::tempdir().unwrap();
    let program = "sh -c 'read -r moves; read -r seat; echo \"$moves, $seat\" >&2; exit 1'";
    let options = [
        "--games",
        "1",
        "--seed",
        "5",
        "--opening",
        "2",
        "--reads-openings",
    ];
    let output = play(&[program, SILENT], &options, &folder);
    let opening = format!("opening {} {}, 0", openings[0][0], openings[0][1]);
    assert!(
        text_of(&output.stderr).contains(&opening),
        "{}",
        text_of(&output.stderr)
    );
    let output = play(&[program, SILENT], &["--opening", "2"], &folder);
    assert!(text_of(&output.stderr).contains("--reads-openings"));
}

#[test]
fn games_are_played_on_new_boards_unless_something_else_is_said() {
    for (game, programs) in [("mice", 3), ("fugitive", 2), ("crossing", 2)] {
        let folder = tempfile::tempdir().unwrap();
        let programs = vec!["false"; programs];
        let games = (2 * programs.len()).to_string();
        let options = ["--games", &games, "--seed", "1", "--json"];
        let output = command(game, &programs, &options, folder.path())
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", text_of(&output.stderr));
        let entries = entries(&folder);
        let record = |index: usize| {
            let path = folder
                .path()
                .join(entries[index]["record"].as_str().unwrap());
            let text = fs::read_to_string(path).unwrap();
            let lines = text
                .lines()
                .filter(|line| !line.starts_with('#') && !line.starts_with("end"));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(record(0), record(programs.len() - 1), "{game}");
        assert_ne!(record(0), record(programs.len()), "{game}");
        assert!(entries[0]["board"].is_number());
        let id: GameId = game.parse().unwrap();
        assert_eq!(entries[0]["game"], id.id());
    }
}

#[test]
fn a_program_that_cannot_be_started_later_loses() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("once.sh");
    fs::write(&program, "#!/bin/sh\nrm \"$0\"\nread -r seat\nexit 1\n").unwrap();
    let chmod = Command::new("chmod").arg("+x").arg(&program).status();
    assert!(chmod.unwrap().success());
    let programs = [RECORDED_PLAYER, &program.display().to_string()];
    let output = play(&programs, &["--games", "2"], &folder);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let second = &entries(&folder)[1];
    assert_eq!(second["forfeit"]["seat"], 0);
    let fault = second["forfeit"]["fault"].as_str().unwrap();
    assert!(fault.contains("cannot be started"), "{fault}");
    assert_eq!(second["places"], json!([2, 1]));
}

#[test]
fn a_program_that_is_silent_three_times_in_a_row_is_out() {
    let folder = tempfile::tempdir().unwrap();
    let options = [
        "--games",
        "9",
        "--start-up",
        "0",
        "--time-factor",
        "0.001",
        "--name",
        "Sloth",
    ];
    let output = play(&["sh -c 'exec sleep 1000'", SILENT], &options, &folder);
    // Games in which it had nothing to answer do not count.
    assert_eq!(entries(&folder).len(), 5);
    assert!(output.status.success());
    let stderr = text_of(&output.stderr);
    assert!(
        stderr.contains("was silent in 3 games in a row"),
        "{stderr}"
    );
}

#[test]
fn a_reader_that_stops_ends_the_match_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--games", "1000", "--json"];
    let mut child = command("dots", &["false", "false"], &options, folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut first).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && first.starts_with('{'));
    assert!(
        !text_of(&output.stderr).contains("standard output"),
        "{}",
        text_of(&output.stderr)
    );
    assert!(entries(&folder).len() < 1000);
}

#[test]
fn surprising_conditions_are_announced() {
    let folder = tempfile::tempdir().unwrap();
    let output = play(
        &["false", "false"],
        &["--games", "3", "--jobs", "500"],
        &folder,
    );
    let stderr = text_of(&output.stderr);
    assert!(stderr.contains("a multiple of 2 is fair"), "{stderr}");
    assert!(stderr.contains("repeat the same games"), "{stderr}");
    assert!(stderr.contains("a processor core"), "{stderr}");
}

#[test]
fn a_path_that_leads_nowhere_is_named_as_it_was_typed() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["dots", "fugitive"] {
        let programs = ["python3 my/no-such-bot.py --deep", SILENT];
        let output = command(game, &programs, &[], folder.path())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        let stderr = text_of(&output.stderr);
        assert!(stderr.contains("`my/no-such-bot.py`"), "{stderr}");
    }
}

#[test]
fn a_test_of_two_hypotheses_ends_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--games", "400", "--sprt", "0:100", "--json", "--seed", "1"];
    let output = play(&["warren:4", "warren:1"], &options, &folder);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let last = text_of(&output.stdout).lines().last().unwrap().to_owned();
    let last: Value = serde_json::from_str(&last).unwrap();
    assert_eq!(last["sprt"]["accepted"], "H1");
    let games = entries(&folder).len();
    assert!(games < 400 && games.is_multiple_of(2), "{games}");
    let refused = play(&["false", "false"], &["--sprt", "5:0"], &folder);
    assert_eq!(refused.status.code(), Some(2));
}
