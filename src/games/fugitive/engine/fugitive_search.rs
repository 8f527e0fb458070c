//! The fugitive's search: a tree of its own moves and the detectives' replies, which several models provide at random.

use std::collections::BTreeMap;

use super::detective_models::{Assumptions, DetectiveModel};
use super::fugitive_models::sample_flight;
use super::tables::{MapTables, Odds, Pursuit};
use crate::core::order::descending;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move, RoadKind, TURNS};
use crate::thinking::search::Random;

/// The chance that a simulated detective deviates from its model. It is small, because a tree with few replies is deep.
const NOISE: f32 = 0.02;
/// The maximum number of start cities to try.
const MAX_STARTS: usize = 24;
/// The weight of exploration, in standard deviations of the values.
const EXPLORATION: f64 = 1.0;

/// The minimum number of visits of a move in the reported principal variation.
const MIN_LINE_VISITS: u32 = 20;

/// A move in the tree with its statistics.
struct Edge {
    mv: Move,
    visits: u32,
    /// The sum of its playouts' values.
    value_sum: f64,
    /// The next node, by the detectives' reply.
    next: BTreeMap<[City; DETECTIVES], usize>,
}

impl Edge {
    fn new(mv: Move) -> Edge {
        Edge {
            mv,
            visits: 0,
            value_sum: 0.0,
            next: BTreeMap::new(),
        }
    }
}

/// The search for the fugitive's next move.
pub struct FugitiveSearch {
    root: Root,
    random: Random,
    /// The probability of each model of the detectives.
    model_odds: [f32; DetectiveModel::ALL.len()],
    /// The nodes of the tree, the root first: for each the moves to try.
    nodes: Vec<Vec<Edge>>,
    playouts: u64,
    max_playouts: u64,
    /// The number of turns simulated so far.
    turns: u64,
    /// The sum of the playouts' values, and the sum of their squares.
    value_sum: f64,
    square_sum: f64,
    /// Present if all root moves are tried equally often: the model against which all are being tried now.
    shared_model: Option<DetectiveModel>,
}

/// The root of the search.
enum Root {
    /// The detectives are placed, the fugitive is not.
    Start([City; DETECTIVES]),
    /// The game has begun, and the fugitive is to move.
    Run(Box<Pursuit>),
}

impl FugitiveSearch {
    /// A search for the fugitive's move with at most `max_playouts` playouts.
    pub fn new(
        tables: &MapTables,
        known: &Known,
        assumptions: Assumptions,
        max_playouts: u64,
        random: Random,
    ) -> Option<FugitiveSearch> {
        let detectives = known.detectives()?;
        let (model_odds, odds) = learn_models(tables, known, assumptions);
        let (root, moves) = match (known.fugitive(), known.belief()) {
            (Some(fugitive), Some(belief)) => {
                let pursuit = Pursuit {
                    fugitive,
                    detectives,
                    belief: *belief.cities(),
                    turn: known.turn(),
                    odds,
                };
                (Root::Run(Box::new(pursuit)), run_moves(tables, fugitive))
            }
            _ => (Root::Start(detectives), start_moves(tables, &detectives)),
        };
        if moves.is_empty() {
            return None;
        }
        let mut search = FugitiveSearch {
            root,
            model_odds,
            random,
            nodes: Vec::new(),
            playouts: 0,
            max_playouts,
            turns: 0,
            value_sum: 0.0,
            square_sum: 0.0,
            shared_model: None,
        };
        search.push_node(moves);
        Some(search)
    }

    /// A search for the fugitive's start city, with detectives in these cities.
    pub fn from_start(
        tables: &MapTables,
        detectives: [City; DETECTIVES],
        random: Random,
    ) -> FugitiveSearch {
        let mut search = FugitiveSearch {
            root: Root::Start(detectives),
            model_odds: Assumptions::Adaptive.prior(),
            random,
            nodes: Vec::new(),
            playouts: 0,
            max_playouts: u64::MAX,
            turns: 0,
            value_sum: 0.0,
            square_sum: 0.0,
            shared_model: None,
        };
        search.push_node(start_moves(tables, &detectives));
        search
    }

