//! The command line: what can be asked for, and how failures are told.
//!
//! Results go to stdout, all else to stderr. Exit status 0 says that the command did what was asked, 2 that it could
//! not (clap uses 2 for a wrong command line too).

mod analyse;
mod arena;
mod input;
mod link;
mod log;
mod make;
mod map;
mod perft;
mod play;
mod puzzle;
mod replay;
mod score;
mod solve;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Warren: contest games for programs. Play them, referee them, read their records.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Match(arena::Match),
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
}

/// Why a command could not do what was asked: one line for a person.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Failure(String);

/// Runs the command that the command line names.
pub fn run() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(play) => play.run(),
        Command::Match(game) => game.run(),
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
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Without a standard error the exit status has to do.
            let _ = writeln!(io::stderr(), "warren: {failure}");
            ExitCode::from(2)
        }
    }
}
