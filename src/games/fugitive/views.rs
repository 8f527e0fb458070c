//! What is shown of a position: the report, what a move brings about, what may be chosen, the map.

use serde::Serialize;

use super::{City, DETECTIVES, Fugitive, Kind, Map, Move, Stage};
use crate::game::Game;

/// A position as `warren replay` prints it.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    /// The turns in which the fugitive has moved.
    turn: u32,
    over: bool,
    /// The detectives' and the fugitive's; none before the end.
    scores: Option<Vec<i32>>,
    fugitive: Option<u8>,
    detectives: Option<[u8; DETECTIVES]>,
    announcements_used: u32,
}

/// What a move brings about. Cities and detectives are numbers from 1, kinds letters.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Effect {
    /// A detective begins somewhere.
    Place {
        /// Its number.
        detective: usize,
        /// The city.
        city: u8,
    },
    /// The fugitive begins somewhere, which the detectives are told.
    Start {
        /// The city.
        city: u8,
    },
    /// The fugitive travels.
    Run {
        /// By a road of this kind.
        by: char,
        /// From this city.
        from: u8,
        /// To this one.
        to: u8,
        /// Whether the detectives are told where it is.
        announced: bool,
    },
    /// A detective travels.
    Step {
        /// Its number.
        detective: usize,
        /// From this city.
        from: u8,
        /// To this one.
        to: u8,
    },
    /// The fugitive is caught.
    Catch {
        /// By this detective.
        detective: usize,
        /// In this city.
        city: u8,
    },
    /// The detectives cannot all move to different cities, which loses.
    Stuck,
}

/// What may be chosen from: which kind of move is due, and the roads, one list a piece that moves: kind and city.
#[derive(Serialize)]
pub struct Options {
    /// Nothing when the game is over.
    stage: Option<&'static str>,
    roads: Vec<Vec<(char, u8)>>,
}

/// The map: how many cities there are, and the roads, kind and ends.
#[derive(Serialize)]
pub struct MapView {
    cities: u8,
    roads: Vec<(char, u8, u8)>,
}

impl MapView {
    /// What is shown of a map.
    pub fn of(map: &Map) -> MapView {
        let roads = map.roads().iter();
        MapView {
            cities: map.size(),
            roads: roads
                .map(|road| {
                    let [one, other] = road.ends.map(City::number);
                    (road.kind.letter(), one, other)
                })
                .collect(),
        }
    }
}

pub(super) fn report(game: &Fugitive) -> Report {
    Report {
        game: Fugitive::ID,
        turn: game.turn(),
        over: game.outcome().is_some(),
        scores: game.scores(),
        fugitive: game.fugitive.map(City::number),
        detectives: game.detectives.map(|cities| cities.map(City::number)),
        announcements_used: game.announcements_used(),
    }
}

pub(super) fn effects(game: &Fugitive, mv: &Move) -> Vec<Effect> {
    let mut after = game.clone();
    after.play(mv);
    let mut effects = Vec::new();
    match (mv, game.detectives) {
        (Move::Detectives(to), from) => {
            for (index, to) in to.iter().enumerate() {
                let (detective, city) = (index + 1, to.number());
                effects.push(match from {
                    None => Effect::Place { detective, city },
                    Some(from) => Effect::Step {
                        detective,
                        from: from[index].number(),
                        to: city,
                    },
                });
            }
        }
        (Move::Start(city), _) => effects.push(Effect::Start {
            city: city.number(),
        }),
        (Move::Run { kind, to }, _) => effects.push(Effect::Run {
            by: kind.letter(),
            from: game.fugitive.unwrap_or(*to).number(),
            to: to.number(),
            announced: after.is_announced() && !after.is_caught(),
        }),
    }
    if let (Some(detectives), Some(fugitive)) = (after.detectives, after.fugitive) {
        let catcher = detectives.iter().position(|&city| city == fugitive);
        effects.extend(catcher.map(|index| Effect::Catch {
            detective: index + 1,
            city: fugitive.number(),
        }));
    }
    if !after.is_caught() && after.is_stuck() {
        effects.push(Effect::Stuck);
    }
    effects
}

pub(super) fn options(game: &Fugitive) -> Options {
    if game.outcome().is_some() {
        return Options {
            stage: None,
            roads: Vec::new(),
        };
    }
    let map = &game.map;
    let roads = |from: City| {
        let all = Kind::ALL.into_iter();
        let of_kind = |kind: Kind| {
            let cities = map.neighbours(kind, from).iter();
            cities.map(move |to| (kind.letter(), to.number()))
        };
        all.flat_map(of_kind).collect()
    };
    let (stage, pieces) = match game.stage() {
        Stage::Places => ("places", Vec::new()),
        Stage::Start => ("start", Vec::new()),
        Stage::Run => ("run", game.fugitive.into_iter().collect()),
        Stage::Chase => ("chase", game.detectives.into_iter().flatten().collect()),
    };
    Options {
        stage: Some(stage),
        roads: pieces.into_iter().map(roads).collect(),
    }
}
