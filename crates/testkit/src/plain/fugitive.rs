//! A simple independent implementation of the statement: computes everything from lists of roads and stores nothing.

use warren::core::game::Game;
use warren::games::fugitive::Fugitive;

/// A game in the terms of the statement.
pub struct Plain {
    cities: u8,
    roads: Vec<(char, u8, u8)>,
    detectives: Option<[u8; 4]>,
    fugitive: Option<u8>,
    played: u32,
}

impl Plain {
    /// Reads the position's text.
    pub fn of(game: &Fugitive) -> Plain {
        let text = game.to_string();
        let parts: Vec<&str> = text.split(' ').collect();
        let number = |text: &str| text.parse::<u8>().unwrap();
        let roads = parts[1].split('+').map(|road| {
            let (one, other) = road[1..].split_once('-').unwrap();
            (road.chars().next().unwrap(), number(one), number(other))
        });
        let detectives: Option<Vec<u8>> =
            (parts[2] != "-").then(|| parts[2].split(',').map(number).collect());
        Plain {
            cities: number(parts[0]),
            roads: roads.collect(),
            detectives: detectives.map(|cities| cities.try_into().unwrap()),
            fugitive: (parts[3] != "-").then(|| number(parts[3])),
            played: game.ply(),
        }
    }

    /// Returns the cities that roads from a city reach, with their kinds.
    fn from(&self, city: u8) -> Vec<(char, u8)> {
        let mut to: Vec<(char, u8)> = Vec::new();
        for &(kind, one, other) in &self.roads {
            if one == city {
                to.push((kind, other));
            }
            if other == city {
                to.push((kind, one));
            }
        }
        to
    }

    fn is_caught(&self) -> bool {
        let detectives = self.detectives.iter().flatten();
        self.fugitive.is_some()
            && detectives
                .into_iter()
                .any(|&city| Some(city) == self.fugitive)
    }

    /// Returns all legal moves as text, but only some of the detectives' first places.
    pub fn moves(&self) -> Vec<String> {
        if self.is_caught() || self.played == 102 {
            return Vec::new();
        }
        let fugitive_moves = self.played == 1 || self.played > 1 && self.played.is_multiple_of(2);
        match (fugitive_moves, self.detectives, self.fugitive) {
            (true, _, None) => (1..=self.cities).map(|city| city.to_string()).collect(),
            (true, _, Some(from)) => {
                let to = self.from(from).into_iter();
                to.map(|(kind, city)| format!("{kind} {city}")).collect()
            }
            (false, None, _) => {
                let turned = |by: u8| [1, 2, 3, 4].map(|place| (place + by - 1) % self.cities + 1);
                (0..self.cities).map(turned).map(line).collect()
            }
            (false, Some(from), _) => self.chases(from),
        }
    }

    fn chases(&self, from: [u8; 4]) -> Vec<String> {
        let to = from.map(|city| self.from(city));
        let mut moves = Vec::new();
        for &(_, one) in &to[0] {
            for &(_, two) in &to[1] {
                for &(_, three) in &to[2] {
                    for &(_, four) in &to[3] {
                        let mut cities = [one, two, three, four];
                        let text = line(cities);
                        cities.sort_unstable();
                        if cities.windows(2).all(|pair| pair[0] != pair[1]) {
                            moves.push(text);
                        }
                    }
                }
            }
        }
        moves
    }

    /// Whether a move is legal.
    pub fn allows(&self, text: &str) -> bool {
        let cities: Vec<u8> = text
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        if self.played == 0 && cities.len() == 4 {
            let is_twice = |at: usize| cities[..at].contains(&cities[at]);
            return cities.iter().all(|&city| city <= self.cities) && !(1..4).any(is_twice);
        }
        self.moves().iter().any(|mv| mv == text)
    }

    /// Returns the detectives' points and the fugitive's, at the end.
    pub fn scores(&self) -> Option<Vec<i32>> {
        if !self.moves().is_empty() {
            return None;
        }
        if !self.is_caught() {
            return Some(vec![0, 20]);
        }
        // Turns 5, 10, … in which the fugitive has moved and was not captured.
        let made = (1..=50)
            .filter(|turn| turn % 5 == 0 && self.played > 2 * turn)
            .count() as i32;
        let ran_into = self.played > 2 && self.played % 2 == 1;
        let turn = (self.played as i32 - 1) / 2;
        let used = made - i32::from(ran_into && turn % 5 == 0);
        Some(vec![20 - used, used])
    }
}

fn line(cities: [u8; 4]) -> String {
    cities.map(|city| city.to_string()).join(" ")
}
