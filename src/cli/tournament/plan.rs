//! A tournament on many machines: a plan of independent jobs, and the playing of one of them. `merge` joins what comes back.
//!
//! A plan is a text of JSON lines: the first says which tournament it is for, each other one is a job. Whatever runs commands can
//! run the jobs: GNU parallel, a Slurm array, a shell.

use std::collections::{BTreeSet, VecDeque};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::{Deserialize, Serialize};
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::for_game;
use warren::thinking::generate::Draw;

use super::file::TournamentFile;
use super::identity::Identity;
use super::progress::{NextGame, Progress};
use super::schedule::job_of;
use super::setup::Setup;
use super::{lock, read_progress};
use crate::cli::arena::{Orphans, Unplayed};
use crate::cli::output::print;
use crate::cli::series::{
    self, Entry, Finished, Job, Keeper, Kept, Schedule, at_once, run, stopped_by_the_user,
};
use crate::cli::{Failure, whole_file};

/// The maximum size of a plan in bytes.
const LONGEST_PLAN: u64 = 256 << 20;

/// The first line of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Head {
    /// The file of the tournament, seen from the plan.
    tournament: PathBuf,
    /// What tells this tournament from others.
    identity: Identity,
    /// The version of Warren that has to play it.
    version: String,
    jobs: usize,
}

/// A job: games that are played one after the other, whole pairs.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct PlannedJob {
    /// From 1.
    job: usize,
    games: Vec<NextGame>,
}

/// Write the games that are still to be played as independent jobs, for many machines.
///
/// In Swiss and knockout a plan has the games of the current round; after it has been merged, plan again.
#[derive(Args)]
#[command(after_help = "Examples:
  warren tournament plan cup.toml --jobs 400
  parallel --sshlogin 8/one,8/two warren tournament run cup.plan ::: $(seq 400)
  sbatch --array=1-400 --wrap 'warren tournament run cup.plan $SLURM_ARRAY_TASK_ID'")]
pub struct Plan {
    /// The file of the tournament.
    file: PathBuf,
    /// How many jobs; there are never more than pairs of games.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    jobs: u32,
    /// The plan to write; without it, the file's name with `.plan`.
    #[arg(long, value_name = "PLAN")]
    to: Option<PathBuf>,
}

impl Plan {
    pub fn run(&self) -> Result<(), Failure> {
        let file = TournamentFile::read(&self.file)?;
        for_game!(file.game, G => {
            let setup: Setup<G> = Setup::new(file, &self.file)?;
            let progress = read_progress(&setup)?;
            self.write(&setup.identity, &progress)
        })
    }

    fn write(&self, identity: &Identity, progress: &Progress) -> Result<(), Failure> {
        let games = progress.waiting();
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
        let count = pairs.len().min(self.jobs as usize);
        let mut jobs: Vec<Vec<NextGame>> = vec![Vec::new(); count];
        for (index, pair) in pairs.into_iter().enumerate() {
            jobs[index % count].extend(pair);
        }
        let path = self
            .to
            .clone()
            .unwrap_or_else(|| self.file.with_extension("plan"));
        let head = Head {
            tournament: seen_from(&path, &self.file),
            identity: identity.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            jobs: count,
        };
        let failure = |what: &dyn std::fmt::Display| Failure(format!("{}: {what}", path.display()));
        let mut text = json(&head).map_err(|error| failure(&error))?;
        for (number, games) in (1..).zip(jobs) {
            let job = PlannedJob { job: number, games };
            text += &json(&job).map_err(|error| failure(&error))?;
        }
        whole_file::replace(&path, &text).map_err(|error| failure(&error))?;
        print(format_args!(
            "{} has {count} jobs. Run each with: warren tournament run {0} JOB\nThen join them with: warren tournament merge {} {}\n",
            path.display(),
            self.file.display(),
            jobs_folder(&path).display()
        ))
    }
}

fn json(line: &impl Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string(line)? + "\n")
}

/// The path of a file, seen from the folder of another, if both are in the same folder; otherwise its whole path.
fn seen_from(plan: &Path, file: &Path) -> PathBuf {
    match (plan.parent(), file.parent(), file.file_name()) {
        (Some(here), Some(there), Some(name)) if here == there => name.into(),
        _ => std::path::absolute(file).unwrap_or_else(|_| file.to_owned()),
    }
}

/// Where the jobs of a plan leave their results.
fn jobs_folder(plan: &Path) -> PathBuf {
    plan.with_extension("jobs")
}

/// Play one job of a plan. Its results come into a folder of their own. Ended on the way, it goes on where it was.
#[derive(Args)]
#[command(after_help = "Example:
  warren tournament run cup.plan 17")]
pub struct Run {
    /// The plan.
    plan: PathBuf,
    /// The number of the job, from 1.
    job: usize,
    /// The folder of the results; without it, a folder beside the plan.
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// Trust the programs: let native ones run without a jail.
    #[arg(long)]
    trusted: bool,
}

impl Run {
    pub fn run(&self) -> Result<(), Failure> {
        let (head, job) = self.read()?;
        let path = self
            .plan
            .parent()
            .unwrap_or(Path::new(""))
            .join(&head.tournament);
        if head.version != env!("CARGO_PKG_VERSION") {
            return Err(Failure(format!(
                "the plan is for version {} of Warren, and this is {}",
                head.version,
                env!("CARGO_PKG_VERSION")
            )));
        }
        let file = TournamentFile::read(&path)?;
        for_game!(file.game, G => self.play::<G>(&head, job, file, &path))
    }

