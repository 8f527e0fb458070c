//! The rules, and which of them a source breaks.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use proc_macro2::TokenTree;

use crate::references::{find_references, for_each_name, inside, tokens};

/// Each room with those it builds on, which stand above it. What those build on, it may import too.
///
/// A room of `core` or `thinking` has that name before its own. `game::engine` is the room `engine` of each game.
pub const ROOMS: &[(&str, &[&str])] = &[
    ("core::order", &[]),
    ("core::problem", &[]),
    ("core::game", &["core::problem"]),
    ("core::protocol", &["core::game"]),
    ("core::record", &["core::game"]),
    ("core::about", &[]),
    ("core::referee", &["core::protocol", "core::record"]),
    ("core::scene", &["core::about", "core::record"]),
    ("core::observation", &["core::referee"]),
    ("core::log", &["core::observation"]),
    ("core::link", &["core::scene"]),
    ("thinking::search", &["core::game", "core::order"]),
    ("thinking::draft", &["core::record"]),
    ("thinking::puzzle", &["core::link", "thinking::search"]),
    ("thinking::solve", &["thinking::puzzle"]),
    ("thinking::generate", &["thinking::solve"]),
    ("thinking::engine", &["thinking::solve", "core::protocol"]),
    (
        "thinking::opponent",
        &["thinking::engine", "thinking::generate"],
    ),
    ("thinking::mine", &["thinking::opponent"]),
    ("thinking::review", &["thinking::engine", "core::referee"]),
    ("game::rules", &["core::game", "core::order"]),
    (
        "game::protocol",
        &["game::rules", "core::protocol", "core::record"],
    ),
    ("game::draft", &["game::rules", "thinking::draft"]),
    ("game::puzzle", &["game::rules", "thinking::puzzle"]),
    ("game::link", &["game::puzzle", "core::link"]),
    ("game::solver", &["game::puzzle", "thinking::solve"]),
    ("game::generator", &["game::solver", "thinking::generate"]),
    (
        "game::engine",
        &["game::protocol", "game::solver", "thinking::engine"],
    ),
    (
        "game::opponent",
        &["game::engine", "game::generator", "thinking::opponent"],
    ),
    ("game::quarry", &["game::opponent", "thinking::mine"]),
    (
        "games",
        &[
            "core::log",
            "game::draft",
            "game::generator",
            "game::link",
            "game::opponent",
            "game::quarry",
            "thinking::review",
        ],
    ),
    ("wasm", &["games"]),
    ("game::bindings", &["wasm"]),
    ("cli", &["games"]),
    ("main", &["cli"]),
];

/// Macros that stand at the crate's root, and the rooms they belong to.
pub const MACROS: &[(&str, &str)] = &[
    ("each_game", "games"),
    ("for_game", "games"),
    ("for_game_with", "games"),
    ("game_has", "games"),
];

/// A rule that a source breaks, and where.
#[derive(Debug)]
pub struct Broken {
    pub line: usize,
    pub rule: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.rule)
    }
}

/// Modules of games, each with the names by which the game goes.
pub type Games = BTreeMap<String, BTreeSet<String>>;

/// The rules that a module's source breaks.
pub fn check(module: &[String], source: &str, games: &Games) -> Vec<Broken> {
    let user = match room_of(module, games) {
        // These only list what is inside.
        Place::Front => return Vec::new(),
        Place::Room(room) => room,
        Place::Unknown(rule) => return vec![Broken { line: 1, rule }],
    };
    let tokens = tokens(source);
    let mut references = Vec::new();
    find_references(&tokens, &mut module.to_vec(), &mut references);
    let mut broken: Vec<Broken> = references
        .iter()
        .filter_map(|reference| {
            let rule = broken_order(&user, &reference.path, games)
                .or_else(|| broken_neighbour(module, &reference.path, games))?;
            Some(Broken {
                line: reference.line,
                rule,
            })
        })
        .collect();
    for_each_name(&tokens, &mut |name, line| {
        if name == "wasm_bindgen" && user != "wasm" && user != "game::bindings" {
            let rule = "only `wasm` and games' `bindings` may name wasm_bindgen".to_string();
            broken.push(Broken { line, rule });
        }
        let is_a_games = user == "games" || user.starts_with("game::");
        if !is_a_games && games.values().any(|names| names.contains(name)) {
            let rule = format!("`{user}` may not name a game, `{name}`");
            broken.push(Broken { line, rule });
        }
    });
    broken
}

/// Where a path leads.
enum Place {
    /// To a module that only lists those inside it.
    Front,
    /// To a room, by its name in [`ROOMS`].
    Room(String),
    /// To nothing that has a place in the house: why not.
    Unknown(String),
}

