//! `warren analyse` and `warren review`: the values of a game's moves.

use std::fmt;
use std::time::Duration;

use clap::Args;
use warren::core::game::Seat;
use warren::core::record::Record;
use warren::core::referee::transcript_at;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::engine::{Analysed, AnalysisReport, Flaw, Line, MAX_LINES, Score, analyst};
use warren::thinking::review::{ReviewedAnswer, review};
use warren::thinking::search::{Budget, Clock, NativeClock};

use super::input::RecordFile;
use warren_arena::Failure;
use warren_arena::output::print;

/// Analyse a position of a game: print its best moves and the expected result of each.
///
/// In a game with secrets the analysis uses only what the seat knows. Scores are in the game's unit, from the view of the seat
/// to move.
#[derive(Args)]
#[command(after_help = "Example:
  warren analyse game.rec --at 20")]
pub struct Analyse {
    #[command(flatten)]
    record: RecordFile,
    /// The number of moves before the position; without it, the end of the record.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The seat whose moves are analysed; without it, the first seat whose answer is due there.
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// The number of moves to rank.
    #[arg(long, value_name = "K", default_value_t = MAX_LINES as u8, value_parser = clap::value_parser!(u8).range(1..=MAX_LINES as i64))]
    lines: u8,
    /// A move to judge even if it is not among the best.
    #[arg(long, value_name = "MOVE")]
    also: Option<String>,
    /// The number of positions to search, by the engine's own count: the same on every machine.
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    nodes: Option<u64>,
    /// The thinking time in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    seconds: u64,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Review every move of a game: print its loss against the best move, by what its player could know.
///
/// Inaccuracies are marked with ?!, mistakes with ?, blunders with ??. The last lines sum up each seat's losses.
#[derive(Args)]
#[command(after_help = "Example:
  warren review game.rec")]
pub struct Review {
    #[command(flatten)]
    record: RecordFile,
    /// The number of positions to search for each move, by the engine's own count; without it, some tenths of a second's work.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Analyse {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.record.text()?;
        let game = GameId::of_record(&text).map_err(|error| self.record.failure(&error))?;
        for_game_with!(analysis, game, G => {
            let record: Record<G> = text.parse().map_err(|error| self.record.failure(&error))?;
            self.print_analysis(&record)
        }, or Err(Failure(game.lacks("an analysis").to_string())))
    }

    fn print_analysis<G: Analysed>(&self, record: &Record<G>) -> Result<(), Failure> {
        let moves = record.moves().len();
        let at = self.at.unwrap_or(moves);
        let Some(position) = record.position(at) else {
            let sentence = format!("the record has {moves} moves, fewer than {at}");
            return Err(self.record.failure(&sentence));
        };
        let is_over = || {
            self.record
                .failure(&"the game is over there: no seat has a move")
        };
        let due = position.due().first().ok_or_else(is_over)?;
        let seat = self.seat.map_or(due, Seat);
        if !position.due().contains(seat) {
            let sentence = format!("seat {} has no move there, seat {} has", seat.0, due.0);
            return Err(self.record.failure(&sentence));
        }
        let mut analyst = analyst::<G>(self.lines.into(), self.seed);
        analyst
            .start(&transcript_at(record, at, seat), seat, self.also.as_deref())
            .map_err(|error| self.record.failure(&error))?;
        let clock = NativeClock::start();
        let report = match self.nodes {
            Some(nodes) => analyst.spend(&clock, nodes),
            None => {
                let end = clock.now() + Duration::from_secs(self.seconds);
                analyst.think(&clock, Budget::until(end));
                analyst.report()
            }
        };
        let report = report.ok_or_else(is_over)?;
        print(report_text(at, &report))
    }
}

/// Returns a report as text.
fn report_text(at: usize, report: &AnalysisReport) -> String {
    let AnalysisReport {
        seat,
        depth,
        nodes,
        time,
        ..
    } = report;
    let time = time.as_secs_f64();
    let mut text = format!(
        "after {at} moves, seat {}: depth {depth}, {nodes} nodes, {time:.2} s\n",
        seat.0
    );
    for (rank, line) in (1..).zip(&report.lines) {
        text += &line_text(&format!("{rank}."), line);
    }
    if let Some(also) = &report.required_line {
        text += &line_text("also", also);
    }
    if let Some(loss) = report.loss {
        text += &format!(
            "also loses {} {}\n",
            two_decimals(loss),
            flaw_mark(report.flaw)
        )
        .replace(" \n", "\n");
    }
    text
}

