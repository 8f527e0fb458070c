//! Joins the results from other machines.
//!
//! These folders are not trusted. So only regular files of bounded size are read, and each record is replayed. A game that
//! disagrees with its record or with the tournament is named and left out. The next copy of the game is then tried.

mod find;
mod left_out;
mod proof;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::thinking::generate::RandomStart;

use super::progress::{NextGame, Progress};
use super::setup::Setup;
use super::{lock_results, record_store, stored_entries};
use crate::Failure;
use crate::output::{print, say};
use crate::outside::Folder;
use crate::series::{Entry, GameTexts, RecordStore};
use find::{FoundEntry, Search};
use left_out::{LeftOut, print_line};
pub use proof::{MAX_LOG_BYTES, MAX_RECORD_BYTES};
use proof::{VerifiedGame, Verifier};

/// Joins the results of jobs, from folders of results or folders with such folders in them.
///
/// The merge replays each record. It names and leaves out a game that disagrees with its record or with the tournament, and
/// uses a good copy instead. It counts a game once, even if there are several copies, and names the missing games.
///
/// # Errors
/// If a game is missing, something was left out, or a result disagrees with its record. Results that agree are stored in any
/// case.
pub fn merge<G: Protocol + RandomStart + Pack>(
    setup: &Setup<G>,
    folders: &[PathBuf],
) -> Result<(), Failure> {
    let _lock = lock_results(&setup.results)?;
    let stored = stored_entries(setup)?;
    setup.identity.store(&setup.results);
    let mut left_out = LeftOut::default();
    let mut search = Search::new(&setup.identity, &mut left_out);
    for folder in folders {
        search.search_folder(folder)?;
    }
    let found = search.found;
    let mut merging = Merging {
        results: Folder::new(&setup.results),
        last_round: last_round(setup, &stored)?,
        progress: setup.progress(),
        record_store: record_store(setup)?,
        verifier: Verifier::new(setup),
        left_out,
        new_count: 0,
        duplicate_count: 0,
        contradicted_count: 0,
    };
    // In the order of their numbers: the games of a round may depend on the results of the previous round.
    let mut games: BTreeMap<u32, Copies> = BTreeMap::new();
    for entry in stored {
        games.entry(entry.number).or_default().stored.push(entry);
    }
    for copy in found {
        games.entry(copy.entry.number).or_default().found.push(copy);
    }
    for (number, copies) in games {
        merging.merge_copies(number, copies)?;
    }
    merging.report_outcome(&setup.results)
}

/// Returns the round of the last game in the results; 0 if no round depends on the results of another.
fn last_round<G: Protocol + RandomStart>(
    setup: &Setup<G>,
    stored: &[Entry],
) -> Result<u32, Failure> {
    let mut progress = setup.progress();
    if progress.pairing.dependent_rounds().is_none() {
        return Ok(0);
    }
    progress.add_all(stored.to_vec())?;
    let last = stored.iter().map(|entry| entry.number).max();
    let game = last.and_then(|number| progress.game(number));
    Ok(game.map_or(0, |game| game.round))
}

/// All copies of a game.
#[derive(Default)]
struct Copies {
    /// The entries of the results.
    stored: Vec<Entry>,
    /// The entries from other machines.
    found: Vec<FoundEntry>,
}

/// A merge in progress.
struct Merging<'a, G: Protocol> {
    results: Folder,
    /// The round of the last game in the results before the merge; 0 if no round depends on the results of another.
    last_round: u32,
    /// The games with smaller numbers.
    progress: Progress,
    record_store: RecordStore,
    verifier: Verifier<'a, G>,
    left_out: LeftOut,
    new_count: usize,
    duplicate_count: usize,
    /// The number of games in the results that disagree with their records and stay.
    contradicted_count: usize,
}

