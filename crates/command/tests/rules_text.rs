//! `warren rules` and `warren new`: complete texts in each language, and folders whose programs play.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use warren::games::{GameId, read_log};

const LANGUAGES: [&str; 3] = ["en", "ru", "fa"];

fn warren(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.args(arguments).output().unwrap()
}

/// Returns the output of a command that must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = warren(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

fn session(game: GameId, seat: usize) -> PathBuf {
    format!("../../examples/{}/session-{seat}.log", game.id()).into()
}

#[test]
fn sessions_are_games_as_one_seat_sees_them() {
    for &game in GameId::ALL {
        for seat in 0..2 {
            let path = session(game, seat);
            let text = fs::read_to_string(&path).unwrap();
            let read = read_log(&text);
            let (of, log) = read.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!((of, log.seat().index()), (game, seat), "{}", path.display());
            let entries = log.transcript().entries.len();
            let is_short = (8..=45).contains(&text.lines().count());
            assert!(entries >= 5 && is_short, "{}", path.display());
        }
    }
}

#[test]
fn rules_are_printed_in_each_language() {
    for game in GameId::ALL.iter().map(|game| game.id()) {
        let texts = LANGUAGES.map(|language| printed(&["rules", game, "--language", language]));
        let headings = texts.each_ref().map(|text| {
            let lines = text.lines().filter(|line| line.starts_with('#'));
            lines.map(|line| line.find(' ')).collect::<Vec<_>>()
        });
        assert!(headings[0].len() > 18, "{game}: {}", headings[0].len());
        assert!(headings.iter().all(|of| *of == headings[0]), "{game}");
        for text in &texts {
            let widest = text.lines().map(|line| line.chars().count()).max();
            // Marks over letters and between them take no column.
            assert!(widest < Some(110), "{game}: {widest:?}");
            assert!(
                text.contains("    >> ") && text.contains("    << "),
                "{game}"
            );
            for mark in ['\u{2066}', '\u{2068}', '\u{2069}', '{', '}'] {
                assert!(!text.contains(mark), "{game}: {mark:?}");
            }
        }
        let english = printed(&["rules", game]);
        assert_eq!(english, texts[0], "without a locale");
    }
}

#[test]
fn the_environment_gives_the_language() {
    let run = |name: &str, locale: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES");
        let output = command.args(["rules", "dots"]).env(name, locale).output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert!(run("LANG", "ru_RU.UTF-8").starts_with("# Прыгающие точки\n"));
    assert!(run("LC_ALL", "fa_IR").starts_with("# نقطه‌های جهنده\n"));
    assert!(run("LC_MESSAGES", "C").starts_with("# Jumping Dots\n"));
}

#[test]
fn the_maze_is_printed_of_the_game_that_has_one() {
    let rules = |game: GameId| warren(&["rules", game.id(), "--maze"]);
    let found: Vec<GameId> = GameId::ALL.to_vec();
    let (with, without): (Vec<GameId>, Vec<GameId>) = found
        .into_iter()
        .partition(|&game| rules(game).status.success());
    assert_eq!(with.len(), 1);
    let maze = String::from_utf8(rules(with[0]).stdout).unwrap();
    let rows: Vec<Vec<u32>> = maze
        .lines()
        .map(|row| {
            row.chars()
                .map(|digit| digit.to_digit(16).unwrap())
                .collect()
        })
        .collect();
    assert!(rows.len() == 24 && rows.iter().all(|row| row.len() == 24));
    for row in 0..24 {
        for column in 0..24 {
            // East is 2, west 8; south is 4, north 1. Beyond the border there is a wall.
            let west_of_next = rows[row].get(column + 1).map_or(8, |next| next & 8);
            assert_eq!(rows[row][column] & 2 == 2, west_of_next == 8);
            let north_of_next = rows.get(row + 1).map_or(1, |next| next[column] & 1);
            assert_eq!(rows[row][column] & 4 == 4, north_of_next == 1);
        }
    }
    for game in without {
        let output = rules(game);
        assert_eq!(output.status.code(), Some(2));
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            stderr,
            format!("warren: {} does not have a maze\n", game.id())
        );
        assert!(output.stdout.is_empty());
    }
}

