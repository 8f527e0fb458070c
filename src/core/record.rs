//! Records: finished and unfinished games as text.
//!
//! A record is UTF-8 text, one entry per line: `warren 1 GAME`, perhaps `start TEXT` (a start position, in place of the
//! lines that describe a usual start), these lines, the moves, perhaps `end SEAT REASON`. Comments (`#`) and blank lines are
//! skipped, but counted.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::core::game::{
    Game, IllegalMove, LineError, LineSource, NotationError, Outcome, Problem, Seat, problem,
};

/// The forfeit that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct End {
    /// The seat that lost.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number"))]
    pub seat: Seat,
    /// The reason.
    pub reason: Reason,
}

/// The reason why a seat lost before the rules ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The seat gave up.
    Resigns,
    /// Its answer came after the limit.
    Late,
    /// Its answer broke a rule or could not be read.
    Illegal,
    /// Its program ended or closed its output when its answer was due.
    Crashed,
    /// It did not answer.
    Silent,
}

impl Reason {
    /// All reasons, in the order of the link format.
    pub const ALL: [Reason; 5] = [
        Reason::Resigns,
        Reason::Late,
        Reason::Illegal,
        Reason::Crashed,
        Reason::Silent,
    ];

    /// The word in records.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Resigns => "resigns",
            Reason::Late => "late",
            Reason::Illegal => "illegal",
            Reason::Crashed => "crashed",
            Reason::Silent => "silent",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Reason {
    type Err = ();

    fn from_str(text: &str) -> Result<Reason, ()> {
        Reason::ALL
            .into_iter()
            .find(|reason| reason.word() == text)
            .ok_or(())
    }
}

/// A game as played so far. Every move is legal in its position.
///
/// All positions are kept, so that any of them can be shown.
///
/// ```
/// use warren::games::dots::Dots;
/// use warren::core::record::Record;
///
/// let record: Record<Dots> = "warren 1 dots\nC4N\nG6N\n".parse().unwrap();
/// assert_eq!(record.moves().len(), 2);
/// assert_eq!(record.to_string(), "warren 1 dots\nC4N\nG6N\n");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The start and the position after each move.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    end: Option<End>,
}

impl<G: Game> Record<G> {
    /// A game that has not begun.
    pub fn new(start: G) -> Record<G> {
        Record {
            positions: vec![start],
            moves: Vec::new(),
            end: None,
        }
    }

    /// A game at the start that `lines` describe as in a record, or at the default start.
    ///
    /// # Errors
    /// If the lines do not describe exactly one start. Line 1 is the first of them.
    pub fn begin(lines: Option<&[String]>) -> Result<Record<G>, LineError> {
        let text = match lines {
            Some(lines) => lines.join("\n"),
            None => G::USUAL_START.join("\n"),
        };
        let mut lines = Lines::new(&text);
        let start = read_start(&mut lines)?;
        match lines.next_line() {
            None => Ok(Record::new(start)),
            Some((line, text)) => {
                let what = problem!("record-start", "the start is described before it");
                Err(what.quoting(text).at(line))
            }
        }
    }

    /// Reads a record without its first line, `warren 1 GAME`. In `mice` this is the puzzle's input.
    ///
    /// # Errors
    /// The line that cannot be read or breaks a rule.
    pub fn headless(text: &str) -> Result<Record<G>, LineError> {
        Record::read(Lines::new(text))
    }

    /// The record without its first line, for [`Record::headless`]. `None` if it has a start position or a forfeit, which are
    /// not in the game's own format.
    pub fn to_headless(&self) -> Option<String> {
        let start = self.start().start_lines().filter(|_| self.end.is_none())?;
        let moves = self.moves.iter().map(|mv| mv.to_string());
        Some(
            start
                .into_iter()
                .chain(moves)
                .map(|line| line + "\n")
                .collect(),
        )
    }

    /// The moves, oldest first.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position after the first `played` moves; `None` if there are fewer.
    pub fn position(&self, played: usize) -> Option<&G> {
        self.positions.get(played)
    }

    /// The position that the game began with.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The position after the last move.
    pub fn last(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// The forfeit that ended the game.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The outcome, by the rules or by a forfeit; `None` while the game continues.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.end {
            Some(end) => Some(self.last().forfeited(end.seat)),
            None => self.last().outcome(),
        }
    }

    /// Adds a move.
    ///
    /// # Errors
    /// The rule that it breaks. The record stays as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove> {
        if self.end.is_some() {
            return Err(IllegalMove::game_over());
        }
        let mut next_position = self.last().clone();
        next_position.try_play(&mv)?;
        self.positions.push(next_position);
        self.moves.push(mv);
        Ok(())
    }

    /// Copies from a longer record of the same game: the moves up to `length`, and the end if there are no more moves.
    pub fn follow(&mut self, longer: &Record<G>, length: usize) {
        let known_length = self.moves.len();
        for (mv, position) in longer
            .moves
            .iter()
            .zip(&longer.positions[1..])
            .take(length)
            .skip(known_length)
        {
            self.moves.push(mv.clone());
            self.positions.push(position.clone());
        }
        if self.moves.len() == longer.moves.len() {
            self.end = longer.end;
        }
    }

    /// Ends the game by a forfeit, unless it is over.
    ///
    /// # Errors
    /// If the game is already over.
    pub fn finish(&mut self, end: End) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::game_over());
        }
        self.end = Some(end);
        Ok(())
    }

    /// Removes all moves after the first `played`, and the forfeit.
    pub fn cut(&mut self, played: usize) {
        self.moves.truncate(played);
        self.positions.truncate(self.moves.len() + 1);
        self.end = None;
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "warren 1 {}", G::ID)?;
        match self.start().start_lines() {
            Some(lines) => lines.iter().try_for_each(|line| writeln!(f, "{line}"))?,
            None => writeln!(f, "start {}", self.start())?,
        }
        for mv in &self.moves {
            writeln!(f, "{mv}")?;
        }
        match self.end {
            Some(end) => writeln!(f, "end {} {}", end.seat.0, end.reason),
            None => Ok(()),
        }
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Record<G>, LineError> {
        let mut lines = Lines::new(text);
        read_head(&mut lines, Some(G::ID))?;
        Record::read(lines)
    }
}

