//! `warren build` with folders of submissions.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Returns a folder of submissions with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        write(&folder, name, text);
    }
    folder
}

fn write(folder: &TempDir, name: &str, text: &str) {
    let path = folder.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// The output of a build.
struct BuildOutput {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl BuildOutput {
    /// Returns its line about a submission, without the name.
    fn line_of(&self, name: &str) -> &str {
        let mut lines = self.stdout.lines();
        let line = lines.find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.unwrap_or_else(|| panic!("{}{}", self.stdout, self.stderr))
    }

    fn is_jailed(&self) -> bool {
        self.stderr.starts_with("note: programs are in a jail")
    }
}

fn build(folder: &Path, options: &[&str]) -> BuildOutput {
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .arg("build")
        .arg(folder)
        .args(options)
        .output()
        .unwrap();
    BuildOutput {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A submission whose build copies a file.
const COPIED: &str =
    "language = 'Shell'\nbuild = 'date +%s.%N >log; cp source bot; chmod +x bot'\nrun = './bot'\n";

#[test]
fn submissions_are_built_once() {
    let folder = folder(&[
        ("anna/warren.toml", COPIED),
        ("anna/source", "#!/bin/sh\n"),
        ("boris/bot.py", ""),
        ("boris/readme.txt", ""),
        (".hidden/nothing", ""),
    ]);
    let first = build(folder.path(), &["--trusted"]);
    assert_eq!(first.code, Some(0), "{}{}", first.stdout, first.stderr);
    let fingerprint = first
        .line_of("anna (Shell)")
        .strip_prefix("built, ")
        .unwrap();
    assert!(
        first
            .line_of("boris (Python)")
            .starts_with("needs no build, ")
    );
    let again = build(folder.path(), &["--trusted"]);
    assert_eq!(
        again.line_of("anna (Shell)"),
        format!("built before, {fingerprint}")
    );
    let copy = folder.path().join(".warren-built/copies/anna");
    let log = || fs::read_to_string(copy.join("log")).unwrap();
    let when = log();
    build(folder.path(), &["--trusted"]);
    assert_eq!(log(), when);

    // A missing product of the build is built again, from the same sources.
    fs::remove_file(copy.join("bot")).unwrap();
    fs::write(copy.join("bot"), "damaged").unwrap();
    let again = build(folder.path(), &["--trusted"]);
    assert_eq!(
        again.line_of("anna (Shell)"),
        format!("built, {fingerprint}")
    );
    assert_ne!(log(), when);
    write(&folder, "anna/source", "#!/bin/sh\n# new\n");
    let other = build(folder.path(), &["--trusted"]);
    let other = other
        .line_of("anna (Shell)")
        .strip_prefix("built, ")
        .unwrap();
    assert_ne!(other, fingerprint);
}

#[test]
fn a_failed_build_is_named_with_the_output_of_the_compiler() {
    let folder = folder(&[
        (
            "anna/warren.toml",
            "build = 'c++ -o bot bot.cpp'\nrun = './bot'",
        ),
        ("anna/bot.cpp", "int main() { return nothing; }\n"),
        ("boris/warren.toml", "build = 'true'\nrun = './bot'"),
        (
            "clara/warren.toml",
            "build = 'seq 100000; exit 3'\nrun = 'true'",
        ),
    ]);
    let output = build(folder.path(), &["--trusted"]);
    assert_eq!(output.code, Some(2));
    assert_eq!(
        output.line_of("anna"),
        "not built: ended with exit status: 1"
    );
    assert!(output.stdout.contains("nothing"), "{}", output.stdout);
    assert!(
        output.line_of("boris").contains("cannot play"),
        "{}",
        output.stdout
    );
    assert_eq!(
        output.line_of("clara"),
        "not built: ended with exit status: 3"
    );
    assert!(output.stdout.contains("  100000\n") && output.stdout.len() < 14_000);
    assert!(
        output.stderr.ends_with("3 of 3 submissions cannot play\n"),
        "{}",
        output.stderr
    );
}

#[test]
fn a_build_has_limits() {
    let secret = folder(&[("secret", "the secret")]);
    let spying_build = format!(
        "build = 'cat {}/secret ../boris/bot.py; echo x >../boris/bot.py; exit 1'\nrun = 'true'",
        secret.path().display()
    );
    let folder = folder(&[
        (
            "anna/warren.toml",
            "build = 'setsid sleep 1000 & sleep 1000'\nrun = 'true'",
        ),
        ("boris/bot.py", "his"),
        ("clara/warren.toml", &spying_build),
        (
            "doris/warren.toml",
            "build = 'for i in 1 2 3; do head -c 500000000 /dev/zero >$i; done; sleep 1'\nrun = 'true'",
        ),
    ]);
    let output = build(folder.path(), &["--limit", "1"]);
    if !output.is_jailed() {
        eprintln!("skipped: {}", output.stderr);
        return;
    }
    assert_eq!(output.line_of("anna"), "not built: takes longer than 1 s");
    assert_eq!(
        output.line_of("clara"),
        "not built: ended with exit status: 1"
    );
    assert!(!output.stdout.contains("the secret"));
    let others_source = fs::read_to_string(folder.path().join("boris/bot.py")).unwrap();
    assert_eq!(others_source, "his");
    assert!(
        output.line_of("doris").starts_with("not built: "),
        "{}",
        output.stdout
    );
}

#[test]
fn a_build_without_a_jail_is_ended_too() {
    let folder = folder(&[("anna/warren.toml", "build = 'sleep 1000'\nrun = 'true'")]);
    let output = build(folder.path(), &["--trusted", "--limit", "1"]);
    assert!(
        output.stderr.starts_with("note: programs are trusted"),
        "{}",
        output.stderr
    );
    assert_eq!(output.line_of("anna"), "not built: takes longer than 1 s");
}

#[test]
fn an_invalid_submission_is_left_out_and_reported() {
    let left_out = |files: &[(&str, &str)]| {
        let output = build(folder(files).path(), &["--trusted"]);
        assert_eq!(output.code, Some(2), "{}", output.stderr);
        output.stdout
    };
    let errors = left_out(&[("anna/warren.toml", "language = 'C'\nruns = './bot'")]);
    assert!(errors.contains("anna: left out: warren.toml, line 2: unknown field `runs`, expected one of `name`, `language`, `build`, `run`, `reads_openings`"), "{errors}");
    let errors = left_out(&[("anna/warren.toml", "language = 'C'")]);
    assert!(
        errors.contains("anna: left out: warren.toml, line 1: missing field `run`"),
        "{errors}"
    );
    let errors = left_out(&[
        ("anna/warren.toml", "run = 'a b.wasm c'"),
        ("boris/warren.toml", "run = ''"),
    ]);
    assert!(
        errors.contains("boris: left out: `run`: a program is a command"),
        "{errors}"
    );
    let errors = left_out(&[("anna/a.py", ""), ("anna/b.py", ""), ("boris/notes", "")]);
    assert!(
        errors.contains("anna: left out: there are several programs"),
        "{errors}"
    );
    assert!(
        errors.contains("boris: left out: there is no `warren.toml`"),
        "{errors}"
    );
    let nothing = build(folder(&[]).path(), &[]);
    assert!(nothing.stderr.contains("there are no submissions"));
}

/// Returns a description with a name.
fn description_with_name(name: &str) -> String {
    format!("name = '{name}'\nrun = 'true'")
}

#[test]
fn one_name_is_for_one_submission() {
    let folder = folder(&[
        ("anna/warren.toml", &description_with_name("boris")),
        ("boris/bot.py", ""),
        ("clara/warren.toml", &description_with_name("x")),
        ("doris/warren.toml", &description_with_name("x")),
    ]);
    let output = build(folder.path(), &[]);
    assert_eq!(output.code, Some(2));
    assert_eq!(
        output.line_of("anna"),
        "left out: `boris` is also called `boris`; names must differ"
    );
    assert_eq!(
        output.line_of("doris"),
        "left out: `clara` is also called `x`; names must differ"
    );
    assert!(
        output
            .line_of("boris (Python)")
            .starts_with("needs no build")
    );
    assert!(output.line_of("x").starts_with("needs no build"));
}

/// Returns submissions that stall their reader or take all its memory, and a good one.
fn hostile_submissions() -> TempDir {
    let folder = folder(&[
        ("a-good/warren.toml", COPIED),
        ("a-good/source", "#!/bin/sh\nread a\necho E4N\n"),
        ("description/bot.py", ""),
        ("device/bot.py", ""),
        (
            "key/warren.toml",
            &format!("'{}' = 1\nrun = 'true'", "x".repeat(60_000)),
        ),
        ("long/warren.toml", &"#".repeat(1 << 20)),
        ("many/bot.py", ""),
        (
            "name/warren.toml",
            &description_with_name(&"n".repeat(60_000)),
        ),
        ("pipe/warren.toml", "run = './bot'"),
        ("sparse/warren.toml", "build = 'true'\nrun = 'true'"),
        ("wasm/warren.toml", "run = './bot.wasm'"),
    ]);
    let path_of = |name: &str| folder.path().join(name);
    for pipe in ["description/warren.toml", "pipe/bot", "wasm/bot.wasm"] {
        let status = Command::new("mkfifo").arg(path_of(pipe)).status();
        assert!(status.unwrap().success());
    }
    std::os::unix::fs::symlink("/dev/zero", path_of("device/warren.toml")).unwrap();
    let sparse = fs::File::create(path_of("sparse/data")).unwrap();
    sparse.set_len(20 << 30).unwrap();
    for number in 0..20_000 {
        fs::write(path_of(&format!("many/{number}")), "").unwrap();
    }
    folder
}

#[test]
fn a_stalling_or_too_large_submission_is_left_out_and_the_others_are_built() {
    let folder = hostile_submissions();
    let output = build(folder.path(), &["--trusted"]);
    assert_eq!(output.code, Some(2));
    for (name, reason) in [
        (
            "description",
            "left out: `warren.toml` is not a regular file",
        ),
        ("device", "left out: `warren.toml` is a symbolic link"),
        ("key", "left out: warren.toml, line 1: unknown field `xxx"),
        ("long", "left out: `warren.toml` has more than 65536 bytes"),
        ("many (Python)", "not built: it has more than 20000 files"),
        ("name", "left out: the name `nnn"),
        ("pipe", "not built: `bot` is not a regular file"),
        ("sparse", "not built: its files have more than 1024 MiB"),
        ("wasm", "not built: `bot.wasm` is not a regular file"),
    ] {
        assert!(
            output.line_of(name).starts_with(reason),
            "{}",
            output.line_of(name)
        );
        assert!(output.line_of(name).len() < 400, "{name}");
    }
    assert!(output.line_of("a-good (Shell)").starts_with("built, "));
    assert!(output.stderr.ends_with("9 of 10 submissions cannot play\n"));
}

#[test]
fn a_tournament_goes_on_without_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::rename(hostile_submissions().keep(), folder.path().join("hand-ins")).unwrap();
    let file = "game = \"dots\"\nopening = 0\nsubmissions = \"hand-ins\"\n[[program]]\nname = \"device\"\nrun = \"warren:1\"\n";
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    // This folder has the name of a program of the file.
    let taken = folder.path().join("hand-ins/taken");
    fs::create_dir(&taken).unwrap();
    fs::write(taken.join("warren.toml"), description_with_name("device")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["tournament", "cup.toml", "--trusted"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let (stdout, stderr) = (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    );
    assert!(output.status.success(), "{stdout}{stderr}");
    for name in [
        "description",
        "device",
        "key",
        "long",
        "many",
        "name",
        "pipe",
        "sparse",
        "taken",
        "wasm",
    ] {
        let reason = stderr
            .lines()
            .find(|line| line.starts_with(&format!("{name}: left out: ")));
        assert!(
            reason.is_some_and(|reason| reason.len() < 400),
            "{name}: {stderr}"
        );
    }
    for name in ["device", "a-good"] {
        assert!(stdout.contains(name), "{name}: {stdout}");
    }
}
