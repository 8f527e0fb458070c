//! `warren solve`: puzzles solved, and games where all is seen.

use std::time::Duration;

use clap::Args;
use warren::core::game::Game;
use warren::core::record::Record;
use warren::games::GameId;
use warren::games::crossing::Step;
use warren::games::crossing::solver as crossing;
use warren::games::dots::puzzle as dots;
use warren::games::fugitive::puzzle as fugitive;
use warren::games::fugitive::solver::{Choice, Table, Value};
use warren::games::fugitive::{DETECTIVES_SEAT, Fugitive, PLIES, Stage, turn_after};
use warren::games::mice::Arrow;
use warren::games::mice::solver::{Proof, Solutions, Task, solve};
use warren::games::rabbits::puzzle as rabbits;
use warren::thinking::engine::{Spar, solver};
use warren::thinking::puzzle::{Duel, Opponent, is_puzzle};
use warren::thinking::search::{Budget, Clock, NativeClock};
use warren::thinking::solve::duel::{Certificate, Solve as Solvable};

use super::Failure;
use super::input::RecordFile;
use super::output::print;

/// Solve a puzzle, or a game of the fugitive and the detectives: print what is known of it and then the solutions, or the best
/// moves, one a line.
///
/// With one or two missing arrows, on boards of up to 7 by 7 also with three, all solutions of a puzzle of the space mice are found,
/// or it is proven that there is none; with more, some are searched, which proves nothing. Of a puzzle of the crossing the least turns
/// are found, and all solutions, each a line of steps. Of the puzzles of the other games, which are against best replies or against
/// our program at a level, the first moves are found that keep the goal in reach, each with how it goes on. Of a game, on a map of up to 64 cities, all moves are found
/// that keep what its last position is worth when both sides see where everybody is and play as well as they can.
#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    file: RecordFile,
    /// How many seconds it may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The most solutions or moves to print.
    #[arg(long, value_name = "N", default_value_t = 100)]
    most: usize,
}

