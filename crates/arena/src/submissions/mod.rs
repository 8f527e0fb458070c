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
pub use building::{DEFAULT_LIMIT_S, build_all, build_and_report, left_out_line, lock_builds};
use files::Files;

/// The products of builds lie in this folder beside the submissions. A build can write only in its own copy.
const BUILT_FOLDER: &str = ".warren-built";

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
    pub buildable: Vec<Submission>,
    /// Folders that cannot play, by name, with the reason.
    pub left_out: Vec<(String, String)>,
}

/// Reads a folder of submissions, in the order of their names. No submission may have the name of a program that is already
/// `taken_names`. If two have the same name, it belongs to the one whose folder has this name, otherwise to the first.
///
/// # Errors
/// If the folder cannot be read, or has no submissions.
pub fn read_submissions(folder: &Path, taken_names: &[String]) -> Result<Submissions, Failure> {
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
    let mut submissions = Submissions::default();
    for path in folders {
        match description::read_submission(&path) {
            Ok(submission) => submissions.buildable.push(submission),
            Err(reason) => submissions.left_out.push((folder_name(&path), reason)),
        }
    }
    submissions.leave_out_same_names(taken_names);
    Ok(submissions)
}

/// The name of a submission's folder.
fn folder_name(folder: &Path) -> String {
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

impl Submissions {
    /// Returns the fingerprints of the submissions that can play. A submission with an unreadable file is left out.
    pub fn fingerprints(&mut self) -> Vec<String> {
        let buildable_submissions = std::mem::take(&mut self.buildable);
        let mut fingerprints = Vec::new();
        for submission in buildable_submissions {
            match submission.fingerprint() {
                Ok(fingerprint) => {
                    fingerprints.push(fingerprint);
                    self.buildable.push(submission);
                }
                Err(reason) => self
                    .left_out
                    .push((folder_name(&submission.folder), reason.0)),
            }
        }
        fingerprints
    }

    /// Leaves out submissions with a name that is already in use.
    fn leave_out_same_names(&mut self, taken_names: &[String]) {
        let buildable_submissions = std::mem::take(&mut self.buildable);
        let owner = |name: &str| {
            let mut same_name = buildable_submissions
                .iter()
                .filter(|submission| submission.name == name);
            let by_folder = same_name
                .clone()
                .find(|submission| folder_name(&submission.folder) == name);
            by_folder
                .or(same_name.next())
                .map(|submission| folder_name(&submission.folder))
        };
        let owners: Vec<Option<String>> = buildable_submissions
            .iter()
            .map(|submission| owner(&submission.name))
            .collect();
        for (submission, owner) in buildable_submissions.into_iter().zip(owners) {
            let own_folder = folder_name(&submission.folder);
            let name_owner = if taken_names.contains(&submission.name) {
                Some("a program of the tournament's file".to_owned())
            } else {
                owner
                    .filter(|owner| *owner != own_folder)
                    .map(|owner| format!("`{owner}`"))
            };
            match name_owner {
                Some(name_owner) => {
                    let reason = format!(
                        "{name_owner} is also called `{}`; names must differ",
                        submission.name
                    );
                    self.left_out.push((own_folder, reason));
                }
                None => self.buildable.push(submission),
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
        let contestant = self.resolved_command().map_err(Failure)?;
        let check_result = contestant.check_files();
        check_result.map_err(Failure)?;
        Ok(contestant)
    }

    fn resolved_command(&self) -> Result<Contestant, String> {
        Contestant::in_folder(&self.run, &self.copy).map_err(|reason| format!("`run`: {reason}"))
    }

    /// Whether a command builds it.
    pub fn has_build(&self) -> bool {
        self.build.is_some()
    }

    /// Returns the program as it plays, whether or not it can be started.
    ///
    /// # Errors
    /// If its command cannot be split into words.
    pub fn unchecked_contestant(&self) -> Result<Contestant, Failure> {
        self.resolved_command().map_err(Failure)
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
        let files = Files::of_program(&self.folder).map_err(|error| failure(&error))?;
        match files.first_special_file() {
            Some(special) => Err(Failure(format!(
                "`{}` is not a regular file",
                special.display()
            ))),
            None => Ok(files),
        }
    }
}

/// Returns the path for a kind of data about a submission.
fn build_data_path(submission: &Path, kind: &str) -> PathBuf {
    let parent = submission.parent().unwrap_or(Path::new(""));
    let name = submission.file_name().unwrap_or_default();
    parent.join(BUILT_FOLDER).join(kind).join(name)
}

fn failure(error: &dyn std::fmt::Display) -> Failure {
    Failure(error.to_string())
}
