//! The programming languages of the starters, and how they run.

use std::path::{Path, PathBuf};

use clap::ValueEnum;

/// A programming language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProgramLanguage {
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

impl ProgramLanguage {
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
            ProgramLanguage::Javascript | ProgramLanguage::Python => None,
            ProgramLanguage::Cpp => Some("c++ -std=c++17 -O2 -o starter starter.cpp"),
            ProgramLanguage::Rust => Some("rustc -O --edition 2024 -o starter starter.rs"),
        }
    }

    /// Returns the command that runs the program in its folder.
    pub fn run(self) -> &'static str {
        match self {
            ProgramLanguage::Javascript => "node starter.js",
            ProgramLanguage::Python => "python3 starter.py",
            ProgramLanguage::Cpp | ProgramLanguage::Rust => "./starter",
        }
    }

    /// Returns the command that runs the program from outside its folder.
    pub fn run_from_outside(self, folder: &Path) -> String {
        let program = |name: &str| quote_for_shell(&folder.join(name).to_string_lossy());
        match self {
            ProgramLanguage::Javascript => format!("node {}", program(self.source())),
            ProgramLanguage::Python => format!("python3 {}", program(self.source())),
            // The system would search its PATH for a command without a folder.
            ProgramLanguage::Cpp | ProgramLanguage::Rust => {
                let path = Path::new(".").join(folder).join("starter");
                let path: PathBuf = path.components().collect();
                quote_for_shell(&path.to_string_lossy())
            }
        }
    }
}

/// Quotes a word of a command for a shell.
pub fn quote_for_shell(text: &str) -> String {
    // Only a zero byte cannot be quoted, and no file name has one.
    shlex::try_quote(text).map_or_else(|_| text.to_owned(), |quoted| quoted.into_owned())
}
