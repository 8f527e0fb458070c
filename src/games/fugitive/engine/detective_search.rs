//! The search of the detectives. It moves all four together, and considers all moves of the fugitive and all messages about
//! them.

use super::detective_models::Assumptions;
use super::expectimax::{Expectimax, Whereabouts, control_over};
use super::tables::MapTables;
use super::trail::Trail;
use crate::core::order::descending;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move};

/// The number of cities to try for each detective, the most promising first.
const CITIES_PER_DETECTIVE: usize = 8;
/// The number of joint moves to search, by depth in turns. The best of the previous depth come first.
const MOVES_BY_DEPTH: [usize; 4] = [usize::MAX, 200, 60, 24];

/// The maximum number of turns in the reported plan, after the next turn.
const MAX_PLAN_TURNS: usize = 3;

/// A joint move being searched.
struct Trial {
    to: [City; DETECTIVES],
    value: f32,
    /// The number of turns of its search.
    depth: usize,
}

/// A trial that is being searched deeper.
struct OpenTrial {
    /// Its value so far.
    value: f32,
    /// The whereabouts still to be searched.
    outcomes: Vec<Whereabouts>,
}

/// The search for the detectives' next move.
pub struct DetectiveSearch {
    turn: u32,
    whereabouts: Whereabouts,
    expectimax: Expectimax,
    /// The trials, the best first among those of the same depth.
    trials: Vec<Trial>,
    /// The current depth, the number of trials that have reached it, and the trial in progress.
    depth: usize,
    trials_done: usize,
    open_trial: Option<OpenTrial>,
    /// The maximum number of joint moves to search.
    max_nodes: u64,
    /// A joint move that is always searched.
    required_move: Option<[City; DETECTIVES]>,
    /// The joint moves of the last completed depth with their values, the best first.
    ranking: Vec<(f32, [City; DETECTIVES])>,
}

impl DetectiveSearch {
    /// A search for the detectives' move over about `max_nodes` joint moves at most. `None` if they have no move.
    pub fn new(
        tables: &MapTables,
        known: &Known,
        assumptions: Assumptions,
        max_nodes: u64,
    ) -> Option<DetectiveSearch> {
        let mut trail = Trail::new(tables, known);
        if assumptions == Assumptions::Adaptive {
            // Such a fugitive goes where the detectives do not expect it.
            trail.flatten_odds();
        }
        let mut search = DetectiveSearch {
            turn: known.turn(),
            whereabouts: trail.cities,
            expectimax: Expectimax::new(assumptions, trail.models),
            trials: Vec::new(),
            depth: 1,
            trials_done: 0,
            open_trial: None,
            max_nodes,
            required_move: None,
            ranking: Vec::new(),
        };
        let moves = match known.detectives() {
            Some(from) => joint_moves(tables, &search.whereabouts, &from),
            None => vec![central_placement(tables)],
        };
        let trial = |to| Trial {
            value: (search.expectimax).static_value(tables, &search.whereabouts, &to, search.turn),
            to,
            depth: 0,
        };
        search.trials = moves.into_iter().map(trial).collect();
        search.sort();
        (!search.trials.is_empty()).then_some(search)
    }

    /// Makes the search rank its trials, and always search a legal move. Call it before the search works.
    pub fn with_ranking(
        mut self,
        tables: &MapTables,
        required_move: Option<[City; DETECTIVES]>,
    ) -> DetectiveSearch {
        self.required_move = required_move;
        if let Some(to) = required_move.filter(|to| self.trials.iter().all(|trial| trial.to != *to))
        {
            self.trials.push(Trial {
                value: (self.expectimax).static_value(tables, &self.whereabouts, &to, self.turn),
                to,
                depth: 0,
            });
            self.sort();
        }
        self.set_ranking(self.trials.len());
        self.place_required_move();
        self
    }

    /// The joint moves of the last completed depth, the best first, with values from 0 to 1.
    pub fn ranking(&self) -> &[(f32, [City; DETECTIVES])] {
        &self.ranking
    }

