//! Fugitive and Detectives in links. A city is its number on the map, a move its number among the roads from the city.
//!
//! | bits | of a start |
//! | --- | --- |
//! | 8 | cities − 4 |
//! | | for each kind of road (car, train, plane): |
//! | 1 | whether there are any; then for each city but the last: |
//! | 1 | whether roads lead to cities with higher numbers; then: |
//! | 3 | their number − 1; if this is 7 (eight or more), 8 bits follow, the number − 8 |
//! | … each | the city, counted among those above the one before |
//! | 7 | the number of moves played; if it is not 0: |
//! | 8 each | the detectives' cities, and after two moves the fugitive's |

use std::sync::Arc;

use crate::core::game::{Game, LineError, Seat};
use crate::core::link::{BitReader, BitWriter, LinkError, Pack};
use crate::games::fugitive::TURNS;
use crate::games::fugitive::puzzle::{self, Clues, QuestionKind, SeenMove, Task};
use crate::games::fugitive::{
    Cities, City, DETECTIVES, FUGITIVE_SEAT, Fugitive, MAX_CITIES, MIN_CITIES, Map, Move, PLIES,
    Road, RoadKind, Stage, is_announced,
};
use crate::thinking::puzzle::packed::{duel_from_link, pack_opponent, unpack_opponent};
use crate::thinking::puzzle::question::Known;
use crate::thinking::puzzle::{Duel, Question, Task as _, question};

/// The lowest count that does not fit into three bits.
const LONG_COUNT: usize = 8;

impl Pack for Fugitive {
    const NUMBER: u8 = 3;

    fn pack_start(&self, bits: &mut BitWriter) {
        pack_map(self.map(), bits);
        bits.put_choice(self.ply(), PLIES + 1);
        let detectives = self.detectives().into_iter().flatten();
        for city in detectives.chain(self.fugitive()) {
            put_city(self.map(), city, bits);
        }
    }

    fn unpack_start(bits: &mut BitReader) -> Result<Fugitive, LinkError> {
        let map = unpack_map(bits)?;
        let ply = bits.take_choice(PLIES + 1)?;
        let mut game = Fugitive::new(map);
        if ply == 0 {
            return Ok(game);
        }
        let detectives = take_four(|| take_city(game.map(), bits))?;
        if ply == 1 {
            let mv = Move::Detectives(detectives);
            game.try_play(&mv).map_err(|_| LinkError::Damaged)?;
            return Ok(game);
        }
        let fugitive = take_city(game.map(), bits)?;
        let map = Arc::clone(game.map());
        Fugitive::with(map, detectives, fugitive, ply).map_err(|_| LinkError::Damaged)
    }

    fn pack_move(&self, mv: &Move, bits: &mut BitWriter) {
        match (mv, self.detectives()) {
            (Move::Detectives(to), Some(from)) => {
                for (from, to) in from.into_iter().zip(to) {
                    put_one_of(self.map().around(from), *to, bits);
                }
            }
            (Move::Detectives(to), None) => {
                to.iter().for_each(|&city| put_city(self.map(), city, bits));
            }
            (Move::Start(city), _) => put_city(self.map(), *city, bits),
            (Move::Run { kind, to }, _) => {
                let roads = self.roads_from_fugitive();
                let choice = roads.iter().position(|road| road == &(*kind, *to));
                bits.put_choice(choice.unwrap_or_default() as u32, roads.len() as u32);
            }
        }
    }

    fn unpack_move(&self, bits: &mut BitReader) -> Result<Move, LinkError> {
        let map = self.map();
        Ok(match (self.stage(), self.detectives()) {
            (Stage::Chase, Some(from)) => {
                let mut from = from.into_iter();
                Move::Detectives(take_four(|| {
                    let from = from.next().ok_or(LinkError::Damaged)?;
                    take_one_of(map.around(from), bits)
                })?)
            }
            (Stage::Places | Stage::Chase, _) => {
                Move::Detectives(take_four(|| take_city(map, bits))?)
            }
            (Stage::Start, _) => Move::Start(take_city(map, bits)?),
            (Stage::Run, _) => {
                let roads = self.roads_from_fugitive();
                let choice = bits.take_choice(roads.len() as u32)? as usize;
                let &(kind, to) = roads.get(choice).ok_or(LinkError::Damaged)?;
                Move::Run { kind, to }
            }
        })
    }

    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        match puzzle.parse()? {
            Task::Duel(task) => pack_task(&task, bits),
            Task::Question(task) => pack_question(&task, bits),
        }
        Ok(())
    }

    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        let (mark, count) = (QUESTION[0], QUESTION[1]);
        if bits.clone().take(count) == Ok(mark) {
            return Ok(unpack_question(self.clone(), bits)?.to_string());
        }
        Ok(unpack_task(self.clone(), bits)?.to_string())
    }
}

