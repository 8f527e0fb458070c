//! `warren match --jail` with programs that try to escape from their jail. In every case the match continues, the fault is
//! theirs, and nothing of theirs is left.

#![cfg(target_os = "linux")]

use std::fs;
use std::io::{ErrorKind, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

mod calls;

/// The note that the match prints if there is a jail.
const JAILED: &str = "note: programs are in a jail (bubblewrap): ";

/// A program in its own folder, which writes an illegal answer after its attack.
struct Attacker {
    folder: TempDir,
    /// The words before its file.
    language: &'static str,
    file: &'static str,
    /// The words after its file.
    arguments: String,
}

impl Attacker {
    fn new(language: &'static str, source: &str) -> Attacker {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("attack"), source).unwrap();
        Attacker {
            folder,
            language,
            file: "attack",
            arguments: String::new(),
        }
    }

    /// Returns a script. The output of its commands goes to standard error.
    fn shell(source: &str) -> Attacker {
        Attacker::new(
            "sh",
            &format!("exec 3>&1 >&2\n{source}\necho over; echo x >&3\n"),
        )
    }

    fn python(source: &str) -> Attacker {
        let first =
            "import os, sys\ndef report(*words): print(*words, file=sys.stderr, flush=True)\n";
        let last = "\nreport('over')\nprint('x', flush=True)\n";
        Attacker::new("python3", &(first.to_owned() + source + last))
    }

    fn with_arguments(self, arguments: impl ToString) -> Attacker {
        let arguments = arguments.to_string();
        Attacker { arguments, ..self }
    }

    /// Its command.
    fn command(&self) -> String {
        let file = self.folder.path().join(self.file);
        format!("{} {} {}", self.language, file.display(), self.arguments)
    }
}

/// The traces of an attack.
struct AttackResult {
    /// The standard error of the match.
    stderr: String,
    game: Value,
    /// The largest memory of the match, in KiB.
    memory: u64,
}

impl AttackResult {
    /// Returns the attacker's report on its attack: the end of its standard error.
    fn errors(&self) -> &str {
        self.game["forfeit"]["errors"].as_str().unwrap()
    }

    fn has_limit(&self, limit: &str) -> bool {
        let note = self.stderr.lines().next().unwrap_or_default();
        let (limits, _) = note.split_once(';').unwrap();
        limits.split(", ").any(|other| other == limit)
    }
}

/// Lets an attacker play against an opponent that thinks forever; `None` if there is no jail.
fn attack(attacker: &Attacker) -> Option<AttackResult> {
    attack_against(attacker, "sleep 1000")
}

fn attack_against(attacker: &Attacker, opponent: &str) -> Option<AttackResult> {
    let (records, temporary) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let before = files_in(attacker.folder.path());
    // The shell becomes the match, whose process id replaces the word MATCH.
    let script = "exec \"$0\" match dots \"$(printf %s \"$1\" | sed s/MATCH/$$/g)\" \"$2\" --jail --games 1 --start-up 60 --records \"$3\"";
    let mut game = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_warren")])
        .args([&attacker.command(), opponent])
        .arg(records.path())
        .env("TMPDIR", temporary.path())
        .env("SECRET_OF_THE_MATCH", "a token")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = game.stderr.take().unwrap();
    let reader = thread::spawn(move || {
        let mut stderr = String::new();
        pipe.read_to_string(&mut stderr).unwrap();
        stderr
    });
    let memory = memory_until_the_end(&mut game);
    let status = game.wait().unwrap();
    let stderr = reader.join().unwrap();
    if !stderr.starts_with(JAILED) {
        eprintln!("skipped: {stderr}");
        return None;
    }
    assert!(status.success(), "{stderr}");
    assert_eq!(stderr.matches("note: ").count(), 1, "{stderr}");
    let index = fs::read_to_string(records.path().join("games.jsonl")).unwrap();
    assert_eq!(index.lines().count(), 1, "the game was not played again");
    let game_entry: Value = serde_json::from_str(&index).unwrap();
    assert_eq!(game_entry["forfeit"]["seat"], 0, "{game_entry}");
    assert_eq!(game_entry["places"], serde_json::json!([2, 1]));
    assert_eq!(files_in(temporary.path()), [] as [PathBuf; 0]);
    assert_eq!(files_in(attacker.folder.path()), before);
    assert_eq!(control_groups_of(game.id()), [] as [PathBuf; 0]);
    let folder_name = attacker.folder.path().to_str().unwrap();
    assert_eq!(processes_with(folder_name), [] as [String; 0]);
    Some(AttackResult {
        stderr,
        game: game_entry,
        memory,
    })
}

/// Waits until a process has ended. Returns its largest memory, in KiB.
fn memory_until_the_end(process: &mut Child) -> u64 {
    let status = format!("/proc/{}/status", process.id());
    let mut largest = 0;
    while process.try_wait().unwrap().is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        if let Some(kib) = peak.and_then(|peak| peak.split_whitespace().next()) {
            largest = kib.parse().unwrap();
        }
        thread::sleep(Duration::from_millis(10));
    }
    largest
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// Returns the control groups that a match has left behind.
fn control_groups_of(process_id: u32) -> Vec<PathBuf> {
    let begin = format!("warren-{process_id}-");
    let (mut remaining_groups, mut folders) = (Vec::new(), vec![PathBuf::from("/sys/fs/cgroup")]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                if entry.file_name().to_string_lossy().starts_with(&begin) {
                    remaining_groups.push(entry.path());
                }
                folders.push(entry.path());
            }
        }
    }
    remaining_groups
}

