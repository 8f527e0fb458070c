//! The view of a game of Fugitive and Detectives for a person. There are three views: the detectives', the fugitive's, and the
//! spectator's, who sees what the fugitive sees.

use serde::Serialize;

use super::{FugitiveMemory, Known};
use crate::core::game::{Game, Seats};
use crate::core::protocol::{ProtocolError, Witness};
use crate::games::fugitive::{
    City, DETECTIVES, Effect, FUGITIVE_SEAT, Fugitive, Move, Options, PLIES, RoadKind, Setting,
    Stage,
};

/// The report: a position as one side knows it.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive", missing_as_null)
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"fugitive\""))]
    game: &'static str,
    /// The number of moves, by either side.
    ply: u32,
    /// The number of turns in which the fugitive has moved, 0 to 50.
    turn: u32,
    /// The stage; `None` when the game is known to be over.
    stage: Option<Stage>,
    /// Whether the game is known to be over by its rules.
    over: bool,
    /// The detectives' and the fugitive's points, if known.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "[number, number] | null"))]
    scores: Option<Vec<i32>>,
    /// The detectives' cities, from 1; `None` before they are chosen.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "[number, number, number, number] | null")
    )]
    detectives: Option<[u8; DETECTIVES]>,
    /// The fugitive's city, if known.
    fugitive: Option<u8>,
    /// The detectives' belief: the cities where it can be.
    belief: Vec<u8>,
    /// Whether its last move was announced.
    announced: bool,
    /// The turns so far.
    turns: Vec<Turn>,
    /// The city where the fugitive began.
    start: Option<u8>,
}

/// A turn as one side knows it.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive", missing_as_null)
)]
struct Turn {
    /// The kind of road by which the fugitive moved.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "FugitiveKind"))]
    by: RoadKind,
    /// The city it entered, if known.
    to: Option<u8>,
    /// Whether its move was announced.
    announced: bool,
    /// The cities that the detectives entered; `None` before they moved.
    chase: Option<[u8; DETECTIVES]>,
}

impl From<&super::Turn> for Turn {
    fn from(turn: &super::Turn) -> Turn {
        Turn {
            by: turn.kind,
            to: turn.to.map(City::number),
            announced: turn.announced.is_some(),
            chase: turn.chase.map(|cities| cities.map(City::number)),
        }
    }
}

impl Known {
    /// The position, if this side knows where all pieces are.
    fn position(&self) -> Option<Fugitive> {
        let (detectives, fugitive) = (self.detectives()?, self.fugitive()?);
        Fugitive::with(self.map().clone(), detectives, fugitive, self.ply()).ok()
    }

    /// Whether the game is over by its rules, as far as this side knows.
    fn is_over(&self) -> bool {
        match self.position() {
            Some(position) => position.outcome().is_some(),
            None => {
                let are_stuck = |cities: [City; DETECTIVES]| !self.map().can_all_go(&cities);
                let is_chase = self.stage() == Stage::Chase;
                self.ply() == PLIES || is_chase && self.detectives().is_some_and(are_stuck)
            }
        }
    }

    /// The fugitive's city, if this side knows or can infer it.
    fn known_city(&self) -> Option<City> {
        let mut cities = self.belief()?.cities().iter();
        let only = cities.next().filter(|_| cities.next().is_none());
        self.fugitive().or(only)
    }

    fn last(&self) -> Option<String> {
        let kind_and_city = |turn: &super::Turn| match turn.to {
            Some(to) => Move::Run {
                kind: turn.kind,
                to,
            }
            .to_string(),
            None => turn.kind.letter().to_string(),
        };
        let last_ply = self.ply().checked_sub(1)?;
        match Stage::after(last_ply) {
            // The detectives are where their last move has brought them, even if the game starts with it.
            Stage::Places | Stage::Chase => self
                .detectives()
                .map(|cities| Move::Detectives(cities).to_string()),
            Stage::Start => Some(Move::Start(self.beginning()?.fugitive).to_string()),
            Stage::Run => self.turns().last().map(kind_and_city),
        }
    }