    /// Makes the search try all root moves equally often, so that they can be compared. `required_move` is a legal move that is
    /// always included. Call it before the search works.
    pub fn with_equal_trials(mut self, required_move: Option<Move>) -> FugitiveSearch {
        self.shared_model = Some(DetectiveModel::Sum);
        if let Some(mv) = required_move.filter(|mv| self.nodes[0].iter().all(|edge| edge.mv != *mv))
        {
            self.nodes[0].push(Edge::new(mv));
        }
        self
    }

    /// The moves, the best first, each with its share of the game's points and its principal variation. Empty until all have
    /// been tried.
    pub fn ranking(&self) -> Vec<(f64, Vec<Move>)> {
        let root = &self.nodes[0];
        if root.iter().any(|edge| edge.visits == 0) {
            return Vec::new();
        }
        let line = |edge: &Edge| (edge.value_sum / f64::from(edge.visits), self.line(edge));
        let mut ranking: Vec<(f64, Vec<Move>)> = root.iter().map(line).collect();
        descending(&mut ranking, |&(share_of_points, _)| share_of_points);
        ranking
    }

    /// The most visited line after a move.
    fn line(&self, first: &Edge) -> Vec<Move> {
        let mut line = vec![first.mv];
        let mut edge = first;
        let node_visits =
            |node: usize| self.nodes[node].iter().map(|edge| edge.visits).sum::<u32>();
        loop {
            let replies = edge
                .next
                .iter()
                .map(|(&reply, &node)| (node_visits(node), reply, node));
            let Some((_, reply, node)) = replies.max() else {
                return line;
            };
            let next = self.nodes[node].iter().max_by_key(|edge| edge.visits);
            let Some(next) = next.filter(|next| next.visits >= MIN_LINE_VISITS) else {
                return line;
            };
            if !matches!(edge.mv, Move::Start(_)) {
                line.push(Move::Detectives(reply));
            }
            line.push(next.mv);
            edge = next;
        }
    }

    /// The number of turns simulated so far.
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// The best move so far, with its share of the game's points.
    pub fn best(&self, tables: &MapTables) -> Option<(f64, Move)> {
        let value = |edge: &Edge| edge.value_sum / f64::from(edge.visits.max(1));
        let distance_to_detectives = |edge: &Edge| match (&self.root, edge.mv) {
            (Root::Run(pursuit), Move::Run { to, .. }) => {
                tables.distance_from_nearest(to, &pursuit.detectives)
            }
            _ => 0,
        };
        let edges = self.nodes[0].iter();
        // Before any playout, prefer moves away from the detectives.
        let best = edges.max_by(|first, second| {
            let by_visits = first.visits.cmp(&second.visits);
            by_visits
                .then(value(first).total_cmp(&value(second)))
                .then(distance_to_detectives(first).cmp(&distance_to_detectives(second)))
        })?;
        Some((value(best), best.mv))
    }

