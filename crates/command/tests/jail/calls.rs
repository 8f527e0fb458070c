//! System calls that reach keys, other processes, mounts, namespaces, networks and the kernel itself.

use super::{Attacker, attack};

/// The error of a call that does not exist in the jail.
const MISSING: &str = "ENOSYS";

#[test]
fn calls_that_no_program_needs_are_not_there() {
    let Some(left) = attack(&Attacker::python(include_str!("calls.py"))) else {
        return;
    };
    let errors = left.errors();
    assert!(errors.ends_with("still here\nover"), "{errors}");
    let mut call_count = 0;
    for line in errors.lines() {
        let (what, result) = line.rsplit_once(' ').unwrap_or((line, ""));
        match what.split(' ').next() {
            Some("/proc/keys" | "/proc/key-users") => {
                assert!(line.contains("has 0"), "{line}")
            }
            Some("still" | "over") | None => {}
            Some(_) => assert_eq!(result, MISSING, "{what}"),
        }
        call_count += 1;
    }
    assert!(call_count > 40, "{errors}");
}
