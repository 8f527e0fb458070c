//! Advice on how a program flushes its output, by its language.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::iter;
use std::path::Path;

use super::languages::{Language, language_by_extension, language_by_interpreter};

/// The number of bytes of an executable that are searched for signs of its language.
const MAX_SEARCHED_BYTES: u64 = 16 << 20;

/// Advice on how a program flushes its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlushAdvice {
    /// The language, and the code that writes an answer or flushes the output.
    Known {
        language: &'static str,
        code: &'static str,
    },
    /// The language is unknown.
    Unknown,
}

/// Signs of compiled languages in executables. Rust comes first, because its executables may contain parts in C.
const EXECUTABLE_SIGNS: [(&[u8], FlushAdvice); 3] = [
    (
        b"rust_panic",
        FlushAdvice::Known {
            language: "Rust",
            code: "io::stdout().flush().unwrap();",
        },
    ),
    (
        b"GLIBCXX_",
        FlushAdvice::Known {
            language: "C++",
            code: "cout << move << endl;",
        },
    ),
    (
        b"__libc_start_main",
        FlushAdvice::Known {
            language: "C",
            code: "fflush(stdout);",
        },
    ),
];

impl FlushAdvice {
    /// Returns how the program of a command flushes. An interpreter, a script's extension or the contents of an executable
    /// decide.
    pub fn of<'a>(words: impl Iterator<Item = &'a OsStr>) -> FlushAdvice {
        let mut words = words.map(Path::new);
        let Some(program) = words.next() else {
            return FlushAdvice::Unknown;
        };
        let mut files = iter::once(program).chain(words);
        let interpreted_language =
            language_by_interpreter(program).filter(|language| !language.flush_code.is_empty());
        match interpreted_language.or_else(|| files.find_map(language_by_extension)) {
            Some(language) => FlushAdvice::for_language(language),
            None => advice_by_content(program).unwrap_or(FlushAdvice::Unknown),
        }
    }

    fn for_language(language: &Language) -> FlushAdvice {
        match language.flush_code {
            "" => FlushAdvice::Unknown,
            code => FlushAdvice::Known {
                language: language.name,
                code,
            },
        }
    }
}

/// Whether a command names a system program, such as a shell, whose language reveals nothing about the script that it runs.
fn is_system_program(program: &Path) -> bool {
    let folders = ["/bin", "/sbin", "/usr"];
    program.components().count() == 1 || folders.iter().any(|folder| program.starts_with(folder))
}

/// Detects the language of an executable: by the interpreter in the first line of a script, or by what was compiled into it.
fn advice_by_content(program: &Path) -> Option<FlushAdvice> {
    if is_system_program(program) {
        return None;
    }
    let mut bytes = Vec::new();
    let file = File::open(program).ok()?;
    file.take(MAX_SEARCHED_BYTES).read_to_end(&mut bytes).ok()?;
    if let Some(script) = bytes.strip_prefix(b"#!") {
        let line = script.split(|&byte| byte == b'\n').next()?;
        let line = String::from_utf8_lossy(line);
        let mut words = line.split_whitespace().map(Path::new);
        return words
            .find_map(language_by_interpreter)
            .map(FlushAdvice::for_language);
    }
    let contains = |sign: &[u8]| bytes.windows(sign.len()).any(|part| part == sign);
    if !bytes.starts_with(b"\x7fELF") {
        return None;
    }
    let found_sign = EXECUTABLE_SIGNS.iter().find(|(sign, _)| contains(sign));
    found_sign.map(|(_, flush)| *flush)
}

impl fmt::Display for FlushAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FlushAdvice::Known { language, code } => write!(f, "in {language} with `{code}`"),
            FlushAdvice::Unknown => f.write_str(
                "for example `print(move, flush=True)` in Python, `cout << move << endl;` in C++, `fflush(stdout);` in C",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(command: &[&str]) -> Option<&'static str> {
        match FlushAdvice::of(command.iter().map(OsStr::new)) {
            FlushAdvice::Known { language, .. } => Some(language),
            FlushAdvice::Unknown => None,
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
        let own_executable = std::env::current_exe().unwrap();
        if cfg!(target_os = "linux") {
            assert_eq!(language(&[own_executable.to_str().unwrap()]), Some("Rust"));
        }
    }
}