fn pack_map(map: &Map, bits: &mut BitWriter) {
    bits.put_choice(u32::from(map.size() - MIN_CITIES), MAP_SIZES);
    for kind in RoadKind::ALL {
        let has_any = map
            .cities()
            .any(|city| !map.neighbours(kind, city).is_empty());
        bits.put_flag(has_any);
        let cities = map
            .cities()
            .filter(|city| has_any && city.number() < map.size());
        for city in cities {
            let cities_above = map.neighbours(kind, city).common(&cities_above(map, city));
            bits.put_flag(!cities_above.is_empty());
            if cities_above.is_empty() {
                continue;
            }
            let count = cities_above.len();
            bits.put(count.min(LONG_COUNT) as u32 - 1, 3);
            if count >= LONG_COUNT {
                bits.put((count - LONG_COUNT) as u32, 8);
            }
            let mut last_city = city;
            for to in cities_above.iter() {
                let cities_left = u32::from(map.size() - last_city.number());
                bits.put_choice(u32::from(to.number() - last_city.number()) - 1, cities_left);
                last_city = to;
            }
        }
    }
}

const MAP_SIZES: u32 = MAX_CITIES as u32 - MIN_CITIES as u32 + 1;

fn unpack_map(bits: &mut BitReader) -> Result<Map, LinkError> {
    let size = bits.take_choice(MAP_SIZES)? as u8 + MIN_CITIES;
    let city = |number: u32| u8::try_from(number).ok().and_then(City::new);
    let mut roads = Vec::new();
    for kind in RoadKind::ALL {
        if !bits.take_flag()? {
            continue;
        }
        for number in 1..u32::from(size) {
            if !bits.take_flag()? {
                continue;
            }
            let mut count = bits.take(3)? + 1;
            if count as usize == LONG_COUNT {
                count += bits.take(8)?;
            }
            let mut last_number = number;
            for _ in 0..count {
                last_number += bits.take_choice(u32::from(size).saturating_sub(last_number))? + 1;
                let ends = city(number)
                    .zip(city(last_number))
                    .ok_or(LinkError::Damaged)?;
                roads.push(Road {
                    kind,
                    ends: [ends.0, ends.1],
                });
            }
        }
    }
    Map::new(size, roads).map_err(|_| LinkError::Damaged)
}

/// The cities with higher numbers.
fn cities_above(map: &Map, city: City) -> Cities {
    map.cities().filter(|&other| other > city).collect()
}

fn put_city(map: &Map, city: City, bits: &mut BitWriter) {
    bits.put_choice(u32::from(city.number()) - 1, map.size().into());
}

fn take_city(map: &Map, bits: &mut BitReader) -> Result<City, LinkError> {
    Ok(City::at(bits.take_choice(map.size().into())? as usize))
}

fn put_one_of(cities: &Cities, city: City, bits: &mut BitWriter) {
    let choice = cities.iter().position(|other| other == city);
    bits.put_choice(choice.unwrap_or_default() as u32, cities.len() as u32);
}

fn take_one_of(cities: &Cities, bits: &mut BitReader) -> Result<City, LinkError> {
    let choice = bits.take_choice(cities.len() as u32)? as usize;
    cities.iter().nth(choice).ok_or(LinkError::Damaged)
}

/// Reads four cities, one after another.
fn take_four(
    mut take: impl FnMut() -> Result<City, LinkError>,
) -> Result<[City; DETECTIVES], LinkError> {
    Ok([take()?, take()?, take()?, take()?])
}

/// The mark for a puzzle opponent: a capture within no moves, which no goal has.
const OPPONENT_MARK: [u32; 2] = [0, 7];

/// Writes a goal: 1 bit for the side, 1 for the fugitive; 6 bits for the moves.
fn pack_task(task: &Duel<puzzle::Goal>, bits: &mut BitWriter) {
    let (kind, moves) = match task.goal() {
        puzzle::Goal::Catch(moves) => (0, moves),
        puzzle::Goal::Free(moves) => (1, moves),
    };
    pack_opponent(task, OPPONENT_MARK, bits);
    bits.put(kind, 1);
    bits.put_choice(moves, TURNS + 1);
}

