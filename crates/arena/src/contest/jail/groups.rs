//! Control groups, which limit all processes of a program together: their memory, their number, and their share of the
//! processors. If we may not make groups, programs run without them.
//!
//! There are two versions of control groups. In version 2 a program's group is one folder; in version 1 it is one folder for
//! each limited resource.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::Limits;

/// The number of `bwrap`'s own processes.
const BUBBLEWRAP_PROCESSES: u64 = 3;

/// The number of attempts to remove a group whose last process has just ended, and the time between them.
const MAX_TRIES: usize = 50;
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// The list of a group's processes.
pub const PROCESSES: &str = "cgroup.procs";

/// The place where groups can be made.
#[derive(Debug)]
pub struct Groups {
    /// The folders in which a group's folders are made.
    parents: Vec<PathBuf>,
}

/// The groups of one program. They are removed when this is dropped, after the program has ended.
#[derive(Debug, Default)]
pub struct Cell {
    folders: Vec<PathBuf>,
}

impl Groups {
    /// Finds where we may make groups, and checks that it works.
    pub fn probe() -> Option<Groups> {
        let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
        let own = fs::read_to_string("/proc/self/cgroup").ok()?;
        let second = second(&mounts, &own).into_iter().map(|parent| vec![parent]);
        second
            .chain(first(&mounts, &own))
            .map(|parents| Groups { parents })
            .find(Groups::works)
    }

    /// Makes the groups of a program.
    pub fn cell(&self, limits: Limits) -> io::Result<Cell> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("warren-{}-{number}", process::id());
        let mut cell = Cell::default();
        let memory = (limits.memory_mib << 20).to_string();
        let processes = (limits.processes + BUBBLEWRAP_PROCESSES).to_string();
        // The names in both versions.
        let settings = [
            ("memory.max", &memory),
            ("memory.limit_in_bytes", &memory),
            ("pids.max", &processes),
        ];
        let no_swap = [
            ("memory.swap.max", "0"),
            ("memory.memsw.limit_in_bytes", &memory),
        ];
        for parent in &self.parents {
            let folder = parent.join(&name);
            fs::create_dir(&folder)?;
            cell.folders.push(folder.clone());
            for (file, value) in settings {
                let file = folder.join(file);
                if file.exists() {
                    fs::write(file, value)?;
                }
            }
            for (file, value) in no_swap {
                let file = folder.join(file);
                if file.exists() {
                    // Kernels without it have no swap.
                    let _ = fs::write(file, value);
                }
            }
        }
        Ok(cell)
    }

    /// Whether a process can be moved into a group with limits.
    fn works(&self) -> bool {
        let Ok(cell) = self.cell(Limits::default()) else {
            return false;
        };
        let has = |file: &str| cell.folders.iter().any(|folder| folder.join(file).exists());
        if !has("pids.max") || !(has("memory.max") || has("memory.limit_in_bytes")) {
            return false;
        }
        let sleeper = Command::new("sleep")
            .arg("10")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut sleeper) = sleeper else {
            return false;
        };
        let number = sleeper.id().to_string();
        let moves = |folder: &PathBuf| fs::write(folder.join(PROCESSES), &number).is_ok();
        let works = cell.folders.iter().all(moves);
        // An error means that it has ended.
        let _ = sleeper.kill();
        let _ = sleeper.wait();
        works
    }
}

impl Cell {
    /// The folders of the groups.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }
}

impl Drop for Cell {
    fn drop(&mut self) {
        remove(&self.folders);
    }
}

/// Removes groups whose processes have ended.
pub fn remove(folders: &[PathBuf]) {
    for folder in folders {
        for _ in 0..MAX_TRIES {
            match fs::remove_dir(folder) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    thread::sleep(POLL_INTERVAL)
                }
                _ => break,
            }
        }
    }
}

