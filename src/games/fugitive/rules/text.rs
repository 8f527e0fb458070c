//! Maps in the format of `connect.txt`, and positions, as text.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::moves::{read_city, read_number};
use super::{Fugitive, Map, MapError, RoadKind};
use crate::core::game::{LineError, LineSource, NotationError, Problem, problem, shorten};

/// The last line of a map.
const END: &str = "END";

/// Reads a map in the format of `connect.txt`, up to its last line and no further.
pub(super) fn read_map(lines: &mut dyn LineSource) -> Result<Map, LineError> {
    let cities_expected = || problem!("fugitive-cities-line", "the number of cities, 4 to 200");
    let (line, text) = lines.require_line(&cities_expected)?;
    let count = read_number(&text)
        .ok_or_else(|| cities_expected().quoting_before(&text, " is not ").at(line))?;
    let mut map = Map::empty(count).map_err(|why| why.problem().at(line))?;
    loop {
        let (line, text) = lines.require_line(&|| {
            problem!(
                "fugitive-road-line",
                "a road such as C 1-2, or END after the last"
            )
        })?;
        if text == END {
            return map.complete().map_err(|why| why.problem().at(line));
        }
        let (kind, ends) = read_road(&text).ok_or_else(|| not_a_road(&text).at(line))?;
        map.add_road(kind, ends)
            .map_err(|why| why.problem().quoting(&text).at(line))?;
    }
}

/// Reads a road as in the statement, `C 1-2`. There may be spaces around the dash.
fn read_road(text: &str) -> Option<(RoadKind, [u32; 2])> {
    let (letter, ends) = text.split_once(char::is_whitespace)?;
    let (first, second) = ends.split_once('-')?;
    Some((
        RoadKind::from_letter(letter)?,
        [read_number(first.trim())?, read_number(second.trim())?],
    ))
}

fn not_a_road(text: &str) -> Problem {
    let kind = text.split_whitespace().next().unwrap_or_default();
    match RoadKind::from_letter(kind) {
        Some(_) => problem!(
            "fugitive-road-ends",
            "two cities follow the kind, such as {kind} 1-2",
            kind = kind,
        )
        .quoting_before(text, " is no road: "),
        None => problem!(
            "fugitive-road-kind",
            "`{kind}` is no kind of road; there are C (car), T (train) and P (plane); END ends the map",
            kind = shorten(kind),
        )
        .quoting(text),
    }
}

impl Map {
    /// The map in the format of `connect.txt`, without line ends.
    pub fn lines(&self) -> Vec<String> {
        let roads = self.roads().iter().map(|road| {
            let [first, second] = road.ends;
            format!("{} {first}-{second}", road.kind.letter())
        });
        let mut lines = vec![self.size().to_string()];
        lines.extend(roads);
        lines.push(END.to_owned());
        lines
    }
}

impl fmt::Display for Fugitive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let roads: Vec<String> = (self.map.roads().iter())
            .map(|road| format!("{}{}-{}", road.kind.letter(), road.ends[0], road.ends[1]))
            .collect();
        let none = || "-".to_owned();
        let detectives = self.detectives.map_or_else(none, |cities| {
            let cities: Vec<String> = cities.iter().map(ToString::to_string).collect();
            cities.join(",")
        });
        let fugitive = self.fugitive.map_or_else(none, |city| city.to_string());
        let (cities, roads) = (self.map.size(), roads.join("+"));
        write!(f, "{cities} {roads} {detectives} {fugitive} {}", self.ply)
    }
}

impl FromStr for Fugitive {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Fugitive, NotationError> {
        read_position(text)
            .map_err(|allowed| NotationError::new("a position of fugitive", text, allowed))
    }
}

/// Reads a position. The error lists the allowed forms.
fn read_position(text: &str) -> Result<Fugitive, Problem> {
    let parts: Vec<&str> = text.split_ascii_whitespace().collect();
    let &[cities, roads, detectives, fugitive, ply] = &parts[..] else {
        return Err(problem!(
            "fugitive-parts",
            "it has five parts (cities, roads, detectives, fugitive, moves played), not {count}",
            count = parts.len(),
        ));
    };
    let map = read_short_map(cities, roads)?;
    let ply = read_number(ply)
        .ok_or_else(|| problem!("moves-played", "the moves played are a number"))?;
    let detective_cities = match detectives {
        "-" => None,
        detective_cities => {
            let cities: Option<Vec<_>> = detective_cities.split(',').map(read_city).collect();
            let four = cities.and_then(|cities| cities.try_into().ok());
            Some(four.ok_or_else(|| {
                problem!(
                    "fugitive-detectives",
                    "the detectives are in four cities, such as 1,2,3,4"
                )
            })?)
        }
    };
    let fugitive_city = match fugitive {
        "-" => None,
        place => Some(read_city(place).ok_or_else(|| {
            problem!(
                "fugitive-fugitive",
                "the fugitive is in a city, such as 100"
            )
        })?),
    };
    match (detective_cities, fugitive_city, ply) {
        (None, None, 0) => Ok(Fugitive::new(map)),
        (Some(detective_cities), None, 1) => {
            let mut game = Fugitive::new(map);
            let mv = super::Move::Detectives(detective_cities);
            crate::core::game::Game::try_play(&mut game, &mv)?;
            Ok(game)
        }
        (Some(detective_cities), Some(fugitive_city), ply) => {
            Fugitive::with(Arc::new(map), detective_cities, fugitive_city, ply)
        }
        _ => Err(problem!(
            "fugitive-placed-first",
            "the detectives are placed by the first move, the fugitive by the second"
        )),
    }
}

fn read_short_map(cities: &str, roads: &str) -> Result<Map, Problem> {
    let cities = read_number(cities)
        .ok_or_else(|| problem!("fugitive-cities-number", "the cities are a number"))?;
    let mut map = Map::empty(cities).map_err(MapError::problem)?;
    for road in roads.split('+') {
        let read = || {
            let (letter, ends) = road.split_at_checked(1)?;
            let (first, second) = ends.split_once('-')?;
            Some((
                RoadKind::from_letter(letter)?,
                [read_number(first)?, read_number(second)?],
            ))
        };
        let (kind, ends) = read().ok_or_else(|| {
            problem!("fugitive-road-text", "such as C1-2").quoting_before(road, " is no road ")
        })?;
        map.add_road(kind, ends).map_err(MapError::problem)?;
    }
    map.complete().map_err(MapError::problem)
}

impl FromStr for Map {
    type Err = LineError;

    /// Reads a whole `connect.txt` and skips blank lines. Text after the last line is an error.
    fn from_str(text: &str) -> Result<Map, LineError> {
        let mut lines = PlainLines {
            lines: text
                .strip_prefix('\u{feff}')
                .unwrap_or(text)
                .lines()
                .enumerate(),
            end: text.lines().count() + 1,
        };
        let map = read_map(&mut lines)?;
        match lines.next_line() {
            None => Ok(map),
            Some((line, text)) => {
                let what = problem!("fugitive-map-end", "nothing follows the line END");
                Err(what.quoting(text).at(line))
            }
        }
    }
}

/// The lines of a file that have content.
struct PlainLines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    end: usize,
}

impl LineSource for PlainLines<'_> {
    fn next_line(&mut self) -> Option<(usize, &str)> {
        let lines = self.lines.by_ref();
        lines
            .map(|(index, line)| (index + 1, line.trim()))
            .find(|(_, line)| !line.is_empty())
    }

    fn end(&self) -> usize {
        self.end
    }
}
