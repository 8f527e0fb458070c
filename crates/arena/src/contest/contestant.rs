//! The programs in a match: a command, a WebAssembly program or a built-in program.

use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf, absolute};
use std::process::Command;
use std::str::FromStr;

use warren::core::protocol::Clock;
use warren::games::GameId;
use warren::thinking::engine::Level;

use super::flush::FlushAdvice;
use super::script;
use crate::wasi;

/// A program in a match, as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    text: String,
    kind: ContestantKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum ContestantKind {
    BuiltIn(Level),
    /// The file of a WebAssembly program.
    Module(PathBuf),
    /// The words of a command, at least one, and the submission folder from which they are resolved. Without a folder they are
    /// resolved from the current directory.
    Native {
        words: Vec<String>,
        folder: Option<PathBuf>,
    },
}

/// The reason why a text does not name a program.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestantError {
    /// The text is empty.
    #[error("a program is a command, or `warren`")]
    Empty,
    /// A quote is not closed.
    #[error("a quote or an escape at the end is not complete")]
    Unquoted,
    /// The level does not exist.
    #[error(
        "the levels of warren are 1 to {}, as in warren:{}",
        Level::COUNT,
        Level::COUNT
    )]
    Level,
    /// A WebAssembly program has words after its file.
    #[error("a WebAssembly program takes no arguments")]
    Arguments,
}

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Contestant, ContestantError> {
        let kind = match text.trim().split_once(':') {
            None if text.trim() == "warren" => ContestantKind::BuiltIn(Level::FULL),
            Some(("warren", level)) => {
                let level = level.parse().ok().and_then(Level::new);
                ContestantKind::BuiltIn(level.ok_or(ContestantError::Level)?)
            }
            _ => {
                let words = shlex::split(text).ok_or(ContestantError::Unquoted)?;
                let first = Path::new(words.first().ok_or(ContestantError::Empty)?);
                if !is_webassembly(first) {
                    ContestantKind::Native {
                        words,
                        folder: None,
                    }
                } else if words.len() > 1 {
                    return Err(ContestantError::Arguments);
                } else {
                    ContestantKind::Module(first.to_owned())
                }
            }
        };
        Ok(Contestant {
            text: text.trim().to_owned(),
            kind,
        })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Contestant {
    /// Whether it is a built-in program. Only such a program can start from a given position.
    pub fn is_built_in(&self) -> bool {
        matches!(self.kind, ContestantKind::BuiltIn(_))
    }

    /// Whether it is a WebAssembly program.
    pub fn is_webassembly(&self) -> bool {
        matches!(self.kind, ContestantKind::Module(_))
    }

    /// Whether it is a native program that is not built in.
    pub fn is_native(&self) -> bool {
        matches!(self.kind, ContestantKind::Native { .. })
    }

    /// Returns the program of a submission. Its command is resolved from the submission's folder.
    ///
    /// # Errors
    /// If the command names no program.
    pub fn in_folder(command: &str, folder: &Path) -> Result<Contestant, ContestantError> {
        let words = shlex::split(command).ok_or(ContestantError::Unquoted)?;
        let first = words.first().ok_or(ContestantError::Empty)?;
        let kind = if !is_webassembly(Path::new(first)) {
            ContestantKind::Native {
                words,
                folder: Some(folder.to_owned()),
            }
        } else if words.len() > 1 {
            return Err(ContestantError::Arguments);
        } else {
            ContestantKind::Module(folder.join(first))
        };
        Ok(Contestant {
            text: command.trim().to_owned(),
            kind,
        })
    }

    /// Returns the files and folders of a native program that its jail has to show; `None` if it is no native program.
    ///
    /// These are the submission's folder, or the folders of the files that the command names. From a folder with other people's
    /// files, such as the user's home, only the file is shown.
    pub fn visible_paths(&self) -> Option<Vec<PathBuf>> {
        let (words, folder) = match &self.kind {
            ContestantKind::BuiltIn(_) | ContestantKind::Module(_) => return None,
            ContestantKind::Native { words, folder } => {
                (start_words(words, folder.as_deref()), folder)
            }
        };
        if let Some(folder) = folder {
            return Some(vec![folder.clone()]);
        }
        let named_words = words.iter().enumerate();
        let named_words = named_words.filter(|(index, word)| *index > 0 || is_path(word));
        let existing_paths =
            named_words.filter_map(|(_, word)| absolute(word).ok().filter(|path| path.exists()));
        let folder_of = |path: PathBuf| match path.parent() {
            Some(parent) if !path.is_dir() && !is_shared(parent) => parent.to_owned(),
            _ => path,
        };
        let mut visible_paths: Vec<PathBuf> = existing_paths
            .map(folder_of)
            .filter(|path| !path.is_dir() || !is_shared(path))
            .collect();
        visible_paths.sort();
        visible_paths.dedup();
        Some(visible_paths)
    }

    /// Returns the folder of a native submission. Its files also appear in the folder in which it runs.
    pub fn submission_folder(&self) -> Option<&Path> {
        match &self.kind {
            ContestantKind::BuiltIn(_) | ContestantKind::Module(_) => None,
            ContestantKind::Native { folder, .. } => folder.as_deref(),
        }
    }

    /// Returns advice on flushing its output.
    pub fn flush_advice(&self) -> FlushAdvice {
        match &self.kind {
            ContestantKind::BuiltIn(_) | ContestantKind::Module(_) => FlushAdvice::Unknown,
            ContestantKind::Native { words, folder } => {
                let paths: Vec<OsString> = words
                    .iter()
                    .enumerate()
                    .map(|(index, word)| {
                        if index == 0 && is_path(word) {
                            resolved_word(word, folder.as_deref())
                        } else {
                            word.into()
                        }
                    })
                    .collect();
                FlushAdvice::of(paths.iter().map(OsString::as_os_str))
            }
        }
    }

    /// Checks before a match that the program's files exist and can be run.
    pub fn check_files(&self) -> Result<(), String> {
        match &self.kind {
            ContestantKind::Module(path) => wasi::check(path).map_err(|error| error.to_string()),
            ContestantKind::BuiltIn(_) => Ok(()),
            ContestantKind::Native { words, folder } => {
                match missing_file(words, folder.as_deref()) {
                    Some(word) => Err(format!(
                        "there is no file `{word}` in {}",
                        folder
                            .as_deref()
                            .map_or("here".into(), |folder| folder.to_string_lossy())
                    )),
                    None => Ok(()),
                }
            }
        }
    }

    /// The files that its command names and that exist.
    pub fn files(&self) -> Vec<PathBuf> {
        match &self.kind {
            ContestantKind::BuiltIn(_) => Vec::new(),
            ContestantKind::Module(path) => vec![path.clone()],
            ContestantKind::Native { words, folder } => {
                let folder = folder.as_deref().unwrap_or(Path::new(""));
                let paths = words.iter().map(|word| folder.join(word));
                paths.filter(|path| path.is_file()).collect()
            }
        }
    }

    /// Returns the command that starts the program. A WebAssembly program may read `readable_files` in its folder.
    ///
    /// If the game has files for programs, they are in `run_folder`, and the program runs there. File names in the command
    /// still refer to the current directory or to the submission's folder. In a jail they become absolute paths.
    pub fn command(
        &self,
        game: GameId,
        clock: Clock,
        seed: u64,
        run_folder: Option<&Path>,
        readable_files: &[&str],
        is_jailed: bool,
    ) -> io::Result<Command> {
        let mut command = match &self.kind {
            ContestantKind::BuiltIn(level) => {
                let mut command = Command::new(std::env::current_exe()?);
                command.args(["play", game.id()]);
                command.args(["--level", &level.to_string()]);
                command.args(["--seed", &seed.to_string()]);
                if let Clock::PerMove(limit) = clock {
                    command.args(["--move-time", &limit.as_millis().to_string()]);
                }
                command
            }
            ContestantKind::Module(path) => {
                let mut command = Command::new(std::env::current_exe()?);
                command.args(["wasi", "--seed", &seed.to_string()]);
                command.args(readable_files.iter().flat_map(|file| ["--file", *file]));
                command.arg("--").arg(absolute(path)?);
                command
            }
            ContestantKind::Native {
                words,
                folder: None,
            } if run_folder.is_none() && !is_jailed => {
                let words = start_words(words, None);
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]);
                command
            }
            ContestantKind::Native { words, folder } => {
                let folder = folder.as_deref();
                let words = start_words(words, folder);
                // The system searches its PATH for a bare name.
                let mut command = if is_path(&words[0]) {
                    Command::new(resolved_word(&words[0], folder))
                } else {
                    Command::new(&words[0])
                };
                command.args(words[1..].iter().map(|word| resolved_word(word, folder)));
                if let Some(folder) = folder {
                    command.current_dir(folder);
                }
                command
            }
        };
        if let Some(folder) = run_folder {
            command.current_dir(folder);
        }
        Ok(command)
    }
}

