//! `warren tournament report`: the pages, their links, their names and their numbers.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// A name with awkward characters.
const NAME: &str = "<b>Ж & co</b>";

fn warren(folder: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.arg("tournament").args(arguments);
    command.current_dir(folder.path()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Plays a tournament of levels 1 to 3 and a program that answers nonsense. Returns its folder.
fn played_tournament(pairing: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut file = format!(
        "name = \"Cup <i>of</i> dots\"\ngame = \"dots\"\nlogs = true\nopening = 0
{pairing}\n"
    );
    for level in 1..=3 {
        file += &format!("[[program]]\nname = \"L{level}\"\nrun = \"warren:{level}\"\n");
    }
    let fails = "sh -c 'read a; echo \"<script>\" >&2; echo \"</pre>\"; cat >/dev/null'";
    file += &format!("[[program]]\nname = \"{NAME}\"\nrun = \"\"\"{fails}\"\"\"\n");
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    let output = warren(&folder, &["cup.toml", "--trusted"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    folder
}

/// Writes the report, with links instead of boards.
fn report(folder: &TempDir) -> PathBuf {
    let site = "https://warren.example/";
    let written = warren(folder, &["report", "cup.toml", "--site", site]);
    assert!(written.status.success(), "{}", text(&written.stderr));
    folder.path().join("cup.report")
}

fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            pages.extend(self::pages(&path));
        } else if path.extension().is_some_and(|ending| ending == "html") {
            pages.push(path);
        }
    }
    pages
}

/// The values of an attribute in a page, as they are written there.
fn values<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let begin = format!(" {name}=\"");
    let rest = page.split(&begin).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}

/// Returns the texts of the cells in the row that contains a text, without marks.
fn cells(page: &str, with: &str) -> Vec<String> {
    let row = page.split("<tr").find(|row| row.contains(with)).unwrap();
    let cells = row.split("<t").skip(1).map(|cell| {
        let inside = cell.split("</t").next().unwrap();
        let mut text = String::new();
        let mut is_mark = true;
        for letter in inside.chars() {
            match letter {
                '<' => is_mark = true,
                '>' => is_mark = false,
                _ if !is_mark => text.push(letter),
                _ => {}
            }
        }
        text
    });
    cells.collect()
}

/// Checks that every link of every page leads to a file of the report, and to an existing place in it.
fn check_links(folder: &Path) {
    for path in pages(folder) {
        let page = fs::read_to_string(&path).unwrap();
        let links = ["href", "src"].map(|name| values(&page, name)).concat();
        assert!(links.len() > 1, "{}", path.display());
        for link in links {
            if link.starts_with("https://warren.example/") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => path.clone(),
                file => path.parent().unwrap().join(file),
            };
            assert!(target.is_file(), "{}: {link}", path.display());
            if !anchor.is_empty() {
                let target = fs::read_to_string(&target).unwrap();
                let ids: BTreeSet<&str> = values(&target, "id").into_iter().collect();
                assert!(ids.contains(anchor), "{}: {link}", path.display());
            }
        }
        assert!(!page.contains("<b>"), "{}", path.display());
        assert!(!page.contains("<i>"), "{}", path.display());
        assert!(!page.contains("<script>"), "{}", path.display());
        assert_eq!(page.matches("<pre").count(), page.matches("</pre>").count());
    }
}

#[test]
fn all_pages_exist_and_show_the_numbers_of_the_tournament() {
    let folder = played_tournament("");
    let report = report(&folder);
    check_links(&report);
    let index = fs::read_to_string(report.join("index.html")).unwrap();
    let shown = warren(&folder, &["show", "cup.toml", "--json"]);
    let lines = text(&shown.stdout);
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let rows: Vec<&Value> = lines
        .iter()
        .filter_map(|line| line.get("standing"))
        .collect();
    assert_eq!(rows.len(), 4);
    let rounded = |value: &Value| match value.as_f64() {
        Some(value) => value.round().to_string().replace('-', "\u{2212}"),
        None => "–".to_owned(),
    };
    for (index_of_row, row) in rows.iter().enumerate() {
        let name = row["program"].as_str().unwrap();
        let escaped = name
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        let cells = cells(&index, &format!("<bdi>{escaped}</bdi>"));
        assert_eq!(cells[0], row["place"].to_string(), "{index_of_row}");
        assert!(cells[1].starts_with(&escaped), "{cells:?}");
        assert_eq!(cells[2].parse::<f64>().ok(), row["points"].as_f64());
        assert_eq!(cells[3], rounded(&row["rating"]));
        if row["rating_low"].is_number() {
            let range = format!(
                "{} to {}",
                rounded(&row["rating_low"]),
                rounded(&row["rating_high"])
            );
            assert_eq!(cells[4], range);
        }
        let counts = [
            "games", "won", "drawn", "lost", "unplayed", "forfeits", "killed",
        ];
        for (cell, count) in cells[7..14].iter().zip(counts) {
            let number = cell.parse::<f64>().ok();
            assert_eq!(number, row[count].as_f64(), "{count} of {name}");
        }
    }
    let failing = fs::read_to_string(report.join("program-4.html")).unwrap();
    for part in ["&lt;script&gt;", "&lt;/pre&gt;", "left out", "-seat-"] {
        assert!(failing.contains(part), "{part}");
    }
    // It shows none of the others' logs.
    let logs = values(&failing, "href");
    let logs = logs.iter().filter(|link| link.ends_with(".log")).count();
    let forfeits = lines
        .iter()
        .filter(|line| line.get("forfeit").is_some())
        .count();
    assert_eq!(logs, forfeits);
    let game = fs::read_to_string(report.join("games/0001.html")).unwrap();
    assert!(game.contains("warren 1 dots"));
    assert!(report.join("games.html").is_file());
}