    /// The depth of the ranking: the number of turns after the next.
    pub fn depth(&self) -> usize {
        self.depth - 1
    }

    /// The planned cities of the detectives, turn by turn, if the fugitive goes to the likeliest cities.
    pub fn planned_moves(
        &self,
        tables: &MapTables,
        first: [City; DETECTIVES],
    ) -> Vec<[City; DETECTIVES]> {
        let mut planned_moves = vec![first];
        let mut expectimax = self.expectimax.restarted();
        let mut whereabouts = self.whereabouts.clone();
        let mut cities = first;
        for turn in (self.turn..).take(MAX_PLAN_TURNS) {
            let (_, outcomes) = expectimax.chase(tables, &whereabouts, &cities, turn);
            let probability =
                |whereabouts: &Whereabouts| whereabouts.iter().map(|(_, odds)| odds).sum::<f32>();
            let likeliest = outcomes
                .into_iter()
                .max_by(|one, other| probability(one).total_cmp(&probability(other)));
            let Some(next) = likeliest else { break };
            let Some(step) = expectimax.best_joint_move(tables, &next, &cities, turn + 1) else {
                break;
            };
            (whereabouts, cities) = (next, step);
            planned_moves.push(cities);
        }
        planned_moves
    }

    /// Ranks the first `count` trials.
    fn set_ranking(&mut self, count: usize) {
        let ranked = self.trials[..count].iter();
        self.ranking = ranked.map(|trial| (trial.value, trial.to)).collect();
    }

    /// Makes the move that is always searched the last of this depth, if the depth does not have it yet.
    fn place_required_move(&mut self) {
        let Some(&kept) = MOVES_BY_DEPTH.get(self.depth) else {
            return;
        };
        let index = self
            .trials
            .iter()
            .position(|trial| Some(trial.to) == self.required_move);
        if let Some(index) = index.filter(|&index| index >= kept) {
            let required_move = self.trials.remove(index);
            self.trials.insert(kept - 1, required_move);
        }
    }

    /// The number of joint moves searched so far.
    pub fn nodes(&self) -> u64 {
        self.expectimax.nodes()
    }

    /// The best move so far, with its value from 0 to 1.
    pub fn best(&self) -> (f64, Move) {
        // While a depth is incomplete, its new values count only for the moves that were best before.
        let depth = self.trials[0].depth;
        let equally_deep = self.trials.iter().take_while(|trial| trial.depth == depth);
        let best = equally_deep.reduce(|best, trial| {
            if trial.value > best.value {
                trial
            } else {
                best
            }
        });
        let best = best.expect("there is a move");
        (best.value.into(), Move::Detectives(best.to))
    }

    /// Does one piece of work. Returns whether it was the last.
    pub fn search_step(&mut self, tables: &MapTables) -> bool {
        if self.depth == MOVES_BY_DEPTH.len()
            || self.trials.len() == 1
            || self.nodes() >= self.max_nodes
        {
            return true;
        }
        let depth = self.depth as u32;
        let trial = &mut self.trials[self.trials_done];
        match &mut self.open_trial {
            None => {
                let (value, outcomes) =
                    (self.expectimax).chase(tables, &self.whereabouts, &trial.to, self.turn);
                self.open_trial = Some(OpenTrial { value, outcomes });
            }
            Some(open_trial) => {
                if let Some(whereabouts) = open_trial.outcomes.pop() {
                    let best = (self.expectimax).best_value(
                        tables,
                        &whereabouts,
                        &trial.to,
                        self.turn + 1,
                        depth - 1,
                    );
                    open_trial.value += self.expectimax.discount() * best;
                }
            }
        }
        if let Some(open_trial) = self
            .open_trial
            .take_if(|open_trial| open_trial.outcomes.is_empty())
        {
            trial.value = open_trial.value;
            trial.depth = self.depth;
            self.trials_done += 1;
        }
        if self.trials_done == MOVES_BY_DEPTH[self.depth].min(self.trials.len()) {
            self.sort();
            self.set_ranking(self.trials_done);
            self.depth += 1;
            self.trials_done = 0;
            self.place_required_move();
        }
        false
    }