impl<G: Protocol + RandomStart + Pack> Merging<'_, G> {
    /// Joins the copies of a game. A copy that counts comes before attempts that cannot be checked.
    fn merge_copies(&mut self, number: u32, copies: Copies) -> Result<(), Failure> {
        let Copies { stored, found } = copies;
        let Some(game) = self.progress.game(number) else {
            self.progress.add_all(stored)?;
            for copy in found {
                self.leave_out(&copy, "it is not a game of this tournament so far");
            }
            return Ok(());
        };
        // Results without a new copy are left as they are: they belong to the organiser.
        if found.is_empty() {
            return self.progress.add_all(stored);
        }
        let contradicts_record = self.contradicts_record(&game, &stored);
        if self.keeps_stored_result(&game, &stored, contradicts_record) {
            self.contradicted_count += usize::from(contradicts_record);
            self.duplicate_count += found.len();
            return self.progress.add_all(stored);
        }
        let (counting_copies, attempts): (Vec<FoundEntry>, Vec<FoundEntry>) =
            found.into_iter().partition(|copy| copy.entry.counts());
        let mut counting_copies = counting_copies.into_iter();
        let verified = counting_copies
            .by_ref()
            .find_map(|copy| self.check(copy, &game));
        self.duplicate_count += counting_copies.len();
        let Some((copy, verified)) = verified else {
            self.contradicted_count += usize::from(contradicts_record);
            self.progress.add_all(stored)?;
            for copy in attempts {
                self.add_attempt(copy, &game)?;
            }
            return Ok(());
        };
        // The attempts before it belong to it.
        let has_same_folder = |attempt: &FoundEntry| attempt.folder.path() == copy.folder.path();
        for attempt in attempts {
            if has_same_folder(&attempt) && stored.is_empty() {
                self.add_attempt(attempt, &game)?
            } else {
                self.duplicate_count += 1
            }
        }
        self.store(verified)?;
        let attempts = stored.into_iter().filter(|entry| !entry.counts());
        self.progress.add_all(attempts.collect())
    }

    /// Whether the results have a game that disagrees with its record. An earlier version or a manual edit may have put it
    /// there.
    fn contradicts_record(&mut self, game: &NextGame, stored: &[Entry]) -> bool {
        let Some(entry) = stored.iter().rev().find(|entry| entry.counts()) else {
            return false;
        };
        match self.verifier.check(entry, game, &self.results) {
            Ok(_) => false,
            Err(problem) => {
                let path = self.results.path();
                let number = game.number;
                print_line(&format!(
                    "note: {}: game {number}: {problem}",
                    path.display()
                ));
                true
            }
        }
    }

    /// Whether the stored result of a game stays, whatever the copies are: its record proves it, or it belongs to an earlier
    /// round and has decided the pairing.
    fn keeps_stored_result(
        &self,
        game: &NextGame,
        stored: &[Entry],
        contradicts_record: bool,
    ) -> bool {
        let is_proven = stored.iter().any(Entry::counts) && !contradicts_record;
        is_proven || game.round < self.last_round
    }

    /// Checks a copy and reports it if it disagrees.
    fn check(&mut self, copy: FoundEntry, game: &NextGame) -> Option<(FoundEntry, VerifiedGame)> {
        match self.verifier.check(&copy.entry, game, &copy.folder) {
            Ok(verified) => Some((copy, verified)),
            Err(problem) => {
                self.leave_out(&copy, &problem);
                None
            }
        }
    }

    fn leave_out(&mut self, copy: &FoundEntry, problem: &str) {
        let problem = format!("game {}: {problem}", copy.entry.number);
        self.left_out.report(&copy.folder.path(), &problem);
    }

    /// Adds an attempt that does not count, unless there are enough.
    fn add_attempt(&mut self, copy: FoundEntry, game: &NextGame) -> Result<(), Failure> {
        if self.progress.is_done(game.number) {
            self.duplicate_count += 1;
            return Ok(());
        }
        match self.check(copy, game) {
            Some((_, verified)) => self.store(verified),
            None => Ok(()),
        }
    }

    fn store(&mut self, verified: VerifiedGame) -> Result<(), Failure> {
        let VerifiedGame {
            entry,
            record,
            logs,
        } = verified;
        // First the check whether it belongs here, then the files.
        self.progress.add(entry.clone())?;
        let game = GameTexts {
            record: &record,
            logs: &logs,
        };
        self.record_store
            .store(&game, entry)
            .map_err(|error| Failure(format!("the game cannot be stored: {error}")))?;
        self.new_count += 1;
        Ok(())
    }

    /// Reports the outcome for all copies.
    fn report_outcome(self, results: &Path) -> Result<(), Failure> {
        let (new_count, duplicate_count, left_out) =
            (self.new_count, self.duplicate_count, self.left_out.count);
        self.left_out.report_unnamed();
        print(format_args!(
            "{new_count} games are new, {duplicate_count} were there twice and count once\n"
        ))?;
        let mut problems = Vec::new();
        if left_out > 0 {
            problems.push(format!("{left_out} left out (see above)"));
        }
        if self.contradicted_count > 0 {
            let contradicted_count = self.contradicted_count;
            problems.push(format!(
                "{contradicted_count} of the results disagree with their records (see above)"
            ));
        }
        let missing: Vec<u32> = self
            .progress
            .remaining_games()
            .iter()
            .map(|game| game.number)
            .collect();
        if !missing.is_empty() {
            let missing_ranges = ranges(&missing);
            problems.push(format!(
                "missing: games {missing_ranges}; plan again to play them"
            ));
            // The good results are stored, so the merge did not fail, but the tournament is not complete.
            say(results.display());
        }
        if problems.is_empty() {
            Ok(())
        } else {
            Err(Failure(problems.join("; ")))
        }
    }
}

/// Returns consecutive numbers as ranges: `1-3, 7`.
fn ranges(numbers: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut().filter(|(_, last)| last + 1 == number) {
            Some((_, last)) => *last = number,
            None => ranges.push((number, number)),
        }
    }
    let range_text = |&(first, last): &(u32, u32)| {
        if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        }
    };
    ranges.iter().map(range_text).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_as_ranges() {
        assert_eq!(ranges(&[1, 2, 3, 7, 9, 10]), "1-3, 7, 9-10");
        assert_eq!(ranges(&[]), "");
    }
}
