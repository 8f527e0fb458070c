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
pub const PROCESS_LIST_FILE: &str = "cgroup.procs";

/// The folders in which we may make control groups.
#[derive(Debug)]
pub struct GroupParents {
    parents: Vec<PathBuf>,
}

/// The groups of one program. They are removed when this is dropped, after the program has ended.
#[derive(Debug, Default)]
pub struct ControlGroups {
    folders: Vec<PathBuf>,
}

impl GroupParents {
    /// Finds where we may make groups, and checks that it works.
    pub fn probe() -> Option<GroupParents> {
        let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
        let own_cgroups = fs::read_to_string("/proc/self/cgroup").ok()?;
        let single_parents = parents_in_version_2(&mounts, &own_cgroups)
            .into_iter()
            .map(|parent| vec![parent]);
        single_parents
            .chain(parents_in_version_1(&mounts, &own_cgroups))
            .map(|parents| GroupParents { parents })
            .find(GroupParents::is_usable)
    }

    /// Makes the groups of a program.
    pub fn make_groups(&self, limits: Limits) -> io::Result<ControlGroups> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("warren-{}-{number}", process::id());
        let mut groups = ControlGroups::default();
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
            groups.folders.push(folder.clone());
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
        Ok(groups)
    }

    /// Whether a process can be moved into a group with limits.
    fn is_usable(&self) -> bool {
        let Ok(groups) = self.make_groups(Limits::default()) else {
            return false;
        };
        let has = |file: &str| {
            groups
                .folders
                .iter()
                .any(|folder| folder.join(file).exists())
        };
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
        let move_into =
            |folder: &PathBuf| fs::write(folder.join(PROCESS_LIST_FILE), &number).is_ok();
        let can_be_moved = groups.folders.iter().all(move_into);
        // An error means that it has ended.
        let _ = sleeper.kill();
        let _ = sleeper.wait();
        can_be_moved
    }
}

impl ControlGroups {
    /// The folders of the groups.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }
}

impl Drop for ControlGroups {
    fn drop(&mut self) {
        remove_groups(&self.folders);
    }
}

/// Removes groups whose processes have ended.
pub fn remove_groups(folders: &[PathBuf]) {
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
pub fn ran_out_of_memory(folders: &[PathBuf]) -> bool {
    let events = ["memory.events", "memory.oom_control"];
    let files = folders
        .iter()
        .flat_map(|folder| events.map(|events| folder.join(events)));
    let texts = files.filter_map(|file| fs::read_to_string(file).ok());
    let oom_kill_count = |line: &str| {
        let number = line.strip_prefix("oom_kill ")?.trim().parse::<u64>();
        number.ok().filter(|&number| number > 0)
    };
    texts
        .into_iter()
        .any(|text| text.lines().any(|line| oom_kill_count(line).is_some()))
}

/// Returns the folders above our own in which version 2 allows groups with limits.
fn parents_in_version_2(mounts: &str, own: &str) -> Vec<PathBuf> {
    let path = own.lines().find_map(|line| line.strip_prefix("0::"));
    let (Some(path), Some(mount)) = (path, find_mount(mounts, "cgroup2", None)) else {
        return Vec::new();
    };
    let Some(folder) = mount.folder(path) else {
        return Vec::new();
    };
    let allows_limits = |folder: &&Path| {
        let controllers = fs::read_to_string(folder.join("cgroup.subtree_control"));
        let controllers = controllers.unwrap_or_default();
        let has = |expected| controllers.split_whitespace().any(|one| one == expected);
        has("memory") && has("pids")
    };
    folder
        .ancestors()
        .take_while(|folder| folder.starts_with(&mount.mount_point))
        .filter(allows_limits)
        .map(Path::to_owned)
        .collect()
}

/// Returns our own folders in version 1.
fn parents_in_version_1(mounts: &str, own: &str) -> Option<Vec<PathBuf>> {
    let folder = |controller: &str| {
        let path = own.lines().find_map(|line| {
            let (_hierarchy, rest) = line.split_once(':')?;
            let (controllers, path) = rest.split_once(':')?;
            let is_controlled = controllers.split(',').any(|one| one == controller);
            is_controlled.then_some(path)
        })?;
        find_mount(mounts, "cgroup", Some(controller))?.folder(path)
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
    mount_point: PathBuf,
}

impl Mount {
    /// Returns the folder of a group.
    fn folder(&self, group: &str) -> Option<PathBuf> {
        let inside = Path::new(group).strip_prefix(&self.root).ok()?;
        Some(self.mount_point.join(inside))
    }
}

/// Finds where a kind of file system is mounted, with this controller if there is one.
fn find_mount(mounts: &str, kind: &str, controller: Option<&str>) -> Option<Mount> {
    mounts.lines().find_map(|line| {
        let (location, file_system) = line.split_once(" - ")?;
        let mut file_system = file_system.split(' ');
        let is_kind = file_system.next()? == kind;
        let mut options = file_system.nth(1)?.split(',');
        let has_controller = controller.is_none_or(|expected| options.any(|one| one == expected));
        let mut location = location.split(' ').skip(3);
        let (root, mount_point) = (location.next()?, location.next()?);
        (is_kind && has_controller).then(|| Mount {
            root: root.into(),
            mount_point: mount_point.into(),
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
        let mount_of_version_2 = find_mount(MOUNTS, "cgroup2", None).unwrap();
        let folder = mount_of_version_2.folder("/user.slice/a").unwrap();
        assert_eq!(folder, Path::new("/sys/fs/cgroup/user.slice/a"));
        let own_cgroups = "4:memory:/box/a\n3:pids:/\n0::/user.slice/a\n";
        let parents = parents_in_version_1(MOUNTS, own_cgroups).unwrap();
        let expected = ["/sys/fs/cgroup/memory/a", "/sys/fs/cgroup/pids/"];
        assert_eq!(parents, expected.map(PathBuf::from));
    }
}
