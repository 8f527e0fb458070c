//! Tournaments: many programs, many games, and a reliable table.

pub mod against;
pub mod file;
pub mod identity;
pub mod merge;
pub mod pairing;
pub mod plan;
pub mod private_paths;
pub mod progress;
#[cfg(test)]
mod properties;
pub mod schedule;
pub mod setup;
mod sprt;
pub mod standings;
mod table;

use std::fs::{self, File};
use std::io;
use std::path::Path;

use warren::core::protocol::Protocol;
use warren::thinking::generate::RandomStart;

use crate::Failure;
use crate::outside::Folder;
use crate::series::{Entry, RecordStore};
use identity::Identity;
use progress::Progress;
use setup::Setup;

/// The lock file of a running tournament.
const LOCK_FILE: &str = ".lock";

/// Returns the state of a tournament, from its results.
pub fn read_progress<G: Protocol + RandomStart>(setup: &Setup<G>) -> Result<Progress, Failure> {
    let mut progress = setup.progress();
    progress.add_all(stored_entries(setup)?)?;
    Ok(progress)
}

/// The entries of the results.
pub fn stored_entries<G: Protocol>(setup: &Setup<G>) -> Result<Vec<Entry>, Failure> {
    if !setup.results.exists() {
        return Ok(Vec::new());
    }
    let record_store = record_store(setup)?;
    let entries = record_store
        .entries()
        .map_err(|error| Failure(format!("{}: {error}", setup.results.display())))?;
    let identity = &setup.identity;
    if let Some(other) = entries.iter().find(|entry| entry.series != identity.series) {
        let stored = Identity::of(&Folder::new(&setup.results));
        return Err(Failure(format!(
            "{}: game {} was played {}. Restore what was there, or start again: name another folder (`results = …`), or remove this one",
            setup.results.display(),
            other.number,
            identity.difference(&other.series, stored.as_ref()),
        )));
    }
    Ok(entries)
}

/// Returns the record store of a tournament's games.
///
/// # Errors
/// If its folder cannot be used.
pub fn record_store<G: Protocol>(setup: &Setup<G>) -> Result<RecordStore, Failure> {
    RecordStore::new(&setup.results, G::ID, setup.file.logs)
        .map_err(|error| Failure(format!("{}: {error}", setup.results.display())))
}

/// Locks the results against another run. The lock ends with the process.
pub fn lock_results(results: &Path) -> Result<File, Failure> {
    let failure = |error: io::Error| Failure(format!("{}: {error}", results.display()));
    fs::create_dir_all(results).map_err(failure)?;
    let file = File::create(results.join(LOCK_FILE)).map_err(failure)?;
    match file.try_lock() {
        Err(fs::TryLockError::WouldBlock) => Err(Failure(format!(
            "{}: another command is playing this tournament",
            results.display()
        ))),
        // Some file systems have no locks.
        Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(file),
    }
}
