//! Ranks the moves of a side by its knowledge.

use std::sync::Arc;

use super::detective_models::Assumptions;
use super::detective_search::{DetectiveSearch, central_placement, other_placements};
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
struct FugitiveAnalysis {
    tables: Arc<MapTables>,
    search: Search,
    required_move: Option<Move>,
    tally: Tally,
}

enum Search {
    /// For the fugitive: it tries all moves equally often.
    Fugitive(FugitiveSearch),
    /// For the detectives.
    Detectives(DetectiveSearch),
    /// For the detectives before the game.
    Placement(PlacementSearch),
}

impl Analysed for Fugitive {
    const NODES: u64 = 30_000;
    const WEAK: i32 = 150;

    fn start_analysis(
        memory: &FugitiveMemory,
        _max_lines: usize,
        seed: u64,
        required_move: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let known = memory.known().filter(|known| known.is_due())?;
        let tables = Arc::new(MapTables::new(known.map().clone()));
        let required_move: Option<Move> = required_move.and_then(|text| text.parse().ok());
        let required_joint = match required_move {
            Some(Move::Detectives(to)) => Some(to),
            _ => None,
        };
        let random = Random::new(seed);
        let search = if known.seat() == FUGITIVE_SEAT {
            let search =
                FugitiveSearch::new(&tables, known, Assumptions::Adaptive, MAX_PLAYOUTS, random)?;
            Search::Fugitive(search.with_equal_trials(required_move))
        } else if known.stage() == Stage::Places {
            Search::Placement(PlacementSearch::new(&tables, required_joint, random))
        } else {
            let search = DetectiveSearch::new(&tables, known, Assumptions::Adaptive, u64::MAX)?;
            Search::Detectives(search.with_ranking(&tables, required_joint))
        };
        Some(Box::new(FugitiveAnalysis {
            tables,
            search,
            required_move,
            tally: Tally::default(),
        }))
    }
}

fn score_of_share(share: f64) -> Score {
    Score::Points((share * f64::from(100 * POINTS)).round() as i32)
}

impl Search {
    fn nodes(&self) -> u64 {
        match self {
            Search::Fugitive(search) => search.turns(),
            Search::Detectives(search) => search.nodes(),
            Search::Placement(search) => {
                search.trials.iter().map(|(_, search)| search.turns()).sum()
            }
        }
    }

    fn search_step(&mut self, tables: &MapTables) -> bool {
        match self {
            Search::Fugitive(search) => search.search_step(tables),
            Search::Detectives(search) => search.search_step(tables),
            Search::Placement(search) => search.search_step(tables),
        }
    }
}

impl FugitiveAnalysis {
    /// All moves that can be compared, the best first. For the detectives a line is only the move itself, because they may
    /// never learn the fugitive's replies.
    fn ranking(&self) -> Vec<(f64, Vec<Move>)> {
        let single_move = |to| vec![Move::Detectives(to)];
        match &self.search {
            Search::Fugitive(search) => search.ranking(),
            Search::Detectives(search) => {
                let ranking = search.ranking().iter();
                ranking
                    .map(|&(value, to)| (value.into(), single_move(to)))
                    .collect()
            }
            Search::Placement(search) => {
                let ranking = search.ranking(&self.tables).into_iter();
                ranking
                    .map(|(value, to)| (value, single_move(to)))
                    .collect()
            }
        }
    }

    fn line(&self, (share, moves): (f64, Vec<Move>)) -> Line {
        let plan = match (&self.search, moves[0]) {
            (Search::Detectives(search), Move::Detectives(to)) => {
                plan(&search.planned_moves(&self.tables, to))
            }
            _ => Vec::new(),
        };
        Line {
            score: score_of_share(share),
            moves: moves.iter().map(Move::to_string).collect(),
            plan,
        }
    }
}

/// The successive cities of each detective.
fn plan(planned_moves: &[[City; DETECTIVES]]) -> Vec<String> {
    let cities = |detective: usize| {
        let cities = planned_moves.iter().map(|to| to[detective].to_string());
        cities.collect::<Vec<_>>().join(" ")
    };
    (0..DETECTIVES).map(cities).collect()
}

impl Analysis for FugitiveAnalysis {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.run_slice(clock, until, || {
            let before = self.search.nodes();
            let is_done = self.search.search_step(&self.tables);
            (self.search.nodes() - before, is_done)
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

    fn lines(&self, max_lines: usize) -> Vec<Line> {
        let ranking = self.ranking().into_iter().take(max_lines);
        ranking.map(|ranked| self.line(ranked)).collect()
    }

    fn required_line(&self) -> Option<Line> {
        let mut required_move = self.ranking().into_iter();
        let required_move =
            required_move.find(|(_, moves)| Some(moves[0]) == self.required_move)?;
        Some(self.line(required_move))
    }
}

/// Choices of the detectives' start cities. For each, a search finds the fugitive's best start.
struct PlacementSearch {
    trials: Vec<([City; DETECTIVES], FugitiveSearch)>,
    playouts: u64,
}

impl PlacementSearch {
    fn new(
        tables: &MapTables,
        required_move: Option<[City; DETECTIVES]>,
        mut random: Random,
    ) -> PlacementSearch {
        let central_placement = central_placement(tables);
        let mut placements = vec![central_placement];
        placements.extend(other_placements(tables, &central_placement));
        placements
            .extend(required_move.filter(|required_move| !placements.contains(required_move)));
        let trials = placements.into_iter().map(|to| {
            let random = Random::new(random.bits());
            (to, FugitiveSearch::from_start(tables, to, random))
        });
        PlacementSearch {
            trials: trials.collect(),
            playouts: 0,
        }
    }

    fn search_step(&mut self, tables: &MapTables) -> bool {
        let count = self.trials.len() as u64;
        let (_, search) = &mut self.trials[(self.playouts % count) as usize];
        search.search_step(tables);
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
        let trials = self.trials.iter();
        let mut ranking: Vec<_> = trials.map(|(to, search)| (share(search), *to)).collect();
        descending(&mut ranking, |&(share, _)| share);
        ranking
    }
}
