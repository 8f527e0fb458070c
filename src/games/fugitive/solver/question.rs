//! Answers questions of Fugitive and Detectives exactly, with the belief.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use super::play::for_each_detective_move;
use crate::games::fugitive::puzzle::{Answer, Clues, QuestionKind, SeenMove};
use crate::games::fugitive::{
    Belief, Cities, City, DETECTIVES, Fugitive, Map, Move, RoadKind, TURNS, is_announced,
};
use crate::thinking::puzzle::Question;
use crate::thinking::puzzle::question::Known;
use crate::thinking::solve::question::{JudgesAnswers, Verdict};

impl JudgesAnswers for QuestionKind {
    fn right_answers(task: &Question<QuestionKind>) -> Vec<Answer> {
        let known = task.known();
        match task.goal() {
            QuestionKind::Where => vec![Answer::Cities(known.belief())],
            QuestionKind::Fewest => fewest_cities(known).1,
            QuestionKind::Slip(wanted) => slip_answers(task, wanted),
            QuestionKind::Net(moves) => {
                let mut proof = CatchProof::of(known);
                let is_certain = |to: &[City; DETECTIVES]| {
                    let detective_cities = to.iter().copied().collect();
                    proof.is_certain_after(
                        detective_cities,
                        known.belief().without(&detective_cities),
                        known.turn(),
                        moves,
                    )
                };
                detective_moves(known)
                    .into_iter()
                    .filter(is_certain)
                    .map(move_answer)
                    .collect()
            }
            QuestionKind::Place(moves) => {
                let mut proof = CatchProof::of(known);
                let placements_found = placements(known.map()).into_iter();
                placements_found
                    .filter(|to| {
                        proof
                            .start_to_escape_from(to.iter().copied().collect(), moves)
                            .is_none()
                    })
                    .map(move_answer)
                    .collect()
            }
        }
    }

    fn verdict(task: &Question<QuestionKind>, answer: &Answer) -> Verdict<Fugitive> {
        let known = task.known();
        match (task.goal(), answer) {
            (QuestionKind::Where, Answer::Cities(marked)) => verdict_where(known, marked),
            (QuestionKind::Fewest, Answer::Move(Move::Detectives(to))) => verdict_fewest(known, to),
            (QuestionKind::Net(moves), Answer::Move(Move::Detectives(to))) => {
                verdict_net(known, to, moves)
            }
            (QuestionKind::Place(moves), Answer::Move(Move::Detectives(to))) => {
                verdict_place(known, to, moves)
            }
            (QuestionKind::Slip(wanted), Answer::Move(mv)) => verdict_slip(task, mv, wanted),
            _ => wrong_answer(),
        }
    }

    fn is_quick(self) -> bool {
        !matches!(self, QuestionKind::Net(2..) | QuestionKind::Place(_))
    }
}

/// The verdict on an answer of the wrong kind. Reading an answer rules this out.
fn wrong_answer() -> Verdict<Fugitive> {
    Verdict {
        met: false,
        count: 0,
        wanted: 0,
        places: Vec::new(),
        impossible: Vec::new(),
        world: Vec::new(),
        start: None,
    }
}

fn move_answer(to: [City; DETECTIVES]) -> Answer {
    Answer::Move(Move::Detectives(to))
}

fn city_names(cities: &Cities) -> Vec<String> {
    cities.iter().map(|city| city.to_string()).collect()
}

/// The detectives' moves, one for each set of cities, in the order of the sets.
fn detective_moves(known: &Clues) -> Vec<[City; DETECTIVES]> {
    let from = known.detectives();
    from.map_or_else(Vec::new, |from| detective_moves_from(known.map(), &from))
}

fn detective_moves_from(map: &Map, from: &[City; DETECTIVES]) -> Vec<[City; DETECTIVES]> {
    let mut by_set = BTreeMap::new();
    for_each_detective_move(map, from, |to| {
        let mut set = to;
        set.sort_unstable();
        by_set.entry(set).or_insert(to);
    });
    by_set.into_values().collect()
}

/// The sets of cities where the detectives can begin, in the order of the cities.
pub fn placements(map: &Map) -> Vec<[City; DETECTIVES]> {
    let mut placed = Vec::new();
    for first in map.cities() {
        for second in map.cities().filter(|&second| second > first) {
            for third in map.cities().filter(|&third| third > second) {
                placed.extend(
                    map.cities()
                        .filter(|&fourth| fourth > third)
                        .map(|fourth| [first, second, third, fourth]),
                );
            }
        }
    }
    placed
}

