//! The allowed imports inside the library, checked against its sources. Cargo itself checks the order of the crates.

use std::path::Path;
use std::{fs, iter};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use warren::games::GameId;

/// Each room, then the rooms that it may import, with all their imports. `game::engine` is the room `engine` of each game.
const ROOMS: &str = "
core::order
core::problem
core::game core::problem
core::protocol core::game
core::record core::game
core::about
core::referee core::protocol core::record
core::scene core::about core::record
core::observation core::referee
core::log core::observation
core::link core::scene
thinking::search core::game core::order
thinking::draft core::record
thinking::puzzle core::link thinking::search
thinking::solve thinking::puzzle
thinking::generate thinking::solve
thinking::engine thinking::solve core::protocol
thinking::opponent thinking::engine thinking::generate
thinking::mining thinking::opponent
thinking::review thinking::engine core::referee
game::rules core::game core::order
game::protocol game::rules core::protocol core::record
game::draft game::rules thinking::draft
game::puzzle game::rules thinking::puzzle
game::link game::puzzle core::link
game::solver game::puzzle thinking::solve
game::generator game::solver thinking::generate
game::engine game::protocol game::solver thinking::engine
game::puzzle_opponent game::engine game::generator thinking::opponent
game::puzzle_source game::puzzle_opponent thinking::mining
games core::log game::draft game::link game::puzzle_source thinking::review
wasm games";

/// The macros over the list of games.
const MACROS: [&str; 5] = [
    "each_game",
    "for_game",
    "for_game_with",
    "game_has",
    "list_has",
];

/// A module, its fault, and the report.
const BROKEN: &str = r"
core::game | use crate::games::GameId; | `core::game` may not import `games`
core::problem | {} fn f() { crate::thinking::search::go() } | may not import `thinking::search`
core::record | mod tests { use super::super::scene; } | may not import `core::scene`
core::record | use super::*; | `core::*` hides what is used
core::record | use crate::helper; | may not import `helper`
core::game | #[wasm_bindgen::prelude::wasm_bindgen] fn f() {} | may not name `wasm_bindgen`
thinking::search | fn f() { for_game!(id, G => 0) } | may not import `games`
thinking::puzzle | const A: u8 = Dots::SIZE; | may not name `Dots`
games::dots::rules | use crate::{core::game::Game, thinking::search::Clock}; | `*` hides what is used
games::dots::rules | use super::engine::Engine; | `game::rules` may not import `game::engine`
games::dots::engine::cells | use super::super::super::mice; | `games::mice` is of another game
games::dots::link | use crate::games; | `games` is of another game
wasm::scene | use crate::games::mice::Mice; | may not name `mice`";

/// A module, and allowed source in it.
const SOUND: &str = r#"
core::game | #[doc = "crate::games"] mod tests { use super::*; }
core::referee | use crate::core::record::{self, Record};
games::dots::rules::cells | use super::*; fn f() { self::g(super::SIZE) }
games::dots::engine | mod tests { use super::*; use super::super::solver; }
games::dots::puzzle_opponent | use super::engine::Engine; use crate::thinking::engine::Level;
wasm::extras::mice | use wasm_bindgen::prelude::*; use crate::games::mice::Mice;"#;

/// The words and marks of a source, without comments. A string is a mark.
fn words(stream: TokenStream) -> Vec<String> {
    let words = |token: TokenTree| match token {
        TokenTree::Group(group) => {
            let is_braced = group.delimiter() == Delimiter::Brace;
            let [open, close] = if is_braced { ["{", "}"] } else { ["(", ")"] };
            [vec![open.into()], words(group.stream()), vec![close.into()]].concat()
        }
        TokenTree::Literal(_) => vec!["literal".into()],
        word => vec![word.to_string()],
    };
    stream.into_iter().flat_map(words).collect()
}

/// The path from the crate's root that begins at a word, up to a group: a group of rooms hides the used names.
fn path(words: &[&str], at: usize, module: &[&str]) -> Option<String> {
    let is_path = (at == 0 || words[at - 1] != ":") && words[at + 1..].starts_with(&[":", ":"]);
    let mut path = match words[at] {
        "crate" | "warren" if is_path => Vec::new(),
        "super" if is_path => module[..module.len() - 1].to_vec(),
        name if MACROS.contains(&name) => return Some(name.into()),
        _ => return None,
    };
    for next in words[at + 1..].chunks(3) {
        match next {
            [":", ":", "super"] => drop(path.pop()),
            [":", ":", name] if *name != "<" => path.push(if *name == "{" { "*" } else { name }),
            _ => break,
        }
    }
    Some(path.join("::"))
}

