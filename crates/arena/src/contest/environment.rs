//! The environment of programs: a few fixed variables, so that nothing on the organiser's machine changes how a program behaves.
//! `docs/tournaments.md` lists them.

use std::env;
use std::process::Command;

/// The variables whose values come from the match: where programs find other programs and the user's own files.
const KEPT: &[&str] = if cfg!(windows) {
    // Windows starts no process without its root.
    &[
        "PATH",
        "PATHEXT",
        "SYSTEMROOT",
        "TEMP",
        "TMP",
        "USERPROFILE",
    ]
} else if cfg!(coverage) {
    // Without a path for its counts, a program of our own would leave them in its folder.
    &["PATH", "HOME", "LLVM_PROFILE_FILE"]
} else {
    &["PATH", "HOME"]
};

/// The variables whose values are fixed: the language and the encoding of texts.
const FIXED: [(&str, &str); 1] = [("LANG", "C.UTF-8")];

/// Gives a command this environment and nothing else.
pub fn set(command: &mut Command) {
    let kept = KEPT
        .iter()
        .filter_map(|name| Some((*name, env::var_os(name)?)));
    command.env_clear().envs(kept).envs(FIXED);
}
