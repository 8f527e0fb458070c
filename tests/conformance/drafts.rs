//! Drafts: what is set up by hand is a position or says why not, and nothing that is done to it breaks it.

use serde_json::{Value, json};
use warren::draft::{Draft, Drafted, read};
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::Fugitive;
use warren::games::mice::Mice;
use warren::games::rabbits::Rabbits;
use warren::link;
use warren::record::Record;
use warren::scene::Scene;

use crate::cases::Case;

/// Numbers from a seed, one after another.
pub struct Random(pub u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % end
    }

    fn cell(&mut self, size: u64) -> Value {
        // One beside the board now and then.
        json!([self.below(size + 1), self.below(size + 1)])
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u64) as usize]
    }
}

/// What the suite has to know of a game's drafts.
pub trait DraftCase: Case + Drafted {
    /// An edit as the page sends it, sensible or not.
    fn edit(random: &mut Random) -> Value;
}

impl DraftCase for Dots {
    fn edit(random: &mut Random) -> Value {
        let letter = char::from(b'A' + random.below(8) as u8);
        let cell = format!("{letter}{}", random.below(9));
        match random.below(6) {
            0..=2 => json!({ "kind": "add", "cell": cell, "seat": random.below(3) }),
            3 => {
                json!({ "kind": "put", "cell": cell, "seat": random.below(2), "dots": random.below(7) })
            }
            4 => json!({ "kind": "side", "seat": random.below(3) }),
            _ => json!({ "kind": "number", "name": "ply", "value": random.below(1200) }),
        }
    }
}

impl DraftCase for Rabbits {
    fn edit(random: &mut Random) -> Value {
        let names = ["ply", "limit", "points-0", "points-1", "none"];
        match random.below(9) {
            0 => {
                json!({ "kind": "cabbage", "cell": random.cell(24), "grows": random.below(2) > 0 })
            }
            1..=3 => json!({ "kind": "put", "seat": random.below(2), "cell": random.cell(24) }),
            4 => json!({ "kind": "move", "from": random.cell(24), "to": random.cell(24) }),
            5 => json!({ "kind": "remove", "cell": random.cell(24) }),
            6 => json!({ "kind": "side", "seat": random.below(3) }),
            7 if random.below(4) == 0 => json!({ "kind": "field", "grows": random.below(2) > 0 }),
            _ => {
                json!({ "kind": "number", "name": random.one(&names), "value": random.below(600) })
            }
        }
    }
}

impl DraftCase for Mice {
    fn edit(random: &mut Random) -> Value {
        let names = [
            "size", "players", "turns", "ply", "points-0", "points-3", "points-9",
        ];
        let (seat, cell) = (random.below(5), random.cell(9));
        let heading = random.one(&["N", "E", "S", "W", "Q"]);
        match random.below(12) {
            0 | 1 => json!({ "kind": "rocket", "seat": seat, "cell": cell }),
            2 | 3 => json!({ "kind": "door", "cell": cell }),
            4 | 5 => json!({ "kind": "animal", "cell": cell, "heading": heading, "cat": seat > 3 }),
            6 | 7 => json!({ "kind": "arrow", "seat": seat, "cell": cell, "heading": heading }),
            8 => json!({ "kind": "turn", "cell": cell }),
            9 => json!({ "kind": "remove", "cell": cell }),
            10 => json!({ "kind": "side", "seat": seat }),
            _ => {
                let value = [random.below(40), 9_999][usize::from(random.below(8) == 0)];
                json!({ "kind": "number", "name": random.one(&names), "value": value })
            }
        }
    }
}

impl DraftCase for Fugitive {
    fn edit(random: &mut Random) -> Value {
        let (one, other) = (random.below(8), random.below(8));
        match random.below(14) {
            0..=6 => {
                let by = random.one(&["C", "C", "C", "T", "P", "X"]);
                json!({ "kind": "road", "by": by, "ends": [one, other] })
            }
            7 | 8 => json!({ "kind": "detective", "city": one }),
            9 => json!({ "kind": "fugitive", "city": one }),
            10 => json!({ "kind": "move", "from": one, "to": other }),
            11 if random.below(3) == 0 => json!({ "kind": "add-city" }),
            12 => json!({ "kind": "remove-city", "city": one }),
            11 => json!({ "kind": "side", "seat": random.below(3) }),
            _ => {
                let name = random.one(&["ply", "cities"]);
                json!({ "kind": "number", "name": name, "value": random.below(9) })
            }
        }
    }
}

