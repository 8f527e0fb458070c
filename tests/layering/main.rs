//! Who may import whom, checked against the sources.
//!
//! The sources are read as tokens, so comments and strings do not count, and names inside bodies and macros do.

mod references;
mod rules;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use references::tokens;
use rules::{ROOMS, check, listed_games};

#[test]
fn sources_keep_to_their_rooms() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let games = listed_games(&tokens(&read(&source.join("games/mod.rs"))));
    assert!(games.contains_key("dots"), "no list of games: {games:?}");

    let mut files = Vec::new();
    collect(&source, &mut Vec::new(), &mut files);
    assert!(files.len() > 5, "only {} sources were found", files.len());
    let broken: Vec<String> = files
        .iter()
        .flat_map(|(module, file)| {
            let name = file.strip_prefix(&source).expect("a file in src");
            check(module, &read(file), &games)
                .into_iter()
                .map(move |broken| format!("src/{}:{broken}", name.display()))
        })
        .collect();
    assert!(broken.is_empty(), "\n{}\n", broken.join("\n"));
}

#[test]
fn rooms_build_on_those_above() {
    for (index, (module, direct)) in ROOMS.iter().enumerate() {
        for name in *direct {
            assert!(
                ROOMS[..index].iter().any(|(above, _)| above == name),
                "{module} builds on {name}, which does not stand above it"
            );
        }
    }
}

/// What is said of a source: the line, and a part of the sentence.
type Complaint = (usize, &'static str);

#[test]
fn broken_sources_are_found() {
    let games = BTreeMap::from([names("dots", "Dots"), names("mice", "Mice")]);
    let cases: &[(&str, &str, &[Complaint])] = &[
        (
            "core::game",
            "use crate::games::GameId;",
            &[(1, "`core::game` may not import `games`")],
        ),
        (
            "core::problem",
            "\n\nfn f() { crate::thinking::search::go() }",
            &[(3, "`thinking::search`; it may import nothing")],
        ),
        (
            "core::record",
            "use super::link::Link;",
            &[(1, "`core::link`")],
        ),
        (
            "core::record",
            "mod tests { use super::super::scene; }",
            &[(1, "`core::scene`")],
        ),
        (
            "core::record",
            "use crate::core;",
            &[(1, "imports `core`, which hides")],
        ),
        (
            "core::record",
            "use super::*;",
            &[(1, "imports `core`, which hides")],
        ),
        (
            "core::referee",
            "fn f() { if late { warren::thinking::engine::play() } }",
            &[(1, "`thinking::engine`")],
        ),
        (
            "core::protocol",
            "use crate::core::record;\nuse crate::core::referee;",
            &[(1, "`core::record`"), (2, "`core::referee`")],
        ),
        (
            "core::game",
            "#[wasm_bindgen::prelude::wasm_bindgen]\nfn f() {}",
            &[(1, "wasm_bindgen")],
        ),
        ("core::record", "use crate::*;", &[(1, "the crate's root")]),
        (
            "core::record",
            "use crate as warren;",
            &[(1, "the crate's root")],
        ),
        (
            "core::record",
            "use crate::helper;",
            &[(1, "`helper` has no place")],
        ),
        ("core::helper", "", &[(1, "`core::helper` has no place")]),
        ("helper", "", &[(1, "`helper` has no place")]),
        (
            "thinking::solve",
            "use crate::core::protocol;",
            &[(1, "`core::protocol`")],
        ),
        (
            "thinking::search",
            "fn f() { crate::for_game!(id, G => 0) }",
            &[(1, "`games`")],
        ),
        (
            "thinking::search",
            "fn f() { for_game!(id, G => 0) }",
            &[(1, "`games`")],
        ),
        (
            "thinking::puzzle",
            "fn f<G>() {}\nconst DOTS: u8 = Dots::SIZE;",
            &[(2, "a game, `Dots`")],
        ),
        ("core::link", "mod dots;", &[(1, "a game, `dots`")]),
        (
            "thinking::engine",
            "use crate::wasm::Engine;",
            &[(1, "`wasm`")],
        ),
        (
            "games::dots::rules",
            "use crate::{core::game::Game,\n thinking::search::Clock};",
            &[(2, "`thinking::search`")],
        ),
        (
            "games::dots::rules",
            "use super::engine::Engine;",
            &[(1, "`game::rules` may not import `game::engine`")],
        ),
        (
            "games::dots::engine",
            "use crate::games::mice::Mice;",
            &[(1, "`games::mice`")],
        ),
        (
            "games::dots::engine::cells",
            "use super::super::super::mice;",
            &[(1, "`games::mice`")],
        ),
        (
            "games::dots::link",
            "use super::super::*;",
            &[(1, "`games`")],
        ),
        ("games::dots::link", "use crate::games;", &[(1, "`games`")]),
        (
            "games::dots::link",
            "mod tests { use super::super::super::mice; }",
            &[(1, "`games::mice`")],
        ),
        (
            "games::dots::helper",
            "use crate::games::dots::engine::Engine;",
            &[(1, "`game::rules` may not import `game::engine`")],
        ),
        ("cli", "use crate::main;", &[(1, "`main`")]),
        (
            "cli",
            "fn f() { if game == GameId::Dots {} }",
            &[(1, "`cli` may not name a game, `Dots`")],
        ),
        (
            "wasm::scene",
            "use crate::games::mice::Mice;",
            &[(1, "`wasm` may not name a game")],
        ),
        ("games", "use crate::cli::run;", &[(1, "`cli`")]),
    ];
    for (module, source, expected) in cases {
        let found = check(&path(module), source, &games);
        let lines: BTreeSet<usize> = found.iter().map(|broken| broken.line).collect();
        let wanted: BTreeSet<usize> = expected.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, wanted, "{module}: {source}: {found:?}");
        for (line, part) in *expected {
            assert!(
                found
                    .iter()
                    .any(|broken| broken.line == *line && broken.rule.contains(part)),
                "{module}: {source}: {found:?}"
            );
        }
    }
}

