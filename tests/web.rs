//! The library in a real browser, with the arithmetic, randomness and memory of WebAssembly.
#![cfg(target_arch = "wasm32")]

use std::collections::BTreeSet;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use warren::core::game::Game;
use warren::core::link;
use warren::core::record::Record;
use warren::core::scene::Scene;
use warren::games::dots::Dots;
use warren::wasm::{self, extras};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_record_leads_to_the_stored_position() {
    let record = recorded();
    let report = serde_json::to_value(record.last().report()).expect("a report");
    let stored: serde_json::Value =
        serde_json::from_str(include_str!("records/dots-001.json")).expect("JSON");
    assert_eq!(report["board"], stored["board"]);
    assert_eq!(report["scores"], stored["scores"]);
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

#[wasm_bindgen_test]
fn a_scene_passes_the_rules_to_javascript() {
    let mut scene = wasm::Scene::start("dots", None).expect("a game");
    assert_eq!((scene.seats(), scene.length()), (2, 0));
    let problem = field(&scene.check(0, "A1N"), "rule");
    assert_eq!(problem.as_string().as_deref(), Some("dots-not-central"));
    assert!(scene.check(0, "D4N").is_null());
    scene.play("C3E").expect("a legal move");
    assert!(scene.play("C3E").is_err(), "the cell is red's");
    assert_eq!(scene.moves(), ["C3E"]);
    assert_eq!(scene.due(1), [1]);
    let scores = field(&scene.report(1), "scores");
    assert_eq!(js_sys::Array::from(&scores).get(0).as_f64(), Some(3.0));
    let effects = js_sys::Array::from(&scene.effects(0, "C3E"));
    let kinds: Vec<_> = effects
        .iter()
        .filter_map(|effect| field(&effect, "kind").as_string())
        .collect();
    assert_eq!(kinds, ["stay", "lay"]);
    let again = wasm::Scene::from_link(&scene.link(1, Some(1.0)).expect("a link")).expect("a link");
    assert_eq!(
        (again.record(), again.viewpoint()),
        (scene.record(), Some(1))
    );
    scene.finish(1.0, "resigns").expect("an end");
    assert_eq!(field(&scene.outcome(1), "winner").as_f64(), Some(0.0));
}

#[wasm_bindgen_test]
fn an_observation_passes_the_knowledge_of_its_seat_to_javascript() {
    let text = format!(
        "{}\n1 2 5 7\n3\nT 4",
        include_str!("records/fugitive-map-only.rec").trim()
    );
    let scene = wasm::Scene::from_record(&text).expect("a record");
    let belief = |view: usize| {
        let observation = scene.observation(view).expect("a game with secrets");
        assert_eq!(observation.length(), 3);
        js_sys::Array::from(&field(&observation.report(3), "belief")).length()
    };
    assert_eq!(belief(0), belief(2));
    let observation = scene.observation(0).expect("a game with secrets");
    assert_eq!(observation.moves()[2], "T");
    assert!(field(&observation.report(3), "fugitive").is_null());
    assert_eq!(
        field(
            &scene.observation(1).expect("a observation").report(3),
            "fugitive"
        )
        .as_f64(),
        Some(4.0)
    );
    let sealed = scene.seal().expect("a seal");
    let again = wasm::Scene::unseal(&sealed).expect("the same game");
    assert_eq!(again.record(), scene.record());
    assert!(
        wasm::Scene::start("dots", None)
            .expect("a game")
            .observation(0)
            .is_err()
    );
}

#[wasm_bindgen_test]
fn only_the_spectator_gets_the_clairvoyant_best() {
    let lines = wasm::draw_start("crossing", 2, 7).expect("a game");
    assert_eq!(lines, wasm::draw_start("crossing", 2, 7).expect("a game"));
    assert_eq!(wasm::draw_start("dots", 2, 7).expect("a game"), None);
    assert!(wasm::is_start_secret("crossing").expect("a game"));
    assert!(!wasm::is_start_secret("fugitive").expect("a game"));
    assert_eq!(
        wasm::idle_answer("crossing").expect("a game").as_deref(),
        Some("H")
    );
    let scene = wasm::Scene::start("crossing", lines).expect("a board");
    let all = scene.observation(2).expect("a game with secrets");
    let route = extras::crossing::crossing_route(&all, 0, 0, None);
    let path = js_sys::Array::from(&field(&route, "path"));
    assert_eq!(path.length(), 180);
    let crossed = path
        .iter()
        .filter(|turn| field(turn, "fate").as_string().as_deref() == Some("cross"));
    let crossings = field(&route, "crossings").as_f64().expect("a number");
    assert_eq!(crossed.count() as f64, crossings);
    let own = scene.observation(0).expect("a game with secrets");
    assert!(extras::crossing::crossing_route(&own, 0, 0, None).is_null());
    assert!(extras::crossing::crossing_route(&all, 0, 2, None).is_null());
}

/// The same game has the same record here and in the native command: `warren replay` reads this file in its tests.
#[wasm_bindgen_test]
fn a_match_leaves_the_record_that_it_was_played_from() {
    let record = include_str!("records/dots-001.rec");
    let start = wasm::Scene::start("dots", None).expect("a game");
    let rules = js_sys::JSON::parse(
        r#"[{"clock": {"perMove": 1000}, "startUp": 0, "lenient": false},
            {"clock": null, "startUp": 0, "lenient": true}]"#,
    )
    .expect("JSON");
    let rules: Vec<wasm::SeatRulesView> = (js_sys::Array::from(&rules).iter())
        .map(JsCast::unchecked_into)
        .collect();
    let mut referee = wasm::Referee::new(&start, rules).expect("a referee");
    let begun = js_sys::Array::from(&referee.begin());
    assert_eq!(
        field(&begun.get(0), "type").as_string().as_deref(),
        Some("start")
    );
    let limit = field(&field(&begun.get(0), "due"), "limit");
    assert_eq!(limit.as_f64(), Some(1000.0));
    for (ply, mv) in record.lines().skip(1).enumerate() {
        referee.line((ply % 2) as f64, mv, 10.0);
    }
    assert_eq!(referee.scene().record(), record);
    assert_eq!((referee.left(0.0), referee.left(1.0)), (Some(1000.0), None));
    // An invalid seat has no orders, even if its truncated number would be valid.
    for number in [2.0, 256.0, 0.5, -1.0, f64::NAN] {
        assert_eq!(js_sys::Array::from(&referee.resign(number)).length(), 0);
        assert_eq!(referee.left(number), None);
    }
}

