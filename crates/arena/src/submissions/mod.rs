//! A folder of submissions: each folder in it is a program, which a `warren.toml` in it describes. Each is copied and built
//! once, in the jail in which it will play, and again only when its files have changed. The copy plays.

mod build;
mod building;
mod copy;
mod description;
mod files;
mod stamp;

use std::fs;
use std::path::{Path, PathBuf, absolute};

use crate::Failure;
use crate::contest::Contestant;
use crate::series::fingerprint;
use build::BuildOutcome;
pub use building::{DEFAULT_LIMIT_S, build_all, built, left_out_line, lock};
use files::Files;

/// The products of builds lie in this folder beside the submissions. A build can write only in its own copy.
const BUILT: &str = ".warren-built";

/// A program that somebody has submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The name in tables.
    pub name: String,
    /// The absolute path of its folder.
    pub folder: PathBuf,
    /// The folder of the copy that is built and plays.
    pub copy: PathBuf,
    /// The language in the author's words; may be empty.
    pub language: String,
    /// The command that builds it, for a shell.
    pub build: Option<String>,
    /// The command that runs it, in words as a shell splits them.
    pub run: String,
    /// Whether it reads the moves of an opening.
    pub reads_openings: bool,
}

/// The contents of a folder of submissions.
#[derive(Debug, Default)]
pub struct Submissions {
    /// The submissions that can be built.
    pub able: Vec<Submission>,
    /// Folders that cannot play, by name, with the reason.
    pub left_out: Vec<(String, String)>,
}

/// Reads a folder of submissions, in the order of their names. No submission may have the name of a program that is already
/// `named`. If two have the same name, it belongs to the one whose folder has this name, otherwise to the first.
///
/// # Errors
/// If the folder cannot be read, or has no submissions.
pub fn read(folder: &Path, named: &[String]) -> Result<Submissions, Failure> {
    let failure = |error: std::io::Error| Failure(format!("{}: {error}", folder.display()));
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(failure)? {
        let entry = entry.map_err(failure)?;
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        if !is_hidden && entry.file_type().map_err(failure)?.is_dir() {
            folders.push(absolute(entry.path()).map_err(failure)?);
        }
    }
    if folders.is_empty() {
        return Err(Failure(format!(
            "{}: there are no submissions; each must be a folder in it",
            folder.display()
        )));
    }
    folders.sort();
    let mut read = Submissions::default();
    for path in folders {
        match description::submission(&path) {
            Ok(submission) => read.able.push(submission),
            Err(why) => read.left_out.push((folder_name(&path), why)),
        }
    }
    read.leave_out_same_names(named);
    Ok(read)
}

/// The name of a submission's folder.
fn folder_name(folder: &Path) -> String {
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

impl Submissions {
    /// Returns the fingerprints of the submissions that can play. A submission with an unreadable file is left out.
    pub fn fingerprints(&mut self) -> Vec<String> {
        let all = std::mem::take(&mut self.able);
        let mut fingerprints = Vec::new();
        for submission in all {
            match submission.fingerprint() {
                Ok(fingerprint) => {
                    fingerprints.push(fingerprint);
                    self.able.push(submission);
                }
                Err(why) => self.left_out.push((folder_name(&submission.folder), why.0)),
            }
        }
        fingerprints
    }

    /// Leaves out submissions with a name that is already in use.
    fn leave_out_same_names(&mut self, named: &[String]) {
        let all = std::mem::take(&mut self.able);
        let owner = |name: &str| {
            let mut same = all.iter().filter(|one| one.name == name);
            let own = same.clone().find(|one| folder_name(&one.folder) == name);
            own.or(same.next()).map(|one| folder_name(&one.folder))
        };
        let owners: Vec<Option<String>> = all.iter().map(|one| owner(&one.name)).collect();
        for (submission, owner) in all.into_iter().zip(owners) {
            let own = folder_name(&submission.folder);
            let other = if named.contains(&submission.name) {
                Some("a program of the tournament's file".to_owned())
            } else {
                owner
                    .filter(|owner| *owner != own)
                    .map(|owner| format!("`{owner}`"))
            };
            match other {
                Some(other) => {
                    let why = format!(
                        "{other} is also called `{}`; names must differ",
                        submission.name
                    );
                    self.left_out.push((own, why));
                }
                None => self.able.push(submission),
            }
        }
    }
}

impl Submission {
    /// Returns the program as it plays: its command, resolved from its copy.
    ///
    /// # Errors
    /// If its command cannot be split into words, or names a missing file. Before it is built, files may be missing.
    pub fn contestant(&self) -> Result<Contestant, Failure> {
        let contestant = self.command_of_run().map_err(Failure)?;
        let checked = contestant.check();
        checked.map_err(Failure)?;
        Ok(contestant)
    }

    fn command_of_run(&self) -> Result<Contestant, String> {
        Contestant::in_folder(&self.run, &self.copy).map_err(|why| format!("`run`: {why}"))
    }

    /// Whether a command builds it.
    pub fn has_build(&self) -> bool {
        self.build.is_some()
    }

    /// Returns the program as it plays, whether or not it can be started.
    ///
    /// # Errors
    /// If its command cannot be split into words.
    pub fn unchecked(&self) -> Result<Contestant, Failure> {
        self.command_of_run().map_err(Failure)
    }

    /// Returns a hash of its commands and its files, which is the same on all machines.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn fingerprint(&self) -> Result<String, Failure> {
        self.fingerprint_of(&self.sources()?)
    }

    fn fingerprint_of(&self, files: &Files) -> Result<String, Failure> {
        let commands = [self.build.clone().unwrap_or_default(), self.run.clone()];
        let files = files.hash().map_err(|error| failure(&error))?;
        Ok(fingerprint(commands.into_iter().chain([files])))
    }

    /// Returns the submitted files.
    fn sources(&self) -> Result<Files, Failure> {
        let files = Files::of(&self.folder).map_err(|error| failure(&error))?;
        match files.other() {
            Some(other) => Err(Failure(format!(
                "`{}` is not a regular file",
                other.display()
            ))),
            None => Ok(files),
        }
    }
}

/// Returns the path for a kind of data about a submission.
fn kept_of(submission: &Path, kind: &str) -> PathBuf {
    let beside = submission.parent().unwrap_or(Path::new(""));
    let name = submission.file_name().unwrap_or_default();
    beside.join(BUILT).join(kind).join(name)
}

fn failure(error: &dyn std::fmt::Display) -> Failure {
    Failure(error.to_string())
}
