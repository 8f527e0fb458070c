//! `warren match` over thousands of games: all resources of a game are released. `make check-all STEP=endurance` runs it; it
//! takes minutes.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A variable in the environment of a match and of all processes that it starts. Programs get few other variables.
const MARK: &str = "HOME";

/// The time between two looks at a running match.
const LOOK: Duration = Duration::from_millis(500);

/// The amount by which the last third of a match may exceed the first. A look may coincide with the start or the end of a game.
const SWING: u64 = 4;

/// Programs that play to the end, and programs that fail in each possible way, with the number of games of each. None of them
/// waits for a clock.
const PAIRS: [(&str, u32); 5] = [
    ("PLAYER", 3_000),
    // Ends early.
    ("sh -c 'read line'", 500),
    // Writes an illegal answer and leaves a process behind.
    (
        "sh -c 'sleep 600 & echo nonsense; read line; read line'",
        500,
    ),
    // Writes without end.
    ("sh -c 'read line; yes'", 500),
    // Closes its output and continues.
    ("sh -c 'exec 1>&-; sleep 600'", 500),
];

/// The resources of a running match at a moment.
#[derive(Debug)]
struct Held {
    handles: usize,
    processes: usize,
    folders: usize,
    /// In KiB.
    memory: u64,
}

/// Returns the processes with a mark in their environment.
fn marked(mark: &str) -> Vec<String> {
    let wanted = format!("{MARK}={mark}");
    let processes = fs::read_dir("/proc").expect("the processes");
    processes
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
        .filter(|name| {
            // A process that has just ended has none.
            let environment = fs::read(format!("/proc/{name}/environ")).unwrap_or_default();
            let mut variables = environment.split(|&byte| byte == 0);
            variables.any(|variable| variable == wanted.as_bytes())
        })
        .collect()
}

fn entries(folder: impl AsRef<Path>) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

fn look(child: &Child, mark: &str, temporary: &Path) -> Option<Held> {
    let own = format!("/proc/{}", child.id());
    let status = fs::read_to_string(format!("{own}/status")).ok()?;
    let memory = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(Held {
        handles: entries(format!("{own}/fd")),
        processes: marked(mark).len(),
        folders: entries(temporary),
        memory: memory.trim().trim_end_matches(" kB").parse().ok()?,
    })
}

/// Returns the largest value in some of the looks.
fn most(looks: &[Held], what: impl Fn(&Held) -> u64) -> u64 {
    looks.iter().map(what).max().expect("a look")
}

#[test]
#[ignore = "takes minutes; `make check-all STEP=endurance`"]
fn five_thousand_games_leave_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let player = folder.path().join("player");
    let compiled = Command::new("c++")
        .args(["-O2", "-o"])
        .arg(&player)
        .arg("../../examples/dots/starter.cpp")
        .status()
        .unwrap();
    assert!(compiled.success());
    let player = player.display().to_string();

    for (number, (program, games)) in PAIRS.into_iter().enumerate() {
        let mark = format!("/nowhere/{}-{number}", std::process::id());
        let temporary = folder.path().join(format!("temporary-{number}"));
        fs::create_dir(&temporary).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(["match", "dots", &player])
            .arg(program.replace("PLAYER", &player))
            .args(["--games", &games.to_string(), "--seed", "1", "--records"])
            .arg(folder.path().join(format!("records-{number}")))
            .env(MARK, &mark)
            .env("TMPDIR", &temporary)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut looks = Vec::new();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            looks.extend(look(&child, &mark, &temporary));
            thread::sleep(LOOK);
        };
        assert!(status.success(), "{program}: {status}");
        let index = folder.path().join(format!("records-{number}/games.jsonl"));
        let played = fs::read_to_string(index).unwrap().lines().count();
        assert_eq!(played, games as usize, "{program}");

        // The last third uses no more than the first third did.
        let third = looks.len() / 3;
        let (first, last) = (&looks[..third.max(1)], &looks[2 * third..]);
        for what in [
            |held: &Held| held.handles as u64,
            |held: &Held| held.processes as u64,
            |held: &Held| held.folders as u64,
        ] {
            let [before, after] = [first, last].map(|part| most(part, what));
            assert!(after <= before + SWING, "{program}: {looks:?}");
        }
        let [before, after] = [first, last].map(|part| most(part, |held| held.memory));
        // Some kB are stored for each game: its line of the index and its result.
        assert!(
            after <= before + u64::from(games) * 4,
            "{program}: {before} to {after} KiB"
        );
        assert_eq!(marked(&mark), Vec::<String>::new(), "{program}");
        assert_eq!(entries(&temporary), 0, "{program}");
        println!(
            "{program}: {games} games; {} handles, {} processes, {} folders at most, {before} to {after} KiB",
            most(&looks, |held| held.handles as u64),
            most(&looks, |held| held.processes as u64),
            most(&looks, |held| held.folders as u64),
        );
    }
}