/// Returns the words that start a program. A script is preceded by its interpreter. A file name without a path means a file of
/// this folder, unless the system has a program of this name.
fn start_words(words: &[String], folder: Option<&Path>) -> Vec<String> {
    let (file, has_path) = (resolved_path(&words[0], folder), is_path(&words[0]));
    if !file.is_file() || (!has_path && script::is_installed(&words[0])) {
        return words.to_vec();
    }
    let first = if has_path {
        words[0].clone()
    } else {
        format!("./{}", words[0])
    };
    let mut all_words = script::interpreter_words(&file).unwrap_or_default();
    all_words.push(first);
    all_words.extend_from_slice(&words[1..]);
    all_words
}

/// Returns the file to be run if it is missing: a script that the command names, or the product of a submission's build.
fn missing_file<'a>(words: &'a [String], folder: Option<&Path>) -> Option<&'a String> {
    let is_script = |word: &&String| !word.starts_with('-') && script::is_script(Path::new(word));
    // A file that a build makes may be missing. Other missing files fail at the start of the program.
    let must_exist = |word: &&String| {
        if is_path(word) {
            folder.is_some() || is_script(word)
        } else {
            is_script(word) && !script::is_installed(word)
        }
    };
    let first = words.first().filter(must_exist);
    let source = words.iter().skip(1).find(is_script);
    let mut named_files = first.into_iter().chain(source);
    named_files.find(|word| !resolved_path(word, folder).is_file())
}