impl DraftCase for Crossing {
    fn edit(random: &mut Random) -> Value {
        let names = ["turn", "delivered-0", "delivered-1"];
        let cell = random.cell(8);
        match random.below(10) {
            0 => json!({ "kind": "height", "cell": cell, "value": random.below(12) as i64 - 3 }),
            1 => json!({ "kind": "raise", "cell": cell }),
            2 => json!({ "kind": "phase", "cell": cell, "value": random.below(16) as i64 - 8 }),
            3 => json!({ "kind": "turn", "cell": cell }),
            4 | 5 => json!({ "kind": "pass", "cell": cell, "back": random.below(2) > 0 }),
            6 | 7 => json!({ "kind": "token", "seat": random.below(3), "cell": cell }),
            8 => json!({ "kind": "remove", "cell": cell }),
            _ => {
                json!({ "kind": "number", "name": random.one(&names), "value": random.below(200) })
            }
        }
    }
}

/// The draft of a position is that position, also when it was kept and read again, and from its text.
pub fn are_positions<G: DraftCase>(record: &Record<G>) {
    let middle = record.moves().len() / 2;
    for played in [0, middle, record.moves().len()] {
        let position = record.position(played).unwrap();
        let draft = G::Draft::of(position);
        assert_eq!(draft.problems(), []);
        assert_eq!(draft.position().as_ref(), Ok(position));
        assert_eq!(&kept(&draft), &draft);
        assert_eq!(read::<G::Draft>(&position.to_string()).unwrap(), draft);
        let mut begun = record.clone();
        begun.cut(played);
        assert_eq!(read::<G::Draft>(&begun.to_string()).unwrap(), draft);
    }
}

/// Whatever is done to a draft, it is a position or says why not, is kept as it is, and its position is one that records and
/// links hold.
pub fn bear_any_edits<G: DraftCase>(start: Option<&G>, random: &mut Random) {
    let mut draft = start.map_or_else(G::Draft::empty, G::Draft::of);
    for _ in 0..60 {
        let edit = G::edit(random);
        draft
            .apply(&serde_json::from_value(edit.clone()).unwrap_or_else(|e| panic!("{edit}: {e}")));
        let problems = draft.problems();
        for problem in &problems {
            assert!(!problem.to_string().contains('{'), "{problem}");
            assert_ne!(problem.rule, "draft-refused", "{problem} after {edit}");
        }
        match draft.position() {
            Ok(position) => {
                assert_eq!(problems, [], "{position}");
                is_held(&draft, position);
            }
            Err(why) => assert_ne!(problems, [], "{why} after {edit}"),
        }
    }
    assert_eq!(kept(&draft), draft);
}

fn is_held<G: DraftCase>(draft: &G::Draft, position: G) {
    assert_eq!(G::Draft::of(&position).position().as_ref(), Ok(&position));
    assert_eq!(position.to_string().parse::<G>().unwrap(), position);
    let record = Record::new(position.clone());
    assert_eq!(record.to_string().parse::<Record<G>>().unwrap(), record);
    let scene = Scene::new(record);
    assert_eq!(link::decode::<G>(&link::encode(&scene)), Ok(scene));
    if let Some(board) = draft.board_text() {
        assert!(read::<G::Draft>(&board).unwrap().problems().is_empty());
    }
}

/// The draft as the page keeps it.
fn kept<D: Draft>(draft: &D) -> D {
    let content = serde_json::to_value(draft).unwrap();
    serde_json::from_value(content).unwrap()
}

/// What no draft has is refused, whatever it is.
pub fn refuse_other_contents<G: DraftCase>(random: &mut Random) {
    let start = G::start();
    let mut content = serde_json::to_value(G::Draft::of(&start)).unwrap();
    for _ in 0..4 {
        change(&mut content, random);
        if let Ok(draft) = serde_json::from_value::<G::Draft>(content.clone()) {
            let _ = (
                draft.problems(),
                draft.position().map(|game| game.outcome()),
            );
            assert_eq!(kept(&draft), draft);
        }
    }
}

/// Puts something else somewhere into a content.
fn change(content: &mut Value, random: &mut Random) {
    let others = [
        json!(null),
        json!(0),
        json!(200),
        json!(-1),
        json!(4e9),
        json!("N"),
        json!([]),
    ];
    match content {
        Value::Array(values) if !values.is_empty() && random.below(8) > 0 => {
            let at = random.below(values.len() as u64) as usize;
            change(&mut values[at], random);
        }
        Value::Object(values) => {
            let at = random.below(values.len() as u64) as usize;
            change(values.values_mut().nth(at).unwrap(), random);
        }
        other => *other = others[random.below(others.len() as u64) as usize].clone(),
    }
}
