//! A folder of submissions: each folder in it is a program, which a `warren.toml` in it describes. It is built once, in the
//! jail in which it will play, and again only when its files have changed.

mod build;
mod command;
mod description;
mod files;
mod stamp;

use std::fs;
use std::path::{Path, PathBuf, absolute};

use super::Failure;
use super::arena::Contestant;
use super::series::fingerprint;
use build::Built;
pub use command::{Build, build_all};
use files::Files;
use stamp::Stamp;

/// A program that somebody has submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    pub name: String,
    /// Its folder, by its whole path.
    pub folder: PathBuf,
    /// In the words of who wrote it; may be empty.
    pub language: String,
    /// The command that builds it, for a shell.
    pub build: Option<String>,
    /// The command that runs it, in words as a shell splits them.
    pub run: String,
    /// Whether it reads the moves of an opening.
    pub reads_openings: bool,
}

/// Reads a folder of submissions, by name.
///
/// # Errors
/// If a submission is not understood. All such are told together.
pub fn read(folder: &Path) -> Result<Vec<Submission>, Failure> {
    let failure = |error: std::io::Error| Failure(format!("{}: {error}", folder.display()));
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(failure)? {
        let entry = entry.map_err(failure)?;
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        if !is_hidden && entry.file_type().map_err(failure)?.is_dir() {
            folders.push(absolute(entry.path()).map_err(failure)?);
        }
    }
    folders.sort();
    let (mut submissions, mut faults): (Vec<Submission>, Vec<String>) = (Vec::new(), Vec::new());
    for path in folders {
        match description::submission(&path) {
            Ok(submission) => {
                let same = submissions.iter().find(|one| one.name == submission.name);
                match same {
                    Some(same) => faults.push(format!(
                        "{}: `{}` is called so too; names differ",
                        path.display(),
                        same.folder.display()
                    )),
                    None => submissions.push(submission),
                }
            }
            Err(why) => faults.push(why),
        }
    }
    match (faults.is_empty(), submissions.is_empty()) {
        (true, false) => Ok(submissions),
        (true, true) => Err(Failure(format!(
            "{}: there are no submissions: each is a folder in it",
            folder.display()
        ))),
        (false, _) => Err(Failure(faults.join("; "))),
    }
}

impl Submission {
    /// The program as it plays: its command, seen from its folder.
    ///
    /// # Errors
    /// If its command cannot be split into words, or names a file that is not there. Before it is built files may be missing.
    pub fn contestant(&self) -> Result<Contestant, Failure> {
        let contestant = self.command_of_run().map_err(Failure)?;
        let checked = contestant.check();
        checked.map_err(|why| Failure(format!("{}: {why}", self.folder.display())))?;
        Ok(contestant)
    }

    fn command_of_run(&self) -> Result<Contestant, String> {
        Contestant::in_folder(&self.run, &self.folder)
            .map_err(|why| format!("{}: `run`: {why}", self.folder.display()))
    }

    /// Whether a command builds it.
    pub fn has_build(&self) -> bool {
        self.build.is_some()
    }

    /// The program as it plays, whether or not it can be started.
    ///
    /// # Errors
    /// If its command cannot be split into words.
    pub fn unchecked(&self) -> Result<Contestant, Failure> {
        self.command_of_run().map_err(Failure)
    }

    /// A hash of its commands and its files, without what its build has made. It is the same on all machines.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn fingerprint(&self) -> Result<String, Failure> {
        let made = Stamp::of(self).map(|stamp| stamp.made).unwrap_or_default();
        let sources = self.files()?.without(&made);
        self.fingerprint_of(&sources)
    }

    fn fingerprint_of(&self, files: &Files) -> Result<String, Failure> {
        let commands = [self.build.clone().unwrap_or_default(), self.run.clone()];
        let files = files.hash().map_err(|error| self.failure(&error))?;
        Ok(fingerprint(commands.into_iter().chain([files])))
    }

    fn files(&self) -> Result<Files, Failure> {
        Files::of(&self.folder).map_err(|error| self.failure(&error))
    }

    fn failure(&self, error: &std::io::Error) -> Failure {
        Failure(format!("{}: {error}", self.folder.display()))
    }
}
