//! `warren tournament`: whole tournaments, interrupted ones, and their results.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

fn warren(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command
        .arg("tournament")
        .args(arguments)
        .current_dir(folder.path());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &TempDir, arguments: &[&str]) -> Output {
    warren(folder, arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Returns a folder with the file of a tournament.
fn tournament(file: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    folder
}

/// Returns program entries for levels.
fn levels(levels: &[u8]) -> String {
    levels
        .iter()
        .map(|level| format!("[[program]]\nname = \"L{level}\"\nrun = \"warren:{level}\"\n"))
        .collect()
}

fn lines(output: &Output, kind: &str) -> Vec<Value> {
    let parsed = text(&output.stdout);
    let values = parsed
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    values
        .filter_map(|mut line| line.get_mut(kind).map(Value::take))
        .collect()
}

fn index(folder: &Path) -> Vec<Value> {
    let index = fs::read_to_string(folder.join("cup.results/games.jsonl")).unwrap();
    index
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_new_file_can_be_played() {
    let folder = tempfile::tempdir().unwrap();
    assert!(run(&folder, &["new", "dots", "cup.toml"]).status.success());
    assert!(
        !run(&folder, &["new", "dots", "cup.toml"]).status.success(),
        "nothing is overwritten"
    );
    let output = run(&folder, &["cup.toml"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("6 games (all), 3 pairs complete"));
    assert_eq!(index(folder.path()).len(), 6);
    // A second run plays nothing.
    let again = run(&folder, &["cup.toml"]);
    assert!(again.status.success());
    assert_eq!(
        (text(&again.stdout), index(folder.path()).len()),
        (text(&output.stdout), 6)
    );
}

#[test]
fn killed_at_any_moment_it_goes_on_and_plays_no_game_twice() {
    let file = format!(
        "game = \"dots\"\ndraw = \"swiss\"\nrounds = 4\nseed = 3\ntime_factor = 100\n{}",
        levels(&[1, 2, 3, 4, 5])
    );
    let whole = tournament(&file);
    assert!(run(&whole, &["cup.toml"]).status.success());
    let killed = tournament(&file);
    for _ in 0..4 {
        let mut child = warren(&killed, &["cup.toml"]).spawn().unwrap();
        let before = games(&killed);
        // Killed in the middle of a game, after at least one more has been played.
        while games(&killed) == before && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
    // As if the machine had crashed while a line was being written.
    let path = killed.path().join("cup.results/games.jsonl");
    let text_of_index = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{text_of_index}{{\"record\":\"dots-")).unwrap();
    let last = run(&killed, &["cup.toml"]);
    assert!(last.status.success(), "{}", text(&last.stderr));
    let results_of = |folder: &TempDir| {
        let mut games: Vec<(u64, Value, Value)> = index(folder.path())
            .iter()
            .map(|game| {
                (
                    game["number"].as_u64().unwrap(),
                    game["programs"].clone(),
                    game["scores"].clone(),
                )
            })
            .collect();
        games.sort_by_key(|(number, ..)| *number);
        games
    };
    assert_eq!(results_of(&killed), results_of(&whole));
    let table = |folder: &TempDir| {
        let rows = lines(&run(folder, &["show", "cup.toml", "--json"]), "standing");
        let values = |row: &Value| {
            (
                row["program"].clone(),
                row["points"].clone(),
                row["rating"].clone(),
                row["margin"].clone(),
            )
        };
        rows.iter().map(values).collect::<Vec<_>>()
    };
    assert_eq!(table(&killed), table(&whole));
}

fn games(folder: &TempDir) -> usize {
    let index = fs::read_to_string(folder.path().join("cup.results/games.jsonl"));
    index.map_or(0, |index| index.lines().count())
}

#[test]
fn programs_that_cannot_play_are_left_out_and_named() {
    let programs = "[[program]]\nname = \"broken\"\nrun = \"false\"\n[[program]]\nname = \"rude\"\nrun = \"sh -c 'read s; echo Z9N; read r'\"\n";
    let file = format!("game = \"dots\"\nrounds = 2\n{programs}{}", levels(&[1, 2]));
    let folder = tournament(&file);
    let output = run(&folder, &["cup.toml", "--trusted"]);
    let stdout = text(&output.stdout);
    assert!(output.status.success(), "{stdout}{}", text(&output.stderr));
    for program in ["broken", "rude"] {
        let row = stdout.lines().find(|line| line.contains(program)).unwrap();
        assert!(row.ends_with("left out"), "{row}");
    }
    let table = text(&run(&folder, &["show", "cup.toml", "--forfeits"]).stdout);
    assert!(table.contains("wrote `Z9N` after `0`"), "{table}");
    assert!(table.contains("has left"), "{table}");
    let way = "dots-0001.rec by \u{201c}Open a game from text\u{201d} on the page";
    assert!(table.contains(way), "{table}");
    let page = [
        "show",
        "cup.toml",
        "--forfeits",
        "--page",
        "https://example.org/",
    ];
    let table = text(&run(&folder, &page).stdout);
    assert!(
        table.contains("the position: https://example.org/#"),
        "{table}"
    );
    // The programs that can play have played all their games.
    let shown = run(&folder, &["show", "cup.toml", "--json"]);
    let forfeits = lines(&shown, "forfeit");
    assert!(
        forfeits
            .iter()
            .all(|forfeit| forfeit["answered"] == 0 && forfeit["opponents"].is_array())
    );
    let level_games: Vec<Value> = index(folder.path())
        .into_iter()
        .filter(|game| {
            game["programs"]
                .as_array()
                .unwrap()
                .iter()
                .all(|name| name.as_str().unwrap().starts_with('L'))
        })
        .collect();
    assert_eq!(level_games.len(), 4);
}

#[test]
fn results_of_other_programs_are_refused() {
    let folder = tournament(&format!("game = \"dots\"\n{}", levels(&[1, 2])));
    assert!(run(&folder, &["cup.toml"]).status.success());
    let other = format!("game = \"dots\"\n{}", levels(&[1, 3]));
    fs::write(folder.path().join("cup.toml"), other).unwrap();
    let refused = run(&folder, &["cup.toml"]);
    assert_eq!(refused.status.code(), Some(2));
    let errors = text(&refused.stderr);
    assert!(
        errors.contains("game 1 was played by other programs or under other settings (`L3` is new, `L2` is gone). Restore what was there, or start again: name another folder (`results = …`), or remove this one"),
        "{errors}"
    );
    for (change, words) in [
        (
            format!("seed = 7\n{}", levels(&[1, 2])),
            "(`seed` has another value)",
        ),
        (levels(&[2, 1]), "(the programs are in another order)"),
    ] {
        fs::write(
            folder.path().join("cup.toml"),
            format!("game = \"dots\"\n{change}"),
        )
        .unwrap();
        let errors = text(&run(&folder, &["show", "cup.toml"]).stderr);
        assert!(errors.contains(words), "{errors}");
    }
    // The identity in the folder may be missing or damaged.
    let identity = folder.path().join("cup.results/identity.json");
    fs::write(&identity, "{").unwrap();
    let errors = text(&run(&folder, &["show", "cup.toml"]).stderr);
    assert!(errors.contains("under other settings. Restore"), "{errors}");
    // More rounds may be added.
    let changed_file = format!("game = \"dots\"\nrounds = 2\n{}", levels(&[1, 2]));
    fs::write(folder.path().join("cup.toml"), changed_file).unwrap();
    assert!(run(&folder, &["cup.toml"]).status.success());
    assert_eq!(index(folder.path()).len(), 4);
}

#[test]
fn every_pairing_system_of_every_kind_of_game_is_played_to_its_end() {
    for (head, programs, count) in [
        (
            "game = \"dots\"\ndraw = \"knockout\"\n",
            &[1, 2, 3, 4, 5][..],
            8,
        ),
        (
            "game = \"crossing\"\ndraw = \"gauntlet\"\nchallenger = \"L2\"\n",
            &[1, 2, 3],
            4,
        ),
        (
            "game = \"mice\"\nseats = 3\ndraw = \"swiss\"\nrounds = 2\nusual_start = false\n",
            &[1, 2, 3, 4, 5, 6],
            12,
        ),
        ("game = \"fugitive\"\n", &[1, 2], 2),
        ("game = \"rabbits\"\n", &[1, 2], 2),
    ] {
        let folder = tournament(&format!("{head}time_factor = 100\n{}", levels(programs)));
        let output = run(&folder, &["cup.toml"]);
        assert!(output.status.success(), "{head}{}", text(&output.stderr));
        assert_eq!(index(folder.path()).len(), count, "{head}");
    }
}

#[test]
fn a_test_ends_the_tournament_when_it_is_decided() {
    let sprt = "[sprt]\nelo0 = 0\nelo1 = 100\nalpha = 0.1\nbeta = 0.1\n";
    let file = format!("game = \"dots\"\nrounds = 200\n{}{sprt}", levels(&[4, 1]));
    let folder = tournament(&file);
    let output = run(&folder, &["cup.toml"]);
    let stdout = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        stdout.contains("accepted: the first program is stronger by elo1 (H1)"),
        "{stdout}"
    );
    let games = index(folder.path()).len();
    assert!(games < 200 && games.is_multiple_of(2), "{games}");
}

#[test]
fn a_tournament_is_the_same_wherever_its_folder_is() {
    let program = "[[program]]\nname = \"bot\"\nrun = \"bots/bot.py\"\n";
    let folder = tournament(&format!("game = \"dots\"\n{program}{}", levels(&[1])));
    fs::create_dir(folder.path().join("bots")).unwrap();
    let bot = folder.path().join("bots/bot.py");
    fs::copy("../../examples/dots/starter.py", &bot).unwrap();
    assert!(run(&folder, &["cup.toml", "--trusted"]).status.success());
    // By its absolute path, and from another folder.
    let absolute_path = folder.path().join("cup.toml").display().to_string();
    assert!(run(&folder, &["show", &absolute_path]).status.success());
    let moved = tempfile::tempdir().unwrap();
    let mut copy = Command::new("cp");
    copy.arg("-r")
        .arg(folder.path())
        .arg(moved.path().join("copy"));
    assert!(copy.status().unwrap().success());
    assert!(run(&moved, &["show", "copy/cup.toml"]).status.success());
    // A changed program is another one.
    fs::write(bot, "import time\ntime.sleep(9)\n").unwrap();
    assert_eq!(run(&folder, &["show", "cup.toml"]).status.code(), Some(2));
}

#[test]
fn two_commands_do_not_play_the_same_tournament() {
    let program = "[[program]]\nname = \"slow\"\nrun = \"sleep 1000\"\n";
    let folder = tournament(&format!("game = \"dots\"\n{program}{}", levels(&[1])));
    let mut first = warren(&folder, &["cup.toml", "--trusted"]).spawn().unwrap();
    // It prints what it plays once it has locked the results.
    let mut line = String::new();
    let mut stderr = BufReader::new(first.stderr.take().unwrap());
    stderr.read_line(&mut line).unwrap();
    let second = run(&folder, &["cup.toml", "--trusted"]);
    assert_eq!(second.status.code(), Some(2));
    let stderr = text(&second.stderr);
    assert!(stderr.contains("another command"), "{stderr}");
    first.kill().unwrap();
    first.wait().unwrap();
}

/// The facts of each game that do not depend on the machine.
fn results_by_number(folder: &TempDir) -> Vec<(u64, Value, Value, Value, Value)> {
    let result = |game: &Value| {
        let field = |name: &str| game[name].clone();
        let number = game["number"].as_u64().unwrap();
        (
            number,
            field("round"),
            field("programs"),
            field("scores"),
            field("board"),
        )
    };
    let mut games: Vec<_> = index(folder.path()).iter().map(result).collect();
    games.sort_by_key(|(number, ..)| *number);
    games
}

#[test]
fn jobs_on_many_machines_give_the_same_table() {
    let file = format!(
        "game = \"crossing\"\ntime_factor = 100\nlogs = true\n{}",
        levels(&[1, 2, 3])
    );
    let whole = tournament(&file);
    assert!(run(&whole, &["cup.toml"]).status.success());
    let in_jobs = tournament(&file);
    let planned = run(&in_jobs, &["plan", "cup.toml", "--jobs", "2"]);
    assert!(text(&planned.stdout).contains("cup.plan has 2 jobs"));
    assert!(run(&in_jobs, &["run", "cup.plan", "1"]).status.success());
    // The merge names the missing games.
    let half = run(&in_jobs, &["merge", "cup.toml", "cup.jobs"]);
    assert_eq!(half.status.code(), Some(2));
    assert!(
        text(&half.stderr).contains("missing: games 3-4;"),
        "{}",
        text(&half.stderr)
    );
    // The second job is interrupted and then continued.
    let mut child = warren(&in_jobs, &["run", "cup.plan", "2"]).spawn().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(
        run(&in_jobs, &["run", "cup.plan", "2", "--to", "elsewhere"])
            .status
            .success()
    );
    assert!(run(&in_jobs, &["run", "cup.plan", "2"]).status.success());
    let merged = run(&in_jobs, &["merge", "cup.toml", "cup.jobs", "elsewhere"]);
    assert!(merged.status.success(), "{}", text(&merged.stderr));
    assert!(text(&merged.stdout).starts_with("2 games are new, 6 were there twice"));
    assert_eq!(results_by_number(&in_jobs), results_by_number(&whole));
    let shown = |folder: &TempDir| text(&run(folder, &["show", "cup.toml"]).stdout);
    let table = |folder: &TempDir| -> Vec<String> {
        let cells = |line: &str| {
            line.split_whitespace()
                .take(12)
                .collect::<Vec<_>>()
                .join(" ")
        };
        shown(folder).lines().map(cells).collect()
    };
    assert_eq!(table(&in_jobs), table(&whole));
    assert!(
        in_jobs
            .path()
            .join("cup.results/crossing-0001-seat-0.log")
            .exists()
    );
    assert_eq!(
        run(&in_jobs, &["run", "cup.plan", "9"]).status.code(),
        Some(2)
    );
}

#[test]
fn results_of_other_programs_are_not_merged() {
    let one = tournament(&format!("game = \"dots\"\n{}", levels(&[1, 2])));
    assert!(run(&one, &["cup.toml"]).status.success());
    let other = tournament(&format!("game = \"dots\"\n{}", levels(&[1, 3])));
    let results = one.path().join("cup.results");
    let merged = run(&other, &["merge", "cup.toml", results.to_str().unwrap()]);
    assert_eq!(merged.status.code(), Some(2));
    let errors = text(&merged.stderr);
    assert!(
        errors.contains("settings (`L3` is new, `L2` is gone)"),
        "{errors}"
    );
    // All games are played, so there is no plan to make.
    assert!(
        run(&one, &["plan", "cup.toml"]).status.code() == Some(2),
        "nothing is left to play"
    );
    let planned = tournament(&format!("game = \"dots\"\n{}", levels(&[1, 2])));
    assert!(run(&planned, &["plan", "cup.toml"]).status.success());
    // A plan that has been changed.
    let plan = fs::read_to_string(planned.path().join("cup.plan")).unwrap();
    for (whole, changed) in [
        ("[0,1]", "[0]"),
        ("[0,1]", "[0,7]"),
        ("\"number\":1", "\"number\":0"),
    ] {
        assert!(plan.contains(whole), "{plan}");
        let changed = plan.replacen(whole, changed, 1);
        fs::write(planned.path().join("changed.plan"), changed).unwrap();
        let refused = run(&planned, &["run", "changed.plan", "1"]);
        assert_eq!(refused.status.code(), Some(2));
        let errors = text(&refused.stderr);
        assert!(
            errors.contains("a game or a program that does not exist"),
            "{errors}"
        );
    }
    fs::write(
        planned.path().join("cup.toml"),
        format!("game = \"dots\"\n{}", levels(&[2, 1])),
    )
    .unwrap();
    let refused = run(&planned, &["run", "cup.plan", "1"]);
    assert!(
        text(&refused.stderr).contains("the plan was made by other programs or under other settings (the programs are in another order). Restore what was there, or plan again"),
        "{}",
        text(&refused.stderr)
    );
}

#[test]
fn a_swiss_tournament_is_planned_round_by_round() {
    let file = format!(
        "game = \"dots\"\ndraw = \"swiss\"\nrounds = 2\ntime_factor = 100\n{}",
        levels(&[1, 2, 3, 4])
    );
    let whole = tournament(&file);
    assert!(run(&whole, &["cup.toml"]).status.success());
    let in_jobs = tournament(&file);
    for round in ["one", "two"] {
        let plan = format!("{round}.plan");
        assert!(
            run(&in_jobs, &["plan", "cup.toml", "--to", &plan])
                .status
                .success()
        );
        for job in ["1", "2"] {
            assert!(run(&in_jobs, &["run", &plan, job]).status.success());
        }
        let jobs = format!("{round}.jobs");
        run(&in_jobs, &["merge", "cup.toml", &jobs]);
    }
    assert_eq!(results_by_number(&in_jobs), results_by_number(&whole));
}

#[test]
fn submissions_are_built_once_and_what_does_not_build_is_named() {
    let folder = tournament(
        "game = \"dots\"\nsubmissions = \"hand-ins\"\n[[program]]\nname = \"L1\"\nrun = \"warren:1\"\n",
    );
    let starter = fs::read_to_string("../../examples/dots/starter.py").unwrap();
    for (name, description) in [
        ("anna", "run = \"python3 starter.py\"\n"),
        (
            "boris",
            "run = \"./bot\"\nbuild = \"echo building >> log; echo no such header >&2; exit 1\"\n",
        ),
    ] {
        let folder_of_program = folder.path().join("hand-ins").join(name);
        fs::create_dir_all(&folder_of_program).unwrap();
        fs::write(folder_of_program.join("warren.toml"), description).unwrap();
        fs::write(folder_of_program.join("starter.py"), &starter).unwrap();
    }
    let output = run(&folder, &["cup.toml", "--trusted"]);
    let stderr = text(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    assert!(
        stderr.contains("boris: not built") && stderr.contains("no such header"),
        "{stderr}"
    );
    let rows = lines(&run(&folder, &["show", "cup.toml", "--json"]), "standing");
    let row = |name: &str| rows.iter().find(|row| row["program"] == name).unwrap();
    assert_eq!(rows.len(), 3);
    assert_eq!(
        (&row("boris")["is_out"], &row("boris")["points"]),
        (&Value::Bool(true), &Value::from(0.0))
    );
    assert_eq!(row("anna")["forfeits"], 0);
}