    /// Does one more playout. Returns whether it was the last.
    pub fn search_step(&mut self, tables: &MapTables) -> bool {
        let is_forced = self.nodes[0].len() == 1 && self.shared_model.is_none();
        if self.playouts >= self.max_playouts || is_forced {
            return true;
        }
        let model = self.next_model();
        let mut path = Vec::new();
        let mut next_node = Some(0);
        let mut pursuit = match &self.root {
            Root::Run(pursuit) => Pursuit {
                odds: pursuit.odds.filter(|_| model.uses_odds()),
                ..**pursuit
            },
            &Root::Start(detectives) => {
                let edge = self.choose_edge(0);
                path.push((0, edge));
                let Move::Start(city) = self.nodes[0][edge].mv else {
                    return true;
                };
                next_node = self.nodes[0][edge].next.get(&detectives).copied();
                let pursuit = Pursuit {
                    fugitive: city,
                    detectives,
                    belief: [city].into_iter().collect(),
                    turn: 0,
                    odds: model.uses_odds().then(|| Pursuit::certain_odds(city)),
                };
                if next_node.is_none() {
                    self.add_child(tables, &pursuit, (0, edge));
                }
                pursuit
            }
        };
        while let Some(node) = next_node.filter(|_| !pursuit.is_over()) {
            let edge = self.choose_edge(node);
            path.push((node, edge));
            let Move::Run { kind, to } = self.nodes[node][edge].mv else {
                break;
            };
            self.turns += 1;
            tables.play_run(&mut pursuit, kind, to);
            if pursuit.is_caught() {
                break;
            }
            let reply = model.choose_move(tables, &pursuit, NOISE, &mut self.random);
            let Some(reply) = reply else { break };
            tables.play_chase(&mut pursuit, reply);
            next_node = self.nodes[node][edge].next.get(&reply).copied();
            if next_node.is_none() && !pursuit.is_over() {
                self.add_child(tables, &pursuit, (node, edge));
            }
        }
        let value = self.play_out(tables, model, pursuit);
        self.playouts += 1;
        self.value_sum += value;
        self.square_sum += value * value;
        for (node, edge) in path {
            let edge = &mut self.nodes[node][edge];
            edge.visits += 1;
            edge.value_sum += value;
        }
        false
    }

    /// Adds a node with these moves. Returns its index.
    fn push_node(&mut self, moves: Vec<Move>) -> usize {
        self.nodes.push(moves.into_iter().map(Edge::new).collect());
        self.nodes.len() - 1
    }

    /// Adds the node to which a move of a node leads, with the fugitive's moves from there.
    fn add_child(&mut self, tables: &MapTables, pursuit: &Pursuit, (node, edge): (usize, usize)) {
        let moves = run_moves(tables, pursuit.fugitive);
        let child = self.push_node(moves);
        self.nodes[node][edge]
            .next
            .insert(pursuit.detectives, child);
    }

    /// The move of a node to try next.
    fn choose_edge(&mut self, node: usize) -> usize {
        let edges = &self.nodes[node];
        if node == 0 && self.shared_model.is_some() {
            return (self.playouts % edges.len() as u64) as usize;
        }
        let untried: Vec<usize> = (0..edges.len())
            .filter(|&edge| edges[edge].visits == 0)
            .collect();
        if !untried.is_empty() {
            return untried[self.random.below(untried.len())];
        }
        let count = self.playouts.max(1) as f64;
        let (mean, mean_square) = (self.value_sum / count, self.square_sum / count);
        let spread = (mean_square - mean * mean).max(0.0).sqrt().max(0.01);
        let parent_visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let log_of_parent_visits = logarithm(parent_visits);
        let upper_bound = |edge: &Edge| {
            let visits = f64::from(edge.visits);
            edge.value_sum / visits + EXPLORATION * spread * (log_of_parent_visits / visits).sqrt()
        };
        let best = (0..edges.len())
            .max_by(|&a, &b| upper_bound(&edges[a]).total_cmp(&upper_bound(&edges[b])));
        best.unwrap_or(0)
    }

    /// The model to play against. All moves to be compared play against the same model.
    fn next_model(&mut self) -> DetectiveModel {
        let starts_round = self.playouts.is_multiple_of(self.nodes[0].len() as u64);
        match self.shared_model.filter(|_| !starts_round) {
            Some(model) => model,
            None => {
                let model = self.sample_model();
                self.shared_model = self.shared_model.map(|_| model);
                model
            }
        }
    }

    /// A random model, by the models' probabilities.
    fn sample_model(&mut self) -> DetectiveModel {
        let mut remaining = self.random.fraction();
        for (model, odds) in DetectiveModel::ALL.into_iter().zip(self.model_odds) {
            remaining -= odds;
            if remaining < 0.0 {
                return model;
            }
        }
        DetectiveModel::Sum
    }

