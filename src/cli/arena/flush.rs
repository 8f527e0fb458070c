//! How a program flushes its output, by its language.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// How much of an executable is searched for signs of its language, in bytes.
const SEARCHED: u64 = 16 << 20;

/// How a program flushes its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flush {
    /// The language, and the code that writes an answer or flushes it.
    With(&'static str, &'static str),
    /// The language is not known.
    Unknown,
}

/// Interpreters, by the beginning of their names.
const INTERPRETERS: [(&str, Flush); 10] = [
    ("python", PYTHON),
    ("pypy", PYTHON),
    ("node", JAVASCRIPT),
    ("deno", JAVASCRIPT),
    ("bun", JAVASCRIPT),
    ("java", Flush::With("Java", "System.out.flush();")),
    ("ruby", Flush::With("Ruby", "$stdout.flush")),
    ("perl", Flush::With("Perl", "$|=1;")),
    ("lua", Flush::With("Lua", "io.stdout:flush()")),
    ("php", Flush::With("PHP", "flush();")),
];

/// The endings of scripts that are named instead of an interpreter.
const ENDINGS: [(&str, Flush); 8] = [
    ("py", PYTHON),
    ("js", JAVASCRIPT),
    ("mjs", JAVASCRIPT),
    ("cjs", JAVASCRIPT),
    ("rb", Flush::With("Ruby", "$stdout.flush")),
    ("pl", Flush::With("Perl", "$|=1;")),
    ("lua", Flush::With("Lua", "io.stdout:flush()")),
    ("php", Flush::With("PHP", "flush();")),
];

/// What an executable contains if its language was compiled. Rust comes first, since its executables may contain parts in C.
const COMPILED: [(&[u8], Flush); 3] = [
    (
        b"rust_panic",
        Flush::With("Rust", "io::stdout().flush().unwrap();"),
    ),
    (b"GLIBCXX_", Flush::With("C++", "cout << move << endl;")),
    (b"__libc_start_main", Flush::With("C", "fflush(stdout);")),
];

/// It has no buffer of its own, so a program that collects its output has to write it.
const JAVASCRIPT: Flush = Flush::With("JavaScript", "console.log(move)");

const PYTHON: Flush = Flush::With("Python", "print(move, flush=True)");

impl Flush {
    /// How the program of a command flushes: by its interpreter, by the ending of a script, or by what its executable contains.
    pub fn of<'a>(words: impl Iterator<Item = &'a OsStr>) -> Flush {
        let mut words = words.map(Path::new);
        let Some(program) = words.next() else {
            return Flush::Unknown;
        };
        if let Some(flush) = by_interpreter(program) {
            return flush;
        }
        let script = std::iter::once(program).chain(words).find_map(by_ending);
        script
            .or_else(|| by_content(program))
            .unwrap_or(Flush::Unknown)
    }
}

/// Whether a command names a program of the system, such as a shell, whose language says nothing of the script that it runs.
fn is_of_the_system(program: &Path) -> bool {
    let folders = ["/bin", "/sbin", "/usr"];
    program.components().count() == 1 || folders.iter().any(|folder| program.starts_with(folder))
}

/// The language of an interpreter.
fn by_interpreter(program: &Path) -> Option<Flush> {
    let name = program.file_name()?.to_string_lossy();
    let known = INTERPRETERS
        .iter()
        .find(|(begin, _)| name.starts_with(begin));
    known.map(|(_, flush)| *flush)
}

/// The language of a script.
fn by_ending(path: &Path) -> Option<Flush> {
    let ending = path.extension()?.to_str()?;
    let found = ENDINGS.iter().find(|(known, _)| *known == ending);
    found.map(|(_, flush)| *flush)
}

/// The language of an executable: by the interpreter in the first line of a script, or by what was compiled into it.
fn by_content(program: &Path) -> Option<Flush> {
    if is_of_the_system(program) {
        return None;
    }
    let mut bytes = Vec::new();
    let file = File::open(program).ok()?;
    file.take(SEARCHED).read_to_end(&mut bytes).ok()?;
    if let Some(script) = bytes.strip_prefix(b"#!") {
        let line = script.split(|&byte| byte == b'\n').next()?;
        let line = String::from_utf8_lossy(line);
        let mut words = line.split_whitespace().map(Path::new);
        return words.find_map(by_interpreter);
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
    fn the_command_tells_the_language() {
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