    /// Sorts the trials: the deepest first, and equally deep ones by value.
    fn sort(&mut self) {
        descending(&mut self.trials, |trial| trial.value);
        descending(&mut self.trials, |trial| trial.depth as u32);
    }
}

/// Candidate joint moves: each detective goes to a city near the possible cities of the fugitive.
fn joint_moves(
    tables: &MapTables,
    whereabouts: &Whereabouts,
    from: &[City; DETECTIVES],
) -> Vec<[City; DETECTIVES]> {
    let [first, second, third, fourth] = from.map(|from| {
        let control_from = |city: City| -> f32 {
            let controlled = whereabouts
                .iter()
                .map(|&(other, odds)| odds * control_over(tables, city, other));
            controlled.sum()
        };
        let cities = tables.steps(from).iter();
        let mut cities: Vec<(f32, City)> = cities.map(|&city| (control_from(city), city)).collect();
        descending(&mut cities, |&(control, _)| control);
        let most_promising = cities.into_iter().take(CITIES_PER_DETECTIVE);
        most_promising.map(|(_, city)| city).collect::<Vec<City>>()
    });
    let mut moves = Vec::new();
    for &first_city in &first {
        for &second_city in second
            .iter()
            .filter(|&&second_city| second_city != first_city)
        {
            for &third_city in third
                .iter()
                .filter(|&&third_city| third_city != first_city && third_city != second_city)
            {
                let free_cities = fourth.iter().filter(|&&fourth_city| {
                    fourth_city != first_city
                        && fourth_city != second_city
                        && fourth_city != third_city
                });
                moves.extend(
                    free_cities
                        .map(|&fourth_city| [first_city, second_city, third_city, fourth_city]),
                );
            }
        }
    }
    if moves.is_empty() {
        moves.extend(tables.any_joint_move(from));
    }
    moves
}

/// The detectives' start cities. No city is far from the nearest detective.
pub fn central_placement(tables: &MapTables) -> [City; DETECTIVES] {
    let cities: Vec<City> = tables.map.cities().collect();
    let mut placement = [cities[0]; DETECTIVES];
    placement.copy_from_slice(&cities[..DETECTIVES]);
    let mut lowest = remoteness(tables, &placement);
    loop {
        let lowest_before = lowest;
        for detective in 0..DETECTIVES {
            for &city in &cities {
                if placement.contains(&city) {
                    continue;
                }
                let mut other_placement = placement;
                other_placement[detective] = city;
                let cost = remoteness(tables, &other_placement);
                if cost < lowest {
                    (lowest, placement) = (cost, other_placement);
                }
            }
        }
        if lowest == lowest_before {
            return placement;
        }
    }
}

/// The distance of the cities from the nearest and the second nearest detective. Long distances count more.
fn remoteness(tables: &MapTables, placement: &[City; DETECTIVES]) -> u64 {
    let remoteness_of_city = |city: City| {
        let distances = tables.distances(city);
        let mut detective_distances = placement.map(|one| u64::from(distances[one.index()]));
        detective_distances.sort_unstable();
        8 * detective_distances[0].pow(4) + detective_distances[1].pow(3)
    };
    tables.map.cities().map(remoteness_of_city).sum()
}

/// Other choices of start cities: each detective in turn in its next best city.
pub fn other_placements(
    tables: &MapTables,
    placement: &[City; DETECTIVES],
) -> impl Iterator<Item = [City; DETECTIVES]> {
    (0..DETECTIVES).filter_map(move |detective| {
        let free_cities = tables.map.cities().filter(|city| !placement.contains(city));
        let other_placements = free_cities.map(|city| {
            let mut other_placement = *placement;
            other_placement[detective] = city;
            other_placement
        });
        other_placements.min_by_key(|other_placement| remoteness(tables, other_placement))
    })
}
