//! A tournament on many machines: writes a plan of independent jobs, and plays one of them. `merge` joins the results.
//!
//! A plan is a text of JSON lines: the first identifies the tournament, each other line is a job. Anything that runs commands
//! can run the jobs: GNU parallel, a Slurm array, a shell.

use std::collections::{BTreeSet, VecDeque};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::thinking::generate::RandomStart;

use super::file::TournamentFile;
use super::identity::Identity;
use super::progress::NextGame;
use super::schedule::job_of;
use super::setup::Setup;
use super::{lock_results, read_progress};
use crate::contest::{NoVerdict, Orphans};
use crate::series::{
    self, Entry, GameTexts, Job, RecordStore, RetriedGame, Schedule, games_at_once, run, stop_flag,
};
use crate::{Failure, whole_file};

/// The maximum size of a plan in bytes.
const MAX_PLAN_BYTES: u64 = 256 << 20;

/// The first line of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct PlanHead {
    /// The file of the tournament, relative to the plan.
    tournament: PathBuf,
    /// The identity of the tournament.
    identity: Identity,
    /// The version of Warren that has to play it.
    version: String,
    jobs: usize,
}

/// A job: whole pairs of games that are played one after the other.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct PlannedJob {
    /// From 1.
    job: usize,
    games: Vec<NextGame>,
}

/// Writes the remaining games as at most `jobs` independent jobs into a plan. In Swiss and knockout these are the games of the
/// current round. Returns the number of jobs.
///
/// # Errors
/// If no game is left to play, or the plan cannot be written.
pub fn write_plan<G: Protocol + RandomStart>(
    setup: &Setup<G>,
    file: &Path,
    plan: &Path,
    jobs: usize,
) -> Result<usize, Failure> {
    let games = read_progress(setup)?.remaining_games();
    if games.is_empty() {
        return Err(Failure("no game is left to play".into()));
    }
    let mut pairs: Vec<Vec<NextGame>> = Vec::new();
    for game in games {
        match pairs.last_mut().filter(|pair| pair[0].pair == game.pair) {
            Some(pair) => pair.push(game),
            None => pairs.push(vec![game]),
        }
    }
    let count = pairs.len().min(jobs);
    let mut jobs: Vec<Vec<NextGame>> = vec![Vec::new(); count];
    for (index, pair) in pairs.into_iter().enumerate() {
        jobs[index % count].extend(pair);
    }
    let head = PlanHead {
        tournament: relative_to_plan(plan, file),
        identity: setup.identity.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        jobs: count,
    };
    let failure =
        |message: &dyn std::fmt::Display| Failure(format!("{}: {message}", plan.display()));
    let mut text = json_line(&head).map_err(|error| failure(&error))?;
    for (number, games) in (1..).zip(jobs) {
        let job = PlannedJob { job: number, games };
        text += &json_line(&job).map_err(|error| failure(&error))?;
    }
    whole_file::replace(plan, &text).map_err(|error| failure(&error))?;
    Ok(count)
}

fn json_line(line: &impl Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string(line)? + "\n")
}

/// Returns a file's path relative to another file's folder, if both are in the same folder; otherwise its absolute path.
fn relative_to_plan(plan: &Path, file: &Path) -> PathBuf {
    match (plan.parent(), file.parent(), file.file_name()) {
        (Some(plan_folder), Some(file_folder), Some(name)) if plan_folder == file_folder => {
            name.into()
        }
        _ => std::path::absolute(file).unwrap_or_else(|_| file.to_owned()),
    }
}

/// Returns the folder of the results of a plan's jobs.
pub fn jobs_folder(plan: &Path) -> PathBuf {
    plan.with_extension("jobs")
}

/// A job of a plan, to be played on this machine.
#[derive(Clone, Debug)]
pub struct PlanJob {
    /// The plan's file.
    plan: PathBuf,
    /// From 1.
    number: usize,
    head: PlanHead,
    games: Vec<NextGame>,
}

