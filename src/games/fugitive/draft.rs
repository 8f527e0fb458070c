//! Drafts of Fugitive and Detectives.

use std::collections::BTreeSet;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;

use crate::core::game::{Game, NotationError, Problem, problem};
use crate::core::order::ascending;
use crate::games::fugitive::{
    City, DETECTIVES, Fugitive, MAX_CITIES, MIN_CITIES, MIN_ROADS, Map, MapError, Move, PLIES,
    Road, RoadKind,
};
use crate::thinking::draft::words::{DraftText, Words};
use crate::thinking::draft::{
    BesideEdit, Diagnostic, Draft, Drafted, Place, at_most_max_number, ply_of_side,
};

impl Drafted for Fugitive {
    type Draft = FugitiveDraft;
}

/// The map and the pieces.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(into = "Content")]
pub struct FugitiveDraft {
    cities: u8,
    roads: BTreeSet<Road>,
    detectives: [Option<City>; DETECTIVES],
    fugitive: Option<City>,
    ply: u32,
}

/// An edit of a [`FugitiveDraft`]. Cities are numbers from 1.
#[derive(Clone, Debug, PartialEq)]
pub enum FugitiveEdit {
    /// `road KIND CITY CITY`: adds a road between two cities, or removes the one of this kind.
    Road {
        /// `C`, `T` or `P`.
        by: char,
        /// The cities.
        ends: [u8; 2],
    },
    /// `detective CITY`: puts the first detective that has no city into a city, or removes the detective that is there.
    Detective {
        /// The city.
        city: u8,
    },
    /// `fugitive CITY`: puts the fugitive into a city, or removes it if it is there.
    Fugitive {
        /// The city.
        city: u8,
    },
    /// `move CITY CITY`: moves the piece of a city to another.
    Move {
        /// The city it leaves.
        from: u8,
        /// The city it enters.
        to: u8,
    },
    /// `add-city`: adds a city with the highest number and no roads.
    AddCity,
    /// `remove-city CITY`: removes a city and its roads. The numbers above it decrease by 1.
    RemoveCity {
        /// The city.
        city: u8,
    },
    /// An edit of the values beside the board: the side to move, and the numbers `ply` or `cities`. With fewer cities, the
    /// highest and their roads disappear.
    Beside(BesideEdit),
}

impl FromStr for FugitiveEdit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<FugitiveEdit, NotationError> {
        const FORMS: &str = "`road KIND CITY CITY`, `detective CITY`, `fugitive CITY`, `move CITY CITY`, `add-city`, \
                             `remove-city CITY`, `side SEAT` or `number NAME VALUE`";
        Words::read(text, "an edit", FORMS, |words| {
            Some(match words.word()? {
                "road" => FugitiveEdit::Road {
                    by: words.letter()?,
                    ends: words.numbers()?,
                },
                "detective" => FugitiveEdit::Detective {
                    city: words.number()?,
                },
                "fugitive" => FugitiveEdit::Fugitive {
                    city: words.number()?,
                },
                "move" => FugitiveEdit::Move {
                    from: words.number()?,
                    to: words.number()?,
                },
                "add-city" => FugitiveEdit::AddCity,
                "remove-city" => FugitiveEdit::RemoveCity {
                    city: words.number()?,
                },
                word => FugitiveEdit::Beside(BesideEdit::read(word, words)?),
            })
        })
    }
}

/// The content of a draft. Cities are numbers from 1.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "FugitiveDraft", missing_as_null)
)]
struct Content {
    /// The number of cities.
    cities: u8,
    /// The roads: the kind and both ends, the lower city first.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "[FugitiveKind, number, number][]")
    )]
    roads: Vec<(RoadKind, u8, u8)>,
    /// The detectives' cities; `None` for a detective that is not placed.
    detectives: [Option<u8>; DETECTIVES],
    /// The fugitive's city; `None` if it is not placed.
    fugitive: Option<u8>,
    /// The number of moves played, including placements. It counts once all pieces are placed.
    ply: u32,
}

