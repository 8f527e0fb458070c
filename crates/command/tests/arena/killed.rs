//! Programs that are killed or stopped by an outside signal, without isolation.

use std::process::Output;

use super::*;

/// The note that the match prints at its beginning.
const NOTE: &str = "note: programs can stop each other here (";

/// Returns a match on a system without namespaces, which does not isolate programs from each other.
fn match_without_namespaces(programs: &[&str], options: &[&str], folder: &TempDir) -> Command {
    let whole_match = match_command(programs, options, folder);
    let user_namespace = ["--user", "--map-root-user"];
    let is_possible = Command::new("unshare")
        .args(user_namespace)
        .arg("true")
        .status();
    // A system without user namespaces isolates no programs anyway.
    if !is_possible.is_ok_and(|status| status.success()) {
        return whole_match;
    }
    let without_pid_namespaces = "echo 0 >/proc/sys/user/max_pid_namespaces && exec \"$@\"";
    let mut command = Command::new("unshare");
    command
        .args(user_namespace)
        .args(["sh", "-c", without_pid_namespaces, "sh"]);
    command
        .arg(whole_match.get_program())
        .args(whole_match.get_args());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays without isolation.
fn play_without_isolation(programs: &[&str], options: &[&str]) -> UnisolatedMatchOutput {
    let folder = tempfile::tempdir().unwrap();
    let output = match_without_namespaces(programs, options, &folder)
        .output()
        .unwrap();
    UnisolatedMatchOutput::of(output, &folder)
}

/// The output of a match whose programs are not isolated, with its games and records.
struct UnisolatedMatchOutput {
    status: Option<i32>,
    stdout: String,
    stderr: String,
    games: Vec<Value>,
    records: Vec<String>,
}

impl UnisolatedMatchOutput {
    fn of(output: Output, folder: &TempDir) -> UnisolatedMatchOutput {
        let stderr = String::from_utf8(output.stderr).unwrap();
        let index = fs::read_to_string(folder.path().join("games.jsonl")).expect(&stderr);
        let games: Vec<Value> = index
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let record = |game: &Value| {
            let name = game["record"].as_str().unwrap();
            fs::read_to_string(folder.path().join(name)).unwrap()
        };
        assert_eq!(stderr.matches(NOTE).count(), 1, "{stderr}");
        UnisolatedMatchOutput {
            status: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr,
            records: games.iter().map(record).collect(),
            games,
        }
    }
}

fn play_void_game(programs: &[&str; 2], options: &[&str]) -> UnisolatedMatchOutput {
    let match_output = play_without_isolation(programs, &[options, &["--games", "1"]].concat());
    assert_eq!(match_output.status, Some(2), "{}", match_output.stderr);
    match_output
}

#[test]
fn killing_the_opponent_does_not_win() {
    let folder = tempfile::tempdir().unwrap();
    let number = folder.path().join("number");
    let number = number.display();
    let victim =
        format!("sh -c 'echo $$ >{number}.new; mv {number}.new {number}; exec sleep 1000'");
    let killer = format!(
        "sh -c 'until mv {number} {number}.$$; do sleep 0.01; done; kill -KILL $(cat {number}.$$); sleep 1000'"
    );
    let match_output = play_void_game(&[&victim, &killer], &AMPLE_TIME);
    let killed = "was killed from outside (signal: 9 (SIGKILL))";
    let once_more = format!("game 1: [{victim}] {killed}, the game is played once more; ");
    assert!(
        match_output.stdout.starts_with(&once_more),
        "{}",
        match_output.stdout
    );
    let nobody = format!(
        "game 1 does not count: [{victim}] {killed}; the sender of the signal is unknown: the program itself, another program or the system\n"
    );
    assert!(
        match_output.stderr.ends_with(&nobody),
        "{}",
        match_output.stderr
    );
    for (game, record) in match_output.games.iter().zip(&match_output.records) {
        assert_eq!(game["disturbed"]["seat"], 0);
        assert_eq!(game["disturbed"]["fault"], killed);
        assert_eq!(
            (&game["scores"], &game["forfeit"]),
            (&Value::Null, &Value::Null)
        );
        assert_eq!(record, "warren 1 dots\n");
    }
    assert_eq!(match_output.games.len(), 2);
    let row = |name: &str| {
        let mut rows = match_output.stdout.lines().rev();
        let row = rows.find_map(|line| line.strip_prefix(name)).unwrap();
        let cells = row.split_whitespace().take(6);
        cells.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row(&victim), ["0", "0", "0", "0", "0", "2"]);
    assert_eq!(row(&killer), ["0", "0", "0", "0", "0", "0"]);
}

#[test]
fn a_game_that_is_played_once_more_counts() {
    let folder = tempfile::tempdir().unwrap();
    let once = folder.path().join("once");
    let program = format!(
        "sh -c 'mkdir {} && kill -TERM $$; read seat; echo A1N; read rest'",
        once.display()
    );
    let match_output = play_without_isolation(&[&program, SILENT], &["--games", "1"]);
    assert_eq!(match_output.games.len(), 2);
    assert_eq!(match_output.games[0]["disturbed"]["seat"], 0);
    assert_eq!(match_output.games[1]["forfeit"]["seat"], 0);
    assert_eq!(match_output.games[1]["places"], serde_json::json!([2, 1]));
}

#[test]
fn a_program_that_is_killed_in_three_games_is_out() {
    let options = ["--games", "9", "--name", "Lemming"];
    let match_output = play_without_isolation(&["sh -c 'kill -KILL $$'", SILENT], &options);
    assert_eq!(match_output.status, Some(2));
    // In the second game of a pair it need not answer before its opponent is silent.
    let killed = match_output
        .games
        .iter()
        .filter(|game| game["disturbed"]["seat"].is_u64());
    assert_eq!(killed.count(), 6, "two attempts a game");
    let out =
        "[Lemming] was killed or stopped in 3 games that do not count, so the match ended early";
    assert!(match_output.stderr.contains(out), "{}", match_output.stderr);
}

#[test]
fn a_child_process_that_keeps_the_output_is_named() {
    let match_output = play_without_isolation(
        &["sh -c 'sleep 1000 & exit 0'", SILENT],
        &[&NO_TIME[..], &["--games", "1"]].concat(),
    );
    let hint = match_output.games[0]["forfeit"]["hint"].as_str().unwrap();
    assert!(hint.contains("another process"), "{hint}");
}

#[test]
fn a_program_that_is_stopped_is_not_called_slow() {
    let stopped = "sh -c 'read seat; echo D4N; kill -STOP $$'";
    let other = "sh -c 'read seat; read move; sleep 0.2; echo A1N; exec sleep 1000'";
    // Only the second answers have no time.
    let match_output = play_void_game(
        &[stopped, other],
        &["--start-up", "3600", "--time-factor", "0.001"],
    );
    let game = &match_output.games[1];
    assert_eq!(game["disturbed"]["fault"], "was stopped by a signal");
    let seats = format!("# seat 0: {stopped}\n# seat 1: {other}\n");
    assert_eq!(
        match_output.records[1],
        format!("warren 1 dots\n{seats}D4N\nA1N\n")
    );
}

#[test]
fn a_program_whose_guard_is_killed_leaves_nothing_either() {
    let watched_pipe = WatchedPipe::new();
    let output = watched_pipe.read();
    let once = watched_pipe.folder.path().join("once");
    let program = watched_pipe.program("setsid sleep 20 & kill -KILL $PPID; wait");
    let program = program.replacen(
        "exec",
        &format!("mkdir {} || exec echo A1N; exec", once.display()),
        1,
    );
    let match_output = play_without_isolation(&[&program, SILENT], &["--games", "1"]);
    assert_eq!(
        match_output.games[0]["disturbed"]["fault"],
        "was killed from outside (with the process that guards it)"
    );
    assert_eq!(output.join().unwrap(), "started\n");
}

#[test]
fn a_match_that_is_killed_leaves_neither_processes_nor_folders() {
    let (watched_pipe, records) = (WatchedPipe::new(), tempfile::tempdir().unwrap());
    let temporary = tempfile::tempdir().unwrap();
    let program = watched_pipe.program("setsid sleep 20 & trap \"\" TERM INT HUP; wait");
    let mut child = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["match", "fugitive", SILENT, &program, "--records"])
        .arg(records.path())
        .env("TMPDIR", temporary.path())
        .spawn()
        .unwrap();
    let mut pipe = BufReader::new(File::open(watched_pipe.folder.path().join("pipe")).unwrap());
    let mut output = String::new();
    pipe.read_line(&mut output).unwrap();
    let folders = || fs::read_dir(temporary.path()).unwrap().count();
    assert_eq!(folders(), 2);
    child.kill().unwrap();
    child.wait().unwrap();
    pipe.read_to_string(&mut output).unwrap();
    assert_eq!(output, "started\n");
    while folders() > 0 {
        thread::yield_now();
    }
}
