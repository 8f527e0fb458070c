//! Best responses to the average strategies of a small game, and the behaviour of the strategies in each node.

use warren::games::fugitive::RoadKind;
use warren::thinking::search::Random;

use super::exact::{
    Chase, FREE, LAST, MAX_CITIES, NONE, Run, Set, SmallGame, Tree, Values, kept, members, parted,
};

/// Results about the average strategies, once these are final.
pub struct Solved<'a> {
    tree: &'a Tree,
    /// By the number of a fugitive's move, its points if both sides continue: the fugitive by its best response, the detectives
    /// by their strategy.
    worths: Vec<f32>,
    /// The fugitive's points by a best response to the detectives' strategy, and by its own strategy against a best response.
    pub bounds: [f32; 2],
}

impl<'a> Solved<'a> {
    /// Finds the best responses to the average strategies.
    pub fn new(tree: &'a Tree) -> Solved<'a> {
        let mut solved = Solved {
            worths: vec![0.0; tree.flight.sums.len()],
            tree,
            bounds: [0.0; 2],
        };
        let start = solved.tree.game.fugitive.index();
        let upper = solved.flee_best(0)[start];
        let mut reach = [0.0; MAX_CITIES];
        reach[start] = 1.0;
        solved.bounds = [upper, solved.hunt_best(0, &reach)];
        solved
    }

    /// The fugitive's points in each city of a node by its best response.
    fn flee_best(&mut self, node: u32) -> Values {
        let Run {
            detectives,
            cities,
            first,
            next,
        } = self.tree.runs[node as usize];
        let after = next.map(|next| match next {
            NONE => [0.0; MAX_CITIES],
            next => self.flee_best_of(next),
        });
        let mut values = [0.0; MAX_CITIES];
        let mut place = first;
        for from in members(cities) {
            let mut best = None;
            for (kind, to) in self.tree.game.runs(from, detectives) {
                let worth = after[kind as usize][to];
                self.worths[place] = worth;
                place += 1;
                best = Some(worth.max(best.unwrap_or(worth)));
            }
            values[from] = best.unwrap_or(kept(LAST));
        }
        values
    }

    fn flee_best_of(&mut self, node: u32) -> Values {
        let mut values = [0.0; MAX_CITIES];
        let moves = self.joints(node);
        if moves.is_empty() {
            return [FREE; MAX_CITIES];
        }
        for Joint { to, odds, next } in moves {
            let after = match next {
                Next::Captured => [0.0; MAX_CITIES],
                Next::Ended(ends) => ends,
                Next::Node(next) => self.flee_best(next),
            };
            for (city, value) in values.iter_mut().enumerate() {
                let is_caught = to & 1 << city != 0;
                *value += odds * if is_caught { kept(LAST) } else { after[city] };
            }
        }
        values
    }

    /// The fugitive's points, each city weighted, if the detectives respond best.
    fn hunt_best(&self, node: u32, reach: &Values) -> f32 {
        let (onward, caught) = self.onward(node, reach);
        let mut sum = caught;
        for (next, reach) in self.tree.runs[node as usize].next.into_iter().zip(onward) {
            if next != NONE && reach != [0.0; MAX_CITIES] {
                let moves = self.joints(next);
                let points = moves.into_iter().map(|Joint { to, next, .. }| {
                    let (caught, left) = parted(&reach, to);
                    caught
                        + match next {
                            Next::Captured => 0.0,
                            Next::Ended(ends) => weighted(&left, &ends),
                            Next::Node(next) => self.hunt_best(next, &left),
                        }
                });
                let stuck = FREE * reach.iter().sum::<f32>();
                sum += points.reduce(f32::min).unwrap_or(stuck);
            }
        }
        sum
    }

    /// The weights of the cities after the fugitive's move by its strategy, by kind of road; and the weighted points where
    /// every way leads into a detective.
    pub fn onward(&self, node: u32, reach: &Values) -> ([Values; RoadKind::ALL.len()], f32) {
        let run = &self.tree.runs[node as usize];
        let mut onward = [[0.0; MAX_CITIES]; RoadKind::ALL.len()];
        let mut caught = 0.0;
        for from in members(run.cities) {
            let moves = self.runs(node, from);
            if moves.is_empty() {
                caught += kept(LAST) * reach[from];
            }
            for Way { kind, to, odds, .. } in moves {
                onward[kind as usize][to] += reach[from] * odds;
            }
        }
        (onward, caught)
    }

    /// The game.
    pub fn game(&self) -> &SmallGame {
        &self.tree.game
    }

    /// The cities where the fugitive can be in a node where it is to move.
    pub fn cities(&self, node: u32) -> impl Iterator<Item = usize> + use<> {
        members(self.tree.runs[node as usize].cities)
    }

    /// A joint move, sampled by the detectives' strategy.
    pub fn sample(&self, node: u32, random: &mut Random) -> Joint {
        let joints = self.joints(node);
        let mut left = random.fraction();
        let sampled = joints.iter().find(|joint| {
            left -= joint.odds;
            left < 0.0
        });
        *sampled.unwrap_or(&joints[0])
    }

    /// The fugitive's moves from a city.
    pub fn runs(&self, node: u32, from: usize) -> Vec<Way> {
        let run = &self.tree.runs[node as usize];
        let count = |city| self.tree.game.runs(city, run.detectives).count();
        let before = members(run.cities).take_while(|&city| city != from);
        let first = run.first + before.map(count).sum::<usize>();
        let odds = self.tree.flight.mean(first, count(from));
        let moves = self.tree.game.runs(from, run.detectives).enumerate();
        moves
            .map(|(place, (kind, to))| Way {
                kind,
                to,
                odds: odds[place],
                worth: self.worths[first + place],
            })
            .collect()
    }

    /// The detectives' joint moves.
    pub fn joints(&self, node: u32) -> Vec<Joint> {
        let Chase {
            first,
            count,
            is_last,
            ..
        } = self.tree.chases[node as usize];
        let odds = self.tree.hunt.mean(first, count);
        let joint = |(place, odds): (usize, f32)| {
            let next = match self.tree.next[first + place] {
                NONE => Next::Captured,
                next if is_last => Next::Ended(self.tree.game.ends[next as usize]),
                next => Next::Node(next),
            };
            Joint {
                to: self.tree.joints[first + place],
                odds,
                next,
            }
        };
        odds.into_iter().enumerate().map(joint).collect()
    }

    /// The node of the detectives' next move, by the kind of road that the fugitive takes.
    pub fn node_after(&self, node: u32, kind: RoadKind) -> u32 {
        self.tree.runs[node as usize].next[kind as usize]
    }
}

/// A move of the fugitive.
pub struct Way {
    /// The kind of road.
    pub kind: RoadKind,
    /// The city.
    pub to: usize,
    /// Its probability in the fugitive's strategy.
    pub odds: f32,
    /// The fugitive's points after it, if the fugitive continues by its best response and the detectives by their strategy.
    pub worth: f32,
}

/// A joint move of the detectives.
#[derive(Clone, Copy)]
pub struct Joint {
    /// The cities to which the detectives go.
    pub to: Set,
    /// Its probability in the detectives' strategy.
    pub odds: f32,
    /// The next node.
    pub next: Next,
}

/// The state after a joint move.
#[derive(Clone, Copy)]
pub enum Next {
    /// The end: the fugitive is captured wherever it was.
    Captured,
    /// The last turn, with the fugitive's points in each city.
    Ended(Values),
    /// A node.
    Node(u32),
}

/// The sum of values, each with its weight.
pub fn weighted(weights: &Values, values: &Values) -> f32 {
    let each = weights.iter().zip(values);
    each.map(|(weight, value)| weight * value).sum()
}
