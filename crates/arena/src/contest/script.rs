//! How scripts run. Only this module decides what runs a file.

use std::env;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use super::languages::language_by_extension;

/// The maximum length of a `#!` line in bytes, as Linux reads it.
const MAX_LINE_LENGTH: u64 = 256;

/// Returns the words to put before a file so that it runs. `None` if the file runs as it is, or is no script.
///
/// The system runs an executable file by its `#!` line. Otherwise the file's extension decides, then its `#!` line.
pub fn interpreter_words(file: &Path) -> Option<Vec<String>> {
    let line = first_line(file);
    if is_executable(file) && line.as_ref().is_some_and(|line| line.is_runnable) {
        return None;
    }
    match language_by_extension(file) {
        Some(language) => Some(
            language
                .interpreter_command
                .iter()
                .map(|&word| word.into())
                .collect(),
        ),
        None => line.map(|line| line.words),
    }
}

/// Returns the language of a file by its extension.
pub fn language_name(file: &Path) -> Option<&'static str> {
    language_by_extension(file).map(|language| language.name)
}

/// Whether a file is a script by its extension, whether or not it exists.
pub fn is_script(file: &Path) -> bool {
    language_by_extension(file).is_some()
}

/// The contents of a `#!` line.
struct FirstLine {
    /// The interpreter and possibly one argument, which may contain blanks.
    words: Vec<String>,
    /// Whether the system can run it. It treats the line break of Windows as part of the interpreter's name.
    is_runnable: bool,
}

/// Returns the `#!` line of a file. `None` if it has none, or its interpreter does not exist.
fn first_line(file: &Path) -> Option<FirstLine> {
    // Reading a file that is not a plain one may never end.
    if !fs::metadata(file).ok()?.is_file() {
        return None;
    }
    let mut bytes = Vec::new();
    let file = File::open(file).ok()?;
    file.take(MAX_LINE_LENGTH).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(bytes.strip_prefix(b"#!")?);
    let line = text.split('\n').next()?;
    let (program, argument) = line
        .trim()
        .split_once([' ', '\t'])
        .unwrap_or((line.trim(), ""));
    let argument = Some(argument.trim()).filter(|argument| !argument.is_empty());
    Path::new(program).is_file().then(|| FirstLine {
        words: [program]
            .into_iter()
            .chain(argument)
            .map(str::to_owned)
            .collect(),
        is_runnable: !line.ends_with('\r'),
    })
}

/// Whether the system finds a program by its bare name.
pub fn is_installed(name: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| is_executable(&folder.join(name)))
}

/// Whether a file may be executed.
#[cfg(unix)]
pub fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let metadata = fs::metadata(file);
    metadata.is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

/// Whether a file may be executed.
#[cfg(not(unix))]
pub fn is_executable(file: &Path) -> bool {
    file.is_file() && file.extension().is_some_and(|ending| ending == "exe")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn interpreter_of(name: &str, content: &str, mode: u32) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(name);
        fs::write(&file, content).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        interpreter_words(&file).map(|words| words.join(" "))
    }

    #[test]
    fn the_extension_or_the_first_line_of_a_script_names_its_interpreter() {
        let (plain, executable) = (0o644, 0o755);
        let python = Some("python3".to_owned());
        assert_eq!(interpreter_of("bot.py", "print(1)", plain), python);
        assert_eq!(interpreter_of("bot.py", "#!/bin/sh\n", plain), python);
        assert_eq!(
            interpreter_of("bot.mjs", "", plain),
            Some("node".to_owned())
        );
        assert_eq!(
            interpreter_of("bot.jar", "", plain),
            Some("java -jar".to_owned())
        );
        let shell = Some("/bin/sh -e".to_owned());
        assert_eq!(interpreter_of("bot", "#! /bin/sh  -e \n", plain), shell);
        assert_eq!(interpreter_of("bot", "#!/bin/sh -e\r\n", executable), shell);
        assert_eq!(interpreter_of("bot", "#!/no/such/shell\n", plain), None);
        assert_eq!(interpreter_of("bot", "\x7fELF", executable), None);
        // The system runs these by itself.
        assert_eq!(interpreter_of("bot.py", "#!/bin/sh\n", executable), None);
        assert_eq!(interpreter_of("bot", "#!/bin/sh\n", executable), None);
        // Files from other systems may all be executable.
        assert_eq!(interpreter_of("bot.py", "print(1)", executable), python);
        assert_eq!(
            interpreter_of("bot.py", "#!/bin/sh\r\n", executable),
            python
        );
    }

    #[test]
    fn installed_programs_are_found() {
        assert!(is_installed("sh"));
        assert!(!is_installed("no-such-program"));
    }
}