#[wasm_bindgen_test]
fn a_time_beyond_all_measure_is_late_and_adds_up() {
    let start = wasm::Scene::start("dots", None).expect("a game");
    let begun = |lenient: bool| {
        let seat =
            format!(r#"{{"clock": {{"perGame": 1000}}, "startUp": 0, "lenient": {lenient}}}"#);
        let rules = js_sys::JSON::parse(&format!("[{seat}, {seat}]")).expect("JSON");
        let rules: Vec<wasm::SeatRulesView> = (js_sys::Array::from(&rules).iter())
            .map(JsCast::unchecked_into)
            .collect();
        let mut referee = wasm::Referee::new(&start, rules).expect("a referee");
        referee.begin();
        referee
    };
    for endless in [1.2e22, 1e300, f64::INFINITY] {
        let mut referee = begun(true);
        referee.line(0.0, "D4N", endless);
        referee.line(1.0, "A1N", 0.0);
        referee.line(0.0, "D5N", endless);
        assert_eq!(referee.left(0.0), Some(0.0));
        let mut referee = begun(false);
        let orders = js_sys::Array::from(&referee.line(0.0, "D4N", endless));
        let verdict = orders.get(orders.length() - 1);
        assert_eq!(
            field(&verdict, "reason").as_string().as_deref(),
            Some("late")
        );
    }
}

#[wasm_bindgen_test]
fn an_engine_always_has_a_legal_move() {
    let mut scene = wasm::Scene::start("dots", None).expect("a game");
    let mut engine = wasm::Engine::new("dots", wasm::levels(), 7).expect("an engine");
    engine
        .start(Vec::new(), vec!["0".into()], None, 0, Vec::new())
        .expect("an opening");
    for _ in 0..6 {
        let best = engine.best().expect("a move is due");
        assert!(scene.check(scene.length(), &best).is_null(), "{best}");
        engine.think(5.0);
        let answer = engine.answer().concat();
        scene.play(&answer).expect("a legal answer");
        let reply = js_sys::Array::from(&scene.options(scene.length()));
        let reply = reply.get(0).as_string().expect("a move");
        scene.play(&reply).expect("an option");
        assert_eq!(engine.hear(&reply), Ok(true));
    }
    assert!(engine.hear("C3N").is_err(), "it is the engine's turn");
    assert!(wasm::Engine::new("dots", 0, 0).is_err());
    assert!(wasm::Engine::new("chess", 1, 0).is_err());
}

fn field(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).expect("an object")
}

fn recorded() -> Record<Dots> {
    include_str!("records/dots-001.rec")
        .parse()
        .expect("a record")
}

