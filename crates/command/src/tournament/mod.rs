//! `warren tournament`: many programs, many games, and a reliable table.

mod merge;
mod new;
mod plan;
mod report;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::for_game;
use warren::thinking::generate::RandomStart;
use warren_arena::Failure;
use warren_arena::contest::Orphans;
use warren_arena::output::{print, say};
use warren_arena::ratings::describe_sprt;
use warren_arena::series::{self, games_at_once, run, stop_flag};
use warren_arena::tournament::file::TournamentFile;
use warren_arena::tournament::progress::Progress;
use warren_arena::tournament::schedule::Tournament;
use warren_arena::tournament::setup::Setup;
use warren_arena::tournament::standings::{Forfeit, Standings};
use warren_arena::tournament::{lock_results, read_progress, record_store};

use crate::link::Page;

/// Play a tournament of many programs, which a file describes, and print its results.
///
/// Each game is stored with its record as soon as it is over. After an interruption at any moment, even by `kill -9` or a crash
/// of the machine, the same command continues the tournament. No finished game is lost or played twice.
///
/// Exit status: 0 if the tournament is over; 2 if it could not be played, was stopped, or a game does not count because a
/// program was killed or stopped in it twice.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
#[command(after_help = "Examples:
  warren tournament new dots cup.toml     # a file that explains every field
  warren tournament cup.toml              # play it, or continue it
  warren tournament show cup.toml         # the results so far
  warren tournament show cup.toml --json  # the same for programs
  warren tournament report cup.toml       # the same as pages, with boards that replay the games")]
pub struct TournamentCommand {
    #[command(subcommand)]
    command: Option<TournamentSubcommand>,
    /// The file of the tournament.
    file: Option<PathBuf>,
    /// Trust the programs: let native ones run without a jail.
    #[arg(long)]
    trusted: bool,
}

#[derive(Subcommand)]
enum TournamentSubcommand {
    New(new::New),
    Show(Show),
    Plan(plan::Plan),
    Run(plan::Run),
    Merge(merge::Merge),
    Report(report::Report),
}

impl TournamentCommand {
    pub fn run(&self) -> Result<(), Failure> {
        match (&self.command, &self.file) {
            (Some(TournamentSubcommand::New(new)), _) => new.run(),
            (Some(TournamentSubcommand::Show(show)), _) => show.run(),
            (Some(TournamentSubcommand::Plan(plan)), _) => plan.run(),
            (Some(TournamentSubcommand::Run(run)), _) => run.run(),
            (Some(TournamentSubcommand::Merge(merge)), _) => merge.run(),
            (Some(TournamentSubcommand::Report(report)), _) => report.run(),
            (None, Some(path)) => {
                let file = TournamentFile::read(path)?;
                for_game!(file.game, G => play::<G>(file, path, self.trusted))
            }
            (None, None) => Err(Failure("the file of a tournament is missing".into())),
        }
    }
}

/// Print the results of a tournament so far.
#[derive(Args)]
#[command(after_help = "Examples:
  warren tournament show cup.toml
  warren tournament show cup.toml --forfeits")]
struct Show {
    /// The file of the tournament.
    file: PathBuf,
    /// Print lines of JSON: one per program, one per forfeit, and a summary.
    #[arg(long)]
    json: bool,
    /// Print the forfeits: the program, the time, the rule, the answer and the lines that it had read.
    #[arg(long, conflicts_with = "json")]
    forfeits: bool,
    #[command(flatten)]
    page: Page,
}

impl Show {
    fn run(&self) -> Result<(), Failure> {
        let file = TournamentFile::read(&self.file)?;
        for_game!(file.game, G => {
            let setup: Setup<G> = Setup::new(file, &self.file)?;
            let progress = read_progress(&setup)?;
            let standings = Standings::of(&progress, setup.pairing.seed);
            if self.json {
                return print(standings.json() + "\n");
            }
            if self.forfeits {
                let link_sentence = |forfeit: &Forfeit| {
                    let record = setup.results.join(&forfeit.record);
                    self.page.describe_link(&forfeit.fault.link, Some(&record))
                };
                return print(standings.forfeit_table(link_sentence) + "\n");
            }
            print(format_args!("{standings}\n"))
        })
    }
}

/// Plays or continues a tournament.
fn play<G>(file: TournamentFile, path: &Path, is_trusted: bool) -> Result<(), Failure>
where
    G: Protocol<Move: Send> + RandomStart + Pack + Send + Sync,
{
    let mut setup: Setup<G> = Setup::new(file, path)?;
    let _lock = lock_results(&setup.results)?;
    let progress = read_progress(&setup)?;
    setup.identity.store(&setup.results);
    if !progress.is_over() {
        setup.prepare(is_trusted)?;
    }
    let setup = setup;
    let stop_requested = stop_flag()?;
    let parallel_games = games_at_once(setup.file.games_at_once, setup.pairing.seats);
    print_overview(&setup, &progress, parallel_games);

    let bar = progress_bar(&progress);
    let record_store = record_store(&setup)?;
    let mut tournament = Tournament::new(&setup, progress, record_store, &bar, None)?;
    let orphans = Orphans::adopt();
    let play_result = run(&mut tournament, parallel_games, &stop_requested, |job| {
        series::play(
            job,
            &setup.players,
            setup.conditions,
            &orphans,
            &stop_requested,
            |_| {},
        )
    });
    bar.finish_and_clear();
    let standings = Standings::of(&tournament.progress, setup.pairing.seed);
    print(format_args!("{standings}\n"))?;
    let sprt = tournament.sprt();
    if let Some((sprt, pairs)) = &sprt {
        print(describe_sprt(sprt, pairs) + "\n")?;
    }
    let how_to_continue = format!("continue with: warren tournament {}", path.display());
    play_result.map_err(|failure| Failure(format!("{failure}; {how_to_continue}")))?;
    let is_decided = sprt.is_some_and(|(sprt, _)| sprt.accepted.is_some());
    match (tournament.was_stopped, standings.void.is_empty()) {
        (true, _) => Err(Failure(format!(
            "the tournament was stopped; {how_to_continue}"
        ))),
        (false, false) => Err(Failure("some games do not count (see above)".into())),
        (false, true) if standings.is_over || is_decided => Ok(()),
        (false, true) => Err(Failure(format!(
            "the tournament is not over; {how_to_continue}"
        ))),
    }
}

/// Prints what is going to be played.
fn print_overview<G: Protocol>(setup: &Setup<G>, progress: &Progress, parallel_games: usize) {
    let (played_count, total) = (progress.games.len(), progress.game_count());
    let mut lines = vec![format!(
        "{}: {} programs, {total} games, {parallel_games} at a time",
        setup.file.name.as_deref().unwrap_or(G::ID),
        setup.players.len(),
    )];
    if setup
        .file
        .games_at_once
        .is_some_and(|requested| requested > parallel_games)
    {
        lines.push(
            "note: fewer at a time than requested, so that each program has a processor core"
                .into(),
        );
    }
    if progress.is_over() {
        lines.push("it is over".into());
    } else if played_count > 0 {
        lines.push(format!("continuing after {played_count} games"));
    }
    say(lines.join("\n"));
}

fn progress_bar(progress: &Progress) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left  {msg}");
    let bar = ProgressBar::new(progress.game_count() as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(progress.games.len() as u64);
    bar.reset_eta();
    bar
}