#[test]
fn rounds_and_brackets_have_links_too() {
    for pairing in ["draw = \"swiss\"\nrounds = 2", "draw = \"knockout\""] {
        let folder = played_tournament(pairing);
        let report = report(&folder);
        check_links(&report);
        let index = fs::read_to_string(report.join("index.html")).unwrap();
        assert!(index.contains("id=\"rounds\""), "{pairing}");
    }
}

#[test]
fn a_report_replaces_a_report_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file =
        "game = \"dots\"\n[[program]]\nrun = \"warren:1\"\n[[program]]\nrun = \"warren:2\"\n";
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    // No game has been played yet.
    let report = report(&folder);
    check_links(&report);
    fs::write(report.join("program-9.html"), "old").unwrap();
    self::report(&folder);
    assert!(!report.join("program-9.html").exists());
    let refusal = warren(&folder, &["report", "cup.toml", "--to", "."]);
    assert_eq!(refusal.status.code(), Some(2));
    assert!(text(&refusal.stderr).contains("holds other files"));
    let refusal = warren(&folder, &["report", "cup.toml", "--site", "nowhere"]);
    assert_eq!(refusal.status.code(), Some(2));
}

/// A program that prints everything it knows about its machine, and ends with a traceback.
const PRINTS_PATHS: &str = "\
import os, sys, urllib.parse
here = os.path.abspath(__file__)
print(here, os.getcwd(), os.environ['HOME'], 'file://' + urllib.parse.quote(here), file=sys.stderr)
input()
print(here, flush=True)
raise ValueError(here)
";

/// Returns all files of a report except the board, with their texts.
fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts.extend(self::texts(&path))
        } else {
            texts.push((path.clone(), fs::read_to_string(path).unwrap()))
        }
    }
    texts
}

#[test]
fn no_page_and_no_file_has_the_folders_of_the_organiser() {
    for arguments in [&["cup.toml"][..], &["cup.toml", "--trusted"]] {
        let folder = tempfile::Builder::new()
            .prefix("R&D ")
            .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
            .unwrap();
        let submission_folder = folder.path().join("hand-ins/bob");
        fs::create_dir_all(&submission_folder).unwrap();
        fs::write(submission_folder.join("bot.py"), PRINTS_PATHS).unwrap();
        // Two unnamed programs, whose names are their commands.
        let script = folder.path().join("own/script.py");
        fs::create_dir(folder.path().join("own")).unwrap();
        fs::write(&script, PRINTS_PATHS).unwrap();
        let missing = folder.path().join("own/missing");
        let file = format!(
            "game = \"dots\"\nlogs = true\nsubmissions = \"hand-ins\"\n\
             [[program]]\nrun = \"\"\"'{}'\"\"\"\n[[program]]\nrun = \"\"\"'{}'\"\"\"\n",
            script.display(),
            missing.display()
        );
        fs::write(folder.path().join("cup.toml"), file).unwrap();
        let home = folder.path().join("home");
        let warren = |arguments: &[&str]| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
            command.arg("tournament").args(arguments).env("HOME", &home);
            let output = command.current_dir(folder.path()).output().unwrap();
            let stderr = text(&output.stderr);
            let is_refused = stderr.contains("no jail can be made");
            assert!(output.status.success() || is_refused, "{stderr}");
            !is_refused
        };
        if !warren(arguments) {
            assert!(!arguments.contains(&"--trusted"));
            continue;
        }
        let private_paths = [folder.path(), Path::new(env!("CARGO_TARGET_TMPDIR"))];
        let private_paths: Vec<String> = private_paths
            .iter()
            .flat_map(|path| {
                let path = path.display().to_string();
                [path.replace('&', "&amp;"), path.replace(' ', "%20"), path]
            })
            .collect();
        let check = || {
            warren(&["report", "cup.toml", "--site", "https://warren.example/"]);
            let texts = texts(&folder.path().join("cup.report"));
            for (path, text) in &texts {
                let shown_path = private_paths
                    .iter()
                    .find(|private_path| text.contains(*private_path));
                assert_eq!(shown_path, None, "{}: {text}", path.display());
            }
            let all: String = texts.into_iter().map(|(_, text)| text).collect();
            for part in [
                "File \"bob/bot.py\", line 6",
                "File &quot;bob/bot.py&quot;, line 6",
                "!! bob/bot.py",
                "<bdi>'own/script.py",
            ] {
                assert!(all.contains(part), "{part}: {all}");
            }
        };
        check();
        // The results do not contain the paths either, so that another machine may write the report.
        let results = folder.path().join("cup.results");
        for (path, text) in texts(&results) {
            let checked_text: String = if path.ends_with("games.jsonl") {
                text.lines()
                    .map(|line| serde_json::from_str::<Value>(line).unwrap())
                    .map(|game| {
                        format!("{}{}", game["forfeit"]["errors"], game["forfeit"]["fault"])
                    })
                    .collect()
            } else {
                text.clone()
            };
            let shown_path = private_paths
                .iter()
                .find(|private_path| checked_text.contains(*private_path));
            assert_eq!(shown_path, None, "{}: {checked_text}", path.display());
            // As an older version has stored them.
            let absolute_path = folder.path().join("hand-ins/bob/bot.py");
            let older = text.replace("bob/bot.py", &absolute_path.display().to_string());
            fs::write(path, older).unwrap();
        }
        check();
    }
}
