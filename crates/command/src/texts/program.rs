//! The programming languages of the starters, and how they run.

use std::path::{Path, PathBuf};

use clap::ValueEnum;

/// A programming language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Written {
    /// Node runs it
    #[value(alias = "js")]
    Javascript,
    /// Python 3 runs it
    #[value(alias = "py")]
    Python,
    /// C++17
    #[value(alias = "c++")]
    Cpp,
    /// Edition 2024
    #[value(alias = "rs")]
    Rust,
}

impl Written {
    /// Returns the index in tables of languages.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in `warren.toml`.
    pub fn name(self) -> &'static str {
        ["javascript", "python", "cpp", "rust"][self.index()]
    }

    /// The name of the starter's file.
    pub fn source(self) -> &'static str {
        ["starter.js", "starter.py", "starter.cpp", "starter.rs"][self.index()]
    }

    /// Returns the command that compiles the program in its folder; `None` if it needs no compiling.
    pub fn build(self) -> Option<&'static str> {
        match self {
            Written::Javascript | Written::Python => None,
            Written::Cpp => Some("c++ -std=c++17 -O2 -o starter starter.cpp"),
            Written::Rust => Some("rustc -O --edition 2024 -o starter starter.rs"),
        }
    }

    /// Returns the command that runs the program in its folder.
    pub fn run(self) -> &'static str {
        match self {
            Written::Javascript => "node starter.js",
            Written::Python => "python3 starter.py",
            Written::Cpp | Written::Rust => "./starter",
        }
    }

    /// Returns the command that runs the program from outside its folder.
    pub fn run_in(self, folder: &Path) -> String {
        let program = |name: &str| word(&folder.join(name).to_string_lossy());
        match self {
            Written::Javascript => format!("node {}", program(self.source())),
            Written::Python => format!("python3 {}", program(self.source())),
            // The system would search its PATH for a command without a folder.
            Written::Cpp | Written::Rust => {
                let path = Path::new(".").join(folder).join("starter");
                let path: PathBuf = path.components().collect();
                word(&path.to_string_lossy())
            }
        }
    }
}

/// Quotes a word of a command for a shell.
pub fn word(text: &str) -> String {
    // Only a zero byte cannot be quoted, and no file name has one.
    shlex::try_quote(text).map_or_else(|_| text.to_owned(), |quoted| quoted.into_owned())
}
