//! The command `warren`: a file for each of its commands, and how failures are reported.
//!
//! Results go to stdout, everything else to stderr. Exit status 0 means success, 2 failure (clap also uses 2 for a wrong
//! command line). `warren check` exits with 1 if a program fails.

mod analyse;
mod build;
mod check;
mod completions;
mod input;
mod link;
mod log;
mod make;
mod map;
mod matches;
mod mining;
mod pace;
mod perft;
mod play;
mod puzzle;
mod replay;
mod score;
mod solve;
mod texts;
mod tournament;

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
#[cfg(target_os = "linux")]
use warren_arena::contest::{Guard, Guarded, Isolated};
use warren_arena::wasi::Wasi;
use warren_arena::{Failure, output};

/// Engines allocate often, and musl's own allocator is slow.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

/// Warren: contest games for programs. Play them, referee them, read their records.
#[derive(Parser)]
#[command(name = "warren", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Rules(texts::Rules),
    New(texts::New),
    Play(play::Play),
    Match(matches::Match),
    Tournament(tournament::TournamentCommand),
    Check(check::Check),
    Build(build::Build),
    Replay(replay::Replay),
    Score(score::Score),
    Board(make::Board),
    Puzzle(puzzle::Puzzle),
    Solve(solve::Solve),
    Map(map::Map),
    Perft(perft::Perft),
    Log(log::PrintLog),
    Analyse(analyse::Analyse),
    Review(analyse::Review),
    Link(link::Link),
    Unlink(link::Unlink),
    Completions(completions::Completions),
    #[command(hide = true)]
    Wasi(Wasi),
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    Guard(Guard),
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    Guarded(Guarded),
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    Isolated(Isolated),
}

fn main() -> ExitCode {
    let command = match Arguments::try_parse() {
        Ok(arguments) => arguments.command,
        Err(error) => return print_usage(&error),
    };
    let result = match command {
        Command::Rules(rules) => rules.run(),
        Command::New(new) => new.run(),
        Command::Play(play) => play.run(),
        Command::Match(game) => game.run(),
        Command::Tournament(tournament) => tournament.run(),
        Command::Check(check) => return check.run(),
        Command::Build(build) => build.run(),
        Command::Replay(replay) => replay.run(),
        Command::Score(score) => score.run(),
        Command::Board(board) => board.run(),
        Command::Puzzle(puzzle) => puzzle.run(),
        Command::Solve(solve) => solve.run(),
        Command::Map(map) => map.run(),
        Command::Perft(perft) => perft.run(),
        Command::Log(log) => log.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Review(review) => review.run(),
        Command::Link(link) => link.run(),
        Command::Unlink(link) => link.run(),
        Command::Completions(completions) => completions.run(),
        Command::Wasi(program) => program.run(),
        #[cfg(target_os = "linux")]
        Command::Guard(guard) => guard.run(),
        #[cfg(target_os = "linux")]
        Command::Guarded(program) => program.run(),
        #[cfg(target_os = "linux")]
        Command::Isolated(program) => program.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => print_failure(&failure),
    }
}

/// Prints the error of the command line, or the requested help or version.
fn print_usage(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        // Without colours, because it repeats words from the command line.
        output::say(error.to_string().trim_end());
        return ExitCode::from(2);
    }
    // Only terminals get coloured help, and clap detects them. A terminal is always open and never full.
    if io::stdout().is_terminal() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    match output::print_trusted(error) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => print_failure(&failure),
    }
}

fn print_failure(failure: &Failure) -> ExitCode {
    if failure.0.is_empty() {
        return ExitCode::SUCCESS;
    }
    output::say(format_args!("warren: {failure}"));
    ExitCode::from(2)
}
