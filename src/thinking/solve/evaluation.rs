//! The results of a duel's solver.

/// The result for a whole puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Certificate<M> {
    /// The goal is reached against every reply, or against the program's.
    Proved {
        /// The fewest own moves in which it is reached.
        least: u32,
        /// The first moves that keep the goal.
        first: Vec<M>,
    },
    /// The goal can be prevented.
    Refuted,
    /// The budget ended before either was proven.
    Open,
}

/// Whether the goal of a puzzle can still be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It can, or it is met already.
    Kept,
    /// It is proven that it cannot.
    Lost,
    /// The budget ended before either was proven.
    Unknown,
}

/// The state of a puzzle after moves of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation<M> {
    /// Whether the goal can be reached.
    pub reach: Reach,
    /// The own moves that keep it, if it is the solving side's turn. Of moves with the same result, one is enough.
    pub keeps: Vec<M>,
    /// The other side's reply, if it is to move. It puts the goal out of reach, or else is the most stubborn reply. Against
    /// a program it is the program's reply.
    pub reply: Option<M>,
    /// Whether the reply comes from a program that stands in for an unfinished solver.
    pub stands_in: bool,
    /// The line of play to the end. It reaches the goal if that can be reached; otherwise it refutes the goal.
    pub line: Vec<M>,
    /// The number of moves after which the goal could be reached for the last time; `None` if it still can.
    pub lost_after: Option<usize>,
}