/// The knowledge after more moves of a possible game.
fn knowledge_after(known: &Clues, seen_moves: &[SeenMove]) -> Clues {
    let mut known = known.clone();
    for seen_move in seen_moves {
        known
            .add_move(seen_move)
            .expect("the solver's moves can happen");
    }
    known
}

/// The moves of a world that ends in the first possible city.
fn some_world(known: &Clues) -> Vec<Move> {
    let first = known.belief().iter().next();
    first.map_or_else(Vec::new, |city| known.world(city))
}

fn verdict_where(known: &Clues, marked: &Cities) -> Verdict<Fugitive> {
    let belief = known.belief();
    let missing_city = belief.without(marked).iter().next();
    Verdict {
        met: *marked == belief,
        count: marked.common(&belief).len() as u32,
        wanted: belief.len() as u32,
        places: city_names(&belief),
        impossible: city_names(&marked.without(&belief)),
        world: missing_city.map_or_else(Vec::new, |city| known.world(city)),
        start: None,
    }
}

/// The kind of road after which the most cities remain, and these cities. `belief` is that after the detectives' move to
/// `detective_cities`.
fn worst_kind(map: &Map, belief: &Cities, detective_cities: &Cities) -> (RoadKind, Cities) {
    let mut worst = (RoadKind::Car, Cities::NONE);
    for kind in RoadKind::ALL {
        let cities = map.reached_from(kind, belief).without(detective_cities);
        if cities.len() > worst.1.len() {
            worst = (kind, cities);
        }
    }
    worst
}

/// The cities that [`QuestionKind::Fewest`] counts for a move.
fn cities_left_by(known: &Clues, to: &[City; DETECTIVES]) -> (RoadKind, Cities) {
    let detective_cities: Cities = to.iter().copied().collect();
    worst_kind(
        known.map(),
        &known.belief().without(&detective_cities),
        &detective_cities,
    )
}

/// The minimum number of remaining cities, and the moves that achieve it.
fn fewest_cities(known: &Clues) -> (u32, Vec<Answer>) {
    let mut best = (u32::MAX, Vec::new());
    for to in detective_moves(known) {
        let count = cities_left_by(known, &to).1.len() as u32;
        if count < best.0 {
            best = (count, Vec::new());
        }
        if count == best.0 {
            best.1.push(move_answer(to));
        }
    }
    best
}

fn verdict_fewest(known: &Clues, to: &[City; DETECTIVES]) -> Verdict<Fugitive> {
    let (kind, cities) = cities_left_by(known, to);
    let (count, wanted) = (cities.len() as u32, fewest_cities(known).0);
    let met = count == wanted;
    // A move that is not right leaves cities, so the fugitive can continue.
    let run = SeenMove::Run { kind, to: None };
    let world = if met {
        Vec::new()
    } else {
        some_world(&knowledge_after(known, &[SeenMove::Detectives(*to), run]))
    };
    Verdict {
        met,
        count,
        wanted,
        places: city_names(&cities),
        impossible: Vec::new(),
        world,
        start: None,
    }
}

/// The cities where the fugitive can be after its move and the detectives' reply that is worst for it; and that reply, if they
/// have one. No city if it is caught.
fn hiding_cities(known: &Clues, kind: RoadKind, to: City) -> (Cities, Option<[City; DETECTIVES]>) {
    let Some(detectives) = known.detectives().filter(|cities| !cities.contains(&to)) else {
        return (Cities::NONE, None);
    };
    let announced = Some(to).filter(|_| is_announced(known.turn() + 1));
    let belief = Belief::among(known.belief());
    let belief = *belief
        .after_run(known.map(), kind, announced, &detectives)
        .cities();
    let mut worst = (belief, None);
    for reply in detective_moves(known) {
        let detective_cities: Cities = reply.iter().copied().collect();
        let remaining_cities = if detective_cities.contains(to) {
            Cities::NONE
        } else {
            belief.without(&detective_cities)
        };
        if worst.1.is_none() || remaining_cities.len() < worst.0.len() {
            worst = (remaining_cities, Some(reply));
        }
    }
    worst
}