    /// Plays to the end. Returns the fugitive's share of the points, measured in turns rather than announcements.
    fn play_out(&mut self, tables: &MapTables, model: DetectiveModel, mut pursuit: Pursuit) -> f64 {
        while !pursuit.is_over() {
            self.turns += 1;
            let (kind, to) = sample_flight(tables, &pursuit, &mut self.random);
            tables.play_run(&mut pursuit, kind, to);
            if pursuit.is_caught() {
                break;
            }
            let Some(reply) = model.choose_move(tables, &pursuit, NOISE, &mut self.random) else {
                return 1.0;
            };
            tables.play_chase(&mut pursuit, reply);
        }
        if pursuit.is_caught() {
            f64::from(pursuit.turn) / f64::from(2 * TURNS)
        } else {
            1.0
        }
    }
}

/// The fugitive's moves from a city.
fn run_moves(tables: &MapTables, from: City) -> Vec<Move> {
    let runs = tables.runs(from).iter();
    runs.map(|&(kind, to)| Move::Run { kind, to }).collect()
}

/// Start cities far from the detectives. Among equal distances the cities with more roads come first.
fn start_moves(tables: &MapTables, detectives: &[City; DETECTIVES]) -> Vec<Move> {
    let mut cities: Vec<City> = tables.map.cities().collect();
    let count_road_kinds = |city| {
        let has_road = |kind| usize::from(!tables.map.neighbours(kind, city).is_empty());
        RoadKind::ALL.into_iter().map(has_road).sum::<usize>()
    };
    let start_value = |city: &City| {
        let distance = usize::from(tables.distance_from_nearest(*city, detectives));
        (4 * distance + 2 * count_road_kinds(*city) + tables.steps(*city).len()) as u32
    };
    descending(&mut cities, start_value);
    cities.retain(|city| {
        tables.distance_from_nearest(*city, detectives) > 1 || tables.map.size() < 8
    });
    cities.truncate(MAX_STARTS);
    if cities.is_empty() {
        cities = tables.map.cities().collect();
        descending(&mut cities, start_value);
        cities.truncate(MAX_STARTS);
    }
    cities.into_iter().map(Move::Start).collect()
}

/// The probability of each model of the detectives, given their moves so far, and the odds of the fugitive's cities for models
/// that depend on them.
fn learn_models(
    tables: &MapTables,
    known: &Known,
    assumptions: Assumptions,
) -> ([f32; DetectiveModel::ALL.len()], Option<Odds>) {
    let mut model_odds = assumptions.prior();
    let Some(beginning) = known.beginning() else {
        return (model_odds, None);
    };
    let mut random = Random::new(0);
    let mut pursuit = Pursuit {
        fugitive: beginning.fugitive,
        detectives: beginning.detectives,
        belief: [beginning.fugitive].into_iter().collect(),
        turn: beginning.turn,
        odds: (assumptions == Assumptions::Adaptive)
            .then(|| Pursuit::certain_odds(beginning.fugitive)),
    };
    for turn in known.turns() {
        let Some(chase) = turn.chase else { break };
        let to = turn.announced.unwrap_or(pursuit.fugitive);
        tables.play_run(&mut pursuit, turn.kind, to);
        assumptions.learn(&mut model_odds, tables, &pursuit, &chase, &mut random);
        tables.play_chase(&mut pursuit, chase);
    }
    (model_odds, pursuit.odds)
}

/// The natural logarithm of a number from 1 on, by a series. Library logarithms differ between machines, and so would the
/// moves.
fn logarithm(number: u32) -> f64 {
    let twos = number.max(1).ilog2();
    let mantissa = f64::from(number.max(1)) / f64::from(1_u32 << twos);
    // ln x = 2 artanh ((x - 1) / (x + 1)), where the ratio is at most a third.
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let odd = (0..16).rev().map(|term| f64::from(2 * term + 1));
    let series = odd.fold(0.0, |sum, odd| sum * ratio * ratio + 1.0 / odd);
    f64::from(twos) * std::f64::consts::LN_2 + 2.0 * ratio * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_one() {
        for number in [1, 2, 3, 7, 100, 4095, 4096, 1_000_003, u32::MAX] {
            let library = f64::from(number).ln();
            assert!((logarithm(number) - library).abs() < 1e-12, "{number}");
        }
    }
}
