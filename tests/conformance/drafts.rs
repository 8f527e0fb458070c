//! Drafts: each is a position or lists the reasons why not, and no edit breaks it.

use warren::core::link;
use warren::core::record::Record;
use warren::core::scene::Scene;
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::Fugitive;
use warren::games::mice::Mice;
use warren::games::rabbits::Rabbits;
use warren::thinking::draft::{Draft, Drafted, read};

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

    fn cell(&mut self, size: u64) -> String {
        // Sometimes an edit beside the board.
        format!("{},{}", self.below(size + 1), self.below(size + 1))
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u64) as usize]
    }
}

/// The data that the suite needs about a game's drafts.
pub trait DraftCase: Case + Drafted {
    /// An edit as the page sends it, sensible or not.
    fn edit(random: &mut Random) -> String;
}

impl DraftCase for Dots {
    fn edit(random: &mut Random) -> String {
        let letter = char::from(b'A' + random.below(8) as u8);
        let cell = format!("{letter}{}", random.below(9));
        match random.below(6) {
            0..=2 => format!("add {} {cell}", random.below(3)),
            3 => format!("put {} {cell} {}", random.below(2), random.below(7)),
            4 => format!("side {}", random.below(3)),
            _ => format!("number ply {}", random.below(1200)),
        }
    }
}

impl DraftCase for Rabbits {
    fn edit(random: &mut Random) -> String {
        let names = ["ply", "limit", "points-0", "points-1", "none"];
        match random.below(9) {
            0 => format!("cabbage {} {}", random.cell(24), random.below(2)),
            1..=3 => format!("put {} {}", random.below(2), random.cell(24)),
            4 => format!("move {} {}", random.cell(24), random.cell(24)),
            5 => format!("remove {}", random.cell(24)),
            6 => format!("side {}", random.below(3)),
            7 if random.below(4) == 0 => format!("field {}", random.below(2)),
            _ => format!("number {} {}", random.one(&names), random.below(600)),
        }
    }
}

impl DraftCase for Mice {
    fn edit(random: &mut Random) -> String {
        let names = [
            "size", "players", "turns", "ply", "points-0", "points-3", "points-9",
        ];
        let (seat, cell) = (random.below(5), random.cell(9));
        let heading = random.one(&["N", "E", "S", "W", "Q"]);
        match random.below(12) {
            0 | 1 => format!("rocket {seat} {cell}"),
            2 | 3 => format!("door {cell}"),
            4 => format!("mouse {cell} {heading}"),
            5 => format!("cat {cell} {heading}"),
            6 | 7 => format!("arrow {seat} {cell} {heading}"),
            8 => format!("turn {cell}"),
            9 => format!("remove {cell}"),
            10 => format!("side {seat}"),
            _ => {
                let value = [random.below(40), 9_999][usize::from(random.below(8) == 0)];
                format!("number {} {value}", random.one(&names))
            }
        }
    }
}

impl DraftCase for Fugitive {
    fn edit(random: &mut Random) -> String {
        let (one, other) = (random.below(8), random.below(8));
        match random.below(14) {
            0..=6 => {
                let by = random.one(&["C", "C", "C", "T", "P", "X"]);
                format!("road {by} {one} {other}")
            }
            7 | 8 => format!("detective {one}"),
            9 => format!("fugitive {one}"),
            10 => format!("move {one} {other}"),
            11 if random.below(3) == 0 => "add-city".into(),
            12 => format!("remove-city {one}"),
            11 => format!("side {}", random.below(3)),
            _ => format!(
                "number {} {}",
                random.one(&["ply", "cities"]),
                random.below(9)
            ),
        }
    }
}

impl DraftCase for Crossing {
    fn edit(random: &mut Random) -> String {
        let names = ["turn", "delivered-0", "delivered-1"];
        let cell = random.cell(8);
        match random.below(10) {
            0 => format!("height {cell} {}", random.below(12) as i64 - 3),
            1 => format!("raise {cell}"),
            2 => format!("phase {cell} {}", random.below(16) as i64 - 8),
            3 => format!("turn {cell}"),
            4 | 5 => format!("pass {cell} {}", random.below(2)),
            6 | 7 => format!("token {} {cell}", random.below(3)),
            8 => format!("remove {cell}"),
            _ => format!("number {} {}", random.one(&names), random.below(200)),
        }
    }
}

/// The draft of a position is that position, also after storage, and from its text.
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

/// After any edits, a draft is a position or lists the reasons why not. Storage preserves it, and records and links can hold
/// its position.
pub fn bear_any_edits<G: DraftCase>(start: Option<&G>, random: &mut Random) {
    let mut draft = start.map_or_else(G::Draft::empty, G::Draft::of);
    for _ in 0..60 {
        let edit = G::edit(random);
        draft.apply(&edit.parse().unwrap_or_else(|e| panic!("{edit}: {e:?}")));
        let problems = draft.problems();
        for problem in &problems {
            assert!(!problem.to_string().contains('{'), "{problem}");
            assert!(
                problem.what.rule().contains("-draft-"),
                "{problem} after {edit}"
            );
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

/// The draft as the page stores it.
fn kept<D: Draft>(draft: &D) -> D {
    D::restore(&draft.stored_text()).unwrap()
}

/// Texts that are not drafts are rejected. A stored draft has problems or is a position, never both.
pub fn refuse_other_contents<G: DraftCase>(position: &G, random: &mut Random) {
    let kept_position = G::Draft::of(position).stored_text();
    for word in [
        "-",
        "0",
        "1",
        "3",
        "200",
        "-1",
        "-128",
        "127",
        "9999",
        "4000000000",
        "N",
        "*",
        "…",
    ] {
        let mut words: Vec<&str> = kept_position.split(' ').collect();
        let at = random.below(words.len() as u64) as usize;
        match random.below(8) {
            0 => words.truncate(at.max(1)),
            1 => words.insert(at, word),
            2 => words.swap(at, 0),
            _ => words[at] = word,
        }
        if random.below(2) == 0 {
            let at = random.below(words.len() as u64) as usize;
            words[at] = word;
        }
        if let Ok(draft) = G::Draft::restore(&words.join(" ")) {
            is_consistent(&draft);
            assert_eq!(kept(&draft), draft);
        }
    }
}

/// A draft is a position for records and links, or has problems.
fn is_consistent<D: Draft>(draft: &D)
where
    D::Game: DraftCase<Draft = D>,
{
    let problems = draft.problems();
    for problem in &problems {
        assert!(!problem.to_string().contains('{'), "{problem}");
    }
    match draft.position() {
        Ok(position) => {
            assert_eq!(problems, [], "{position}");
            is_held(draft, position);
        }
        Err(why) => assert_ne!(problems, [], "{why}"),
    }
}

/// Texts that are not edits are rejected with a description of edits.
pub fn refuse_other_edits<G: DraftCase>(random: &mut Random) {
    type Edit<G> = <<G as Drafted>::Draft as Draft>::Edit;
    let edit = G::edit(random);
    for wrong in ["", "side", "what 1 2", &format!("{edit} 1"), &edit[1..]] {
        let error = wrong.parse::<Edit<G>>().unwrap_err();
        let message = error.to_string();
        assert!(message.contains("` is not an edit: "), "{message}");
        assert!(message.contains("number NAME VALUE"), "{message}");
    }
}