fn slip_answers(task: &Question<QuestionKind>, wanted: u32) -> Vec<Answer> {
    let known = task.known();
    let roads = known.position().roads_from_fugitive().into_iter();
    roads
        .filter(|&(kind, to)| hiding_cities(known, kind, to).0.len() as u32 >= wanted)
        .map(|(kind, to)| Answer::Move(Move::Run { kind, to }))
        .collect()
}

fn verdict_slip(task: &Question<QuestionKind>, mv: &Move, wanted: u32) -> Verdict<Fugitive> {
    let known = task.known();
    let (Move::Run { kind, to }, Some(here)) = (*mv, known.fugitive()) else {
        return wrong_answer();
    };
    let (cities, reply) = hiding_cities(known, kind, to);
    let count = cities.len() as u32;
    let met = count >= wanted;
    let mut world = Vec::new();
    if !met {
        world = known.world(here);
        world.push(*mv);
        world.extend(reply.map(Move::Detectives));
    }
    Verdict {
        met,
        count,
        wanted,
        places: city_names(&cities),
        impossible: Vec::new(),
        world,
        start: None,
    }
}

/// Proves whether the detectives certainly catch the fugitive. It remembers its proofs.
struct CatchProof<'a> {
    map: &'a Map,
    /// The sets of cities to which the detectives can go from a set.
    sets: HashMap<Cities, Rc<Vec<Cities>>>,
    /// Whether they catch it: by their set, the belief, the turn, and the number of their moves.
    caught: HashMap<(Cities, Cities, u32, u32), bool>,
}

