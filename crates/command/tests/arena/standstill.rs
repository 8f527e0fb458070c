//! A match that is stopped and continued, as by Ctrl-Z and `fg`.

use std::time::Duration;

use super::*;

/// Waits until a program has written into its file.
fn await_file(path: &Path) {
    while !path.exists() {
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_referee_that_stood_still_charges_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let begun_file = folder.path().join("begun");
    let process_id = |child: &Child| child.id().to_string();
    // The answer is a quarter of a second away when the match is stopped, and the limit is two seconds.
    let program = format!(
        "sh -c 'read seat; touch {}; sleep 0.25; echo D4N; read rest'",
        begun_file.display()
    );
    let records = tempfile::tempdir().unwrap();
    let options = ["--games", "1", "--start-up", "0", "--time-factor", "2"];
    let mut child = match_command(
        &[&program, "sh -c 'read seat; read move; echo Z9N'"],
        &options,
        &records,
    )
    .spawn()
    .unwrap();
    await_file(&begun_file);
    let signal = |name: &str| {
        let status = Command::new("kill")
            .args([name, &process_id(&child)])
            .status();
        assert!(status.unwrap().success());
    };
    signal("-STOP");
    thread::sleep(Duration::from_secs(4));
    signal("-CONT");
    let mut stderr = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut stderr)
        .unwrap();
    assert!(child.wait().unwrap().success(), "{stderr}");
    let index = fs::read_to_string(records.path().join("games.jsonl")).unwrap();
    let games: Vec<Value> = index
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 2, "{index}");
    assert!(
        games[0]["stood_still"].as_f64().unwrap() > 3000.0,
        "{index}"
    );
    assert_eq!(
        (&games[0]["scores"], &games[0]["forfeit"]),
        (&Value::Null, &Value::Null)
    );
    // In the repeated game the other program loses by its own fault.
    assert_eq!(games[1]["forfeit"]["seat"], 1, "{index}");
    assert_eq!(games[1]["stood_still"], Value::Null);
    assert!(stderr.contains("1 game was played again"), "{stderr}");
}
