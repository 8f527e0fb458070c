//! `warren match` with WebAssembly programs: compiled from Rust, and faulty ones, each in its own way.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::Value;
use tempfile::TempDir;

/// Options that allow no time.
const NO_TIME: [&str; 4] = ["--start-up", "0", "--time-factor", "0.001"];

/// Options that allow all the time that a busy machine may need.
const AMPLE_TIME: [&str; 2] = ["--time-factor", "100"];

/// A game that is always the same, except for its length and its players.
const ONE_GAME: [&str; 4] = ["--games", "1", "--seed", "5"];

/// A program that never answers.
const SILENT: &str = "sleep 1000";

/// A faulty program of dots, in WebAssembly's text format, with its actions at the start. `$say` writes this many bytes of
/// `TEXT` to a file.
const FAULTY: &str = r#"(module
    (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
    (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
    (memory (export "memory") 1)
    (data (i32.const 100) "TEXT")
    (func $say (param $file i32) (param $length i32)
        (i32.store (i32.const 0) (i32.const 100))
        (i32.store (i32.const 4) (local.get $length))
        (drop (call $write (local.get $file) (i32.const 0) (i32.const 1) (i32.const 8))))
    (func $deep (call $deep) (call $deep))
    (func (export "_start") BODY))"#;

fn run(command: &mut Command) -> Output {
    let output = command.output();
    output.unwrap_or_else(|error| {
        panic!("{command:?}: {error}; `tools/install.sh checks` installs what is missing")
    })
}

/// Compiles a Rust program for WASI, always with the compiler of `rust-toolchain.toml`.
fn compile(source: &str, folder: &Path) -> PathBuf {
    let module = folder.join(source.replace('/', "-")).with_extension("wasm");
    let mut compiler = Command::new("rustc");
    compiler.env_remove("RUSTUP_TOOLCHAIN");
    compiler.args(["-O", "--edition", "2024", "-D", "warnings"]);
    compiler.args(["--target", "wasm32-wasip1", "-C", "strip=symbols"]);
    let output = run(compiler.arg("-o").arg(&module).arg(source));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    module
}

/// The output of a match and its records.
struct MatchOutput {
    stdout: String,
    stderr: String,
    status: Option<i32>,
    /// The lines of its index.
    games: Vec<Value>,
    /// The records, without comments.
    records: Vec<String>,
}

fn play(game: &str, programs: [&str; 2], options: &[&str]) -> MatchOutput {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(["match", game]).args(programs).args(options);
    let output = run(command.arg("--records").arg(folder.path()));
    let index = fs::read_to_string(folder.path().join("games.jsonl")).unwrap_or_default();
    let lines = index.lines().map(serde_json::from_str);
    let games: Vec<Value> = lines.collect::<Result<_, _>>().unwrap();
    let records = games.iter().map(|game| {
        let path = folder.path().join(game["record"].as_str().unwrap());
        without_comments(&fs::read_to_string(path).unwrap())
    });
    MatchOutput {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code(),
        records: records.collect(),
        games,
    }
}

fn without_comments(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| format!("{line}\n")).collect()
}

/// Returns a program with these actions at its start, in its folder.
fn write_faulty_program(body: &str, text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("faulty.wasm");
    let source = FAULTY.replace("BODY", body).replace("TEXT", text);
    fs::write(&path, wat::parse_str(source).unwrap()).unwrap();
    let name = path.display().to_string();
    (folder, name)
}

/// Plays a game of dots with a program that has these actions at its start, and that loses. Returns the record's reason, the
/// fault, and the rest of the output.
fn play_faulty_game(body: &str, text: &str, time: &[&str]) -> (String, String, MatchOutput) {
    let (_folder, program) = write_faulty_program(body, text);
    let match_output = play("dots", [&program, SILENT], &[time, &ONE_GAME].concat());
    let MatchOutput { stdout, stderr, .. } = &match_output;
    assert_eq!(match_output.status, Some(0), "{stdout}{stderr}");
    let last = match_output.records[0].lines().last().unwrap();
    let reason = last.strip_prefix("end 0 ").expect(last).to_owned();
    let sentence = match_output.games[0]["forfeit"]["fault"].as_str().unwrap();
    assert!(stdout.contains(sentence), "{stdout}");
    (reason, sentence.to_owned(), match_output)
}

/// Returns the ending of a program with these actions at its start.
fn ending(body: &str) -> String {
    let (reason, sentence, _) = play_faulty_game(body, "", &AMPLE_TIME);
    assert_eq!(reason, "crashed", "{sentence}");
    let (_, ending) = sentence.split_once("was due (").expect(&sentence);
    ending.strip_suffix(')').expect(ending).to_owned()
}