impl From<FugitiveDraft> for Content {
    fn from(draft: FugitiveDraft) -> Content {
        let road = |road: &Road| {
            let [first, second] = road.ends.map(City::number);
            (road.kind, first, second)
        };
        Content {
            cities: draft.cities,
            roads: draft.roads.iter().map(road).collect(),
            detectives: draft.detectives.map(|city| city.map(City::number)),
            fugitive: draft.fugitive.map(City::number),
            ply: draft.ply,
        }
    }
}

/// The number of moves played when all pieces have just been placed.
const PLIES_TO_PLACE: u32 = 2;

impl Draft for FugitiveDraft {
    type Game = Fugitive;
    type Edit = FugitiveEdit;

    /// The minimum number of cities, without roads.
    fn empty() -> FugitiveDraft {
        FugitiveDraft {
            cities: MIN_CITIES,
            roads: BTreeSet::new(),
            detectives: [None; DETECTIVES],
            fugitive: None,
            ply: 0,
        }
    }

    fn of(position: &Fugitive) -> FugitiveDraft {
        FugitiveDraft {
            cities: position.map().size(),
            roads: position.map().roads().iter().copied().collect(),
            detectives: match position.detectives() {
                Some(cities) => cities.map(Some),
                None => [None; DETECTIVES],
            },
            fugitive: position.fugitive(),
            ply: position.ply(),
        }
    }

    /// The cities, the moves played, the detectives, the fugitive and the roads.
    fn stored_text(&self) -> String {
        let mut text = DraftText::default();
        text.add(&self.cities).add(&self.ply);
        for city in self.detectives.iter().chain([&self.fugitive]) {
            text.add_place(city.as_ref().map(|city| city as _));
        }
        text.add(&self.roads.len());
        for Road { kind, ends } in &self.roads {
            text.add(&kind.letter()).add(&ends[0]).add(&ends[1]);
        }
        text.finish()
    }

    fn restore(stored_text: &str) -> Result<FugitiveDraft, NotationError> {
        const FORM: &str =
            "the cities, the moves played, five places, how many roads there are, and those";
        Words::read(stored_text, "a draft of fugitive", FORM, |words| {
            let mut draft = FugitiveDraft::empty();
            draft.cities = words.number()?;
            if !(MIN_CITIES..=MAX_CITIES).contains(&draft.cities) {
                return None;
            }
            draft.ply = at_most_max_number(words.number()?);
            let place =
                |words: &mut Words<'_>| words.optional_place(|words| draft.city(words.number()?));
            let mut detectives = [None; DETECTIVES];
            for detective in &mut detectives {
                *detective = place(words)?;
            }
            let fugitive = place(words)?;
            draft.detectives = detectives;
            draft.fugitive = fugitive;
            for _ in 0..words.number::<u32>()? {
                let road = draft.road(words.letter()?, words.numbers()?)?;
                draft.roads.insert(road);
            }
            Some(draft)
        })
    }

    fn apply(&mut self, edit: &FugitiveEdit) {
        match edit {
            FugitiveEdit::Road { by, ends } => {
                if let Some(road) = self.road(*by, *ends)
                    && !self.roads.remove(&road)
                {
                    self.roads.insert(road);
                }
            }
            FugitiveEdit::Detective { city } => {
                if let Some(city) = self.city(*city) {
                    self.toggle_detective(city);
                }
            }
            FugitiveEdit::Fugitive { city } => {
                if let Some(city) = self.city(*city) {
                    self.fugitive = Some(city).filter(|_| self.fugitive != Some(city));
                }
            }
            FugitiveEdit::Move { from, to } => {
                if let (Some(from), Some(to)) = (self.city(*from), self.city(*to)) {
                    self.move_piece(from, to);
                }
            }
            FugitiveEdit::AddCity => self.set_cities(u32::from(self.cities) + 1),
            FugitiveEdit::RemoveCity { city } => {
                if let Some(city) = self.city(*city).filter(|_| self.cities > MIN_CITIES) {
                    self.renumber(|second| match second.cmp(&city) {
                        std::cmp::Ordering::Less => Some(second),
                        std::cmp::Ordering::Equal => None,
                        std::cmp::Ordering::Greater => City::new(second.number() - 1),
                    });
                    self.cities -= 1;
                }
            }
            FugitiveEdit::Beside(BesideEdit::Side { seat }) => {
                // The fugitive moves at even plies.
                let seat = 1 - (*seat).min(1);
                self.ply =
                    ply_of_side(self.ply.max(PLIES_TO_PLACE), seat, PLIES).max(PLIES_TO_PLACE);
            }
            FugitiveEdit::Beside(BesideEdit::Number { name, value }) => match name.as_str() {
                "ply" => self.ply = at_most_max_number(*value),
                "cities" => self.set_cities(*value),
                _ => {}
            },
        }
        if self.are_all_placed() && !matches!(edit, FugitiveEdit::Beside(BesideEdit::Number { .. }))
        {
            self.ply = self.ply.max(PLIES_TO_PLACE);
        }
    }

