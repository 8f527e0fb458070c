//! The views of a position: the report, the effects of a move, the options, the map.

use serde::Serialize;

use super::{
    City, DETECTIVES, Fugitive, Map, Move, POINTS, RoadKind, Stage, TURNS, capture_points,
    is_announced,
};
use crate::core::game::Game;

/// The report of a position, which `warren replay` prints.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "FugitiveSceneReport", missing_as_null)
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"fugitive\""))]
    game: &'static str,
    /// The number of turns in which the fugitive has moved.
    turn: u32,
    /// Whether the game is over by its rules.
    over: bool,
    /// The detectives' and the fugitive's points; `None` before the end.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "[number, number] | null"))]
    scores: Option<Vec<i32>>,
    /// The fugitive's city, from 1; `None` before it is chosen.
    fugitive: Option<u8>,
    /// The detectives' cities; `None` before they are chosen.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "[number, number, number, number] | null")
    )]
    detectives: Option<[u8; DETECTIVES]>,
    /// The number of announcements so far.
    announcements_used: u32,
}

/// One effect of a move. Cities and detectives are numbers from 1, kinds are letters.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive", missing_as_null)
)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Effect {
    /// A detective is placed.
    Place {
        /// Its number.
        detective: usize,
        /// The city.
        city: u8,
    },
    /// The fugitive is placed. The detectives see it.
    Start {
        /// The city.
        city: u8,
    },
    /// The fugitive moves.
    Run {
        /// The kind of the road.
        #[cfg_attr(target_arch = "wasm32", tsify(type = "FugitiveKind"))]
        by: RoadKind,
        /// The city it leaves, for viewers who know it.
        from: Option<u8>,
        /// The city it enters, for viewers who know it.
        to: Option<u8>,
        /// Whether the detectives learn the city.
        announced: bool,
    },
    /// A detective moves.
    Step {
        /// Its number.
        detective: usize,
        /// The city it leaves.
        from: u8,
        /// The city it enters.
        to: u8,
    },
    /// The fugitive is caught.
    Catch {
        /// The detective's number.
        detective: usize,
        /// The city.
        city: u8,
    },
    /// The detectives cannot all move to different cities, and so lose.
    Stuck,
}

impl Effect {
    /// The effects of a detectives' move, which both sides see: each placement or step.
    pub fn of_detectives(
        from: Option<&[City; DETECTIVES]>,
        to: &[City; DETECTIVES],
    ) -> Vec<Effect> {
        let effect = |(index, to): (usize, &City)| {
            let (detective, city) = (index + 1, to.number());
            match from {
                None => Effect::Place { detective, city },
                Some(from) => Effect::Step {
                    detective,
                    from: from[index].number(),
                    to: city,
                },
            }
        };
        to.iter().enumerate().map(effect).collect()
    }
}

/// The options: the stage, and for each piece that moves a list of roads, each with its kind and city.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive", missing_as_null)
)]
pub struct Options {
    /// `None` when the game is over.
    stage: Option<Stage>,
    /// By piece: the kind of each road and the city it leads to, from 1.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "[FugitiveKind, number][][]"))]
    roads: Vec<Vec<(RoadKind, u8)>>,
}

/// The setting: the number of cities, the roads with kind and ends, and the points for a capture, by turn from the first.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive")
)]
pub struct Setting {
    /// The number of cities.
    cities: u8,
    /// The roads: the kind and both ends, from 1.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "[FugitiveKind, number, number][]")
    )]
    roads: Vec<(RoadKind, u8, u8)>,
    /// The meaning of each turn, from the first.
    track: Vec<TrackTurn>,
}

/// A turn of the game.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Fugitive")
)]
struct TrackTurn {
    /// Whether the fugitive's move is announced.
    announced: bool,
    /// The detectives' and the fugitive's points if the detectives' move captures.
    worth: [i32; 2],
}

impl Setting {
    /// The view of a map.
    pub fn of(map: &Map) -> Setting {
        let roads = map.roads().iter();
        Setting {
            cities: map.size(),
            roads: roads
                .map(|road| {
                    let [effect, other] = road.ends.map(City::number);
                    (road.kind, effect, other)
                })
                .collect(),
            track: (1..=TURNS)
                .map(|turn| TrackTurn {
                    announced: is_announced(turn),
                    worth: [capture_points(turn), POINTS - capture_points(turn)],
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
    let mut next = game.clone();
    next.play(mv);
    let mut effects = match mv {
        Move::Detectives(to) => Effect::of_detectives(game.detectives.as_ref(), to),
        Move::Start(city) => vec![Effect::Start {
            city: city.number(),
        }],
        Move::Run { kind, to } => vec![Effect::Run {
            by: *kind,
            from: game.fugitive.map(City::number),
            to: Some(to.number()),
            announced: next.is_announced() && !next.is_caught(),
        }],
    };
    if let (Some(detectives), Some(fugitive)) = (next.detectives, next.fugitive) {
        let catcher = detectives.iter().position(|&city| city == fugitive);
        effects.extend(catcher.map(|index| Effect::Catch {
            detective: index + 1,
            city: fugitive.number(),
        }));
    }
    if !next.is_caught() && next.is_stuck() {
        effects.push(Effect::Stuck);
    }
    effects
}

pub(super) fn options(game: &Fugitive) -> Options {
    match game.outcome() {
        Some(_) => Options::none(),
        None => Options::at(game.stage(), &game.map, game.detectives, game.fugitive),
    }
}

impl Options {
    /// The options when the game is over.
    pub fn none() -> Options {
        Options {
            stage: None,
            roads: Vec::new(),
        }
    }

    /// The options at a stage of an unfinished game, with the pieces that are known.
    pub fn at(
        stage: Stage,
        map: &Map,
        detectives: Option<[City; DETECTIVES]>,
        fugitive: Option<City>,
    ) -> Options {
        let pieces: Vec<City> = match stage {
            Stage::Places | Stage::Start => Vec::new(),
            Stage::Run => fugitive.into_iter().collect(),
            Stage::Chase => detectives.into_iter().flatten().collect(),
        };
        let roads = |from: City| {
            let roads_of_kind = |kind: RoadKind| {
                let cities = map.neighbours(kind, from).iter();
                cities.map(move |to| (kind, to.number()))
            };
            RoadKind::ALL.into_iter().flat_map(roads_of_kind).collect()
        };
        Options {
            stage: Some(stage),
            roads: pieces.into_iter().map(roads).collect(),
        }
    }
}
