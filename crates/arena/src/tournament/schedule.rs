//! Schedules the games of a tournament and handles their results.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use warren::core::protocol::Protocol;
use warren::thinking::generate::RandomStart;

use super::progress::{NextGame, Progress};
use super::setup::Setup;
use crate::Failure;
use crate::contest::NoVerdict;
use crate::output::{say, visible};
use crate::ratings::{Hypotheses, Pentanomial, Sprt};
use crate::series::{Entry, Finished, GameTexts, Job, RecordStore, Schedule};

/// The time between two progress lines, where there is no bar.
const REPORT_INTERVAL: Duration = Duration::from_secs(30);

/// The difference between the seeds of successive games, greater than the number of seats.
const SEED_STEP: u64 = 8;

/// A tournament in progress.
pub struct Tournament<'a, G: Protocol> {
    setup: &'a Setup<G>,
    /// The games played so far.
    pub progress: Progress,
    record_store: RecordStore,
    bar: &'a ProgressBar,
    /// The games to play, if not all of them.
    only: Option<BTreeSet<u32>>,
    hypotheses: Option<Hypotheses>,
    /// Whether the user has stopped it.
    pub was_stopped: bool,
    started_at: Instant,
    reported_at: Instant,
    /// The number of games played in this run.
    played: usize,
}

impl<'a, G: Protocol + RandomStart> Tournament<'a, G> {
    /// Returns a tournament that continues from its progress.
    ///
    /// # Errors
    /// If no start can be generated.
    pub fn new(
        setup: &'a Setup<G>,
        progress: Progress,
        record_store: RecordStore,
        bar: &'a ProgressBar,
        only: Option<BTreeSet<u32>>,
    ) -> Result<Tournament<'a, G>, Failure> {
        let sprt = setup.file.sprt.as_ref();
        Ok(Tournament {
            setup,
            progress,
            record_store,
            bar,
            only,
            hypotheses: sprt.map(super::sprt::hypotheses).transpose()?,
            was_stopped: false,
            started_at: Instant::now(),
            reported_at: Instant::now(),
            played: 0,
        })
    }

    /// Returns the state of the test that may end the tournament.
    pub fn sprt(&self) -> Option<(Sprt, Pentanomial)> {
        let pairs = super::sprt::pairs(&self.progress);
        Some((self.hypotheses.as_ref()?.test(&pairs), pairs))
    }

    fn is_decided(&self) -> bool {
        self.sprt().is_some_and(|(sprt, _)| sprt.accepted.is_some())
    }

    /// Returns the next of the games that are to be played here.
    fn next_game(&mut self) -> Option<NextGame> {
        loop {
            let game = self.progress.next_game()?;
            if self
                .only
                .as_ref()
                .is_none_or(|only| only.contains(&game.number))
            {
                return Some(game);
            }
        }
    }

    fn store(&mut self, game: &GameTexts<'_>, entry: Entry) -> Result<(), Failure> {
        let meeting = entry
            .pair
            .checked_sub(1)
            .map(|pair| &self.progress.meetings[pair as usize]);
        // Only this machine knows its folders; others may read the results.
        let private = &self.setup.private;
        let hidden = |fault| private.hide_in(fault);
        let logs: Vec<String> = game.logs.iter().map(|log| private.hide(log)).collect();
        let game = GameTexts {
            record: &private.hide(game.record),
            logs: &logs,
        };
        let entry = Entry {
            forfeit: entry.forfeit.map(hidden),
            disturbed: entry.disturbed.map(hidden),
            series: self.setup.identity.series.clone(),
            seed: self.setup.pairing.seed,
            round: meeting.map_or(0, |meeting| meeting.round),
            ..entry
        };
        let path = self.record_store.store(&game, entry.clone());
        let path = path.map_err(|error| Failure(format!("the game cannot be stored: {error}")))?;
        let record = path.file_name().unwrap_or_default().to_string_lossy();
        self.progress.add(Entry {
            record: record.into_owned(),
            ..entry
        })
    }

    /// Reports the progress of the tournament.
    fn report(&mut self, result: &str) {
        self.played += 1;
        self.bar.inc(1);
        self.bar.set_message(visible(result).into_owned());
        if !self.bar.is_hidden() || self.reported_at.elapsed() < REPORT_INTERVAL {
            return;
        }
        self.reported_at = Instant::now();
        let (done, total) = (self.progress.games.len(), self.progress.total());
        let each = self.started_at.elapsed() / self.played as u32;
        let left = each * total.saturating_sub(done) as u32;
        let left = humantime::format_duration(Duration::from_secs(left.as_secs()));
        say(format_args!("{done} of {total} games, about {left} left"));
    }
}

impl<G: Protocol<Move: Send> + RandomStart + Send> Schedule for Tournament<'_, G> {
    type Job = Job<G>;
    type Result = Finished;

    fn next(&mut self) -> Result<Option<Job<G>>, Failure> {
        // Pairs are completed, because a test may end only between them.
        if self.was_stopped || self.is_decided() {
            return Ok(None);
        }
        let Some(game) = self.next_game() else {
            return Ok(None);
        };
        job_of(self.setup, game).map(Some)
    }

    fn done(&mut self, job: Job<G>, result: Finished) -> Result<(), Failure> {
        for disturbed in &result.disturbed {
            let entry = Entry::of_disturbed(&job, &self.setup.players, disturbed);
            let texts = GameTexts {
                record: &disturbed.record,
                logs: &disturbed.logs,
            };
            self.store(&texts, entry)?;
        }
        match result.end {
            Ok(Some(played)) => {
                let entry = Entry::of_played(&job, &self.setup.players, &played);
                let line = format!(
                    "{} {:?}",
                    entry.programs.join(" – "),
                    entry.scores.clone().unwrap_or_default()
                );
                let texts = GameTexts {
                    record: &played.record,
                    logs: &played.logs,
                };
                self.store(&texts, entry)?;
                self.report(&line);
                Ok(())
            }
            Ok(None) => Ok(()),
            Err(NoVerdict::Failed(failure)) => Err(failure),
            Err(NoVerdict::Stopped | NoVerdict::Disturbed(_)) => {
                self.was_stopped = true;
                Ok(())
            }
        }
    }
}

/// Returns a game of a tournament, with its start. The same number always has the same start.
///
/// # Errors
/// If no board can be generated.
pub fn job_of<G: Protocol + RandomStart>(
    setup: &Setup<G>,
    game: NextGame,
) -> Result<Job<G>, Failure> {
    let start = setup
        .starts
        .of_pair(setup.pairing.seats, setup.pairing.seed, game.pair)?;
    Ok(Job {
        number: game.number,
        pair: game.pair,
        seated: game.seated,
        start_record: start.start_record,
        board: start.board,
        seed: setup
            .pairing
            .seed
            .wrapping_add(u64::from(game.number) * SEED_STEP),
        loses_if_not_started: true,
    })
}
