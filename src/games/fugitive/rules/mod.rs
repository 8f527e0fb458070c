//! Fugitive and Detectives (دزد و پلیس): the rules, after the statement.
//!
//! Four detectives hunt a fugitive on a map of cities. They learn the kind of road it takes, but only every fifth turn where it
//! is. The position is the whole truth. [`protocol`](crate::games::fugitive::protocol) has each side's view of it.

mod belief;
mod checks;
mod cities;
mod map;
mod moves;
mod text;
mod views;

use std::sync::Arc;

use serde::Serialize;

pub use belief::Belief;
pub use cities::{Cities, City, MAX_CITIES};
pub use map::{MIN_CITIES, MIN_ROADS, Map, MapError, Road, RoadKind};
pub use moves::Move;
pub use views::{Effect, Options, Report, Setting};

use crate::core::game::{
    Game, IllegalMove, LineError, LineSource, Outcome, Problem, Seat, Seats, problem,
};

/// The number of detectives.
pub const DETECTIVES: usize = 4;
/// The number of turns of a game. In each turn the fugitive moves, then the detectives.
pub const TURNS: u32 = 50;
/// The number of turns from one announcement of the fugitive's city to the next.
pub const TURNS_PER_ANNOUNCEMENT: u32 = 5;
/// The points that both sides share. After a capture the detectives get all but one for each announcement used.
pub const POINTS: i32 = 20;
/// The number of moves of a whole game: two placements, and two per turn.
pub const PLIES: u32 = 2 + 2 * TURNS;

/// The seat of the detectives, who place first.
pub const DETECTIVES_SEAT: Seat = Seat(0);
/// The seat of the fugitive.
pub const FUGITIVE_SEAT: Seat = Seat(1);

/// The kind of move that comes next, and so the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive")
)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The detectives choose their start cities.
    Places,
    /// The fugitive chooses its start city. The detectives see it.
    Start,
    /// The fugitive moves.
    Run,
    /// The detectives move, all at once.
    Chase,
}

impl Stage {
    /// The stage after `ply` moves.
    pub fn after(ply: u32) -> Stage {
        match ply {
            0 => Stage::Places,
            1 => Stage::Start,
            ply if ply % 2 == 0 => Stage::Run,
            _ => Stage::Chase,
        }
    }

    /// The seat to move.
    pub fn seat(self) -> Seat {
        match self {
            Stage::Places | Stage::Chase => DETECTIVES_SEAT,
            Stage::Start | Stage::Run => FUGITIVE_SEAT,
        }
    }
}

/// The number of turns in which the fugitive has moved after `ply` moves, 0 to [`TURNS`].
pub fn turn_after(ply: u32) -> u32 {
    ply.saturating_sub(1) / 2
}

/// Whether the fugitive's city is announced in a turn, from 1.
pub fn is_announced(turn: u32) -> bool {
    turn > 0 && turn.is_multiple_of(TURNS_PER_ANNOUNCEMENT)
}

/// The detectives' points for a capture by their move in a turn, from 1.
pub fn capture_points(turn: u32) -> i32 {
    POINTS - (turn / TURNS_PER_ANNOUNCEMENT) as i32
}

/// A position: the map, the pieces, and the number of moves played.
///
/// Its text is one line with these parts, separated by spaces:
/// - the number of cities
/// - the roads, such as `C1-2`, joined by `+`
/// - the detectives' cities, joined by `,`, or `-` before they are placed
/// - the fugitive's city, or `-`
/// - the number of moves played, including placements
#[derive(Clone, Debug, PartialEq)]
pub struct Fugitive {
    map: Arc<Map>,
    detectives: Option<[City; DETECTIVES]>,
    fugitive: Option<City>,
    ply: u32,
}

impl Fugitive {
    /// A game before its first move.
    pub fn new(map: Map) -> Fugitive {
        Fugitive {
            map: Arc::new(map),
            detectives: None,
            fugitive: None,
            ply: 0,
        }
    }

