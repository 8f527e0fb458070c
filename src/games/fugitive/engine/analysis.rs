//! Ranks the moves of a side by its knowledge.

use std::sync::Arc;

use super::detective_models::Assumptions;
use super::detective_search::{DetectiveSearch, other_places, places};
use super::fugitive_search::FugitiveSearch;
use super::tables::MapTables;
use crate::core::order::descending;
use crate::games::fugitive::protocol::FugitiveMemory;
use crate::games::fugitive::{City, DETECTIVES, FUGITIVE_SEAT, Fugitive, Move, POINTS, Stage};
use crate::thinking::engine::{Analysed, Analysis, Line, Score};
use crate::thinking::search::{Budget, Clock, Random, Tally};

/// The maximum number of playouts in an analysis for the fugitive.
const MAX_PLAYOUTS: u64 = 40_000;
/// The maximum number of playouts for each choice of the detectives' start cities.
const PLAYOUTS_PER_PLACEMENT: u64 = 4_000;

/// The analysis of a side's knowledge.
struct Look {
    tables: Arc<MapTables>,
    search: Search,
    also: Option<Move>,
    tally: Tally,
}

enum Search {
    /// For the fugitive: it tries all moves equally often.
    Fugitive(FugitiveSearch),
    /// For the detectives.
    Detectives(DetectiveSearch),
    /// For the detectives before the game.
    Places(Places),
}

impl Analysed for Fugitive {
    const NODES: u64 = 30_000;
    const WEAK: i32 = 150;

    fn start_analysis(
        memory: &FugitiveMemory,
        _: usize,
        seed: u64,
        also: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let known = memory.known().filter(|known| known.is_due())?;
        let tables = Arc::new(MapTables::new(known.map().clone()));
        let also: Option<Move> = also.and_then(|text| text.parse().ok());
        let joint = match also {
            Some(Move::Detectives(to)) => Some(to),
            _ => None,
        };
        let random = Random::new(seed);
        let search = if known.seat() == FUGITIVE_SEAT {
            let search =
                FugitiveSearch::new(&tables, known, Assumptions::Second, MAX_PLAYOUTS, random)?;
            Search::Fugitive(search.trying_evenly(also))
        } else if known.stage() == Stage::Places {
            Search::Places(Places::new(&tables, joint, random))
        } else {
            let search = DetectiveSearch::new(&tables, known, Assumptions::Second, u64::MAX)?;
            Search::Detectives(search.ranking_moves(&tables, joint))
        };
        Some(Box::new(Look {
            tables,
            search,
            also,
            tally: Tally::default(),
        }))
    }
}

fn score(share: f64) -> Score {
    Score::Points((share * f64::from(100 * POINTS)).round() as i32)
}

impl Search {
    fn nodes(&self) -> u64 {
        match self {
            Search::Fugitive(search) => search.turns(),
            Search::Detectives(search) => search.nodes(),
            Search::Places(search) => search.trials.iter().map(|(_, one)| one.turns()).sum(),
        }
    }

    fn work(&mut self, tables: &MapTables) -> bool {
        match self {
            Search::Fugitive(search) => search.work(tables),
            Search::Detectives(search) => search.work(tables),
            Search::Places(search) => search.work(tables),
        }
    }
}

impl Look {
    /// All moves that can be compared, the best first. For the detectives a line is only the move itself, because they may
    /// never learn the fugitive's replies.
    fn ranking(&self) -> Vec<(f64, Vec<Move>)> {
        let alone = |to| vec![Move::Detectives(to)];
        match &self.search {
            Search::Fugitive(search) => search.ranking(),
            Search::Detectives(search) => {
                let ranking = search.ranking().iter();
                ranking
                    .map(|&(value, to)| (value.into(), alone(to)))
                    .collect()
            }
            Search::Places(search) => {
                let ranking = search.ranking(&self.tables).into_iter();
                ranking.map(|(value, to)| (value, alone(to))).collect()
            }
        }
    }

    fn line(&self, (share, moves): (f64, Vec<Move>)) -> Line {
        let plan = match (&self.search, moves[0]) {
            (Search::Detectives(search), Move::Detectives(to)) => {
                plan(&search.way(&self.tables, to))
            }
            _ => Vec::new(),
        };
        Line {
            score: score(share),
            moves: moves.iter().map(Move::to_string).collect(),
            plan,
        }
    }
}

/// The successive cities of each detective.
fn plan(way: &[[City; DETECTIVES]]) -> Vec<String> {
    let cities = |one: usize| {
        let cities = way.iter().map(|to| to[one].to_string());
        cities.collect::<Vec<_>>().join(" ")
    };
    (0..DETECTIVES).map(cities).collect()
}

impl Analysis for Look {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.work(clock, until, || {
            let before = self.search.nodes();
            let done = self.search.work(&self.tables);
            (self.search.nodes() - before, done)
        })
    }

    fn depth(&self) -> u32 {
        match &self.search {
            Search::Detectives(search) => 1 + 2 * search.depth() as u32,
            _ => 1,
        }
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, max: usize) -> Vec<Line> {
        let ranking = self.ranking().into_iter().take(max);
        ranking.map(|ranked| self.line(ranked)).collect()
    }

    fn also(&self) -> Option<Line> {
        let mut also = self.ranking().into_iter();
        let also = also.find(|(_, moves)| Some(moves[0]) == self.also)?;
        Some(self.line(also))
    }
}

/// Choices of the detectives' start cities. For each, a search finds the fugitive's best start.
struct Places {
    trials: Vec<([City; DETECTIVES], FugitiveSearch)>,
    playouts: u64,
}

impl Places {
    fn new(tables: &MapTables, also: Option<[City; DETECTIVES]>, mut random: Random) -> Places {
        let own = places(tables);
        let mut all = vec![own];
        all.extend(other_places(tables, &own));
        all.extend(also.filter(|also| !all.contains(also)));
        let trials = all.into_iter().map(|to| {
            let random = Random::new(random.bits());
            (to, FugitiveSearch::from_start(tables, to, random))
        });
        Places {
            trials: trials.collect(),
            playouts: 0,
        }
    }

    fn work(&mut self, tables: &MapTables) -> bool {
        let count = self.trials.len() as u64;
        let (_, search) = &mut self.trials[(self.playouts % count) as usize];
        search.work(tables);
        self.playouts += 1;
        self.playouts >= count * PLAYOUTS_PER_PLACEMENT
    }

    /// The choices with the detectives' share of the points against the best fugitive. Empty until each has been tried.
    fn ranking(&self, tables: &MapTables) -> Vec<(f64, [City; DETECTIVES])> {
        if self.playouts < self.trials.len() as u64 {
            return Vec::new();
        }
        let share =
            |search: &FugitiveSearch| 1.0 - search.best(tables).map_or(1.0, |(kept, _)| kept);
        let all = self.trials.iter();
        let mut ranking: Vec<_> = all.map(|(to, search)| (share(search), *to)).collect();
        descending(&mut ranking, |&(share, _)| share);
        ranking
    }
}
