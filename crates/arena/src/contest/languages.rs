//! The languages of programs: how their scripts run, and how they flush their output. There is no other list.

use std::path::Path;

/// A language whose programs run as source files.
pub struct Language {
    pub name: &'static str,
    /// The extensions of its files.
    pub extensions: &'static [&'static str],
    /// The words before the file.
    pub interpreter_command: &'static [&'static str],
    /// The beginnings of its interpreters' names.
    interpreter_names: &'static [&'static str],
    /// The code that writes an answer at once, or flushes it; empty if not needed.
    pub flush_code: &'static str,
}

const LANGUAGES: [Language; 7] = [
    Language {
        name: "Python",
        extensions: &["py"],
        interpreter_command: &["python3"],
        interpreter_names: &["python", "pypy"],
        flush_code: "print(move, flush=True)",
    },
    // The language has no buffer, so a program that collects its output has to write it itself.
    Language {
        name: "JavaScript",
        extensions: &["js", "mjs", "cjs"],
        interpreter_command: &["node"],
        interpreter_names: &["node", "deno", "bun"],
        flush_code: "console.log(move)",
    },
    Language {
        name: "Java",
        extensions: &["jar"],
        interpreter_command: &["java", "-jar"],
        interpreter_names: &["java"],
        flush_code: "System.out.flush();",
    },
    Language {
        name: "Lua",
        extensions: &["lua"],
        interpreter_command: &["lua"],
        interpreter_names: &["lua"],
        flush_code: "io.stdout:flush()",
    },
    Language {
        name: "Perl",
        extensions: &["pl"],
        interpreter_command: &["perl"],
        interpreter_names: &["perl"],
        flush_code: "$|=1;",
    },
    Language {
        name: "Ruby",
        extensions: &["rb"],
        interpreter_command: &["ruby"],
        interpreter_names: &["ruby"],
        flush_code: "$stdout.flush",
    },
    Language {
        name: "Shell",
        extensions: &["sh"],
        interpreter_command: &["sh"],
        interpreter_names: &["sh", "bash", "dash"],
        flush_code: "",
    },
];

/// Returns the language of a file by its extension.
pub fn language_by_extension(file: &Path) -> Option<&'static Language> {
    let extension = file.extension()?.to_str()?;
    let mut languages = LANGUAGES.iter();
    languages.find(|language| language.extensions.contains(&extension))
}

/// Returns the language that a program interprets.
pub fn language_by_interpreter(program: &Path) -> Option<&'static Language> {
    let name = program.file_name()?.to_str()?;
    let is_interpreter_of = |language: &&Language| {
        let mut interpreter_names = language.interpreter_names.iter();
        interpreter_names.any(|name_start| name.starts_with(name_start))
    };
    LANGUAGES.iter().find(is_interpreter_of)
}