    fn problems(&self) -> Vec<Diagnostic> {
        let mut problems = self.problems_of_pieces();
        problems.extend(self.problems_of_map());
        if self.are_all_placed() && !(PLIES_TO_PLACE..=PLIES).contains(&self.ply) {
            problems.push(Diagnostic::new(
                Place::field("ply"),
                "fugitive-draft-ply",
                "with all pieces on the map, {least} to {most} moves have been played",
                vec![
                    ("least", PLIES_TO_PLACE.to_string()),
                    ("most", PLIES.to_string()),
                ],
            ));
        }
        if problems.is_empty() {
            problems.extend(self.position().err().map(Diagnostic::rejected_by_rules));
        }
        problems
    }

    fn position(&self) -> Result<Fugitive, Problem> {
        let map = self.map()?;
        let placed: Vec<City> = self.detectives.iter().flatten().copied().collect();
        let all_four: Option<[City; DETECTIVES]> = placed.clone().try_into().ok();
        match (all_four, self.fugitive) {
            (None, None) if placed.is_empty() => Ok(Fugitive::new(map)),
            (Some(all_four), None) => {
                let mut game = Fugitive::new(map);
                game.try_play(&Move::Detectives(all_four))?;
                Ok(game)
            }
            (Some(all_four), Some(fugitive)) => {
                Fugitive::with(Arc::new(map), all_four, fugitive, self.ply)
            }
            _ => Err(problem!(
                "fugitive-placed-first",
                "the detectives are placed first, all four"
            )),
        }
    }

    /// The map as in `connect.txt`.
    fn board_text(&self) -> Option<String> {
        Some(self.map().ok()?.lines().join("\n"))
    }
}

impl FugitiveDraft {
    fn map(&self) -> Result<Map, Problem> {
        Map::new(self.cities, self.roads.iter().copied()).map_err(MapError::problem)
    }

    fn city(&self, number: u8) -> Option<City> {
        City::new(number).filter(|city| city.number() <= self.cities)
    }

    fn road(&self, letter: char, [first, second]: [u8; 2]) -> Option<Road> {
        let mut bytes = [0; 4];
        let kind = RoadKind::from_letter(letter.encode_utf8(&mut bytes))?;
        let (first, second) = (self.city(first)?, self.city(second)?);
        (first != second).then(|| Road {
            kind,
            ends: [first.min(second), first.max(second)],
        })
    }

    fn are_all_placed(&self) -> bool {
        self.fugitive.is_some() && self.detectives.iter().all(Option::is_some)
    }

    fn toggle_detective(&mut self, city: City) {
        let mut detectives = self.detectives.iter_mut();
        if let Some(occupied) = detectives.find(|detective| **detective == Some(city)) {
            *occupied = None;
            return;
        }
        let mut detectives = self.detectives.iter_mut();
        if let Some(unplaced) = detectives.find(|detective| detective.is_none()) {
            *unplaced = Some(city);
        }
    }

    /// Moves the detective in a city, or else the fugitive. If another detective is in the new city, the two change places.
    fn move_piece(&mut self, from: City, to: City) {
        if !self.detectives.contains(&Some(from)) {
            if self.fugitive == Some(from) {
                self.fugitive = Some(to);
            }
            return;
        }
        for detective in &mut self.detectives {
            *detective = match *detective {
                Some(city) if city == from => Some(to),
                Some(city) if city == to => Some(from),
                second => second,
            };
        }
    }

