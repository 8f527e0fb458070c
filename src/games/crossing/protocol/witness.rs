//! The view of a game of The Crossing for a person: either player, or the spectator, who sees everything.

use serde::Serialize;

use super::{CrossingMemory, Knowledge, Known};
use crate::core::game::{Game, Seat, Seats};
use crate::core::order::ascending;
use crate::core::protocol::{Cue, Memory, ProtocolError, Witness};
use crate::games::crossing::{
    Belief, CYCLE, Cell, Choice, Crossing, CyclePoint, CyclePoints, Direction, Effect, Fate,
    Heights, Move, Options, Setting, Step, TURNS,
};

/// The report: a position as one viewer knows it.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing", missing_as_null)
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"crossing\""))]
    game: &'static str,
    /// The number of moves, each of both players.
    ply: u32,
    /// The number of turns played.
    turn: u32,
    /// Whether the game is over.
    over: bool,
    /// The number of tokens delivered, by player; `None` for an unseen player.
    scores: [Option<u32>; 2],
    /// The players; `None` for an unseen player.
    players: [Option<Player>; 2],
    /// The islands, row by row from the top left.
    islands: Vec<Island>,
}

/// A player whose token is seen.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing", missing_as_null)
)]
struct Player {
    /// The token's row and column.
    cell: [u8; 2],
    /// Whether the token's cell is certain. It is uncertain between a step and the next window.
    is_sure: bool,
    /// The phases around it, row by row, −9 off the board; `None` until they are known in this turn.
    window: Option<[i8; 9]>,
    /// Its turns so far.
    path: Vec<Turn>,
}

/// A turn of a player.
#[derive(Clone, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing", missing_as_null)
)]
struct Turn {
    /// The cell it left: row and column.
    from: [u8; 2],
    /// The step.
    step: Step,
    /// The token's fate; `None` until it is known.
    fate: Option<Fate>,
}

impl From<&super::Turn> for Turn {
    fn from(turn: &super::Turn) -> Turn {
        Turn {
            from: turn.from.row_and_column(),
            step: turn.step,
            fate: turn.fate,
        }
    }
}

/// An island as far as it is known.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing", missing_as_null)
)]
struct Island {
    /// `still` (a corner), `known` (its phase and direction), `guessed` (some points of its cycle are excluded), or `unknown`.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "\"still\" | \"known\" | \"guessed\" | \"unknown\"")
    )]
    known: &'static str,
    /// Its phase, if only one is possible.
    phase: Option<i8>,
    /// Whether it rises (`U`) or sinks (`D`) next, if known.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"U\" | \"D\" | null"))]
    direction: Option<char>,
    /// The possible phases, the lowest first.
    phases: Vec<i8>,
    /// The chance that it is above water, now and in 1 to 13 turns. All possible points of the cycle are equally likely.
    above: [f64; CYCLE as usize],
    /// Its phases, now and in 1 to 13 turns, if known.
    course: Option<[i8; CYCLE as usize]>,
}

impl Island {
    fn of(heights: &Heights, cell: Cell, points: CyclePoints) -> Island {
        let height = heights.at(cell);
        if cell.is_corner() {
            // A corner does not move: its phase is always its height.
            return Island {
                known: "still",
                phase: Some(height),
                direction: None,
                phases: vec![height],
                above: [1.0; CYCLE as usize],
                course: Some([height; CYCLE as usize]),
            };
        }
        let mut possible_phases: Vec<i8> = points.iter().map(|point| point.phase(height)).collect();
        ascending(&mut possible_phases, |&phase| phase);
        possible_phases.dedup();
        Island {
            known: match points {
                CyclePoints::ALL => "unknown",
                points if points.only().is_some() => "known",
                _ => "guessed",
            },
            phase: (possible_phases.first().copied()).filter(|_| possible_phases.len() == 1),
            direction: points.only().map(direction_letter),
            phases: possible_phases,
            above: through_cycle(|turns| points.chance_above_water(height, turns)),
            course: (points.only())
                .map(|point| through_cycle(|turns| point.after(turns).phase(height))),
        }
    }
}

/// A value for now and for each turn until the cycle is complete.
fn through_cycle<T>(value: impl Fn(u32) -> T) -> [T; CYCLE as usize] {
    std::array::from_fn(|turns| value(turns as u32))
}

fn direction_letter(point: CyclePoint) -> char {
    match point.direction() {
        Direction::Up => 'U',
        Direction::Down => 'D',
    }
}

fn islands(heights: &Heights, points: impl Fn(Cell) -> CyclePoints) -> Vec<Island> {
    let view = |cell| Island::of(heights, cell, points(cell));
    Cell::all().map(view).collect()
}