/// The rooms that a room may import; `None` if there is no such room.
fn below(room: &str) -> Option<Vec<&'static str>> {
    let is_it = |line: &&str| line.split(' ').next() == Some(room);
    let direct = ROOMS.lines().find(is_it)?.split(' ').skip(1);
    let all = direct.flat_map(|name| iter::once(name).chain(below(name).expect("a room")));
    Some(all.collect())
}

/// The room of a path; `None` for a module that only lists its contents.
fn room_of(path: &str) -> Option<String> {
    let is_game = |name: &str| GameId::ALL.iter().any(|game| game.id() == name);
    match path.split("::").collect::<Vec<_>>()[..] {
        ["core" | "thinking"] | ["core" | "thinking", "*", ..] | ["" | "*"] | [] => None,
        [house @ ("core" | "thinking"), name, ..] => Some(format!("{house}::{name}")),
        ["games", game] if is_game(game) => None,
        ["games", game, name, ..] if is_game(game) => {
            let room = format!("game::{name}");
            // The front of a game belongs to its rules.
            below(&room).map_or(Some("game::rules".into()), |_| Some(room))
        }
        [name] if MACROS.contains(&name) => Some("games".into()),
        [name, ..] => Some(name.to_owned()),
    }
}

/// The faults of a module.
fn broken(module: &str, source: &str) -> Vec<String> {
    let Some(user) = room_of(module) else {
        return Vec::new();
    };
    let Some(allowed) = below(&user) else {
        return vec![format!("`{user}` has no room")];
    };
    let (mut wrong, all) = (Vec::new(), words(source.parse().expect("a source")));
    let words: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut next = words.windows(3);
    let inner = next.position(|next| next[0] == "mod" && next[2] == "{");
    let mut here: Vec<&str> = module.split("::").collect();
    let (is_in_game, own) = (user.starts_with("game::"), module.split("::").nth(1));
    let knows_games = user == "games" || is_in_game || own == Some("extras");
    for (at, &word) in words.iter().enumerate() {
        here.extend((Some(at) == inner).then_some("tests"));
        if let Some(path) = path(&words, at, &here) {
            let is_of_games = path.starts_with("games");
            let is_other = is_of_games && path.split("::").nth(1) != own;
            match room_of(&path) {
                _ if is_in_game && is_other => wrong.push(format!("`{path}` is of another game")),
                Some(used) if used == user || allowed.contains(&used.as_str()) => {}
                Some(used) => wrong.push(format!("`{user}` may not import `{used}`")),
                None if is_in_game && is_of_games => {}
                None => wrong.push(format!("`{path}` hides what is used")),
            }
        }
        let mut games = GameId::ALL.iter();
        let is_game = games.any(|game| word == game.id() || word == format!("{game:?}"));
        if is_game && !knows_games || word == "wasm_bindgen" && user != "wasm" {
            wrong.push(format!("`{user}` may not name `{word}`"));
        }
    }
    wrong
}

#[test]
fn sources_keep_to_their_rooms() {
    let (mut folders, mut wrong, mut count) = (vec![Path::new("src").to_owned()], Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let file = entry.unwrap().path();
            if file.is_dir() {
                folders.push(file);
            } else if file.extension().is_some_and(|ending| ending == "rs") {
                let bare = file.with_extension("");
                let mut module: Vec<&str> =
                    bare.iter().skip(1).flat_map(|part| part.to_str()).collect();
                module.retain(|part| !["mod", "lib"].contains(part));
                let all = broken(&module.join("::"), &fs::read_to_string(&file).unwrap());
                wrong.extend(all.iter().map(|what| format!("{}:{what}", file.display())));
                count += 1;
            }
        }
    }
    assert!(count > 100 && wrong.is_empty(), "{count}: {wrong:#?}");
}

#[test]
fn broken_sources_are_found_and_sound_ones_pass() {
    for case in BROKEN.trim().lines() {
        let parts: Vec<&str> = case.split(" | ").collect();
        let report = broken(parts[0], parts[1]).join("\n");
        assert!(report.contains(parts[2]), "{case}: {report}");
    }
    for case in SOUND.trim().lines() {
        let (module, source) = case.split_once(" | ").unwrap();
        assert_eq!(broken(module, source), [""; 0], "{case}");
    }
}