#[wasm_bindgen_test]
fn a_board_and_a_puzzle_are_made_solved_and_judged() {
    let parsed = |text: &str| js_sys::JSON::parse(text).expect("JSON");
    let options = |text: &str| parsed(text).unchecked_into::<extras::mice::InputBoardOptions>();
    let puzzle_options =
        |text: &str| parsed(text).unchecked_into::<extras::mice::InputPuzzleOptions>();
    let board = r#"{"size":9,"players":3,"doors":5,"turns":20}"#;
    let lines = extras::mice::mice_board(&options(board), 4).expect("a board");
    let scene = wasm::Scene::start("mice", Some(lines.clone())).expect("a start");
    assert_eq!(scene.seats(), 3);
    assert_eq!(
        extras::mice::mice_board(&options(board), 4).expect("a board"),
        lines
    );

    let wanted = r#"{"size":7,"players":2,"doors":4,"turns":8,"missing":1,"aim":"points"}"#;
    let text = extras::mice::mice_puzzle(&puzzle_options(wanted), 1).expect("a puzzle");
    let mut puzzle = wasm::Puzzle::read(&text).expect("a puzzle");
    assert_eq!((puzzle.missing(), puzzle.others()), (1, "given".to_owned()));
    let proof = wasm::solve_puzzle(&text).expect("a proof");
    let property =
        |value: &JsValue, name: &str| js_sys::Reflect::get(value, &name.into()).expect(name);
    assert_eq!(property(&proof, "proven"), JsValue::TRUE);
    let solution: Vec<String> = js_sys::Array::from(&property(&proof, "solution"))
        .iter()
        .filter_map(|mv| mv.as_string())
        .collect();
    puzzle.check(Vec::new(), &solution[0]).expect("an arrow");
    let evaluation = puzzle.evaluation(Vec::new()).expect("an evaluation");
    let moves: Vec<String> = js_sys::Array::from(&property(&evaluation, "line"))
        .iter()
        .filter_map(|mv| mv.as_string())
        .collect();
    let verdict = puzzle.judge(moves).expect("a verdict");
    assert_eq!(property(&verdict, "met"), JsValue::TRUE);

    assert!(extras::mice::mice_board(&options(r#"{"size":900}"#), 4).is_err());
    assert!(
        extras::mice::mice_board(
            &options(r#"{"size":5,"players":2,"doors":16,"turns":8}"#),
            4
        )
        .is_err()
    );
    assert!(extras::mice::mice_puzzle(&puzzle_options(board), 4).is_err());
}

#[wasm_bindgen_test]
fn a_puzzle_of_the_crossing_is_made_solved_and_judged() {
    let text = extras::crossing::crossing_puzzle("easy".into(), 1).expect("a puzzle");
    let mut puzzle = wasm::Puzzle::read(&text).expect("a puzzle");
    let proof = wasm::solve_puzzle(&text).expect("a proof");
    let solution: Vec<String> = js_sys::Array::from(&field(&proof, "solution"))
        .iter()
        .filter_map(|step| step.as_string())
        .collect();
    let mut scene = wasm::Scene::start("crossing", Some(puzzle.start())).expect("a start");
    for step in &solution {
        let before = scene.moves();
        assert!(puzzle.judge(before.clone()).expect("steps").is_null());
        let evaluation = puzzle.evaluation(before.clone()).expect("steps");
        assert!(field(&evaluation, "lostAfter").is_null());
        puzzle.check(before, step).expect("a step");
        let mv = puzzle.move_of(step).expect("a step");
        scene.play(&mv).expect("a move");
    }
    let verdict = puzzle.judge(scene.moves()).expect("steps");
    assert_eq!(field(&verdict, "met"), JsValue::TRUE);
    assert_eq!(
        field(&verdict, "turns"),
        JsValue::from(solution.len() as u32)
    );
    assert!(puzzle.check(scene.moves(), "H").is_err(), "it is over");
    assert!(extras::crossing::crossing_puzzle("harder".into(), 1).is_err());
    assert!(wasm::Puzzle::read("warren 1 dots\n").is_err());
}

#[wasm_bindgen_test]
fn a_puzzle_against_replies_is_solved_refuted_and_judged() {
    let text = "warren 1 dots\ngoal lead 3 in 2\nstart Aaaa1aA/aaABAAb/abBcAbA/ABAA1aB/ACA1aaB/AaABcAa/A1baa2 55\n";
    let mut puzzle = wasm::Puzzle::read(text).expect("a puzzle");
    assert_eq!((puzzle.missing(), puzzle.others()), (2, "reply".to_owned()));
    let start = puzzle.evaluation(Vec::new()).expect("an evaluation");
    assert_eq!(field(&start, "reach"), JsValue::from("kept"));
    assert_eq!(js_sys::Array::from(&field(&start, "keeps")).length(), 1);
    let wrong = vec!["D5S".to_owned()];
    puzzle.check(Vec::new(), &wrong[0]).expect("a move");
    let evaluation = puzzle.evaluation(wrong.clone()).expect("an evaluation");
    assert_eq!(field(&evaluation, "reach"), JsValue::from("lost"));
    assert_eq!(field(&evaluation, "lostAfter"), JsValue::from(0));
    let reply = puzzle.reply(wrong.clone()).expect("a reply");
    let line: Vec<String> = js_sys::Array::from(&field(&evaluation, "line"))
        .iter()
        .filter_map(|mv| mv.as_string())
        .collect();
    assert_eq!(reply.as_string().as_ref(), line.first());
    let verdict = puzzle.judge([wrong, line].concat()).expect("a verdict");
    assert_eq!(field(&verdict, "met"), JsValue::FALSE);
    let set = format!("# 2 moves, 1 first move keeps the goal, tempting D5S\n{text}");
    let entries = js_sys::Array::from(&wasm::read_puzzles(&set).expect("a set"));
    assert_eq!(field(&entries.get(0), "tempting"), JsValue::from("D5S"));
}
