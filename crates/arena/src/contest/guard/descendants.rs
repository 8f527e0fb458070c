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

use super::super::process_tree::Activity;
use super::{GUARDS, LOST_A_GUARD, TIMEOUT, lock};

/// Part of the name of the kernel function in which a thread sleeps.
const SLEEP_FUNCTION: &str = "nanosleep";

/// The time between two searches for more children.
pub const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// Makes this process a sub-reaper: the parent of the processes that its descendants leave behind.
pub fn become_sub_reaper() -> rustix::io::Result<()> {
    set_child_subreaper(Some(getpid()))
}

/// Returns the children of this process, newest first. A program may keep replacing itself with a child. In this order it is
/// found before it has done so again.
pub fn children() -> impl Iterator<Item = Pid> {
    let own_pid = getpid();
    let mut pids = all_pids();
    pids.sort_unstable_by(|a, b| b.cmp(a));
    pids.into_iter()
        .filter(move |&pid| parent_of(pid) == Some(own_pid.as_raw_nonzero().get()))
        .filter_map(Pid::from_raw)
}

/// Returns the parent of a process.
fn parent_of(pid: i32) -> Option<i32> {
    let (_, parent) = state_and_parent(&format!("/proc/{pid}/stat"))?;
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
    let mut pids = vec![ancestor.cast_signed()];
    let mut next_index = 0;
    while let Some(&pid) = pids.get(next_index) {
        let new_children: Vec<i32> = children_of(pid)
            .into_iter()
            .filter(|child| !pids.contains(child))
            .collect();
        pids.extend(new_children);
        next_index += 1;
    }
    let threads = pids[1..].iter().flat_map(|&pid| threads_of(pid));
    let activities = threads.map(|thread| activity_of(&thread));
    activities.max().unwrap_or(Activity::Waits)
}

/// Returns the activity of a thread.
fn activity_of(thread: &Path) -> Activity {
    let stat = thread.join("stat");
    let state = stat.to_str().and_then(state_and_parent);
    let state = state.map_or(String::new(), |(state, _)| state);
    let is_sleeping = || {
        let wait = fs::read_to_string(thread.join("wchan"));
        wait.is_ok_and(|wait| wait.contains(SLEEP_FUNCTION))
    };
    match state.as_str() {
        // `D` is a thread for which the kernel is busy.
        "R" | "D" => Activity::Computes,
        "S" if is_sleeping() => Activity::Sleeps,
        _ => Activity::Waits,
    }
}

/// Returns the children of a process. Where the kernel has no such list, the parents of all processes are read.
fn children_of(pid: i32) -> Vec<i32> {
    let mut listed = Vec::new();
    for thread in threads_of(pid) {
        let Ok(text) = fs::read_to_string(thread.join("children")) else {
            let is_child = |&other: &i32| parent_of(other) == Some(pid);
            return all_pids().into_iter().filter(is_child).collect();
        };
        let pids = text
            .split_whitespace()
            .filter_map(|word| word.parse::<i32>().ok());
        listed.extend(pids);
    }
    listed
}

/// Returns the folders of a process's threads.
fn threads_of(pid: i32) -> Vec<PathBuf> {
    let threads = fs::read_dir(format!("/proc/{pid}/task"));
    let threads = threads.into_iter().flatten().flatten();
    threads.map(|thread| thread.path()).collect()
}

/// Returns the numbers of all processes.
fn all_pids() -> Vec<i32> {
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
    earlier_children: Vec<Pid>,
}

impl Orphans {
    /// Makes this process the parent of everything that a lost guard leaves behind.
    pub fn adopt() -> Orphans {
        // If this fails, lost guards leave more behind.
        let _ = become_sub_reaper();
        Orphans {
            earlier_children: children().collect(),
        }
    }

    /// Ends all these processes. Programs whose guards are running are left alone.
    pub fn end(&self) {
        if !LOST_A_GUARD.swap(false, Ordering::Relaxed) {
            return;
        }
        let guards = lock(&GUARDS);
        let belongs_to_others = |child: &Pid| {
            let pid = child.as_raw_nonzero().get().unsigned_abs();
            self.earlier_children.contains(child) || guards.contains(&pid)
        };
        let deadline = Instant::now() + TIMEOUT;
        while Instant::now() < deadline {
            let mut found_orphan = false;
            for child in children().filter(|child| !belongs_to_others(child)) {
                found_orphan = true;
                kill(child);
                // Children that have not ended yet are reaped in the next round.
                let _ = waitpid(Some(child), WaitOptions::NOHANG);
            }
            if !found_orphan {
                return;
            }
            thread::sleep(POLL_INTERVAL);
        }
    }
}
