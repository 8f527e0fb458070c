//! A sixth game, with only rules and a protocol: Nim. Two players take counters in turn, each time any number from one heap.
//! The player who takes the last counter wins.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use warren::core::game::{
    Game, IllegalMove, LineError, LineSource, NotationError, Outcome, Problem, Seat, Seats,
};
use warren::core::link::Pack;
use warren::core::protocol::{Clock, OpenProtocol, Reading};

/// The counters in each heap, and the ply.
#[derive(Clone, Debug, PartialEq)]
pub struct Nim(pub [u32; 3], u32);

pub const START: Nim = Nim([3, 4, 5], 0);

/// The heap, from 1, and the number of counters to take from it: `2 3`.
#[derive(Clone, Debug, PartialEq)]
pub struct Take(pub usize, pub u32);

fn numbers<const N: usize>(what: &str, text: &str) -> Result<[u32; N], NotationError> {
    let read: Option<Vec<u32>> = text.split(' ').map(|word| word.parse().ok()).collect();
    let numbers = read.filter(|read| read.iter().all(|&number| number < 100));
    numbers
        .and_then(|read| read.try_into().ok())
        .ok_or_else(|| {
            let allowed = Problem::new("nim-numbers", "numbers below 100", &[]);
            NotationError::new(what, text, allowed)
        })
}

impl FromStr for Take {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Take, NotationError> {
        let [heap, count] = numbers("a move", text)?;
        Ok(Take(heap as usize, count))
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl FromStr for Nim {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Nim, NotationError> {
        let [one, two, three, ply] = numbers("a position", text)?;
        Ok(Nim([one, two, three], ply))
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two, three] = self.0;
        write!(f, "{one} {two} {three} {}", self.1)
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    type Move = Take;
    type Effect = ();
    type Options = [u32; 3];
    type Report = [u32; 3];
    type Setting = ();

    fn seats(&self) -> usize {
        2
    }

    fn due(&self) -> Seats {
        match self.0 {
            [0, 0, 0] => Seats::NONE,
            _ => Seats::one(Seat((self.1 % 2) as u8)),
        }
    }

    fn ply(&self) -> u32 {
        self.1
    }

    fn check(&self, Take(heap, count): &Take) -> Result<(), IllegalMove> {
        let left = heap.checked_sub(1).and_then(|index| self.0.get(index));
        match left {
            _ if self.due().is_empty() => Err(IllegalMove::game_over()),
            Some(left) if (1..=*left).contains(count) => Ok(()),
            _ => {
                let sentence = "there are not {count} counters in heap {heap}";
                let arguments = vec![("count", count.to_string()), ("heap", heap.to_string())];
                Err(IllegalMove::new("nim-counters", sentence, arguments))
            }
        }
    }

    fn play(&mut self, Take(heap, count): &Take) {
        self.0[heap - 1] -= count;
        self.1 += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = [1, 0].map(|parity| i32::from(self.1 % 2 == parity));
        let is_over = self.due().is_empty();
        is_over.then(|| Outcome::by_scores(won.to_vec()))
    }

    fn options(&self) -> [u32; 3] {
        self.0
    }

    fn report(&self) -> [u32; 3] {
        self.0
    }

    fn setting(&self) {}

    fn read_start(_: &mut dyn LineSource) -> Result<Nim, LineError> {
        Ok(START)
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        (*self == START).then(Vec::new)
    }
}

impl OpenProtocol for Nim {
    const CLOCK: Clock = Clock::PerMove(Duration::from_secs(1));

    fn opening_lines(&self, seat: Seat) -> Vec<String> {
        vec![seat.0.to_string()]
    }

    fn read_opening(lines: &[String]) -> Result<Reading<(Nim, Seat)>, NotationError> {
        let read = lines.first().map(|line| numbers("a seat", line));
        let seat = read.transpose()?.map(|[seat]| Seat((seat % 2) as u8));
        Ok(seat.map_or(Reading::More, |seat| Reading::Whole((START, seat))))
    }
}

impl Pack for Nim {
    const NUMBER: u8 = 15;
}