#[test]
fn a_program_compiled_from_rust_plays_as_it_does_natively() {
    let folder = tempfile::tempdir().unwrap();
    let options = [&AMPLE_TIME[..], &["--seed", "3"]].concat();
    // The second one reads its map.
    for game in ["dots", "fugitive"] {
        let source = format!("../../examples/{game}/starter.rs");
        let module = compile(&source, folder.path()).display().to_string();
        let native = folder.path().join(game);
        let mut compiler = Command::new("rustc");
        compiler.args(["-O", "--edition", "2024", "-o"]);
        let output = run(compiler.arg(&native).arg(&source));
        assert!(output.status.success());
        let native = native.display().to_string();
        let match_output = play(game, [&module, &native], &options);
        assert_eq!(match_output.games.len(), 2, "{}", match_output.stderr);
        for game in &match_output.games {
            assert_eq!(game["forfeit"], Value::Null);
        }
        assert_eq!(match_output.records[0], match_output.records[1]);
        assert_eq!(match_output.stderr, "");
    }
}

#[test]
fn the_seed_decides_the_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let chance = compile("../../tests/programs/chance.rs", folder.path());
    let starter = compile("../../examples/crossing/starter.rs", folder.path());
    let programs = [&chance, &starter].map(|path| path.display().to_string());
    let record = |seed| {
        let options = [
            "--games",
            "1",
            "--start",
            "../../tests/programs/chance.start.rec",
        ];
        let options = [&AMPLE_TIME[..], &options, &["--seed", seed]].concat();
        let [chance, starter] = &programs;
        let match_output = play("crossing", [chance, starter], &options);
        assert_eq!(
            match_output.games[0]["forfeit"],
            Value::Null,
            "{}",
            match_output.stderr
        );
        match_output.records[0].clone()
    };
    // The page plays this game, too.
    let known = fs::read_to_string("../../tests/programs/chance.rec").unwrap();
    assert_eq!(record("5"), without_comments(&known));
    assert_ne!(record("6"), without_comments(&known));
}

#[test]
fn an_endless_loop_is_silent_and_leaves_nothing_behind() {
    let (folder, program) = write_faulty_program("(loop $again (br $again))", "");
    let match_output = play(
        "dots",
        [&program, SILENT],
        &[&NO_TIME[..], &ONE_GAME].concat(),
    );
    let last = match_output.records[0].lines().last().unwrap();
    assert_eq!(last, "end 0 silent");
    #[cfg(target_os = "linux")]
    for process in fs::read_dir("/proc").unwrap().flatten() {
        let words = fs::read(process.path().join("cmdline")).unwrap_or_default();
        let words = String::from_utf8_lossy(&words);
        assert!(!words.contains(folder.path().to_str().unwrap()), "{words}");
    }
    drop(folder);
}

#[test]
fn more_memory_than_allowed_is_refused() {
    let grow = "(loop $more (br_if $more (i32.ne (memory.grow (i32.const 64)) (i32.const -1))))";
    let ended = ending(&format!("{grow} (unreachable)"));
    assert!(
        ended.starts_with("memory: it asked for more than 256 MiB; trap: "),
        "{ended}"
    );
    // A program may continue without it.
    let (_folder, program) = write_faulty_program(
        &format!("{grow} (call $say (i32.const 1) (i32.const 4))"),
        "A1N\\0a",
    );
    let match_output = play(
        "dots",
        [&program, SILENT],
        &[&AMPLE_TIME[..], &ONE_GAME].concat(),
    );
    let sentence = match_output.games[0]["forfeit"]["fault"].as_str().unwrap();
    assert!(sentence.contains("`A1N`"), "{sentence}");
}

/// The page runs the same cases.
#[test]
fn tables_and_all_memories_are_limited_together() {
    let cases = fs::read_to_string("../../tests/wasi/limits.json").unwrap();
    let cases: Vec<Value> = serde_json::from_str(&cases).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("program.wasm");
    for case in &cases {
        let name = case["name"].as_str().unwrap();
        let lines = case["wat"].as_array().unwrap().iter();
        let source: String = lines
            .map(|line| format!("{}\n", line.as_str().unwrap()))
            .collect();
        let module = wat::parse_str(source).unwrap();
        assert_eq!(case["wasm"], BASE64_STANDARD.encode(&module), "{name}");
        fs::write(&path, module).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
        let output = run(command.args(["wasi", "--seed", "1"]).arg(&path));
        let stderr = String::from_utf8(output.stderr).unwrap();
        let words = match case["ended"].as_str() {
            Some("unstarted") => "MiB of memory at its start; the limit is 256",
            Some("memory") => "memory: it asked for more than 256 MiB; trap: ",
            Some("trap") => "warren: trap: it ",
            _ => &format!("exit status: {}", case["ended"]),
        };
        let has_ended = stderr.contains(words) || (case["ended"] == 0 && stderr.is_empty());
        assert!(has_ended, "{name}: {stderr}");
    }
}

