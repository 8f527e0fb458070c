//! How a program flushes its output, by its language.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::iter;
use std::path::Path;

use super::languages::{Language, by_ending, by_interpreter};

/// The number of bytes of an executable that are searched for signs of its language.
const MAX_SEARCHED_BYTES: u64 = 16 << 20;

/// How a program flushes its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flush {
    /// The language, and the code that writes an answer or flushes the output.
    With(&'static str, &'static str),
    /// The language is unknown.
    Unknown,
}

/// Signs of compiled languages in executables. Rust comes first, because its executables may contain parts in C.
const COMPILED: [(&[u8], Flush); 3] = [
    (
        b"rust_panic",
        Flush::With("Rust", "io::stdout().flush().unwrap();"),
    ),
    (b"GLIBCXX_", Flush::With("C++", "cout << move << endl;")),
    (b"__libc_start_main", Flush::With("C", "fflush(stdout);")),
];

impl Flush {
    /// Returns how the program of a command flushes. An interpreter, a script's extension or the contents of an executable
    /// decide.
    pub fn of<'a>(words: impl Iterator<Item = &'a OsStr>) -> Flush {
        let mut words = words.map(Path::new);
        let Some(program) = words.next() else {
            return Flush::Unknown;
        };
        let mut files = iter::once(program).chain(words);
        let known = by_interpreter(program).filter(|language| !language.flush.is_empty());
        match known.or_else(|| files.find_map(by_ending)) {
            Some(language) => Flush::in_language(language),
            None => by_content(program).unwrap_or(Flush::Unknown),
        }
    }

    fn in_language(language: &Language) -> Flush {
        match language.flush {
            "" => Flush::Unknown,
            code => Flush::With(language.name, code),
        }
    }
}

/// Whether a command names a system program, such as a shell, whose language reveals nothing about the script that it runs.
fn is_of_the_system(program: &Path) -> bool {
    let folders = ["/bin", "/sbin", "/usr"];
    program.components().count() == 1 || folders.iter().any(|folder| program.starts_with(folder))
}

/// Detects the language of an executable: by the interpreter in the first line of a script, or by what was compiled into it.
fn by_content(program: &Path) -> Option<Flush> {
    if is_of_the_system(program) {
        return None;
    }
    let mut bytes = Vec::new();
    let file = File::open(program).ok()?;
    file.take(MAX_SEARCHED_BYTES).read_to_end(&mut bytes).ok()?;
    if let Some(script) = bytes.strip_prefix(b"#!") {
        let line = script.split(|&byte| byte == b'\n').next()?;
        let line = String::from_utf8_lossy(line);
        let mut words = line.split_whitespace().map(Path::new);
        return words.find_map(by_interpreter).map(Flush::in_language);
    }
    let has = |sign: &[u8]| bytes.windows(sign.len()).any(|part| part == sign);
    if !bytes.starts_with(b"\x7fELF") {
        return None;
    }
    let found = COMPILED.iter().find(|(sign, _)| has(sign));
    found.map(|(_, flush)| *flush)
}

impl fmt::Display for Flush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flush::With(language, code) => write!(f, "in {language} with `{code}`"),
            Flush::Unknown => f.write_str(
                "for example `print(move, flush=True)` in Python, `cout << move << endl;` in C++, `fflush(stdout);` in C",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(command: &[&str]) -> Option<&'static str> {
        match Flush::of(command.iter().map(OsStr::new)) {
            Flush::With(language, _) => Some(language),
            Flush::Unknown => None,
        }
    }

    #[test]
    fn the_command_reveals_the_language() {
        assert_eq!(language(&["python3.13", "bot"]), Some("Python"));
        assert_eq!(language(&["/usr/bin/python3", "-u"]), Some("Python"));
        assert_eq!(language(&["env", "my/bot.py"]), Some("Python"));
        assert_eq!(language(&["./bot.rb"]), Some("Ruby"));
        assert_eq!(language(&["sh", "-c", "cat"]), None);
        assert_eq!(language(&["/bin/sh", "-c", "cat"]), None);
        assert_eq!(language(&[]), None);
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("bot");
        std::fs::write(&script, "#!/usr/bin/env -S python3 -u\n").unwrap();
        assert_eq!(language(&[script.to_str().unwrap()]), Some("Python"));
        let own = std::env::current_exe().unwrap();
        if cfg!(target_os = "linux") {
            assert_eq!(language(&[own.to_str().unwrap()]), Some("Rust"));
        }
    }
}
