//! The test cases of each game: a start, moves by number, and moves to try in any position.

use std::fmt::Debug;

use warren::core::game::{Game, LegalMoves, Seat};
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::games;
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::{City, Fugitive, Stage};
use warren::games::mice::Mice;
use warren::games::rabbits::Rabbits;

use crate::nim::{self, Nim, Take};

/// The data that the suite needs about a game besides its traits.
pub trait Case: Pack + Protocol<Answer: Debug, Memory: Debug> {
    /// The maximum number of moves in a game from the usual start.
    const MAX_PLIES: usize;

    /// A usual start.
    fn start() -> Self;

    /// The legal move that any random number picks; `None` when the game is over.
    fn pick(&self, number: u32) -> Option<Self::Move>;

    /// Well-formed moves of any position, legal and illegal.
    fn candidates() -> Vec<Self::Move>;
}

impl Case for Dots {
    const MAX_PLIES: usize = 241;

    fn start() -> Dots {
        Dots::default()
    }

    fn pick(&self, number: u32) -> Option<games::dots::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let index = number as usize % moves.len().max(1);
        moves.get(index).copied()
    }

    fn candidates() -> Vec<games::dots::Move> {
        let all = |cell| {
            games::dots::Direction::ALL.map(|direction| games::dots::Move { cell, direction })
        };
        games::dots::Cell::all().flat_map(all).collect()
    }
}

impl Case for Rabbits {
    const MAX_PLIES: usize = 80;

    fn start() -> Rabbits {
        Rabbits::new(40)
    }

    /// Piece by piece, one of its steps to a cell to which no other piece of its side goes. If that fails, all pieces stay.
    fn pick(&self, number: u32) -> Option<games::rabbits::Move> {
        let mut mv: String = self.options().iter().map(|_| '-').collect();
        let mut random = number;
        for (piece, letters) in self.options().iter().enumerate() {
            for _ in 0..letters.len() {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let letter = (random >> 16) as usize % letters.len();
                let mut changed_move = mv.clone();
                changed_move.replace_range(piece..=piece, &letters[letter..=letter]);
                if self.check(&changed_move.parse().unwrap()).is_ok() {
                    mv = changed_move;
                    break;
                }
            }
        }
        (!mv.is_empty()).then(|| mv.parse().unwrap())
    }

    fn candidates() -> Vec<games::rabbits::Move> {
        [
            "--------", "N-------", "NNNNNNNN", "EEEEEEEE", "SSSSSSSS", "WWWWWWWW", "-------N",
            "NESWNESW", "------", "N-----", "NNNNNN", "EEEEEE", "SSSSSS", "WWWWWW", "SWNESW",
        ]
        .map(|text| text.parse().unwrap())
        .to_vec()
    }
}

impl Case for Mice {
    const MAX_PLIES: usize = 40;

    fn start() -> Mice {
        let lines = [
            "9 9", "3", "4", "40", "1 4", "7 4", "4 1", "2 E", "2 W", "3 N", "5 S",
        ];
        let record: Record<Mice> = Record::begin(Some(&lines.map(String::from))).unwrap();
        record.start().clone()
    }

    fn pick(&self, number: u32) -> Option<games::mice::Arrow> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let index = number as usize % moves.len().max(1);
        moves.get(index).copied()
    }

    fn candidates() -> Vec<games::mice::Arrow> {
        [
            "0 0 N", "8 0 E", "1 4 S", "4 4 W", "4 4 N", "2 2 E", "9 3 N", "24 24 W",
        ]
        .map(|text| text.parse().unwrap())
        .to_vec()
    }
}

impl Case for Fugitive {
    const MAX_PLIES: usize = 102;

    fn start() -> Fugitive {
        let record: Record<Fugitive> = Record::begin(None).unwrap();
        record.start().clone()
    }

    /// The detectives begin in four consecutive cities. Later each goes to its first free neighbour.
    fn pick(&self, number: u32) -> Option<games::fugitive::Move> {
        use games::fugitive::Move;
        if self.outcome().is_some() {
            return None;
        }
        let size = u32::from(self.map().size());
        let city = |number: u32| City::new((number % size) as u8 + 1).unwrap();
        Some(match self.stage() {
            Stage::Places => Move::Detectives([0, 1, 2, 3].map(|n| city(number % size + n))),
            Stage::Start => Move::Start(city(number)),
            Stage::Run => {
                let roads = self.roads_from_fugitive();
                let (kind, to) = roads[number as usize % roads.len()];
                Move::Run { kind, to }
            }
            Stage::Chase => {
                let ways = self.detectives()?.map(|from| {
                    let mut cities: Vec<City> = self.map().around(from).iter().collect();
                    let first = number as usize % cities.len();
                    cities.rotate_left(first);
                    cities
                });
                let all = ways[0].iter().flat_map(|&a| {
                    let ways = &ways;
                    ways[1].iter().flat_map(move |&b| {
                        ways[2]
                            .iter()
                            .flat_map(move |&c| ways[3].iter().map(move |&d| [a, b, c, d]))
                    })
                });
                let mut moves = all.map(Move::Detectives);
                moves.find(|mv| self.check(mv).is_ok()).unwrap()
            }
        })
    }

    fn candidates() -> Vec<games::fugitive::Move> {
        [
            "1 2 3 4", "5 6 7 8", "2 1 5 8", "8 8 1 2", "1 2 3 9", "1", "8", "200", "C 2", "T 8",
            "P 4", "P 1", "C 200",
        ]
        .map(|text| text.parse().unwrap())
        .to_vec()
    }
}

impl Case for Crossing {
    const MAX_PLIES: usize = 180;

    fn start() -> Crossing {
        let record: Record<Crossing> = Record::begin(None).unwrap();
        record.start().clone()
    }

    fn pick(&self, number: u32) -> Option<games::crossing::Move> {
        use games::crossing::{Move, Step};
        if self.outcome().is_some() {
            return None;
        }
        let step = |seat: Seat, number: u32| {
            let first = number as usize % Step::ALL.len();
            let mut steps = Step::ALL[first..].iter().chain(&Step::ALL[..first]);
            steps
                .find(|&&step| self.check_step(seat, step).is_ok())
                .copied()
        };
        Some(Move([step(Seat(0), number)?, step(Seat(1), number / 8)?]))
    }

    fn candidates() -> Vec<games::crossing::Move> {
        ["NN", "EW", "SH", "WE", "HS", "HH"]
            .map(|text| text.parse().unwrap())
            .to_vec()
    }
}

impl Case for Nim {
    const MAX_PLIES: usize = 12;

    fn start() -> Nim {
        nim::START
    }

    fn pick(&self, number: u32) -> Option<Take> {
        let counters = self.0.iter().sum::<u32>();
        let mut picked = number.checked_rem(counters)?;
        for (heap, &count) in (1..).zip(&self.0) {
            match picked.checked_sub(count) {
                Some(rest) => picked = rest,
                None => return Some(Take(heap, picked + 1)),
            }
        }
        None
    }

    fn candidates() -> Vec<Take> {
        let heaps = 0..5;
        heaps
            .flat_map(|heap| (0..7).map(move |count| Take(heap, count)))
            .collect()
    }
}