impl Solve {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.file.text()?;
        match GameId::of_record(&text).map_err(|error| self.file.failure(&error))? {
            GameId::Mice => self.puzzle(&text),
            GameId::Crossing => self.crossing(&text),
            GameId::Fugitive if !is_puzzle(&text) => self.game(&text),
            GameId::Fugitive => self.duel::<fugitive::Goal>(&text),
            GameId::Dots => self.duel::<dots::Goal>(&text),
            GameId::Rabbits => self.duel::<rabbits::Goal>(&text),
        }
    }

    fn duel<O: Solvable>(&self, text: &str) -> Result<(), Failure>
    where
        O::Game: Spar,
    {
        let task: Duel<O> = text.parse().map_err(|error| self.file.failure(&error))?;
        let clock = NativeClock::start();
        let budget = self.budget(&clock);
        let mut solver = solver(&task);
        let line = |moves: &[<O::Game as Game>::Move]| {
            moves.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        match solver.certify(budget, &clock) {
            Certificate::Proved { least, first } => {
                let moves = if least == 1 { "move" } else { "moves" };
                let keep = match first.len() {
                    1 => "1 first move keeps".to_owned(),
                    count => format!("{count} first moves keep"),
                };
                let mut text = format!(
                    "the goal is reached in {least} {moves}, which is proven\n{keep} it in reach\n"
                );
                for mv in first.iter().take(self.most) {
                    let rest = solver.evaluation(std::slice::from_ref(mv), budget, &clock);
                    let rest = rest.map_or(Vec::new(), |evaluation| line(&evaluation.line));
                    text += &format!("{}\n", [vec![mv.to_string()], rest].concat().join(", "));
                }
                if first.len() > self.most {
                    text += &format!("… and {} more\n", first.len() - self.most);
                }
                print(text)
            }
            Certificate::Refuted => {
                let begun = solver.evaluation(&[], budget, &clock);
                let begun = begun.map_or(Vec::new(), |evaluation| line(&evaluation.line));
                let other = match task.opponent() {
                    Opponent::BestReply => "the other side",
                    Opponent::Program(_) => "the program",
                };
                print(format_args!(
                    "impossible: {other} prevents it, which is proven\n{}\n",
                    begun.join(", ")
                ))
            }
            Certificate::Open => print("not proven either way within the time\n"),
        }
    }

    fn puzzle(&self, text: &str) -> Result<(), Failure> {
        let task: Task = text.parse().map_err(|error| self.file.failure(&error))?;
        let clock = NativeClock::start();
        match solve(&task, self.budget(&clock), &clock) {
            Proof::Solutions(solutions) => self.list(&solutions),
            Proof::Impossible => print("impossible: nothing reaches the goal, which is proven\n"),
            Proof::Found(arrows) => print(format_args!(
                "one solution, which may not be the only one\n{}\n",
                line(&arrows)
            )),
            Proof::Unknown => print("none found, which proves nothing\n"),
        }
    }

    fn list(&self, solutions: &Solutions) -> Result<(), Failure> {
        let count = solutions.count();
        let lines = solutions.some(self.most).into_iter();
        let lines = lines.map(|arrows| line(&arrows));
        print(all_of(count) + &self.listed(count, lines))
    }

    fn crossing(&self, text: &str) -> Result<(), Failure> {
        let task: crossing::Task = text.parse().map_err(|error| self.file.failure(&error))?;
        let solutions = crossing::Solutions::of(&task);
        let within = task.within();
        let Some(least) = solutions.least() else {
            return print("impossible: nothing reaches the goal, which is proven\n");
        };
        if least > within {
            return print(format_args!(
                "impossible: the goal is {least} turns away, not {within}, which is proven\n"
            ));
        }
        let count = solutions.count();
        let ways = solutions.some(self.most).into_iter();
        let ways = ways.map(|way| way.iter().map(Step::to_string).collect::<String>());
        let head = match count {
            crossing::Solutions::MOST => format!("{count} solutions or more\n"),
            _ => all_of(count),
        };
        print(format_args!(
            "the goal is {least} turns away, which is proven\n{head}{}",
            self.listed(count, ways)
        ))
    }

    /// A line for each solution that is printed, and how many there are more.
    fn listed(&self, count: u64, lines: impl Iterator<Item = String>) -> String {
        let mut text: String = lines.map(|line| line + "\n").collect();
        if count > self.most as u64 {
            text += &format!("… and {} more\n", count - self.most as u64);
        }
        text
    }

    fn game(&self, text: &str) -> Result<(), Failure> {
        let record: Record<Fugitive> = text.parse().map_err(|error| self.file.failure(&error))?;
        if let Some(outcome) = record.outcome() {
            let points = outcome.scores.iter().map(ToString::to_string);
            let points = points.collect::<Vec<_>>().join(" to ");
            return print(format_args!("the game is over: {points}\n"));
        }
        let game = record.last();
        let clock = NativeClock::start();
        let table = Table::solve(game.map(), self.budget(&clock), &clock)
            .map_err(|error| self.file.failure(&error))?;
        let best = table.best(game);
        let mut text = format!(
            "{}, which is proven\n{}\n",
            worth(&table.value(game)),
            count(game, &best)
        );
        for Choice { mv, value } in best.iter().take(self.most) {
            text += &format!("{mv}: {}\n", worth(value));
        }
        if best.len() > self.most {
            text += &format!("… and {} more\n", best.len() - self.most);
        }
        print(text)
    }

    fn budget(&self, clock: &NativeClock) -> Budget {
        Budget::until(clock.now() + Duration::from_secs(self.seconds))
    }
}

/// That so many solutions are all.
fn all_of(count: u64) -> String {
    match count {
        1 => "1 solution, which is proven to be the only one\n".to_owned(),
        _ => format!("{count} solutions, which are proven to be all\n"),
    }
}

/// Arrows in one line.
fn line(arrows: &[Arrow]) -> String {
    let arrows: Vec<String> = arrows.iter().map(Arrow::to_string).collect();
    arrows.join(", ")
}

/// The points of the detectives and the fugitive, and how the game ends.
fn worth(value: &Value) -> String {
    let [detectives, fugitive] = value.scores;
    let end = match value.capture {
        None => "never caught".to_owned(),
        Some(ply) if ply > PLIES => format!("not caught before turn {}", turn_after(ply)),
        Some(ply) => match (turn_after(ply), Stage::after(ply)) {
            (0, _) => "caught where it starts".to_owned(),
            (turn, Stage::Chase) => format!("runs into a detective in turn {turn}"),
            (turn, _) => format!("caught in turn {turn}"),
        },
    };
    format!("{detectives} to {fugitive}, {end}")
}

/// How many moves there are, and in which order.
fn count(game: &Fugitive, best: &[Choice]) -> String {
    let (side, order) = match game.stage().seat() {
        DETECTIVES_SEAT => ("the detectives", "soonest"),
        _ => ("the fugitive", "latest"),
    };
    match best.len() {
        1 => format!("1 move of {side} keeps that"),
        moves => format!("{moves} moves of {side} keep that, the {order} capture first"),
    }
}