/// Makes a folder, and returns the suggested commands to try it.
fn new(game: &str, lang: &str, folder: &Path) -> Vec<String> {
    let folder = folder.to_str().unwrap();
    let suggestions = printed(&["new", game, "--lang", lang, "--language", "en", folder]);
    suggestions.lines().map(str::to_owned).collect()
}

/// Runs a line in a shell, with this build's command as `warren`.
fn shell(line: &str, folder: &Path) {
    let line = line.replacen("warren ", &format!("{} ", env!("CARGO_BIN_EXE_warren")), 1);
    let output = Command::new("sh")
        .arg("-c")
        .arg(&line)
        .current_dir(folder)
        .output();
    let output = output.unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}: {stderr}");
    let output_text = String::from_utf8_lossy(&output.stdout);
    for fault in [
        "is late",
        "is silent",
        "illegal",
        "answers what is no move",
        "ended",
    ] {
        assert!(
            !output_text.contains(fault) && !stderr.contains(fault),
            "{line}: {output_text}{stderr}"
        );
    }
}

#[test]
fn a_new_folder_has_all_to_begin_with() {
    let place = tempfile::tempdir().unwrap();
    for game in GameId::ALL.iter().map(|game| game.id()) {
        for (lang, source) in [
            ("javascript", "starter.js"),
            ("python", "starter.py"),
            ("cpp", "starter.cpp"),
            ("rust", "starter.rs"),
        ] {
            let folder = place.path().join(format!("{game} {lang}"));
            let commands = new(game, lang, &folder);
            let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
            assert_eq!(read("STATEMENT.md"), printed(&["rules", game]));
            let example =
                |name: &str| fs::read_to_string(format!("../../examples/{game}/{name}")).unwrap();
            for name in [source, "session-0.log", "session-1.log"] {
                assert_eq!(read(name), example(name));
            }
            let readme = read("README.md");
            for command in &commands {
                assert!(readme.contains(&format!("\n    {command}\n")), "{command}");
            }
            let compiled = usize::from(matches!(lang, "cpp" | "rust"));
            assert_eq!(commands.len(), 2 + compiled);
            let settings = read("warren.toml");
            let keys: Vec<&str> = settings
                .lines()
                .map(|line| line.split(' ').next().unwrap())
                .collect();
            match compiled {
                0 => assert_eq!(keys, ["name", "language", "run"]),
                _ => assert_eq!(keys, ["name", "language", "build", "run"]),
            }
            assert!(
                settings.contains(&format!("language = \"{lang}\"\n")),
                "{settings}"
            );
        }
    }
}

#[test]
fn a_new_program_plays_as_the_folder_says() {
    for game in GameId::ALL.iter().map(|game| game.id()) {
        for lang in ["javascript", "python"] {
            assert_new_program_plays(game, lang);
        }
    }
    assert_new_program_plays("dots", "cpp");
}

fn assert_new_program_plays(game: &str, lang: &str) {
    let place = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["new", game, "--lang", lang, "my bot"])
        .current_dir(place.path())
        .output()
        .unwrap();
    assert!(output.status.success());
    let commands = String::from_utf8(output.stdout).unwrap();
    for line in commands
        .lines()
        .filter(|line| !line.starts_with("warren check "))
    {
        // Allows all the time that a busy machine may need.
        let options = if line.starts_with("warren match ") {
            " --time-factor 20 --seed 3"
        } else {
            ""
        };
        shell(&format!("{line}{options}"), place.path());
    }
    assert!(place.path().join("warren-records/games.jsonl").is_file());
}

#[test]
fn no_file_is_overwritten() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("mine");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("starter.py"), "mine\n").unwrap();
    fs::write(folder.join("notes.txt"), "mine\n").unwrap();
    let output = warren(&["new", "dots", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(
        stderr.contains("mine/starter.py") && !stderr.contains("STATEMENT"),
        "{stderr}"
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
    assert_eq!(
        fs::read_to_string(folder.join("starter.py")).unwrap(),
        "mine\n"
    );
    // Beside the existing files.
    fs::remove_file(folder.join("starter.py")).unwrap();
    new("dots", "python", &folder);
    assert_eq!(
        fs::read_to_string(folder.join("notes.txt")).unwrap(),
        "mine\n"
    );
}
