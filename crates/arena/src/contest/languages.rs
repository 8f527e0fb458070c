//! The languages of programs: how their scripts run, and how they flush their output. There is no other list.

use std::path::Path;

/// A language whose programs run as source files.
pub struct Language {
    pub name: &'static str,
    /// The extensions of its files.
    pub endings: &'static [&'static str],
    /// The words before the file.
    pub interpreter: &'static [&'static str],
    /// The beginnings of its interpreters' names.
    programs: &'static [&'static str],
    /// The code that writes an answer at once, or flushes it; empty if not needed.
    pub flush: &'static str,
}

const LANGUAGES: [Language; 7] = [
    Language {
        name: "Python",
        endings: &["py"],
        interpreter: &["python3"],
        programs: &["python", "pypy"],
        flush: "print(move, flush=True)",
    },
    // The language has no buffer, so a program that collects its output has to write it itself.
    Language {
        name: "JavaScript",
        endings: &["js", "mjs", "cjs"],
        interpreter: &["node"],
        programs: &["node", "deno", "bun"],
        flush: "console.log(move)",
    },
    Language {
        name: "Java",
        endings: &["jar"],
        interpreter: &["java", "-jar"],
        programs: &["java"],
        flush: "System.out.flush();",
    },
    Language {
        name: "Lua",
        endings: &["lua"],
        interpreter: &["lua"],
        programs: &["lua"],
        flush: "io.stdout:flush()",
    },
    Language {
        name: "Perl",
        endings: &["pl"],
        interpreter: &["perl"],
        programs: &["perl"],
        flush: "$|=1;",
    },
    Language {
        name: "Ruby",
        endings: &["rb"],
        interpreter: &["ruby"],
        programs: &["ruby"],
        flush: "$stdout.flush",
    },
    Language {
        name: "Shell",
        endings: &["sh"],
        interpreter: &["sh"],
        programs: &["sh", "bash", "dash"],
        flush: "",
    },
];

/// Returns the language of a file by its extension.
pub fn by_ending(file: &Path) -> Option<&'static Language> {
    let ending = file.extension()?.to_str()?;
    let mut languages = LANGUAGES.iter();
    languages.find(|language| language.endings.contains(&ending))
}

/// Returns the language that a program interprets.
pub fn by_interpreter(program: &Path) -> Option<&'static Language> {
    let name = program.file_name()?.to_str()?;
    let begins = |language: &&Language| {
        let mut programs = language.programs.iter();
        programs.any(|begin| name.starts_with(begin))
    };
    LANGUAGES.iter().find(begins)
}
