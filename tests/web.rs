//! The library in a real browser, where arithmetic, randomness and memory are WebAssembly's.
#![cfg(target_arch = "wasm32")]

use std::collections::BTreeSet;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use warren::game::Game;
use warren::games::dots::Dots;
use warren::link;
use warren::record::Record;
use warren::scene::Scene;

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_record_leads_to_the_position_that_was_told() {
    let record = recorded();
    let report = serde_json::to_value(record.last().report()).expect("a report");
    let told: serde_json::Value =
        serde_json::from_str(include_str!("records/dots-001.json")).expect("JSON");
    assert_eq!(report["board"], told["board"]);
    assert_eq!(report["scores"], told["scores"]);
}

#[wasm_bindgen_test]
fn a_link_holds_the_whole_game() {
    let scene = Scene::new(recorded());
    let again = link::decode::<Dots>(&link::encode(&scene)).expect("a link");
    assert_eq!(again.record.to_string(), scene.record.to_string());
}

#[wasm_bindgen_test]
fn the_browser_gives_randomness() {
    let numbers: BTreeSet<u64> = (0..4)
        .map(|_| getrandom::u64().expect("a number"))
        .collect();
    assert_eq!(numbers.len(), 4);
}

fn recorded() -> Record<Dots> {
    include_str!("records/dots-001.rec")
        .parse()
        .expect("a record")
}