#[test]
fn sound_sources_pass() {
    let games = BTreeMap::from([names("dots", "Dots"), names("mice", "Mice")]);
    let cases = [
        ("", "pub mod core; pub mod games; pub use games::GameId;"),
        ("core", "pub mod game; pub mod link;"),
        (
            "core::game",
            "//! See [`crate::games`].\n/* crate::wasm */ const S: &str = \"crate::cli\";",
        ),
        (
            "core::game",
            "pub(crate) struct A; pub(super) fn f() {}\nmod tests { use super::*; }",
        ),
        (
            "core::referee",
            "use crate::core::{game, protocol::*, record::Record};",
        ),
        (
            "thinking::search",
            "use crate::core::game::{Game, LegalMoves}; fn f(dotted: u8) {}",
        ),
        (
            "thinking::engine",
            "use crate::thinking::{search, solve}; use crate::core::protocol;",
        ),
        (
            "games",
            "pub mod dots; games! { Dots => dots::Dots { open } Mice => mice::Mice { open, moves } } use crate::core::link;",
        ),
        ("games::dots", "pub mod engine; pub use rules::Dots;"),
        (
            "games::dots::rules",
            "use crate::core::game::Game; use super::A; use crate::games::dots::B;",
        ),
        (
            "games::dots::rules::cells",
            "use super::*; fn f() { self::g(super::SIZE) }",
        ),
        (
            "games::dots::engine",
            "mod tests { use super::*; use super::super::solver; }",
        ),
        (
            "games::dots::opponent",
            "use super::engine::Engine; use crate::thinking::engine::Level;",
        ),
        (
            "wasm::engine",
            "use wasm_bindgen::prelude::*; use crate::{core::link, thinking::engine, games::GameId};",
        ),
        (
            "cli",
            "use warren::{thinking::generate, core::link::Link}; use crate::cli::play;",
        ),
        ("cli", "fn f() { warren::for_game!(id, G => G::default()) }"),
        ("main", "mod cli; fn main() { crate::cli::run(); }"),
    ];
    for (module, source) in cases {
        let found = check(&path(module), source, &games);
        assert!(found.is_empty(), "{module}: {source}: {found:?}");
    }
}

#[test]
fn the_list_of_games_is_read() {
    let source = "macro_rules! games { () => {} } games! { Dots => dots::Dots { open } Mice => mice::State { secrets, engine } }";
    let expected = BTreeMap::from([
        names("dots", "Dots"),
        (
            "mice".to_string(),
            BTreeSet::from(["mice", "Mice", "State"].map(String::from)),
        ),
    ]);
    assert_eq!(listed_games(&tokens(source)), expected);
}

/// The sources of a folder and of those inside it, with their modules.
fn collect(folder: &Path, module: &mut Vec<String>, found: &mut Vec<(Vec<String>, PathBuf)>) {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let file = entry.expect("an entry of a folder").path();
        let name = file
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        if file.is_dir() {
            module.push(name);
            collect(&file, module, found);
            module.pop();
        } else if file.extension().is_some_and(|extension| extension == "rs") {
            let stands_for_its_folder = name == "mod" || name == "lib" && module.is_empty();
            let own = if stands_for_its_folder {
                None
            } else {
                Some(name)
            };
            found.push((module.iter().cloned().chain(own).collect(), file));
        }
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn path(module: &str) -> Vec<String> {
    module
        .split("::")
        .filter(|part| !part.is_empty())
        .map(String::from)
        .collect()
}

fn names(module: &str, position: &str) -> (String, BTreeSet<String>) {
    (
        module.to_string(),
        BTreeSet::from([module.to_string(), position.to_string()]),
    )
}