impl PlanJob {
    /// Reads a job, whose number counts from 1.
    ///
    /// # Errors
    /// If the plan or job does not exist, or the plan is for another version.
    pub fn read(plan: &Path, number: usize) -> Result<PlanJob, Failure> {
        let failure =
            |message: &dyn std::fmt::Display| Failure(format!("{}: {message}", plan.display()));
        let size = fs::metadata(plan).map_err(|error| failure(&error))?.len();
        if size > MAX_PLAN_BYTES {
            return Err(failure(&"this is not a plan: it is too long"));
        }
        let text = fs::read_to_string(plan).map_err(|error| failure(&error))?;
        let mut lines = text.lines();
        let head: PlanHead =
            serde_json::from_str(lines.next().unwrap_or_default()).map_err(|error| {
                failure(&format_args!(
                    "line 1 is not the first line of a plan: {error}"
                ))
            })?;
        if !(1..=head.jobs).contains(&number) {
            return Err(failure(&format_args!("its jobs are 1 to {}", head.jobs)));
        }
        let line = lines.nth(number - 1).unwrap_or_default();
        let job: PlannedJob = serde_json::from_str(line)
            .map_err(|error| failure(&format_args!("line {} is not a job: {error}", number + 1)))?;
        if head.version != env!("CARGO_PKG_VERSION") {
            return Err(Failure(format!(
                "the plan is for version {} of Warren, but this is {}",
                head.version,
                env!("CARGO_PKG_VERSION")
            )));
        }
        Ok(PlanJob {
            plan: plan.to_owned(),
            number,
            head,
            games: job.games,
        })
    }

    /// Returns the file of the tournament.
    pub fn tournament(&self) -> PathBuf {
        let folder = self.plan.parent().unwrap_or(Path::new(""));
        folder.join(&self.head.tournament)
    }

    /// Plays the job, or continues it after a stop. The results go into a separate folder, by default beside the plan.
    ///
    /// # Errors
    /// If the tournament is not that of the plan, the results cannot be stored, or the job was stopped.
    pub fn play<G>(
        self,
        file: TournamentFile,
        results_folder: Option<&Path>,
        is_trusted: bool,
    ) -> Result<(), Failure>
    where
        G: Protocol<Move: Send> + RandomStart + Pack + Send + Sync,
    {
        let path = self.tournament();
        let mut setup: Setup<G> = Setup::new(file, &path)?;
        if setup.identity.series != self.head.identity.series {
            return Err(Failure(format!(
                "{}: the plan was made {}. Restore what was there, or plan again",
                path.display(),
                setup.identity.difference_from(&self.head.identity)
            )));
        }
        setup.prepare(is_trusted)?;
        let setup = setup;
        let is_known = |game: &NextGame| {
            let mut seated = game.seated.iter();
            game.number > 0
                && game.seated.len() == setup.pairing.seats
                && seated.all(|&player| player < setup.players.len())
        };
        if !self.games.iter().all(is_known) {
            return Err(Failure(format!(
                "{}: a job names a game or a program that does not exist",
                self.plan.display()
            )));
        }
        let default_folder = jobs_folder(&self.plan).join(format!("{:06}", self.number));
        let folder = results_folder.map_or(default_folder, Path::to_path_buf);
        let _lock = lock_results(&folder)?;
        let failure = |error: io::Error| Failure(format!("{}: {error}", folder.display()));
        let record_store = RecordStore::new(&folder, G::ID, setup.file.logs).map_err(failure)?;
        let stored = record_store.entries().map_err(failure)?;
        setup.identity.store(&folder);
        let finished_numbers: BTreeSet<u32> = stored
            .iter()
            .filter(|entry| entry.counts())
            .map(|entry| entry.number)
            .collect();
        let games = self
            .games
            .into_iter()
            .filter(|game| !finished_numbers.contains(&game.number));
        let stop_requested = stop_flag()?;
        let mut planned_games = PlannedGames {
            setup: &setup,
            games: games.collect(),
            record_store,
            was_stopped: false,
        };
        let orphans = Orphans::adopt();
        let parallel_games =
            games_at_once(setup.file.games_at_once.or(Some(1)), setup.pairing.seats);
        run(
            &mut planned_games,
            parallel_games,
            &stop_requested,
            |(job, _)| {
                series::play(
                    job,
                    &setup.players,
                    setup.conditions,
                    &orphans,
                    &stop_requested,
                    |_| {},
                )
            },
        )?;
        if planned_games.was_stopped {
            Err(Failure(
                "the job was stopped; the same command continues it".into(),
            ))
        } else {
            Ok(())
        }
    }
}

