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
use crate::output::{escape_hidden, say};
use crate::ratings::{Hypotheses, Pentanomial, Sprt};
use crate::series::{Entry, GameTexts, Job, RecordStore, RetriedGame, Schedule};

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
    games_to_play: Option<BTreeSet<u32>>,
    hypotheses: Option<Hypotheses>,
    /// Whether the user has stopped it.
    pub was_stopped: bool,
    started_at: Instant,
    reported_at: Instant,
    /// The number of games played in this run.
    played_count: usize,
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
        games_to_play: Option<BTreeSet<u32>>,
    ) -> Result<Tournament<'a, G>, Failure> {
        let sprt = setup.file.sprt.as_ref();
        Ok(Tournament {
            setup,
            progress,
            record_store,
            bar,
            games_to_play,
            hypotheses: sprt.map(super::sprt::hypotheses).transpose()?,
            was_stopped: false,
            started_at: Instant::now(),
            reported_at: Instant::now(),
            played_count: 0,
        })
    }

    /// Returns the state of the test that may end the tournament.
    pub fn sprt(&self) -> Option<(Sprt, Pentanomial)> {
        let pairs = super::sprt::pair_results(&self.progress);
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
                .games_to_play
                .as_ref()
                .is_none_or(|numbers| numbers.contains(&game.number))
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
        let private_paths = &self.setup.private_paths;
        let with_hidden_paths = |fault| private_paths.hide_in_fault(fault);
        let logs: Vec<String> = game
            .logs
            .iter()
            .map(|log| private_paths.hide(log))
            .collect();
        let game = GameTexts {
            record: &private_paths.hide(game.record),
            logs: &logs,
        };
        let entry = Entry {
            forfeit: entry.forfeit.map(with_hidden_paths),
            disturbed: entry.disturbed.map(with_hidden_paths),
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
    fn report_progress(&mut self, result: &str) {
        self.played_count += 1;
        self.bar.inc(1);
        self.bar.set_message(escape_hidden(result).into_owned());
        if !self.bar.is_hidden() || self.reported_at.elapsed() < REPORT_INTERVAL {
            return;
        }
        self.reported_at = Instant::now();
        let (done, total) = (self.progress.games.len(), self.progress.game_count());
        let time_per_game = self.started_at.elapsed() / self.played_count as u32;
        let time_left = time_per_game * total.saturating_sub(done) as u32;
        let time_left = humantime::format_duration(Duration::from_secs(time_left.as_secs()));
        say(format_args!(
            "{done} of {total} games, about {time_left} left"
        ));
    }
}

impl<G: Protocol<Move: Send> + RandomStart + Send> Schedule for Tournament<'_, G> {
    type Job = Job<G>;
    type Result = RetriedGame;

    fn next_job(&mut self) -> Result<Option<Job<G>>, Failure> {
        // Pairs are completed, because a test may end only between them.
        if self.was_stopped || self.is_decided() {
            return Ok(None);
        }
        let Some(game) = self.next_game() else {
            return Ok(None);
        };
        job_of(self.setup, game).map(Some)
    }

    fn handle_result(&mut self, job: Job<G>, result: RetriedGame) -> Result<(), Failure> {
        for disturbed in &result.disturbed_attempts {
            let entry = Entry::from_disturbed(&job, &self.setup.players, disturbed);
            let texts = GameTexts {
                record: &disturbed.record,
                logs: &disturbed.logs,
            };
            self.store(&texts, entry)?;
        }
        match result.result {
            Ok(Some(game)) => {
                let entry = Entry::from_finished(&job, &self.setup.players, &game);
                let line = format!(
                    "{} {:?}",
                    entry.programs.join(" – "),
                    entry.scores.clone().unwrap_or_default()
                );
                let texts = GameTexts {
                    record: &game.record,
                    logs: &game.logs,
                };
                self.store(&texts, entry)?;
                self.report_progress(&line);
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