/// Reads the puzzle with this start that [`pack_task`] wrote.
fn unpack_task(start: Fugitive, bits: &mut BitReader) -> Result<Duel<puzzle::Goal>, LinkError> {
    let program = unpack_opponent(OPPONENT_MARK, bits)?;
    let kind = bits.take(1)?;
    let moves = bits.take_choice(TURNS + 1)?;
    let goal = match kind {
        0 => puzzle::Goal::Catch(moves),
        _ => puzzle::Goal::Free(moves),
    };
    duel_from_link(start, goal, program)
}

/// The mark for a question: a flight of no moves, which no goal has.
const QUESTION: [u32; 2] = [0b100_0000, 7];

/// The number of kinds of questions that a link has room for.
const QUESTION_KINDS: u32 = 8;

/// Writes a question: the mark; 3 bits for the goal; its number, 2 bits of `net` and `place`, 8 of `slip`; 7 bits, the number
/// of moves; and the moves. A detective goes to one of the cities around its own. The fugitive has 2 bits for the kind, and its
/// city if the side knows it.
fn pack_question(task: &Question<QuestionKind>, bits: &mut BitWriter) {
    let goal = task.goal();
    bits.put(QUESTION[0], QUESTION[1]);
    let kind = match goal {
        QuestionKind::Where => 0,
        QuestionKind::Net(_) => 1,
        QuestionKind::Fewest => 2,
        QuestionKind::Slip(_) => 3,
        QuestionKind::Place(_) => 4,
    };
    bits.put_choice(kind, QUESTION_KINDS);
    match goal {
        QuestionKind::Net(moves) | QuestionKind::Place(moves) => bits.put(moves, 2),
        QuestionKind::Slip(cities) => bits.put(cities, 8),
        QuestionKind::Where | QuestionKind::Fewest => {}
    }
    bits.put_choice(task.seen_moves().len() as u32, PLIES + 1);
    let map = task.known().map();
    let mut from = task.start().detectives();
    for seen_move in task.seen_moves() {
        match seen_move {
            SeenMove::Detectives(to) => {
                for (index, &city) in to.iter().enumerate() {
                    match from {
                        Some(from) => put_one_of(map.around(from[index]), city, bits),
                        None => put_city(map, city, bits),
                    }
                }
                from = Some(*to);
            }
            SeenMove::Start(city) => put_city(map, *city, bits),
            SeenMove::Run { kind, to } => {
                bits.put_choice(*kind as u32, RoadKind::ALL.len() as u32);
                if let Some(to) = to {
                    put_city(map, *to, bits);
                }
            }
        }
    }
}

/// Reads the question with this start that [`pack_question`] wrote.
fn unpack_question(
    start: Fugitive,
    bits: &mut BitReader,
) -> Result<Question<QuestionKind>, LinkError> {
    bits.take(QUESTION[1])?;
    let goal = match bits.take_choice(QUESTION_KINDS)? {
        0 => QuestionKind::Where,
        1 => QuestionKind::Net(bits.take(2)?),
        2 => QuestionKind::Fewest,
        3 => QuestionKind::Slip(bits.take(8)?),
        4 => QuestionKind::Place(bits.take(2)?),
        _ => return Err(LinkError::Damaged),
    };
    let seat = question::QuestionGoal::seat(goal);
    let mut known = Clues::at(&start, seat).map_err(|_| LinkError::Damaged)?;
    let mut seen_moves = Vec::new();
    for _ in 0..bits.take_choice(PLIES + 1)? {
        let seen_move = unpack_seen_move(&known, seat, bits)?;
        known.add_move(&seen_move).map_err(|_| LinkError::Damaged)?;
        seen_moves.push(seen_move);
    }
    Question::new(start, goal, seen_moves).map_err(|_| LinkError::Damaged)
}

/// Reads a move as the side observed it.
fn unpack_seen_move(
    known: &Clues,
    seat: Seat,
    bits: &mut BitReader,
) -> Result<SeenMove, LinkError> {
    let map = known.map();
    Ok(match known.stage() {
        Stage::Places | Stage::Chase => {
            let mut from = known.detectives().into_iter().flatten();
            SeenMove::Detectives(take_four(|| match from.next() {
                Some(from) => take_one_of(map.around(from), bits),
                None => take_city(map, bits),
            })?)
        }
        Stage::Start => SeenMove::Start(take_city(map, bits)?),
        Stage::Run => {
            let kind = bits.take_choice(RoadKind::ALL.len() as u32)? as usize;
            let kind = *RoadKind::ALL.get(kind).ok_or(LinkError::Damaged)?;
            let has_city = seat == FUGITIVE_SEAT || is_announced(known.turn() + 1);
            let to = if has_city {
                Some(take_city(map, bits)?)
            } else {
                None
            };
            SeenMove::Run { kind, to }
        }
    })
}