/// Whether the kernel has killed a process of these groups because they ran out of memory.
#[cfg(target_os = "linux")]
pub fn have_no_memory_left(folders: &[PathBuf]) -> bool {
    let events = ["memory.events", "memory.oom_control"];
    let files = folders
        .iter()
        .flat_map(|folder| events.map(|events| folder.join(events)));
    let texts = files.filter_map(|file| fs::read_to_string(file).ok());
    let killed = |line: &str| {
        let number = line.strip_prefix("oom_kill ")?.trim().parse::<u64>();
        number.ok().filter(|&number| number > 0)
    };
    texts
        .into_iter()
        .any(|text| text.lines().any(|line| killed(line).is_some()))
}

/// Returns the folders above our own in which version 2 allows groups with limits.
fn second(mounts: &str, own: &str) -> Vec<PathBuf> {
    let path = own.lines().find_map(|line| line.strip_prefix("0::"));
    let (Some(path), Some(mount)) = (path, mount(mounts, "cgroup2", None)) else {
        return Vec::new();
    };
    let Some(folder) = mount.folder(path) else {
        return Vec::new();
    };
    let gives = |folder: &&Path| {
        let controllers = fs::read_to_string(folder.join("cgroup.subtree_control"));
        let controllers = controllers.unwrap_or_default();
        let has = |wanted| controllers.split_whitespace().any(|one| one == wanted);
        has("memory") && has("pids")
    };
    folder
        .ancestors()
        .take_while(|folder| folder.starts_with(&mount.point))
        .filter(gives)
        .map(Path::to_owned)
        .collect()
}

/// Returns our own folders in version 1.
fn first(mounts: &str, own: &str) -> Option<Vec<PathBuf>> {
    let folder = |controller: &str| {
        let path = own.lines().find_map(|line| {
            let (controllers, path) = line.split_once(':')?.1.split_once(':')?;
            let is_meant = controllers.split(',').any(|one| one == controller);
            is_meant.then_some(path)
        })?;
        mount(mounts, "cgroup", Some(controller))?.folder(path)
    };
    let mut parents: Vec<PathBuf> = Vec::new();
    for parent in [folder("memory")?, folder("pids")?]
        .into_iter()
        .chain(folder("cpu"))
    {
        if !parents.contains(&parent) {
            parents.push(parent);
        }
    }
    Some(parents)
}

/// A mounted file system of control groups, and the folder that is mounted.
struct Mount {
    root: PathBuf,
    point: PathBuf,
}

impl Mount {
    /// Returns the folder of a group.
    fn folder(&self, group: &str) -> Option<PathBuf> {
        let inside = Path::new(group).strip_prefix(&self.root).ok()?;
        Some(self.point.join(inside))
    }
}

fn mount(mounts: &str, kind: &str, controller: Option<&str>) -> Option<Mount> {
    mounts.lines().find_map(|line| {
        let (place, about) = line.split_once(" - ")?;
        let mut about = about.split(' ');
        let is_kind = about.next()? == kind;
        let mut options = about.nth(1)?.split(',');
        let has_it = controller.is_none_or(|wanted| options.any(|one| one == wanted));
        let mut place = place.split(' ').skip(3);
        let (root, point) = (place.next()?, place.next()?);
        (is_kind && has_it).then(|| Mount {
            root: root.into(),
            point: point.into(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
30 24 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate
31 24 0:27 /box /sys/fs/cgroup/memory rw shared:9 - cgroup cgroup rw,memory
32 24 0:28 / /sys/fs/cgroup/pids rw shared:9 - cgroup cgroup rw,pids";

    #[test]
    fn the_folders_of_both_versions_are_found() {
        let mount_of_second = mount(MOUNTS, "cgroup2", None).unwrap();
        let folder = mount_of_second.folder("/user.slice/a").unwrap();
        assert_eq!(folder, Path::new("/sys/fs/cgroup/user.slice/a"));
        let own = "4:memory:/box/a\n3:pids:/\n0::/user.slice/a\n";
        let parents = first(MOUNTS, own).unwrap();
        let wanted = ["/sys/fs/cgroup/memory/a", "/sys/fs/cgroup/pids/"];
        assert_eq!(parents, wanted.map(PathBuf::from));
    }
}