    fn effects(&self, text: &str) -> Vec<Effect> {
        let mv = text.parse::<Move>();
        match (self.stage(), self.position(), mv) {
            (_, Some(position), Ok(mv)) if position.check(&mv).is_ok() => position.effects(&mv),
            (Stage::Places | Stage::Chase, None, Ok(Move::Detectives(to))) => {
                Effect::of_detectives(self.detectives().as_ref(), &to)
            }
            (Stage::Start, None, Ok(Move::Start(city))) => {
                let city_number = city.number();
                let mut detectives = self.detectives().into_iter().flatten();
                let catcher = detectives.position(|detective| detective == city);
                let catch = catcher.map(|index| Effect::Catch {
                    detective: index + 1,
                    city: city_number,
                });
                std::iter::once(Effect::Start { city: city_number })
                    .chain(catch)
                    .collect()
            }
            (Stage::Run, None, Ok(Move::Run { kind, to })) => {
                vec![self.run_effect(kind, Some(to))]
            }
            (Stage::Run, None, Err(_)) => {
                let kind = RoadKind::from_letter(text.trim());
                kind.map(|kind| self.run_effect(kind, None))
                    .into_iter()
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The fugitive's move as the detectives see it.
    fn run_effect(&self, kind: RoadKind, to: Option<City>) -> Effect {
        Effect::Run {
            by: kind,
            from: self.known_city().map(City::number),
            to: to.map(City::number),
            announced: to.is_some() && self.will_be_announced(),
        }
    }
}

impl Witness for FugitiveMemory {
    type Game = Fugitive;
    type Report = Report;
    const SEATS: usize = 2;
    const SECRET_START: bool = false;

    fn everything(start: &Fugitive) -> FugitiveMemory {
        let known = match start.ply() {
            0 => Known::new(start.map().clone(), FUGITIVE_SEAT),
            _ => Known::at(start, FUGITIVE_SEAT),
        };
        FugitiveMemory::of(known, start.outcome().is_some())
    }

    fn see(&mut self, mv: &Move) -> Result<(), ProtocolError> {
        let illegal = |rule| ProtocolError::Illegal {
            found: mv.to_string(),
            rule,
        };
        match &mut self.known {
            Some(known) => known.record_move(mv).map_err(illegal),
            None => Err(ProtocolError::out_of_turn(&mv.to_string())),
        }
    }

    fn ply(&self) -> u32 {
        self.known().map_or(0, Known::ply)
    }

    fn due(&self) -> Seats {
        match self.known() {
            Some(known) if !self.has_quit && !known.is_over() => Seats::one(known.stage().seat()),
            _ => Seats::NONE,
        }
    }

    fn last(&self) -> Option<String> {
        self.known()?.last()
    }

    fn report(&self) -> Option<Report> {
        let known = self.known()?;
        let over = self.has_quit || known.is_over();
        let outcome = known.position().and_then(|position| position.outcome());
        let numbers = |cities: [City; DETECTIVES]| cities.map(City::number);
        let belief = known.belief().into_iter();
        Some(Report {
            game: Fugitive::ID,
            ply: known.ply(),
            turn: known.turn(),
            stage: (!over).then(|| known.stage()),
            over,
            scores: outcome.map(|outcome| outcome.scores),
            detectives: known.detectives().map(numbers),
            fugitive: known.known_city().map(City::number),
            belief: belief
                .flat_map(|belief| belief.cities().iter())
                .map(City::number)
                .collect(),
            announced: known
                .turns()
                .last()
                .is_some_and(|turn| turn.announced.is_some()),
            turns: known.turns().iter().map(Turn::from).collect(),
            start: known
                .beginning()
                .map(|beginning| beginning.fugitive.number()),
        })
    }

    fn setting(&self) -> Option<Setting> {
        self.known().map(|known| Setting::of(known.map()))
    }

    fn options(&self) -> Option<Options> {
        let known = self.known()?;
        if self.has_quit || known.is_over() {
            return Some(Options::none());
        }
        let (detectives, fugitive) = (known.detectives(), known.fugitive());
        Some(Options::at(
            known.stage(),
            known.map(),
            detectives,
            fugitive,
        ))
    }

    fn effects(&self, mv: &str) -> Vec<Effect> {
        self.known()
            .map_or_else(Vec::new, |known| known.effects(mv))
    }
}