#[test]
fn a_flood_and_a_line_without_end() {
    let again = "(loop $again (call $say (i32.const 1) (i32.const 9)) (br $again))";
    for text in ["A\\0aB\\0aC\\0aD\\0aE", "abcdefghi"] {
        let (_folder, program) = write_faulty_program(again, text);
        // It is not its turn, so its output is not an answer.
        let match_output = play(
            "dots",
            [SILENT, &program],
            &[&AMPLE_TIME[..], &ONE_GAME].concat(),
        );
        assert_eq!(
            match_output.records[0].lines().last(),
            Some("end 1 illegal")
        );
        let sentence = match_output.games[0]["forfeit"]["fault"].as_str().unwrap();
        assert!(sentence.starts_with("floods"), "{sentence}");
    }
}

#[test]
fn a_program_that_ends_itself() {
    assert_eq!(ending("(call $exit (i32.const 3))"), "exit status: 3");
    assert_eq!(ending("(call $exit (i32.const 0))"), "exit status: 0");
    // As a shell reports a killed child, which a WebAssembly program never is.
    assert_eq!(ending("(call $exit (i32.const 137))"), "exit status: 137");
    assert_eq!(ending(""), "exit status: 0");
}

#[test]
fn traps_have_names() {
    let divided = "(drop (i32.div_s (i32.const 1) (i32.const 0)))";
    let outside = "(drop (i32.load (i32.const -4)))";
    for (body, words) in [
        ("(unreachable)", "as after a panic"),
        (divided, "divided by zero"),
        (outside, "an address outside its memory"),
        ("(call $deep)", "nested too deep"),
    ] {
        let ended = ending(body);
        assert!(
            ended.starts_with("trap: ") && ended.contains(words),
            "{ended}"
        );
    }
}

#[test]
fn standard_error_is_kept() {
    let say = "(call $say (i32.const 2) (i32.const 14))";
    let body = format!("{say} (unreachable)");
    let (_, sentence, match_output) = play_faulty_game(&body, "A7 looks empty", &AMPLE_TIME);
    assert!(sentence.contains("(trap: it gave up"), "{sentence}");
    assert!(
        match_output.stderr.contains("  A7 looks empty\n"),
        "{}",
        match_output.stderr
    );
    assert!(
        !match_output.stderr.contains("gave up"),
        "{}",
        match_output.stderr
    );

    // It cannot report how it ended.
    let body = format!("{say} (call $exit (i32.const 0))");
    let (_, sentence, match_output) = play_faulty_game(&body, "warren: trap\\0a.", &AMPLE_TIME);
    assert!(sentence.ends_with("(exit status: 0)"), "{sentence}");
    assert!(
        match_output.stderr.contains("  warren: trap\n"),
        "{}",
        match_output.stderr
    );
}

#[test]
fn a_file_that_is_not_a_program_is_reported_before_the_match() {
    let refusal = |program: &str| {
        let match_output = play("dots", [program, SILENT], &ONE_GAME);
        assert_eq!((match_output.status, &*match_output.stdout), (Some(2), ""));
        assert!(match_output.games.is_empty());
        let begin = format!("warren: `{program}` cannot be played: ");
        let sentence = match_output
            .stderr
            .strip_prefix(&begin)
            .expect(&match_output.stderr);
        sentence.trim_end().to_owned()
    };
    let (folder, program) = write_faulty_program("", "");
    let source = FAULTY
        .replace("\"proc_exit\"", "\"proc_fork\"")
        .replace("BODY", "");
    fs::write(&program, wat::parse_str(source).unwrap()).unwrap();
    let expected =
        "it imports `wasi_snapshot_preview1.proc_fork`, which programs of a match do not have";
    assert_eq!(refusal(&program), expected);
    fs::write(&program, "#!/bin/sh").unwrap();
    assert_eq!(refusal(&program), "it is not a WebAssembly module");
    drop(folder);
    assert!(refusal(&program).starts_with("it cannot be read: "));
}
