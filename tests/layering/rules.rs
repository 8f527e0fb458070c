//! The rules, and which of them a source breaks.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use proc_macro2::TokenTree;

use crate::references::{find_references, for_each_name, inside, tokens};

/// Each module with those it builds on, which stand above it. What those build on, it may import too.
pub const LAYERS: &[(&str, &[&str])] = &[
    ("order", &[]),
    ("problem", &[]),
    ("game", &["problem"]),
    ("games", &["game", "order"]),
    ("protocol", &["games"]),
    ("record", &["games"]),
    ("referee", &["protocol", "record"]),
    ("draft", &["record"]),
    ("puzzle", &["record"]),
    ("scene", &["puzzle"]),
    ("observation", &["referee"]),
    ("log", &["observation"]),
    ("link", &["scene"]),
    ("search", &["game", "order"]),
    ("solve", &["puzzle", "search"]),
    ("generate", &["solve"]),
    ("bots", &["solve", "protocol"]),
    ("review", &["referee", "bots"]),
    ("wasm", &["log", "link", "draft", "generate", "bots"]),
    ("cli", &["log", "review", "link", "generate"]),
    ("main", &["cli"]),
];

/// Macros that stand at the crate's root, and the modules they belong to.
pub const MACROS: &[(&str, &str)] = &[
    ("for_game", "games"),
    ("for_open_game", "games"),
    ("for_hidden_game", "games"),
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
    let Some(user) = module.first() else {
        return Vec::new(); // lib.rs, which lists the modules.
    };
    if !is_layer(user) {
        let rule = no_layer(user);
        return vec![Broken { line: 1, rule }];
    }
    let tokens = tokens(source);
    let mut references = Vec::new();
    find_references(&tokens, &mut module.to_vec(), &mut references);
    let mut broken: Vec<Broken> = references
        .iter()
        .filter_map(|reference| {
            let rule = broken_layer(user, &reference.path)
                .or_else(|| broken_neighbour(module, &reference.path, games))?;
            Some(Broken {
                line: reference.line,
                rule,
            })
        })
        .collect();
    for_each_name(&tokens, &mut |name, line| {
        if name == "wasm_bindgen" && user != "wasm" {
            let rule = "only `wasm` may name wasm_bindgen".to_string();
            broken.push(Broken { line, rule });
        }
        if user == "search" && games.values().any(|names| names.contains(name)) {
            let rule = format!("`search` may not name a game, `{name}`");
            broken.push(Broken { line, rule });
        }
    });
    broken
}

fn broken_layer(user: &str, path: &[String]) -> Option<String> {
    let Some(used) = path.first().filter(|name| *name != "*") else {
        return Some("imports the crate's root, which hides what is used".to_string());
    };
    let used = owner(used);
    if !is_layer(used) {
        return Some(no_layer(used));
    }
    let allowed = below(user);
    if used == user || allowed.contains(used) {
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
    if user != "games" || path[0] != "games" {
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

fn is_layer(module: &str) -> bool {
    LAYERS.iter().any(|(name, _)| *name == module)
}

fn no_layer(module: &str) -> String {
    format!(
        "`{module}` has no layer: tests/layering/rules.rs lists the modules and what they may import"
    )
}

/// The module of a name at the crate's root.
pub fn owner(name: &str) -> &str {
    MACROS
        .iter()
        .find(|(macro_name, _)| *macro_name == name)
        .map_or(name, |(_, module)| module)
}

/// All that a module may import.
fn below(module: &str) -> BTreeSet<&'static str> {
    let Some(index) = LAYERS.iter().position(|(name, _)| *name == module) else {
        return BTreeSet::new();
    };
    // Only what stands above in the table counts, so this ends even if the table has a cycle.
    LAYERS[..index]
        .iter()
        .filter(|(name, _)| LAYERS[index].1.contains(name))
        .flat_map(|(name, _)| below(name).into_iter().chain([*name]))
        .collect()
}

/// The games of a call `games! { open { Variant => module::Position, … } hidden { … } }`.
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
        if name != "games" || mark.as_char() != '!' {
            continue;
        }
        for part in inside(list) {
            if let TokenTree::Group(part) = part {
                games.extend(listed_in(&inside(&part)));
            }
        }
    }
    games
}

/// The games of a part, `Variant => module::Position, …`.
fn listed_in(part: &[TokenTree]) -> Games {
    part.split(|token| token.to_string() == ",")
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