impl<'a> CatchProof<'a> {
    fn of(known: &'a Clues) -> CatchProof<'a> {
        CatchProof {
            map: known.map(),
            sets: HashMap::new(),
            caught: HashMap::new(),
        }
    }

    fn sets_from(&mut self, from: Cities) -> Rc<Vec<Cities>> {
        let map = self.map;
        let sets = self.sets.entry(from).or_insert_with(|| {
            let mut cities = [City::at(0); DETECTIVES];
            cities
                .iter_mut()
                .zip(from.iter())
                .for_each(|(place, city)| *place = city);
            let to = detective_moves_from(map, &cities).into_iter();
            Rc::new(to.map(|to| to.into_iter().collect()).collect())
        });
        Rc::clone(sets)
    }

    /// Whether the detectives, who are to move in a turn, certainly catch the fugitive within `moves` of their moves.
    fn catches(&mut self, from: Cities, belief: Cities, turn: u32, moves: u32) -> bool {
        if moves == 1 {
            let detectives: Vec<City> = from.iter().collect();
            return self.map.can_take(&detectives, &belief);
        }
        let key = (from, belief, turn, moves);
        if let Some(&known) = self.caught.get(&key) {
            return known;
        }
        let sets = self.sets_from(from);
        let caught = sets
            .iter()
            .any(|to| self.is_certain_after(*to, belief.without(to), turn, moves));
        self.caught.insert(key, caught);
        caught
    }

    /// Whether the detectives certainly catch the fugitive after their move to a set in a turn, the first of `moves`. `belief`
    /// is the belief after it.
    fn is_certain_after(
        &mut self,
        detective_cities: Cities,
        belief: Cities,
        turn: u32,
        moves: u32,
    ) -> bool {
        belief.is_empty() || self.escape(detective_cities, belief, turn, moves).is_none()
    }

    /// A city where the fugitive can start without being certainly caught within `moves` moves of the detectives, who start in
    /// a set.
    fn start_to_escape_from(&mut self, detective_cities: Cities, moves: u32) -> Option<City> {
        let free_cities = self
            .map
            .cities()
            .filter(|&city| !detective_cities.contains(city));
        free_cities.into_iter().find(|&city| {
            let belief = Cities::from_iter([city]);
            self.escape(detective_cities, belief, 0, moves + 1)
                .is_some()
        })
    }

    /// A move of the fugitive after which it is not certainly caught: the kind, the city if it is announced, and the belief. If
    /// no move follows, `belief` stays and there is no kind. `belief` is not empty.
    fn escape(
        &mut self,
        detective_cities: Cities,
        belief: Cities,
        turn: u32,
        moves: u32,
    ) -> Option<Escape> {
        if moves == 1 || turn == TURNS {
            return Some(Escape { run: None, belief });
        }
        let is_announced = is_announced(turn + 1);
        let beliefs_by_kind: Vec<(RoadKind, Cities)> = RoadKind::ALL
            .into_iter()
            .map(|kind| {
                (
                    kind,
                    self.map
                        .reached_from(kind, &belief)
                        .without(&detective_cities),
                )
            })
            .filter(|(_, cities)| !cities.is_empty())
            .collect();
        // The kind with the most cities first, since these are the hardest to search.
        let mut escapes: Vec<Escape> = Vec::new();
        for (kind, cities) in beliefs_by_kind {
            if is_announced {
                escapes.extend(cities.iter().map(|city| Escape {
                    run: Some((kind, Some(city))),
                    belief: Cities::from_iter([city]),
                }))
            } else {
                escapes.push(Escape {
                    run: Some((kind, None)),
                    belief: cities,
                })
            }
        }
        escapes.sort_by_key(|escape| std::cmp::Reverse(escape.belief.len()));
        escapes
            .into_iter()
            .find(|escape| !self.catches(detective_cities, escape.belief, turn + 1, moves - 1))
    }
}

/// A move with which the fugitive escapes.
struct Escape {
    run: Option<(RoadKind, Option<City>)>,
    belief: Cities,
}

fn verdict_net(known: &Clues, to: &[City; DETECTIVES], moves: u32) -> Verdict<Fugitive> {
    let mut proof = CatchProof::of(known);
    let detective_cities: Cities = to.iter().copied().collect();
    let belief_after_move = known.belief().without(&detective_cities);
    let moves_to_catch = (1..=moves).find(|&moves| {
        proof.is_certain_after(detective_cities, belief_after_move, known.turn(), moves)
    });
    let mut verdict = Verdict {
        met: moves_to_catch.is_some(),
        count: moves_to_catch.unwrap_or(0),
        wanted: moves,
        places: city_names(&belief_after_move),
        impossible: Vec::new(),
        world: Vec::new(),
        start: None,
    };
    if !verdict.met {
        let knowledge = knowledge_after(known, &[SeenMove::Detectives(*to)]);
        let escaped = play_escape(&mut proof, knowledge, moves);
        verdict.world = some_world(&escaped);
        verdict.places = city_names(&escaped.belief());
    }
    verdict
}

fn verdict_place(known: &Clues, to: &[City; DETECTIVES], moves: u32) -> Verdict<Fugitive> {
    let mut proof = CatchProof::of(known);
    let detective_cities = to.iter().copied().collect();
    let moves_to_catch = (1..=moves).find(|&moves| {
        proof
            .start_to_escape_from(detective_cities, moves)
            .is_none()
    });
    let mut verdict = Verdict {
        met: moves_to_catch.is_some(),
        count: moves_to_catch.unwrap_or(0),
        wanted: moves,
        places: city_names(&detective_cities),
        impossible: Vec::new(),
        world: Vec::new(),
        start: None,
    };
    if let Some(city) = proof.start_to_escape_from(detective_cities, moves) {
        let knowledge = knowledge_after(known, &[SeenMove::Detectives(*to), SeenMove::Start(city)]);
        let escaped = play_escape(&mut proof, knowledge, moves + 1);
        verdict.world = some_world(&escaped);
        verdict.places = city_names(&escaped.belief());
    }
    verdict
}

/// The knowledge at the end of the fugitive's escape: it moves as is worst for the detectives, and they go where it is
/// likeliest to be. The fugitive moves next, and `moves` is one more than the detectives have left.
fn play_escape(proof: &mut CatchProof, knowledge: Clues, moves: u32) -> Clues {
    let mut knowledge = knowledge;
    for moves in (1..=moves).rev() {
        let detective_cities = knowledge.detectives().into_iter().flatten().collect();
        let escape = proof.escape(
            detective_cities,
            knowledge.belief(),
            knowledge.turn(),
            moves,
        );
        let Some((kind, to)) = escape.and_then(|escape| escape.run) else {
            break;
        };
        knowledge = knowledge_after(&knowledge, &[SeenMove::Run { kind, to }]);
        let searched = |to: &[City; DETECTIVES]| {
            let detective_cities = to.iter().copied().collect();
            knowledge.belief().common(&detective_cities).len()
        };
        let Some(best) = detective_moves(&knowledge).into_iter().max_by_key(searched) else {
            break;
        };
        knowledge = knowledge_after(&knowledge, &[SeenMove::Detectives(best)]);
    }
    knowledge
}