impl<G: Game> Record<G> {
    /// Reads the lines after the first.
    fn read(mut lines: Lines<'_>) -> Result<Record<G>, LineError> {
        let mut record: Record<G> = Record::new(read_start(&mut lines)?);
        while let Some((line, text)) = lines.next_line() {
            if let Some(end) = record.end {
                let what = problem!(
                    "record-after-end",
                    "nothing may follow the line `end {seat} {reason}`",
                    seat = end.seat.0,
                    reason = end.reason,
                );
                return Err(what.quoting(text).at(line));
            }
            let error_at_line = |what: Problem| what.quoting(text).at(line);
            if let Some(end) = after_word(text, "end") {
                let end = read_end(end, record.start().seats()).map_err(error_at_line)?;
                record
                    .finish(end)
                    .map_err(|rule| error_at_line(rule.into()))?;
                continue;
            }
            let mv: G::Move = text.parse().map_err(|why| notation_error_at(line, why))?;
            record.play(mv).map_err(|rule| error_at_line(rule.into()))?;
        }
        Ok(record)
    }
}

/// The number of a record's first line, and the name of the game in it. Whether there is such a game is not checked.
///
/// # Errors
/// If the first line with content is not `warren 1 GAME`.
pub fn game_named(text: &str) -> Result<(usize, &str), LineError> {
    read_head(&mut Lines::new(text), None)
}

/// Reads the first line: its number and the game's name. The game must be `wanted`, if given.
pub(crate) fn read_head<'a>(
    lines: &mut Lines<'a>,
    wanted: Option<&str>,
) -> Result<(usize, &'a str), LineError> {
    let head_problem = || {
        problem!(
            "record-head",
            "a record begins with `warren 1` and the game's name, such as `warren 1 dots`"
        )
    };
    let end = lines.end();
    let Some((line, text)) = lines.next_content_line() else {
        return Err(head_problem().with_lead("the text ends here: ").at(end));
    };
    let error_at_line = |what: Problem| what.quoting(text).at(line);
    let mut words = text.split_whitespace();
    let (Some("warren"), Some(version), Some(game), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(error_at_line(head_problem()));
    };
    if version != "1" {
        return Err(error_at_line(problem!(
            "record-version",
            "this Warren reads records of version 1"
        )));
    }
    match wanted {
        Some(id) if id != game => Err(error_at_line(problem!(
            "record-other-game",
            "a record of {game} is expected here",
            game = id,
        ))),
        _ => Ok((line, game)),
    }
}

/// Reads a start: a position, or the lines that describe a usual start.
pub(crate) fn read_start<G: Game>(lines: &mut Lines<'_>) -> Result<G, LineError> {
    let mut lines_after_start = lines.clone();
    let start = lines_after_start
        .next_line()
        .and_then(|(line, text)| Some((line, after_word(text, "start")?.parse())));
    match start {
        Some((line, start)) => {
            *lines = lines_after_start;
            start.map_err(|why| notation_error_at(line, why))
        }
        None => G::read_start(lines),
    }
}

/// The rest of a line after its first word, if this is `word`.
pub(crate) fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let text_after_word = text.strip_prefix(word)?;
    (text_after_word.is_empty() || text_after_word.starts_with(char::is_whitespace))
        .then(|| text_after_word.trim_start())
}

/// The error for a line that is neither a move nor a position.
fn notation_error_at(line: usize, why: NotationError) -> LineError {
    why.0.at(line)
}

fn read_end(text: &str, seats: usize) -> Result<End, Problem> {
    let parse_end = || {
        let (seat, reason) = text.split_once(char::is_whitespace)?;
        let seat: u8 = seat.parse().ok()?;
        let reason = reason.trim_start().parse().ok()?;
        (usize::from(seat) < seats).then_some(End {
            seat: Seat(seat),
            reason,
        })
    };
    parse_end().ok_or_else(|| {
        problem!(
            "record-end",
            "a game's end is `end SEAT REASON`, the seat from 0 to {last}, the reason one of {reasons}",
            last = seats - 1,
            reasons = Reason::ALL.map(Reason::word).join(", "),
        )
    })
}

/// The lines of a record, numbered from 1, without comments and blank lines.
#[derive(Clone)]
pub(crate) struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    end: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Lines<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lines {
            lines: text.lines().enumerate(),
            end: text.lines().count() + 1,
        }
    }
}

impl<'a> Lines<'a> {
    /// The next line with content, and its number.
    fn next_content_line(&mut self) -> Option<(usize, &'a str)> {
        self.lines
            .by_ref()
            .map(|(index, line)| (index + 1, line.trim()))
            .find(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}

impl LineSource for Lines<'_> {
    fn next_line(&mut self) -> Option<(usize, &str)> {
        self.next_content_line()
    }

    fn end(&self) -> usize {
        self.end
    }
}
