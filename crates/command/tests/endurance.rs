//! `warren match` over thousands of games: all resources of a game are released. `make check-all STEP=endurance` runs it; it
//! takes minutes.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A variable in the environment of a match and of all processes that it starts. Programs get few other variables.
const MARKED_VARIABLE: &str = "HOME";

/// The time between two measurements of a running match.
const MEASURING_INTERVAL: Duration = Duration::from_millis(500);

/// The amount by which the last third of a match may exceed the first. A measurement may coincide with the start or the
/// end of a game.
const MAX_INCREASE: u64 = 4;

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
struct ResourceUse {
    handles: usize,
    processes: usize,
    folders: usize,
    /// In KiB.
    memory: u64,
}

/// Returns the processes with a mark in their environment.
fn marked_processes(mark: &str) -> Vec<String> {
    let variable_and_value = format!("{MARKED_VARIABLE}={mark}");
    let processes = fs::read_dir("/proc").expect("the processes");
    processes
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
        .filter(|name| {
            // A process that has just ended has none.
            let environment = fs::read(format!("/proc/{name}/environ")).unwrap_or_default();
            let mut variables = environment.split(|&byte| byte == 0);
            variables.any(|variable| variable == variable_and_value.as_bytes())
        })
        .collect()
}

fn entries(folder: impl AsRef<Path>) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

fn measure(child: &Child, mark: &str, temporary: &Path) -> Option<ResourceUse> {
    let process_folder = format!("/proc/{}", child.id());
    let status = fs::read_to_string(format!("{process_folder}/status")).ok()?;
    let memory = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(ResourceUse {
        handles: entries(format!("{process_folder}/fd")),
        processes: marked_processes(mark).len(),
        folders: entries(temporary),
        memory: memory.trim().trim_end_matches(" kB").parse().ok()?,
    })
}

/// Returns the largest value in some of the measurements.
fn largest(measurements: &[ResourceUse], quantity: impl Fn(&ResourceUse) -> u64) -> u64 {
    measurements
        .iter()
        .map(quantity)
        .max()
        .expect("a measurement")
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
            .env(MARKED_VARIABLE, &mark)
            .env("TMPDIR", &temporary)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut measurements = Vec::new();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            measurements.extend(measure(&child, &mark, &temporary));
            thread::sleep(MEASURING_INTERVAL);
        };
        assert!(status.success(), "{program}: {status}");
        let index = folder.path().join(format!("records-{number}/games.jsonl"));
        let played_games = fs::read_to_string(index).unwrap().lines().count();
        assert_eq!(played_games, games as usize, "{program}");

        // The last third uses no more than the first third did.
        let third = measurements.len() / 3;
        let (first, last) = (&measurements[..third.max(1)], &measurements[2 * third..]);
        for quantity in [
            |resource_use: &ResourceUse| resource_use.handles as u64,
            |resource_use: &ResourceUse| resource_use.processes as u64,
            |resource_use: &ResourceUse| resource_use.folders as u64,
        ] {
            let [before, after] = [first, last].map(|part| largest(part, quantity));
            assert!(
                after <= before + MAX_INCREASE,
                "{program}: {measurements:?}"
            );
        }
        let [before, after] =
            [first, last].map(|part| largest(part, |resource_use| resource_use.memory));
        // Some kB are stored for each game: its line of the index and its result.
        assert!(
            after <= before + u64::from(games) * 4,
            "{program}: {before} to {after} KiB"
        );
        assert_eq!(marked_processes(&mark), Vec::<String>::new(), "{program}");
        assert_eq!(entries(&temporary), 0, "{program}");
        println!(
            "{program}: {games} games; {} handles, {} processes, {} folders at most, {before} to {after} KiB",
            largest(&measurements, |resource_use| resource_use.handles as u64),
            largest(&measurements, |resource_use| resource_use.processes as u64),
            largest(&measurements, |resource_use| resource_use.folders as u64),
        );
    }
}