    fn set_cities(&mut self, count: u32) {
        let count = count.clamp(MIN_CITIES.into(), MAX_CITIES.into()) as u8;
        self.renumber(|city| Some(city).filter(|city| city.number() <= count));
        self.cities = count;
    }

    /// Renumbers the cities. Cities without a new number disappear with their roads and pieces.
    fn renumber(&mut self, number: impl Fn(City) -> Option<City>) {
        let road = |road: &Road| {
            let [first, second] = road.ends;
            Some(Road {
                kind: road.kind,
                ends: [number(first)?, number(second)?],
            })
        };
        self.roads = self.roads.iter().filter_map(road).collect();
        self.detectives = self.detectives.map(|city| city.and_then(&number));
        self.fugitive = self.fugitive.and_then(&number);
    }

    fn problems_of_pieces(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let missing = self.detectives.iter().filter(|city| city.is_none()).count();
        let has_any_piece = missing < DETECTIVES || self.fugitive.is_some();
        if has_any_piece && missing > 0 {
            let name = "detective".to_owned();
            problems.push(Diagnostic::new(
                Place::Piece { name },
                "fugitive-draft-detectives",
                "the detectives are placed all {all} before the fugitive, or nobody is: {missing} are missing",
                vec![
                    ("all", DETECTIVES.to_string()),
                    ("missing", missing.to_string()),
                ],
            ));
        }
        let mut cities: Vec<City> = self.detectives.iter().flatten().copied().collect();
        ascending(&mut cities, |city| city.number());
        for pair in cities.windows(2).filter(|pair| pair[0] == pair[1]) {
            problems.push(Diagnostic::new(
                Place::cell(pair[0]),
                "fugitive-draft-shared",
                "two detectives are in {city}",
                vec![("city", pair[0].to_string())],
            ));
        }
        problems
    }

    fn problems_of_map(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let city_count = usize::from(self.cities);
        let mut by_car = vec![Vec::new(); city_count];
        let mut has_road = vec![[false; 3]; city_count];
        for Road { kind, ends } in &self.roads {
            for (city, second) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                has_road[city.index()][*kind as usize] = true;
                if *kind == RoadKind::Car {
                    by_car[city.index()].push(second);
                }
            }
        }
        for index in 0..city_count {
            let city = City::at(index);
            let found = by_car[index].len();
            if found < MIN_ROADS {
                problems.push(Diagnostic::new(
                    Place::cell(city),
                    "fugitive-draft-roads",
                    "every city has at least {least} roads by car, but {city} has {found}",
                    vec![
                        ("least", MIN_ROADS.to_string()),
                        ("city", city.to_string()),
                        ("found", found.to_string()),
                    ],
                ));
            }
            if has_road[index][RoadKind::Plane as usize]
                && !has_road[index][RoadKind::Train as usize]
            {
                problems.push(Diagnostic::new(
                    Place::cell(city),
                    "fugitive-draft-plane",
                    "only cities with trains have planes, and {city} has no train",
                    vec![("city", city.to_string())],
                ));
            }
        }
        problems.extend(unconnected_city(&by_car));
        problems
    }
}

/// The first city that cannot be reached by car from city 1.
fn unconnected_city(by_car: &[Vec<City>]) -> Option<Diagnostic> {
    let mut reached = vec![false; by_car.len()];
    let mut frontier = vec![City::at(0)];
    reached[0] = true;
    while let Some(city) = frontier.pop() {
        for next in &by_car[city.index()] {
            if !reached[next.index()] {
                reached[next.index()] = true;
                frontier.push(*next);
            }
        }
    }
    let city = City::at(reached.iter().position(|reached| !reached)?);
    Some(Diagnostic::new(
        Place::cell(city),
        "fugitive-draft-apart",
        "one can go from every city to every other by car, but not from 1 to {city}",
        vec![("city", city.to_string())],
    ))
}