    /// A position in which all pieces are placed, and the fugitive or the detectives are to move.
    ///
    /// # Errors
    /// The problem with the position.
    pub fn with(
        map: Arc<Map>,
        detectives: [City; DETECTIVES],
        fugitive: City,
        ply: u32,
    ) -> Result<Fugitive, Problem> {
        if !(2..=PLIES).contains(&ply) {
            return Err(problem!(
                "fugitive-played",
                "2 to {most} moves have been played",
                most = PLIES
            ));
        }
        let pieces = detectives.iter().chain([&fugitive]);
        if let Some(city) = pieces.copied().find(|&city| !map.contains(city)) {
            return Err(problem!(
                "fugitive-not-on-map",
                "there is no city {city} on the map",
                city = city
            ));
        }
        if let Some(city) = checks::shared_city(&detectives) {
            return Err(problem!(
                "fugitive-two-in",
                "two detectives are in {city}",
                city = city
            ));
        }
        Ok(Fugitive {
            map,
            detectives: Some(detectives),
            fugitive: Some(fugitive),
            ply,
        })
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The detectives' cities, once they are placed.
    pub fn detectives(&self) -> Option<[City; DETECTIVES]> {
        self.detectives
    }

    /// The fugitive's city, once it is placed.
    pub fn fugitive(&self) -> Option<City> {
        self.fugitive
    }

    /// The roads from the fugitive's city, by kind and then by city. Empty before it is placed.
    pub fn roads_from_fugitive(&self) -> Vec<(RoadKind, City)> {
        let Some(from) = self.fugitive else {
            return Vec::new();
        };
        let roads_of_kind = |kind| {
            let cities = self.map.neighbours(kind, from).iter();
            cities.map(move |city| (kind, city))
        };
        RoadKind::ALL.into_iter().flat_map(roads_of_kind).collect()
    }

    /// The stage: which move comes next if the game is not over.
    pub fn stage(&self) -> Stage {
        Stage::after(self.ply)
    }

    /// The number of turns in which the fugitive has moved, 0 to [`TURNS`].
    pub fn turn(&self) -> u32 {
        turn_after(self.ply)
    }

    /// Whether the city of the fugitive's latest move, in turn [`Fugitive::turn`], was announced.
    pub fn is_announced(&self) -> bool {
        is_announced(self.turn())
    }

    /// Whether a detective is in the fugitive's city.
    pub fn is_caught(&self) -> bool {
        match (self.detectives, self.fugitive) {
            (Some(detectives), Some(fugitive)) => detectives.contains(&fugitive),
            _ => false,
        }
    }

    /// The number of announcements used so far. An announcement does not count if the fugitive ran into a detective in its
    /// turn.
    pub fn announcements_used(&self) -> u32 {
        let ran_into_detective = self.is_caught() && self.stage() == Stage::Chase;
        self.turn() / TURNS_PER_ANNOUNCEMENT - u32::from(ran_into_detective && self.is_announced())
    }

    /// Whether the side to move has no legal move and so loses. The fugitive always has one.
    fn is_stuck(&self) -> bool {
        let detectives = self.detectives.filter(|_| self.stage() == Stage::Chase);
        detectives.is_some_and(|detectives| !self.map.can_all_go(&detectives))
    }

    fn is_over(&self) -> bool {
        self.is_caught() || self.ply == PLIES || self.is_stuck()
    }
}

impl Game for Fugitive {
    const ID: &'static str = "fugitive";

    type Move = Move;
    type Effect = Effect;
    type Options = Options;
    type Report = Report;
    type Setting = Setting;

    /// The statement's map.
    const USUAL_START: &'static [&'static str] = &[
        "8", "C 1-2", "C 1-5", "C 2-5", "C 3-4", "C 3-6", "C 4-7", "C 5-8", "C 6-7", "C 6-8",
        "T 1-8", "T 2-3", "T 3-4", "T 3-8", "P 1-4", "END",
    ];

    fn seats(&self) -> usize {
        2
    }

    fn due(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else {
            Seats::one(self.stage().seat())
        }
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::game_over());
        }
        match (self.stage(), mv) {
            (Stage::Places | Stage::Chase, Move::Detectives(to)) => {
                self.map.check_detectives(self.detectives.as_ref(), to)
            }
            (Stage::Start, Move::Start(city)) => self.map.check_city(*city),
            (Stage::Run, Move::Run { kind, to }) => self.map.check_run(self.fugitive, *kind, *to),
            (stage, _) => Err(stage.wrong_move()),
        }
    }

    fn play(&mut self, mv: &Move) {
        match mv {
            Move::Detectives(cities) => self.detectives = Some(*cities),
            Move::Start(city) | Move::Run { to: city, .. } => self.fugitive = Some(*city),
        }
        self.ply += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| {
            let detectives = match (self.is_caught(), self.is_stuck()) {
                (true, _) => POINTS - self.announcements_used() as i32,
                _ => 0,
            };
            Outcome::by_scores(vec![detectives, POINTS - detectives])
        })
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.outcome().map(|outcome| outcome.scores)
    }

    /// 20 to 0, as the statement says for an illegal move.
    fn forfeited(&self, seat: Seat) -> Outcome {
        let mut scores = vec![POINTS; 2];
        scores[seat.index()] = 0;
        Outcome {
            scores,
            forfeit: Some(seat),
        }
    }

    fn effects(&self, mv: &Move) -> Vec<Effect> {
        views::effects(self, mv)
    }

    fn options(&self) -> Options {
        views::options(self)
    }

    fn report(&self) -> Report {
        views::report(self)
    }

    // The parts of a board that are not in the report.
    fn setting(&self) -> Setting {
        Setting::of(&self.map)
    }

    fn read_start(lines: &mut dyn LineSource) -> Result<Fugitive, LineError> {
        text::read_map(lines).map(Fugitive::new)
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        (self.ply == 0).then(|| self.map.lines())
    }
}
