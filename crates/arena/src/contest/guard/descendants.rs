//! Ends all processes that a program starts. A sub-reaper becomes the parent of all processes that its descendants leave
//! behind. So it ends all descendants by ending its children again and again.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, set_child_subreaper,
    waitpid,
};

use super::super::life::Activity;
use super::{GUARDS, LOST_A_GUARD, TIMEOUT, lock};

/// Part of the name of the kernel function in which a thread sleeps.
const SLEEP: &str = "nanosleep";

/// The time between two searches for more children.
pub const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// Makes this process a sub-reaper: the parent of the processes that its descendants leave behind.
pub fn become_sub_reaper() -> rustix::io::Result<()> {
    set_child_subreaper(Some(getpid()))
}

/// Returns the children of this process, newest first. A program may keep replacing itself with a child. In this order it is
/// found before it has done so again.
pub fn children() -> impl Iterator<Item = Pid> {
    let me = getpid();
    let mut numbers = processes();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    numbers
        .into_iter()
        .filter(move |&number| parent(number) == Some(me.as_raw_nonzero().get()))
        .filter_map(Pid::from_raw)
}

/// The parent of a process.
fn parent(number: i32) -> Option<i32> {
    let (_, parent) = state_and_parent(&format!("/proc/{number}/stat"))?;
    Some(parent)
}

/// The state of a process or thread in one letter, and the process's parent.
fn state_and_parent(stat: &str) -> Option<(String, i32)> {
    let stat = fs::read(stat).ok()?;
    let stat = String::from_utf8_lossy(&stat);
    // The program's name precedes these fields in brackets. It may contain spaces and brackets.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ');
    Some((fields.next()?.to_owned(), fields.next()?.parse().ok()?))
}

/// Returns the activity of a process's descendants: that of their busiest thread.
pub fn activity_of_descendants(ancestor: u32) -> Activity {
    let mut family = vec![ancestor.cast_signed()];
    let mut next = 0;
    while let Some(&member) = family.get(next) {
        let new: Vec<i32> = children_of(member)
            .into_iter()
            .filter(|child| !family.contains(child))
            .collect();
        family.extend(new);
        next += 1;
    }
    let threads = family[1..].iter().flat_map(|&number| threads_of(number));
    let activities = threads.map(|thread| activity_of(&thread));
    activities.max().unwrap_or(Activity::Waits)
}

/// Returns the activity of a thread.
fn activity_of(thread: &Path) -> Activity {
    let stat = thread.join("stat");
    let state = stat.to_str().and_then(state_and_parent);
    let state = state.map_or(String::new(), |(state, _)| state);
    let sleeps = || {
        let wait = fs::read_to_string(thread.join("wchan"));
        wait.is_ok_and(|wait| wait.contains(SLEEP))
    };
    match state.as_str() {
        // `D` is a thread for which the kernel is busy.
        "R" | "D" => Activity::Computes,
        "S" if sleeps() => Activity::Sleeps,
        _ => Activity::Waits,
    }
}

/// Returns the children of a process. Where the kernel has no such list, the parents of all processes are read.
fn children_of(number: i32) -> Vec<i32> {
    let mut listed = Vec::new();
    for thread in threads_of(number) {
        let Ok(text) = fs::read_to_string(thread.join("children")) else {
            let is_child = |&other: &i32| parent(other) == Some(number);
            return processes().into_iter().filter(is_child).collect();
        };
        let numbers = text
            .split_whitespace()
            .filter_map(|word| word.parse::<i32>().ok());
        listed.extend(numbers);
    }
    listed
}

/// Returns the folders of a process's threads.
fn threads_of(number: i32) -> Vec<PathBuf> {
    let threads = fs::read_dir(format!("/proc/{number}/task"));
    let threads = threads.into_iter().flatten().flatten();
    threads.map(|thread| thread.path()).collect()
}

/// Returns the numbers of all processes.
fn processes() -> Vec<i32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .collect()
}

/// Kills a child, and its process group if it leads one. The child must not have been reaped.
pub fn kill(child: Pid) {
    // An error means that there is no such group, that the child has ended already, or that it belongs to another user.
    let _ = kill_process_group(child, Signal::KILL);
    let _ = kill_process(child, Signal::KILL);
}

/// The processes that the match has to end itself because a guard was lost.
pub struct Orphans {
    /// Children that existed before the match. They belong to their own starters.
    others: Vec<Pid>,
}

impl Orphans {
    /// Makes this process the parent of everything that a lost guard leaves behind.
    pub fn adopt() -> Orphans {
        // If this fails, lost guards leave more behind.
        let _ = become_sub_reaper();
        Orphans {
            others: children().collect(),
        }
    }

    /// Ends all these processes. Programs whose guards are running are left alone.
    pub fn end(&self) {
        if !LOST_A_GUARD.swap(false, Ordering::Relaxed) {
            return;
        }
        let guards = lock(&GUARDS);
        let is_other = |child: &Pid| {
            let number = child.as_raw_nonzero().get().unsigned_abs();
            self.others.contains(child) || guards.contains(&number)
        };
        let last = Instant::now() + TIMEOUT;
        while Instant::now() < last {
            let mut are_there_any = false;
            for child in children().filter(|child| !is_other(child)) {
                are_there_any = true;
                kill(child);
                // Children that have not ended yet are reaped in the next round.
                let _ = waitpid(Some(child), WaitOptions::NOHANG);
            }
            if !are_there_any {
                return;
            }
            thread::sleep(POLL_INTERVAL);
        }
    }
}
