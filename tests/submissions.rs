//! `warren build` with folders of submissions.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A folder of submissions with these files.
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

/// What a build said.
struct Said {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Said {
    /// What it said of a submission, without the name.
    fn of(&self, name: &str) -> &str {
        let mut lines = self.stdout.lines();
        let line = lines.find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.unwrap_or_else(|| panic!("{}{}", self.stdout, self.stderr))
    }

    fn is_jailed(&self) -> bool {
        self.stderr.starts_with("note: programs are in a jail")
    }
}

fn build(folder: &Path, options: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .arg("build")
        .arg(folder)
        .args(options)
        .output()
        .unwrap();
    Said {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A submission that is built by copying.
const COPIED: &str =
    "language = 'Shell'\nbuild = 'echo built >>log; cp source bot; chmod +x bot'\nrun = './bot'\n";

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
    let fingerprint = first.of("anna (Shell)").strip_prefix("built, ").unwrap();
    assert!(first.of("boris (Python)").starts_with("needs no build, "));
    let again = build(folder.path(), &["--trusted"]);
    assert_eq!(
        again.of("anna (Shell)"),
        format!("built before, {fingerprint}")
    );
    let log = || fs::read_to_string(folder.path().join("anna/log")).unwrap();
    assert_eq!(log(), "built\n");

    // What the build has made is built again, from the same.
    write(&folder, "anna/bot", "damaged");
    let again = build(folder.path(), &["--trusted"]);
    assert_eq!(again.of("anna (Shell)"), format!("built, {fingerprint}"));
    write(&folder, "anna/source", "#!/bin/sh\n# new\n");
    let other = build(folder.path(), &["--trusted"]);
    let other = other.of("anna (Shell)").strip_prefix("built, ").unwrap();
    assert_ne!(other, fingerprint);
    assert_eq!(log(), "built\n".repeat(3));
}

#[test]
fn what_does_not_build_is_named_with_what_the_compiler_says() {
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
    let said = build(folder.path(), &["--trusted"]);
    assert_eq!(said.code, Some(2));
    assert_eq!(said.of("anna"), "not built: ended with exit status: 1");
    assert!(said.stdout.contains("nothing"), "{}", said.stdout);
    assert!(said.of("boris").contains("cannot play"), "{}", said.stdout);
    assert_eq!(said.of("clara"), "not built: ended with exit status: 3");
    assert!(said.stdout.contains("  100000\n") && said.stdout.len() < 14_000);
    assert!(
        said.stderr.ends_with("3 of 3 submissions cannot play\n"),
        "{}",
        said.stderr
    );
}

#[test]
fn a_build_has_limits() {
    let secret = folder(&[("secret", "the secret")]);
    let look = format!(
        "build = 'cat {}/secret ../boris/bot.py; echo x >../boris/bot.py; exit 1'\nrun = 'true'",
        secret.path().display()
    );
    let folder = folder(&[
        (
            "anna/warren.toml",
            "build = 'setsid sleep 1000 & sleep 1000'\nrun = 'true'",
        ),
        ("boris/bot.py", "his"),
        ("clara/warren.toml", &look),
        (
            "doris/warren.toml",
            "build = 'for i in 1 2 3; do head -c 500000000 /dev/zero >$i; done; sleep 1'\nrun = 'true'",
        ),
    ]);
    let said = build(folder.path(), &["--limit", "1"]);
    if !said.is_jailed() {
        eprintln!("skipped: {}", said.stderr);
        return;
    }
    assert_eq!(said.of("anna"), "not built: takes longer than 1 s");
    assert_eq!(said.of("clara"), "not built: ended with exit status: 1");
    assert!(!said.stdout.contains("the secret"));
    let his = fs::read_to_string(folder.path().join("boris/bot.py")).unwrap();
    assert_eq!(his, "his");
    assert!(
        said.of("doris").starts_with("not built: "),
        "{}",
        said.stdout
    );
}

#[test]
fn a_build_without_a_jail_is_ended_too() {
    let folder = folder(&[("anna/warren.toml", "build = 'sleep 1000'\nrun = 'true'")]);
    let said = build(folder.path(), &["--trusted", "--limit", "1"]);
    assert!(
        said.stderr.starts_with("note: programs are trusted"),
        "{}",
        said.stderr
    );
    assert_eq!(said.of("anna"), "not built: takes longer than 1 s");
}

#[test]
fn what_is_not_understood_is_told() {
    let error = |files: &[(&str, &str)]| {
        let said = build(folder(files).path(), &[]);
        assert_eq!((said.code, said.stdout.as_str()), (Some(2), ""));
        said.stderr
    };
    let told = error(&[("anna/warren.toml", "language = 'C'\nruns = './bot'")]);
    assert!(told.contains("anna/warren.toml, line 2: unknown field `runs`, expected one of `name`, `language`, `build`, `run`, `reads_openings`"), "{told}");
    let told = error(&[("anna/warren.toml", "language = 'C'")]);
    assert!(
        told.contains("anna/warren.toml, line 1: missing field `run`"),
        "{told}"
    );
    let told = error(&[
        ("anna/warren.toml", "run = 'a b.wasm c'"),
        ("boris/warren.toml", "run = ''"),
    ]);
    assert!(
        told.contains("boris: `run`: a program is a command"),
        "{told}"
    );
    let told = error(&[("anna/a.py", ""), ("anna/b.py", ""), ("boris/notes", "")]);
    assert!(told.contains("anna: there are several programs"), "{told}");
    assert!(told.contains("boris: there is no `warren.toml`"), "{told}");
    let told = error(&[
        ("anna/warren.toml", "name = 'x'\nrun = 'true'"),
        ("boris/warren.toml", "name = 'x'\nrun = 'true'"),
    ]);
    assert!(told.contains("is called so too"), "{told}");
    assert!(error(&[]).contains("there are no submissions"));
}

#[test]
fn a_description_that_does_not_end_is_refused() {
    let endless = folder(&[("anna/bot.py", "")]);
    let path = endless.path().join("anna/warren.toml");
    std::os::unix::fs::symlink("/dev/zero", path).unwrap();
    let long = folder(&[("anna/warren.toml", &"#".repeat(1 << 20))]);
    for (folder, what) in [
        (endless, "anna/warren.toml: it is no file"),
        (long, "anna/warren.toml: it is longer than 65536 bytes"),
    ] {
        let said = build(folder.path(), &[]);
        assert_eq!(said.code, Some(2));
        assert!(said.stderr.contains(what), "{}", said.stderr);
    }
}