/// The games of a job.
struct PlannedGames<'a, G: Protocol> {
    setup: &'a Setup<G>,
    games: VecDeque<NextGame>,
    record_store: RecordStore,
    was_stopped: bool,
}

impl<G: Protocol> PlannedGames<'_, G> {
    fn store(
        &mut self,
        record: &str,
        logs: &[String],
        entry: Entry,
        round: u32,
    ) -> Result<(), Failure> {
        let entry = Entry {
            series: self.setup.identity.series.clone(),
            seed: self.setup.pairing.seed,
            round,
            ..entry
        };
        let stored = self.record_store.store(&GameTexts { record, logs }, entry);
        stored
            .map(drop)
            .map_err(|error| Failure(format!("the game cannot be stored: {error}")))
    }
}

impl<G: Protocol<Move: Send> + RandomStart + Send> Schedule for PlannedGames<'_, G> {
    type Job = (Job<G>, u32);
    type Result = RetriedGame;

    fn next_job(&mut self) -> Result<Option<Self::Job>, Failure> {
        match self.games.pop_front().filter(|_| !self.was_stopped) {
            Some(game) => {
                let round = game.round;
                Ok(Some((job_of(self.setup, game)?, round)))
            }
            None => Ok(None),
        }
    }

    fn handle_result(
        &mut self,
        (job, round): Self::Job,
        result: RetriedGame,
    ) -> Result<(), Failure> {
        for disturbed in &result.disturbed_attempts {
            let entry = Entry::from_disturbed(&job, &self.setup.players, disturbed);
            self.store(&disturbed.record, &disturbed.logs, entry, round)?;
        }
        match result.result {
            Ok(Some(game)) => {
                let entry = Entry::from_finished(&job, &self.setup.players, &game);
                self.store(&game.record, &game.logs, entry, round)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_beside_the_plan_is_named_without_its_folder() {
        let relative = |plan: &str, file: &str| relative_to_plan(Path::new(plan), Path::new(file));
        assert_eq!(relative("a/cup.plan", "a/cup.toml"), Path::new("cup.toml"));
        assert!(relative("b/cup.plan", "a/cup.toml").is_absolute());
    }

    #[test]
    fn a_missing_job_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let plan = folder.path().join("cup.plan");
        let identity = r#"{"series":"1","settings":{},"programs":[]}"#;
        let version = env!("CARGO_PKG_VERSION");
        let head = |version: &str| {
            format!(
                r#"{{"tournament":"cup.toml","identity":{identity},"version":"{version}","jobs":1}}"#
            )
        };
        let read = |text: &str, number| {
            fs::write(&plan, text).unwrap();
            PlanJob::read(&plan, number).map(|job| job.tournament())
        };
        let job = r#"{"job":1,"games":[]}"#;
        let plan_text = format!("{}\n{job}\n", head(version));
        assert_eq!(read(&plan_text, 1).unwrap(), folder.path().join("cup.toml"));
        for (text, number, part) in [
            (plan_text.as_str(), 0, "its jobs are 1 to 1"),
            (&plan_text, 2, "its jobs are 1 to 1"),
            (&head(version), 1, "line 2 is not a job"),
            (
                &format!("{}\n{job}\n", head("0.0.1")),
                1,
                "is for version 0.0.1",
            ),
            ("{}", 1, "line 1 is not the first line of a plan"),
        ] {
            let error = read(text, number).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
