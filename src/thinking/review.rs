//! Reviews of games: the loss of each answer against the best one, judged with the knowledge of its seat.

use crate::core::game::Seat;
use crate::core::record::Record;
use crate::core::referee::transcript_at;
use crate::thinking::engine::{Analysed, AnalysisReport, Analyst, MAX_LINES, analyst};

/// An answer of a game, with its analysis.
#[derive(Clone, Debug)]
pub struct ReviewedAnswer {
    /// The number of moves before it.
    pub ply: usize,
    /// The seat that gave it.
    pub seat: Seat,
    /// The answer, as in a record.
    pub played: String,
    /// The analysis. [`AnalysisReport::required_line`] is the answer itself, [`AnalysisReport::loss`] its loss.
    pub report: AnalysisReport,
}

/// Analyses every answer of a game in turn, with `nodes` nodes each. The seed determines all random choices.
///
/// ```
/// use warren::games::dots::Dots;
/// use warren::core::record::Record;
/// use warren::thinking::review::review;
///
/// let record: Record<Dots> = "warren 1 dots\nC3N\nG6N\n".parse().unwrap();
/// let losses: Vec<_> = review(&record, 2_000, 1).map(|answer| answer.report.loss).collect();
/// assert_eq!(losses.len(), 2);
/// assert!(losses.iter().all(|loss| loss.unwrap() >= 0));
/// ```
pub fn review<G: Analysed>(
    record: &Record<G>,
    nodes: u64,
    seed: u64,
) -> impl Iterator<Item = ReviewedAnswer> {
    let mut analyst = analyst::<G>(MAX_LINES, seed);
    let answers = record.moves().iter().enumerate().flat_map(|(ply, mv)| {
        let position = record.position(ply).unwrap_or(record.start());
        let due = position.due().iter().collect::<Vec<Seat>>().into_iter();
        let answers = position.split(mv).into_iter();
        due.zip(answers)
            .map(move |(seat, answer)| (ply, seat, answer.to_string()))
    });
    answers.filter_map(move |(ply, seat, played)| {
        let report = analyse_answer(&mut *analyst, record, ply, seat, &played, nodes)?;
        Some(ReviewedAnswer {
            ply,
            seat,
            played,
            report,
        })
    })
}

fn analyse_answer<G: Analysed>(
    analyst: &mut dyn Analyst,
    record: &Record<G>,
    ply: usize,
    seat: Seat,
    played: &str,
    nodes: u64,
) -> Option<AnalysisReport> {
    let transcript = transcript_at(record, ply, seat);
    analyst.start(&transcript, seat, Some(played)).ok()?;
    analyst.spend(&crate::thinking::search::NoClock, nodes)
}