/// Resolves a word of a command. The relative path of an existing file becomes absolute.
fn resolved_word(word: &str, folder: Option<&Path>) -> OsString {
    let path = resolved_path(word, folder);
    if path.exists() {
        absolute(path).map_or_else(|_| word.into(), Into::into)
    } else {
        word.into()
    }
}

/// Returns the path of a word, resolved from a folder or from the current directory.
fn resolved_path(word: &str, folder: Option<&Path>) -> PathBuf {
    folder.map_or_else(|| word.into(), |folder| folder.join(word))
}

/// Whether the first word of a command is a path. Otherwise the system searches its PATH.
fn is_path(word: &str) -> bool {
    Path::new(word).components().count() > 1
}

/// Whether a folder holds more than one program: the root, a folder right below it, or the user's home or a folder above it.
fn is_shared(folder: &Path) -> bool {
    let is_above_home = std::env::home_dir().is_some_and(|home| home.starts_with(folder));
    folder.components().count() <= 2 || is_above_home
}

/// Whether a file is a WebAssembly program.
fn is_webassembly(file: &Path) -> bool {
    file.extension()
        .is_some_and(|ending| ending == wasi::FILE_EXTENSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOCK: Clock = Clock::PerMove(std::time::Duration::from_millis(250));

    fn words(text: &str, folder: Option<&Path>) -> Vec<String> {
        let contestant: Contestant = text.parse().unwrap();
        let command = contestant
            .command(GameId::ALL[0], CLOCK, 7, folder, &["map.txt"], false)
            .unwrap();
        std::iter::once(command.get_program())
            .chain(command.get_args())
            .map(|word| word.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn a_command_is_split_as_a_shell_splits_it() {
        assert_eq!(
            words("./bot 'a b' --deep \"c\\\"d\"", None),
            ["./bot", "a b", "--deep", "c\"d"]
        );
    }

    #[test]
    fn warren_is_this_executable_at_a_level() {
        let own_executable = std::env::current_exe().unwrap();
        for (text, level) in [
            ("warren", Level::FULL),
            ("warren:2", Level::new(2).unwrap()),
        ] {
            let words = words(text, None);
            assert_eq!(Path::new(&words[0]), own_executable);
            let arguments = format!("play rabbits --level {level} --seed 7 --move-time 250");
            assert_eq!(words[1..].join(" "), arguments);
        }
    }

    #[test]
    fn a_file_of_webassembly_is_run_by_this_executable() {
        let own_executable = std::env::current_exe().unwrap();
        let words = words("'my bots/a.wasm'", None);
        assert_eq!(Path::new(&words[0]), own_executable);
        let path = absolute("my bots/a.wasm").unwrap();
        let arguments = format!("wasi --seed 7 --file map.txt -- {}", path.display());
        assert_eq!(words[1..].join(" "), arguments);
    }

    #[test]
    fn a_text_that_names_no_program_is_rejected() {
        let error = |text: &str| text.parse::<Contestant>().unwrap_err();
        assert_eq!(error(" "), ContestantError::Empty);
        assert_eq!(error("./bot 'a"), ContestantError::Unquoted);
        assert_eq!(error("./bot.wasm --deep"), ContestantError::Arguments);
        for level in ["warren:0", "warren:99", "warren:", "warren:full"] {
            assert_eq!(error(level), ContestantError::Level);
        }
    }

    #[test]
    fn the_command_of_a_submission_is_seen_from_its_folder() {
        let (home, game) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let bot = home.path().join("bot.py");
        let contestant = Contestant::in_folder("python3 bot.py --deep", home.path()).unwrap();
        assert!(contestant.check_files().unwrap_err().contains("`bot.py`"));
        std::fs::write(&bot, "").unwrap();
        contestant.check_files().unwrap();
        for folder in [None, Some(game.path())] {
            let command = contestant.command(GameId::ALL[0], CLOCK, 7, folder, &[], false);
            let command = command.unwrap();
            let arguments: Vec<_> = command.get_args().collect();
            assert_eq!(arguments, [bot.as_os_str(), "--deep".as_ref()]);
            assert_eq!(command.get_current_dir(), folder.or(Some(home.path())));
        }
        assert_eq!(contestant.visible_paths().unwrap(), [home.path()]);
        let module = Contestant::in_folder("a.wasm", home.path()).unwrap();
        assert!(module.is_webassembly() && module.visible_paths().is_none());
        let missing_program = Contestant::in_folder("./bot", home.path()).unwrap();
        assert!(missing_program.check_files().is_err());
    }

    #[test]
    fn a_jail_shows_the_folders_of_files_that_a_command_names() {
        let visible_paths =
            |text: &str| text.parse::<Contestant>().unwrap().visible_paths().unwrap();
        let current_folder = std::env::current_dir().unwrap();
        assert_eq!(
            visible_paths("python3 src/wasi/calls.rs none.txt src/ratings"),
            [
                current_folder.join("src/ratings"),
                current_folder.join("src/wasi")
            ]
        );
        assert_eq!(visible_paths("src -x"), [] as [PathBuf; 0]);
        assert_eq!(
            visible_paths("sh /etc/passwd / /etc"),
            [PathBuf::from("/etc/passwd")]
        );
    }

    #[test]
    fn in_a_folder_of_its_own_a_command_still_finds_its_files() {
        let folder = tempfile::tempdir().unwrap();
        let words = words("sh Cargo.toml none.txt", Some(folder.path()));
        assert_eq!(words[0], "sh");
        assert_eq!(Path::new(&words[1]), absolute("Cargo.toml").unwrap());
        assert_eq!(words[2], "none.txt");
    }
}