/// A spectator's knowledge: the position, and both players' turns.
#[derive(Clone, Debug)]
pub(super) struct SpectatorKnowledge {
    position: Crossing,
    turns: [Vec<super::Turn>; 2],
    last: Option<Move>,
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl SpectatorKnowledge {
    fn see(&mut self, mv: &Move) -> Result<(), ProtocolError> {
        self.position
            .check(mv)
            .map_err(|rule| ProtocolError::Illegal {
                found: mv.to_string(),
                rule,
            })?;
        for seat in SEATS {
            let step = mv.0[seat.index()];
            self.turns[seat.index()].push(super::Turn {
                from: self.position.token(seat),
                step,
                fate: Some(self.position.fate(seat, step)),
            });
        }
        self.position.play(mv);
        self.last = Some(*mv);
        Ok(())
    }

    fn report(&self) -> Report {
        let position = &self.position;
        let player = |seat: Seat| Player {
            cell: position.token(seat).row_and_column(),
            is_sure: true,
            window: Some(position.window(seat)),
            path: turn_views(&self.turns[seat.index()]),
        };
        Report {
            game: Crossing::ID,
            ply: position.turn(),
            turn: position.turn(),
            over: position.outcome().is_some(),
            scores: SEATS.map(|seat| Some(position.delivered(seat))),
            players: SEATS.map(player).map(Some),
            islands: islands(position.heights(), |cell| {
                let place = position.cycle_point(cell);
                CyclePoints::matching(|other| other == place)
            }),
        }
    }
}

fn turn_views(turns: &[super::Turn]) -> Vec<Turn> {
    turns.iter().map(Turn::from).collect()
}

impl Known {
    fn report(&self) -> Report {
        let belief: &Belief = self.belief();
        let player = Player {
            cell: self.token().row_and_column(),
            is_sure: self.turns().last().is_none_or(|turn| turn.fate.is_some()),
            window: self.window().copied(),
            path: turn_views(self.turns()),
        };
        Report {
            game: Crossing::ID,
            ply: self.turn(),
            turn: self.turn(),
            over: self.turn() == TURNS,
            scores: for_seat(self.seat(), self.delivered()),
            players: for_seat(self.seat(), player),
            islands: islands(self.heights(), |cell| belief.at(cell)),
        }
    }

    fn effects(&self, text: &str) -> Vec<Effect> {
        let letter = text.trim().chars().nth(self.seat().index());
        let step = letter.and_then(Step::from_letter);
        let effect = step.map(|step| {
            let from = self.token();
            Effect {
                player: self.seat().0,
                step,
                from: from.row_and_column(),
                to: from.after(step).unwrap_or(from).row_and_column(),
                fate: self.fate(step),
            }
        });
        effect.into_iter().collect()
    }

    /// The last turn as in a record, with a `?` for the other player's step.
    fn last(&self) -> Option<String> {
        let step = self.turns().last()?.step;
        Some(match self.seat() {
            Seat(0) => format!("{step}?"),
            _ => format!("?{step}"),
        })
    }
}

/// A value for one seat, `None` for the other.
fn for_seat<T>(seat: Seat, value: T) -> [Option<T>; 2] {
    match seat {
        Seat(0) => [Some(value), None],
        _ => [None, Some(value)],
    }
}

impl CrossingMemory {
    /// The position, for a spectator.
    pub fn position(&self) -> Option<&Crossing> {
        match &self.knowledge {
            Knowledge::Everything(spectator) => Some(&spectator.position),
            Knowledge::Nothing | Knowledge::Player(_) => None,
        }
    }
}

impl Witness for CrossingMemory {
    type Game = Crossing;
    type Report = Report;
    const SEATS: usize = 2;
    const SECRET_START: bool = true;

    fn everything(start: &Crossing) -> CrossingMemory {
        CrossingMemory::of(Knowledge::Everything(Box::new(SpectatorKnowledge {
            position: start.clone(),
            turns: [Vec::new(), Vec::new()],
            last: None,
        })))
    }

    fn see(&mut self, mv: &Move) -> Result<(), ProtocolError> {
        match &mut self.knowledge {
            Knowledge::Everything(spectator) => spectator.see(mv),
            _ => Err(ProtocolError::out_of_turn(&mv.to_string())),
        }
    }

    fn ply(&self) -> u32 {
        match &self.knowledge {
            Knowledge::Nothing => 0,
            Knowledge::Player(known) => known.turn(),
            Knowledge::Everything(spectator) => spectator.position.turn(),
        }
    }

    /// Both players are due. While a player waits for its next window, only the other is.
    fn due(&self) -> Seats {
        match &self.knowledge {
            Knowledge::Nothing => Seats::NONE,
            Knowledge::Everything(spectator) => spectator.position.due(),
            Knowledge::Player(known) => match self.cue() {
                Cue::Answer => Seats::all(2),
                Cue::Listen => Seats::one(known.seat().other()),
                Cue::Leave => Seats::NONE,
            },
        }
    }

    fn last(&self) -> Option<String> {
        match &self.knowledge {
            Knowledge::Nothing => None,
            Knowledge::Player(known) => known.last(),
            Knowledge::Everything(spectator) => spectator.last.map(|mv| mv.to_string()),
        }
    }

    fn report(&self) -> Option<Report> {
        match &self.knowledge {
            Knowledge::Nothing => None,
            Knowledge::Player(known) => Some(known.report()),
            Knowledge::Everything(spectator) => Some(spectator.report()),
        }
    }

    fn setting(&self) -> Option<Setting> {
        match &self.knowledge {
            Knowledge::Nothing => None,
            Knowledge::Player(known) => Some(Setting::of(known.heights())),
            Knowledge::Everything(spectator) => Some(spectator.position.setting()),
        }
    }

    fn options(&self) -> Option<Options> {
        match &self.knowledge {
            Knowledge::Nothing => None,
            Knowledge::Player(known) if known.is_due() => {
                let choices = for_seat(known.seat(), Choice::all_from(known.token()));
                Some(Options(choices.map(Option::unwrap_or_default)))
            }
            Knowledge::Player(_) => Some(Options([Vec::new(), Vec::new()])),
            Knowledge::Everything(spectator) => Some(spectator.position.options()),
        }
    }

    fn effects(&self, mv: &str) -> Vec<Effect> {
        match &self.knowledge {
            Knowledge::Nothing => Vec::new(),
            Knowledge::Player(known) => known.effects(mv),
            Knowledge::Everything(spectator) => match mv.parse() {
                Ok(mv) if spectator.position.check(&mv).is_ok() => spectator.position.effects(&mv),
                _ => Vec::new(),
            },
        }
    }
}
