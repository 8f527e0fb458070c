//! What a solver says of a duel.

/// What is known of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Certificate<M> {
    /// The goal is reached against every reply, or against those of the program.
    Proved {
        /// The own moves in which it can be, at the least.
        least: u32,
        /// The first moves that keep it in reach.
        first: Vec<M>,
    },
    /// It can be prevented.
    Refuted,
    /// The budget ended before either was proven.
    Open,
}

/// Whether the goal of a puzzle is in reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It is, or is met.
    Kept,
    /// It is not, which is proven.
    Lost,
    /// The budget ended before either was proven.
    Unknown,
}

/// How a puzzle stands after moves of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation<M> {
    /// Whether the goal is in reach.
    pub reach: Reach,
    /// The own moves that keep it, if it is the turn of who is asked; of those that come to the same one at least.
    pub keeps: Vec<M>,
    /// What the other side plays, if it is its turn: what takes the goal out of reach if anything does, else the most stubborn; or
    /// what the program plays that it is.
    pub reply: Option<M>,
    /// Whether the reply is that of a program which only stands in for a solver that has come to no end.
    pub stands_in: bool,
    /// How it goes on to the end: with the goal in reach as solved, else as refuted.
    pub line: Vec<M>,
    /// After how many of the moves the goal was in reach for the last time; `None` while it is.
    pub lost_after: Option<usize>,
}