/// Returns the commands of processes that contain a text.
fn processes_with(text: &str) -> Vec<String> {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let commands = entries.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    let commands = commands.map(|bytes| String::from_utf8_lossy(&bytes).replace('\0', " "));
    commands.filter(|command| command.contains(text)).collect()
}

#[test]
fn signals_reach_neither_the_match_nor_the_opponent() {
    let source = "kill -STOP $1; kill -KILL $1; kill -KILL 1; kill -KILL -1; ls -d /proc/[0-9]*";
    let Some(result) = attack(&Attacker::shell(source).with_arguments("MATCH")) else {
        return;
    };
    let errors = result.errors();
    assert!(errors.contains("No such process"), "{errors}");
    assert!(errors.matches("/proc/").count() <= 3, "{errors}");
    assert!(errors.ends_with("over"), "{errors}");
}

#[test]
fn a_program_that_kills_itself_loses() {
    for signal in ["KILL", "TERM"] {
        let attacker = Attacker::shell(&format!("kill -{signal} $$"));
        let Some(result) = attack(&attacker) else {
            return;
        };
        let fault = result.game["forfeit"]["fault"].as_str().unwrap();
        assert!(fault.contains(&format!("SIG{signal}")), "{fault}");
    }
    let stopped = Attacker::python("os.kill(os.getpid(), 19)");
    let result = attack_briefly(&stopped);
    assert!(result.is_none_or(|result| result.game["forfeit"]["kind"] == "silent"));
}

/// The same with little time.
fn attack_briefly(attacker: &Attacker) -> Option<AttackResult> {
    let records = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["match", "dots", &attacker.command(), "sleep 1000"])
        .args(["--jail", "--games", "1", "--start-up", "0", "--records"])
        .arg(records.path())
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    if !stderr.starts_with(JAILED) {
        return None;
    }
    let index = fs::read_to_string(records.path().join("games.jsonl")).unwrap();
    Some(AttackResult {
        stderr,
        game: serde_json::from_str(&index).unwrap(),
        memory: 0,
    })
}

