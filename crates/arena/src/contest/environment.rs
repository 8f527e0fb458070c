//! The environment of programs: a few fixed variables, so that nothing on the organiser's machine changes how a program behaves.
//! `docs/tournaments.md` lists them.

use std::env;
use std::process::Command;

/// The variables that keep the match's own values: where programs find other programs and the user's own files.
const INHERITED_NAMES: &[&str] = if cfg!(windows) {
    // Windows starts no process without its system root.
    &[
        "PATH",
        "PATHEXT",
        "SYSTEMROOT",
        "TEMP",
        "TMP",
        "USERPROFILE",
    ]
} else if cfg!(coverage) {
    // Without a path for its profile, a built-in program would write it into its folder.
    &["PATH", "HOME", "LLVM_PROFILE_FILE"]
} else {
    &["PATH", "HOME"]
};

/// The variables whose values are fixed: the language and the encoding of texts.
const FIXED_VARIABLES: [(&str, &str); 1] = [("LANG", "C.UTF-8")];

/// Sets this environment, and nothing else, for a command.
pub fn set(command: &mut Command) {
    let inherited_variables = INHERITED_NAMES
        .iter()
        .filter_map(|name| Some((*name, env::var_os(name)?)));
    command
        .env_clear()
        .envs(inherited_variables)
        .envs(FIXED_VARIABLES);
}