fn line_text(name: &str, line: &Line) -> String {
    let mut row = format!(
        "{name:<5}{:>10}  {}\n",
        score_text(line.score),
        line.moves.join(", ")
    );
    if !line.plan.is_empty() {
        row += &format!("{:17}plan: {}\n", "", line.plan.join(", "));
    }
    row
}

fn score_text(score: Score) -> String {
    match score {
        Score::Points(hundredths) => format!("{:+.2}", f64::from(hundredths) / 100.0),
        other => other.to_string(),
    }
}

fn two_decimals(hundredths: i32) -> String {
    format!("{:.2}", f64::from(hundredths) / 100.0)
}

fn flaw_mark(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::None => "",
        Flaw::Slight => "?!",
        Flaw::Weak => "?",
        Flaw::Bad => "??",
    }
}

impl Review {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.record.text()?;
        let game = GameId::of_record(&text).map_err(|error| self.record.failure(&error))?;
        let nodes = self.nodes.unwrap_or(game.review_nodes());
        for_game_with!(analysis, game, G => {
            let record: Record<G> = text.parse().map_err(|error| self.record.failure(&error))?;
            self.print_review(&record, nodes)
        }, or Err(Failure(game.lacks("an analysis").to_string())))
    }

    fn print_review<G: Analysed>(&self, record: &Record<G>, nodes: u64) -> Result<(), Failure> {
        let mut losses = vec![SeatLosses::default(); record.start().seats()];
        for reviewed in review(record, nodes, self.seed) {
            print(reviewed_line(&reviewed))?;
            losses[reviewed.seat.index()].add(&reviewed);
        }
        for (seat, seat_losses) in losses.iter().enumerate() {
            print(format_args!("seat {seat}: {seat_losses}\n"))?;
        }
        Ok(())
    }
}

fn reviewed_line(reviewed: &ReviewedAnswer) -> String {
    let ReviewedAnswer {
        ply,
        seat,
        played,
        report,
    } = reviewed;
    let loss = report.loss.map_or("-".to_owned(), two_decimals);
    let better_move = report.lines.first().map(|best| &best.moves[0]);
    let better_move = match better_move
        .filter(|better_move| report.flaw > Flaw::None && *better_move != played)
    {
        Some(better_move) => format!("  better {better_move}"),
        None => String::new(),
    };
    let row = format!(
        "{:>4}  seat {}  {played:<16} {loss:>8} {:<2}{better_move}",
        ply + 1,
        seat.0,
        flaw_mark(report.flaw)
    );
    row.trim_end().to_owned() + "\n"
}

/// The total losses of a seat in a game.
#[derive(Clone, Default)]
struct SeatLosses {
    moves: u32,
    /// In hundredths. Losses that turn a proven win count separately.
    total_loss: i64,
    lost_proven_results: u32,
    inaccuracies: u32,
    mistakes: u32,
    blunders: u32,
}

impl SeatLosses {
    fn add(&mut self, reviewed: &ReviewedAnswer) {
        let loss = reviewed.report.loss.unwrap_or(0);
        let is_proven = |score: Score| !matches!(score, Score::Points(_));
        let scores = reviewed
            .report
            .lines
            .iter()
            .take(1)
            .chain(&reviewed.report.required_line);
        self.moves += 1;
        if loss > 0 && scores.map(|line| line.score).any(is_proven) {
            self.lost_proven_results += 1
        } else {
            self.total_loss += i64::from(loss)
        }
        self.inaccuracies += u32::from(reviewed.report.flaw == Flaw::Slight);
        self.mistakes += u32::from(reviewed.report.flaw == Flaw::Weak);
        self.blunders += u32::from(reviewed.report.flaw == Flaw::Bad);
    }
}

impl fmt::Display for SeatLosses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.total_loss as f64 / 100.0 / f64::from(self.moves.max(1));
        write!(
            f,
            "{} moves, {mean:.3} lost per move, {} inaccuracies, {} mistakes, {} blunders",
            self.moves, self.inaccuracies, self.mistakes, self.blunders
        )?;
        match self.lost_proven_results {
            0 => Ok(()),
            lost_proven_results => write!(f, ", {lost_proven_results} that turn what is proven"),
        }
    }
}