#[test]
fn neither_sources_nor_folders_of_others_are_seen() {
    let secret = "the secret of the opponent";
    let opponent = Attacker::python(&format!("# {secret}\nimport time; time.sleep(1000)"));
    let path = opponent.folder.path().display().to_string();
    let current_folder = std::env::current_dir().unwrap().display().to_string();
    // The path is not a word of the command, because the jail shows files that the command names.
    let source = format!(
        "cat {path}/attack; ls {path} {current_folder} ~ /root /home /etc/shadow /sys; cat /proc/1/environ /proc/self/environ | tr '\\0' '\\n'"
    );
    let attacker = Attacker::shell(&source);
    let Some(result) = attack_against(&attacker, &opponent.command()) else {
        return;
    };
    let errors = result.errors();
    assert!(!errors.contains(secret), "{errors}");
    for folder in [&path, &current_folder, "/root", "/home", "/sys"] {
        let missing = format!("ls: cannot access '{folder}': No such file or directory");
        assert!(errors.contains(&missing), "{folder}: {errors}");
    }
    assert!(!errors.contains("SECRET_OF_THE_MATCH"), "{errors}");
}

#[test]
fn there_is_no_network() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let source = "import socket\nfor host in ('127.0.0.1', '1.1.1.1'):\n  try: socket.create_connection((host, int(sys.argv[1])), 5); report('connected')\n  except OSError as error: report(error)";
    let Some(result) = attack(&Attacker::python(source).with_arguments(port)) else {
        return;
    };
    let errors = result.errors();
    assert!(
        errors.contains("Connection refused") && errors.contains("Network is unreachable"),
        "{errors}"
    );
    assert_eq!(listener.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn a_fork_bomb_has_an_end() {
    let source = "import time\ncount = 0\ntry:\n  while count < 1000:\n    if os.fork() == 0: time.sleep(1000)\n    count += 1\nexcept OSError as error: report(error)\nreport('children', count)";
    let Some(result) = attack(&Attacker::python(source)) else {
        return;
    };
    let children = result
        .errors()
        .lines()
        .find_map(|line| line.strip_prefix("children "));
    let children: u32 = children.unwrap().parse().unwrap();
    if result.has_limit("64 processes") {
        assert!((10..=64).contains(&children), "{children}");
    }
}

#[test]
fn daemons_and_spinning_children_end_with_the_game() {
    // The folder in their commands identifies them.
    let source = "for i in 1 2 3 4; do setsid sh -c 'while :; do :; done' $1 & (setsid setsid sh -c 'trap \"\" TERM HUP INT; sleep 1000; :' $1 &); done; sleep 0.3";
    let attacker = Attacker::shell(source);
    let folder_name = attacker.folder.path().display().to_string();
    let Some(result) = attack(&attacker.with_arguments(folder_name)) else {
        return;
    };
    assert!(result.errors().ends_with("over"), "{}", result.errors());
}

#[test]
fn two_gigabytes_of_memory_are_too_much() {
    let source =
        "try: block = bytearray(2 << 30); report('has it')\nexcept MemoryError: report('too much')";
    let Some(result) = attack(&Attacker::python(source)) else {
        return;
    };
    assert!(result.errors().contains("too much"), "{}", result.errors());
    if !result.has_limit("1024 MiB of memory") {
        return;
    }
    // Shared memory, which does not count for any single process.
    let source = "import mmap\nblock = mmap.mmap(-1, 2 << 30)\nfor at in range(0, 2 << 30, 4096): block[at] = 1\nreport('has it')";
    let result = attack(&Attacker::python(source)).unwrap();
    assert!(!result.errors().contains("has it"), "{}", result.errors());
    let fault = result.game["forfeit"]["fault"].as_str().unwrap();
    assert!(fault.contains("SIGKILL"), "{fault}");
}

#[test]
fn the_disk_cannot_be_filled() {
    let source = "import errno\nown = os.path.dirname(os.path.abspath(__file__))\ntotal = 0\nfor folder in ('/tmp', '/dev/shm', own, '/', '/dev', '/usr', '/var/tmp', '/etc', '/proc/sys/kernel'):\n  for number in range(4):\n    try:\n      file = open(f'{folder}/{number}', 'wb', buffering=0)\n      while total < 1 << 30: total += file.write(bytes(1 << 20))\n    except OSError as error: report(folder, errno.errorcode[error.errno])\nreport('total', total >> 20)\ntry: open('/proc/sys/kernel/domainname', 'w').write('mine'); report('written')\nexcept OSError: pass";
    let source = format!("import signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n{source}");
    let Some(result) = attack(&Attacker::python(&source)) else {
        return;
    };
    let errors = result.errors();
    let total = errors.lines().find_map(|line| line.strip_prefix("total "));
    assert!(total.unwrap().parse::<u32>().unwrap() <= 128, "{errors}");
    assert!(!errors.contains("written"), "{errors}");
}

#[test]
fn a_gigabyte_on_standard_error_is_read_and_forgotten() {
    let Some(result) = attack(&Attacker::shell("head -c 1000000000 /dev/zero")) else {
        return;
    };
    assert!(result.memory < 200 << 10, "{} KiB", result.memory);
    assert!(result.stderr.len() < 20_000);
}

#[test]
fn a_jail_has_no_more_than_it_needs() {
    // Nor can a program make another jail, in which the kernel would trust it more.
    let source = "unshare -r true && echo trusted; ls /sys/fs/cgroup; cat /proc/sys/kernel/ostype; id -u; echo 1 >/proc/self/oom_score_adj; grep -c . /proc/self/mountinfo; grep Cap /proc/self/status";
    let Some(result) = attack(&Attacker::shell(source)) else {
        return;
    };
    let errors = result.errors();
    assert!(!errors.contains("trusted"), "{errors}");
    assert!(
        errors.contains("CapEff:\t0000000000000000") || errors.contains("CapEff: 0000000000000000"),
        "{errors}"
    );
}

/// Programs that use threads and processes, as their languages offer them.
const PROGRAMS: [(&str, &str, &str); 3] = [
    (
        "python3",
        "bot.py",
        "import concurrent.futures, multiprocessing, subprocess, sys
if __name__ == '__main__':
    for context in 'fork', 'spawn':
        context = multiprocessing.get_context(context)
        with concurrent.futures.ProcessPoolExecutor(2, context) as pool: list(pool.map(abs, [-1, -2]))
    with concurrent.futures.ThreadPoolExecutor(2) as pool: list(pool.map(abs, [-1, -2]))
    subprocess.run(['true'], check=True)
    print('works', file=sys.stderr)
    print('x', flush=True)",
    ),
    (
        "node",
        "bot.js",
        "const { Worker } = require('worker_threads');
require('child_process').execFileSync('true');
new Worker('1', { eval: true }).on('exit', () => { console.error('works'); console.log('x'); });",
    ),
    (
        "java",
        "Bot.java",
        "public class Bot { public static void main(String[] arguments) throws Exception {
    Thread thread = new Thread(() -> {}); thread.start(); thread.join();
    if (new ProcessBuilder(\"true\").start().waitFor() == 0) System.err.println(\"works\");
    System.out.println(\"x\"); } }",
    ),
];

#[test]
fn threads_and_processes_work_in_the_jail() {
    for (language, name, source) in PROGRAMS {
        if !Path::new("/usr/bin").join(language).exists() {
            continue;
        }
        let mut program = Attacker::new(language, "");
        fs::write(program.folder.path().join(name), source).unwrap();
        program.file = name;
        let Some(result) = attack(&program) else {
            return;
        };
        assert_eq!(result.errors(), "works", "{language}");
    }
}

#[test]
fn languages_run_in_the_jail() {
    let play = |game: &str, command: &str| {
        let records = tempfile::tempdir().unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(["match", game, command, "warren:1"])
            .args(["--jail", "--games", "1", "--start-up", "60", "--records"])
            .arg(records.path())
            .output()
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        if !stderr.starts_with(JAILED) {
            return eprintln!("skipped: {stderr}");
        }
        assert!(output.status.success(), "{stderr}");
        let index = fs::read_to_string(records.path().join("games.jsonl")).unwrap();
        let game: Value = serde_json::from_str(&index).unwrap();
        assert_eq!(game["forfeit"], Value::Null, "{command}: {game}");
    };
    play("dots", "python3 ../../examples/dots/starter.py");
    // With a file of the game.
    play("fugitive", "python3 ../../examples/fugitive/starter.py");
    if Path::new("/usr/bin/node").exists() {
        play("dots", "node ../../examples/dots/starter.js");
    }
}
