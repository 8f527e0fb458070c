//! Fugitive and Detectives in links. A city is its number on the map, a move its number among the roads that lead on.
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

use crate::core::game::{Game, LineError};
use crate::core::link::{BitReader, BitWriter, LinkError, Pack};
use crate::games::fugitive::TURNS;
use crate::games::fugitive::puzzle;
use crate::games::fugitive::{
    Cities, City, DETECTIVES, Fugitive, Kind, LEAST_CITIES, MOST_CITIES, Map, Move, PLIES, Road,
    Stage,
};
use crate::thinking::puzzle::Duel;
use crate::thinking::puzzle::packed::{pack_opponent, posed, unpack_opponent};

/// The lowest count that does not fit into three bits.
const MANY: usize = 8;

impl Pack for Fugitive {
    const NUMBER: u8 = 3;

    fn pack_start(&self, bits: &mut BitWriter) {
        pack_map(self.map(), bits);
        bits.put_choice(self.ply(), PLIES + 1);
        let places = self.detectives().into_iter().flatten();
        for city in places.chain(self.fugitive()) {
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
        let places = take_four(|| take_city(game.map(), bits))?;
        if ply == 1 {
            let mv = Move::Detectives(places);
            game.try_play(&mv).map_err(|_| LinkError::Damaged)?;
            return Ok(game);
        }
        let fugitive = take_city(game.map(), bits)?;
        let map = Arc::clone(game.map());
        Fugitive::with(map, places, fugitive, ply).map_err(|_| LinkError::Damaged)
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
                let roads = self.roads_on();
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
                let roads = self.roads_on();
                let choice = bits.take_choice(roads.len() as u32)? as usize;
                let &(kind, to) = roads.get(choice).ok_or(LinkError::Damaged)?;
                Move::Run { kind, to }
            }
        })
    }

    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        pack_task(&puzzle.parse()?, bits);
        Ok(())
    }

    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        Ok(unpack_task(self.clone(), bits)?.to_string())
    }
}

fn pack_map(map: &Map, bits: &mut BitWriter) {
    bits.put_choice(u32::from(map.size() - LEAST_CITIES), SIZES);
    for kind in Kind::ALL {
        let has_any = map
            .cities()
            .any(|city| !map.neighbours(kind, city).is_empty());
        bits.put(u32::from(has_any), 1);
        let cities = map
            .cities()
            .filter(|city| has_any && city.number() < map.size());
        for city in cities {
            let above = map.neighbours(kind, city).common(&above(map, city));
            bits.put(u32::from(!above.is_empty()), 1);
            if above.is_empty() {
                continue;
            }
            let count = above.len();
            bits.put(count.min(MANY) as u32 - 1, 3);
            if count >= MANY {
                bits.put((count - MANY) as u32, 8);
            }
            let mut last = city;
            for to in above.iter() {
                let choices = u32::from(map.size() - last.number());
                bits.put_choice(u32::from(to.number() - last.number()) - 1, choices);
                last = to;
            }
        }
    }
}

const SIZES: u32 = MOST_CITIES as u32 - LEAST_CITIES as u32 + 1;

fn unpack_map(bits: &mut BitReader) -> Result<Map, LinkError> {
    let size = bits.take_choice(SIZES)? as u8 + LEAST_CITIES;
    let city = |number: u32| u8::try_from(number).ok().and_then(City::new);
    let mut roads = Vec::new();
    for kind in Kind::ALL {
        if bits.take(1)? == 0 {
            continue;
        }
        for number in 1..u32::from(size) {
            if bits.take(1)? == 0 {
                continue;
            }
            let mut count = bits.take(3)? + 1;
            if count as usize == MANY {
                count += bits.take(8)?;
            }
            let mut last = number;
            for _ in 0..count {
                last += bits.take_choice(u32::from(size).saturating_sub(last))? + 1;
                let ends = city(number).zip(city(last)).ok_or(LinkError::Damaged)?;
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
fn above(map: &Map, city: City) -> Cities {
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

/// The mark for a program that replies: a capture within no moves, which no goal has.
const AGAINST: [u32; 2] = [0, 7];

/// Writes a goal: 1 bit for the side, 1 for the fugitive; 6 bits for the moves.
fn pack_task(task: &Duel<puzzle::Goal>, bits: &mut BitWriter) {
    let (kind, moves) = match task.goal() {
        puzzle::Goal::Catch(moves) => (0, moves),
        puzzle::Goal::Free(moves) => (1, moves),
    };
    pack_opponent(task, AGAINST, bits);
    bits.put(kind, 1);
    bits.put_choice(moves, TURNS + 1);
}

/// Reads what [`pack_task`] wrote for a puzzle with this start.
fn unpack_task(start: Fugitive, bits: &mut BitReader) -> Result<Duel<puzzle::Goal>, LinkError> {
    let program = unpack_opponent(AGAINST, bits)?;
    let kind = bits.take(1)?;
    let moves = bits.take_choice(TURNS + 1)?;
    let goal = match kind {
        0 => puzzle::Goal::Catch(moves),
        _ => puzzle::Goal::Free(moves),
    };
    posed(start, goal, program)
}