    fn read(&self) -> Result<(Head, PlannedJob), Failure> {
        let failure =
            |what: &dyn std::fmt::Display| Failure(format!("{}: {what}", self.plan.display()));
        let size = fs::metadata(&self.plan)
            .map_err(|error| failure(&error))?
            .len();
        if size > LONGEST_PLAN {
            return Err(failure(&"this is no plan: it is too long"));
        }
        let text = fs::read_to_string(&self.plan).map_err(|error| failure(&error))?;
        let mut lines = text.lines();
        let head: Head = serde_json::from_str(lines.next().unwrap_or_default())
            .map_err(|error| failure(&format_args!("line 1 is not that of a plan: {error}")))?;
        if !(1..=head.jobs).contains(&self.job) {
            return Err(failure(&format_args!("its jobs are 1 to {}", head.jobs)));
        }
        let line = lines.nth(self.job - 1).unwrap_or_default();
        let job: PlannedJob = serde_json::from_str(line)
            .map_err(|error| failure(&format_args!("line {} is no job: {error}", self.job + 1)))?;
        Ok((head, job))
    }

    fn play<G>(
        &self,
        head: &Head,
        job: PlannedJob,
        file: TournamentFile,
        path: &Path,
    ) -> Result<(), Failure>
    where
        G: Protocol<Move: Send> + Draw + Pack + Send + Sync,
    {
        let mut setup: Setup<G> = Setup::new(file, path)?;
        if setup.identity.series != head.identity.series {
            return Err(Failure(format!(
                "{}: the plan was made {}. Put back what was there, or plan again",
                path.display(),
                setup.identity.difference_from(&head.identity)
            )));
        }
        setup.prepare(self.trusted)?;
        let setup = setup;
        let is_there = |game: &NextGame| {
            let mut seated = game.seated.iter();
            game.number > 0
                && game.seated.len() == setup.draw.seats
                && seated.all(|&player| player < setup.players.len())
        };
        if !job.games.iter().all(is_there) {
            return Err(Failure(format!(
                "{}: a job has a game or a program that is not there",
                self.plan.display()
            )));
        }
        let own = jobs_folder(&self.plan).join(format!("{:06}", self.job));
        let folder = self.to.clone().unwrap_or(own);
        let _lock = lock(&folder)?;
        let failure = |error: io::Error| Failure(format!("{}: {error}", folder.display()));
        let keeper = Keeper::new(&folder, G::ID, setup.file.logs).map_err(failure)?;
        let played = keeper.entries().map_err(failure)?;
        setup.identity.keep(&folder);
        let done: BTreeSet<u32> = played
            .iter()
            .filter(|entry| entry.counts())
            .map(|entry| entry.number)
            .collect();
        let games = job
            .games
            .into_iter()
            .filter(|game| !done.contains(&game.number));
        let stopped = stopped_by_the_user()?;
        let mut planned = Planned {
            setup: &setup,
            games: games.collect(),
            keeper,
            was_stopped: false,
        };
        let orphans = Orphans::adopt();
        let at_once = at_once(setup.file.games_at_once.or(Some(1)), setup.draw.seats);
        run(&mut planned, at_once, &stopped, |(job, _)| {
            series::play(
                job,
                &setup.players,
                setup.conditions,
                &orphans,
                &stopped,
                |_| {},
            )
        })?;
        match planned.was_stopped {
            true => Err(Failure(
                "the job was stopped; the same command goes on".into(),
            )),
            false => Ok(()),
        }
    }
}

/// The games of a job.
struct Planned<'a, G: Protocol> {
    setup: &'a Setup<G>,
    games: VecDeque<NextGame>,
    keeper: Keeper,
    was_stopped: bool,
}

impl<G: Protocol> Planned<'_, G> {
    fn keep(
        &mut self,
        record: &str,
        logs: &[String],
        entry: Entry,
        round: u32,
    ) -> Result<(), Failure> {
        let entry = Entry {
            series: self.setup.identity.series.clone(),
            seed: self.setup.draw.seed,
            round,
            ..entry
        };
        let kept = self.keeper.keep(&Kept { record, logs }, entry);
        kept.map(drop)
            .map_err(|error| Failure(format!("the game cannot be kept: {error}")))
    }
}

impl<G: Protocol<Move: Send> + Draw + Send> Schedule for Planned<'_, G> {
    type Job = (Job<G>, u32);
    type Result = Finished;

    fn next(&mut self) -> Result<Option<Self::Job>, Failure> {
        match self.games.pop_front().filter(|_| !self.was_stopped) {
            Some(game) => {
                let round = game.round;
                Ok(Some((job_of(self.setup, game)?, round)))
            }
            None => Ok(None),
        }
    }

    fn done(&mut self, (job, round): Self::Job, result: Finished) -> Result<(), Failure> {
        for disturbed in &result.disturbed {
            let entry = Entry::of_disturbed(&job, &self.setup.players, disturbed);
            self.keep(&disturbed.record, &disturbed.logs, entry, round)?;
        }
        match result.end {
            Ok(Some(played)) => {
                let entry = Entry::of_played(&job, &self.setup.players, &played);
                self.keep(&played.record, &played.logs, entry, round)
            }
            Ok(None) => Ok(()),
            Err(Unplayed::Failed(failure)) => Err(failure),
            Err(Unplayed::Stopped | Unplayed::Disturbed(_)) => {
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
    fn a_file_beside_the_plan_is_told_by_its_name() {
        let told = |plan: &str, file: &str| seen_from(Path::new(plan), Path::new(file));
        assert_eq!(told("a/cup.plan", "a/cup.toml"), Path::new("cup.toml"));
        assert!(told("b/cup.plan", "a/cup.toml").is_absolute());
    }
}
