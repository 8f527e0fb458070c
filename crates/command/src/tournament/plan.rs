//! `warren tournament plan` and `warren tournament run`: a tournament on many machines.

use std::path::PathBuf;

use clap::Args;
use warren::for_game;
use warren_arena::Failure;
use warren_arena::output::print;
use warren_arena::tournament::file::TournamentFile;
use warren_arena::tournament::plan::{PlanJob, jobs_folder, write_plan};
use warren_arena::tournament::setup::Setup;

/// Write the remaining games as independent jobs, for many machines.
///
/// In Swiss and knockout a plan has the games of the current round; after merging its results, make the next plan.
#[derive(Args)]
#[command(after_help = "Examples:
  warren tournament plan cup.toml --jobs 400
  parallel --sshlogin 8/one,8/two warren tournament run cup.plan ::: $(seq 400)
  sbatch --array=1-400 --wrap 'warren tournament run cup.plan $SLURM_ARRAY_TASK_ID'")]
pub struct Plan {
    /// The file of the tournament.
    file: PathBuf,
    /// The number of jobs, at most one per pair of games.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    jobs: u32,
    /// The plan to write; without it, the file's name with `.plan`.
    #[arg(long, value_name = "PLAN")]
    to: Option<PathBuf>,
}

impl Plan {
    pub fn run(&self) -> Result<(), Failure> {
        let file = TournamentFile::read(&self.file)?;
        let plan = self.to.clone();
        let plan = plan.unwrap_or_else(|| self.file.with_extension("plan"));
        let count = for_game!(file.game, G => {
            let setup: Setup<G> = Setup::new(file, &self.file)?;
            write_plan(&setup, &self.file, &plan, self.jobs as usize)?
        });
        print(format_args!(
            "{} has {count} jobs. Run each with: warren tournament run {0} JOB\nThen join them with: warren tournament merge {} {}\n",
            plan.display(),
            self.file.display(),
            jobs_folder(&plan).display()
        ))
    }
}

/// Play one job of a plan. Its results go into a separate folder. After an interruption the same command continues the job.
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
        let job = PlanJob::read(&self.plan, self.job)?;
        let file = TournamentFile::read(&job.tournament())?;
        for_game!(file.game, G => job.play::<G>(file, self.to.as_deref(), self.trusted))
    }
}