/// The room of a module, or of a name in it.
fn room_of(path: &[String], games: &Games) -> Place {
    let [first, inner @ ..] = path else {
        return Place::Front;
    };
    let room = match (owner(first), inner) {
        ("core" | "thinking", []) => return Place::Front,
        ("core" | "thinking", [all]) if all == "*" => return Place::Front,
        (house @ ("core" | "thinking"), [room, ..]) => format!("{house}::{room}"),
        ("games", [list]) if list == "list" => "games".to_string(),
        ("games", [game]) if games.contains_key(game) => return Place::Front,
        ("games", [game, room, ..]) if games.contains_key(game) => match format!("game::{room}") {
            room if is_room(&room) => room,
            // What stands at a game's front is of its rules.
            _ => "game::rules".to_string(),
        },
        (room, _) => room.to_string(),
    };
    match is_room(&room) {
        true => Place::Room(room),
        false => Place::Unknown(format!(
            "`{room}` has no place: tests/layering/rules.rs lists the rooms and what they may import"
        )),
    }
}

fn broken_order(user: &str, path: &[String], games: &Games) -> Option<String> {
    if path.first().is_none_or(|name| name == "*") {
        return Some("imports the crate's root, which hides what is used".to_string());
    }
    let used = match room_of(path, games) {
        Place::Front => {
            let front = path.join("::").replace("::*", "");
            let own = user.starts_with("game::");
            return (!own || path[0] != "games")
                .then(|| format!("imports `{front}`, which hides what is used"));
        }
        Place::Room(room) => room,
        Place::Unknown(rule) => return Some(rule),
    };
    let allowed = below(user);
    if used == user || allowed.contains(used.as_str()) {
        return None;
    }
    let allowed: Vec<&str> = allowed.into_iter().collect();
    let allowed = if allowed.is_empty() {
        "nothing".to_string()
    } else {
        allowed.join(", ")
    };
    Some(format!(
        "`{user}` may not import `{used}`; it may import {allowed}"
    ))
}

/// A game knows what all games share, and no other game.
fn broken_neighbour(module: &[String], path: &[String], games: &Games) -> Option<String> {
    let [user, own, ..] = module else { return None };
    if user != "games" || path[0] != "games" || !games.contains_key(own) {
        return None;
    }
    match path.get(1) {
        None => Some(format!("`games::{own}` names all games")),
        Some(all) if all == "*" => Some(format!("`games::{own}` names all games")),
        Some(other) if other != own && games.contains_key(other) => Some(format!(
            "`games::{own}` may not import another game, `games::{other}`"
        )),
        Some(_) => None,
    }
}

fn is_room(name: &str) -> bool {
    ROOMS.iter().any(|(room, _)| *room == name)
}

/// The module of a name at the crate's root.
pub fn owner(name: &str) -> &str {
    MACROS
        .iter()
        .find(|(macro_name, _)| *macro_name == name)
        .map_or(name, |(_, module)| module)
}

/// All that a room may import.
fn below(room: &str) -> BTreeSet<&'static str> {
    let Some(index) = ROOMS.iter().position(|(name, _)| *name == room) else {
        return BTreeSet::new();
    };
    // Only what stands above in the table counts, so this ends even if the table has a cycle.
    ROOMS[..index]
        .iter()
        .filter(|(name, _)| ROOMS[index].1.contains(name))
        .flat_map(|(name, _)| below(name).into_iter().chain([*name]))
        .collect()
}

/// The games of a call `games! { Variant => module::Position { abilities } … }`.
pub fn listed_games(tokens: &[TokenTree]) -> Games {
    let mut games = Games::new();
    for window in tokens.windows(3) {
        let [
            TokenTree::Ident(name),
            TokenTree::Punct(mark),
            TokenTree::Group(list),
        ] = window
        else {
            continue;
        };
        if name == "games" && mark.as_char() == '!' {
            games.extend(listed_in(&inside(list)));
        }
    }
    games
}

/// The games of the list itself. Behind each stands a group with what it has.
fn listed_in(list: &[TokenTree]) -> Games {
    list.split(|token| matches!(token, TokenTree::Group(_)))
        .filter_map(|entry| {
            let names: Vec<String> = entry
                .iter()
                .filter(|token| matches!(token, TokenTree::Ident(_)))
                .map(ToString::to_string)
                .collect();
            let [_, module, _] = names.as_slice() else {
                return None;
            };
            Some((module.clone(), names.iter().cloned().collect()))
        })
        .collect()
}
