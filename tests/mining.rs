//! Mined puzzles: found again by their seed, certified, no two too like each other, rated by what the levels do.

use std::collections::BTreeSet;

use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::thinking::engine::Level;
use warren::thinking::mine::{
    Fault, HARDEST, Lode, MOST_LIKE, Mine, Mined, Nugget, Survey, TRIES, Trials, likeness, rating,
};
use warren::thinking::puzzle::{Entry, read_set};

const DOTS: &str = include_str!("../www/games/dots/puzzles.txt");
const CROSSING: &str = include_str!("../www/games/crossing/puzzles.txt");

/// The first puzzles that a mine gives.
fn mined<G: Mined>(seed: u64, count: usize) -> Vec<Nugget> {
    let mut mine = Mine::<G>::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        found.extend(mine.dig());
    }
    found
}

fn entries(set: &str) -> Vec<Entry> {
    read_set(set).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let (one, again, other) = (
        mined::<Dots>(7, 2),
        mined::<Dots>(7, 2),
        mined::<Dots>(8, 2),
    );
    assert_eq!(one, again);
    assert_ne!(one, other);
    let (one, again) = (mined::<Crossing>(7, 3), mined::<Crossing>(7, 3));
    assert_eq!(one, again);
}

#[test]
fn what_is_mined_is_read_as_a_set_and_certified() {
    let text: String = mined::<Dots>(11, 3)
        .iter()
        .map(ToString::to_string)
        .collect();
    let mut survey = Survey::default();
    for entry in entries(&text) {
        assert_eq!(survey.look::<Dots>(&entry), []);
        assert!(entry.traits.is_some());
    }
    assert!(survey.certified >= 3);
}

/// Every fifth here, all in `make check-all`.
#[test]
fn shipped_puzzles_of_dots_are_certified() {
    let set = entries(DOTS);
    assert!(set.len() >= 200, "{}", set.len());
    let mut survey = Survey::default();
    for entry in set.iter().step_by(5) {
        assert_eq!(survey.look::<Dots>(entry), []);
    }
    assert!(survey.certified >= 40);
}

#[test]
fn shipped_puzzles_of_the_crossing_are_certified() {
    let set = entries(CROSSING);
    assert!(set.len() >= 100, "{}", set.len());
    let mut survey = Survey::default();
    for entry in &set {
        assert_eq!(survey.look::<Crossing>(entry), []);
    }
    let most = survey.themes.values().max().unwrap();
    assert!(survey.themes.len() >= 6 && 5 * most <= 3 * set.len());
    let known: BTreeSet<&str> = Crossing::THEMES.iter().copied().collect();
    assert!(survey.themes.keys().all(|theme| known.contains(&theme[..])));
    // The ratings of a few, by the tries of the levels again.
    for entry in set.iter().step_by(25) {
        let mut lode = Crossing::assay(&entry.text).unwrap().unwrap();
        let (trials, traps) = (Trials::of(&mut lode), lode.traps());
        let found = rating(&trials, lode.length(), traps);
        assert_eq!(
            Some(found),
            entry.traits.as_ref().map(|traits| traits.rating)
        );
    }
}

/// The crossing can be mirrored at the line from the start to the goal.
#[test]
fn a_mirrored_crossing_is_alike() {
    let set = entries(CROSSING);
    let shape = |text: &str| Crossing::assay(text).unwrap().unwrap().shape();
    let one = &set[0].text;
    let start = one.lines().find_map(|line| line.strip_prefix("start "));
    let parts: Vec<&str> = start.unwrap().split(' ').collect();
    let mirrored = |grid: &str| {
        let cells: Vec<Vec<char>> = grid.split('/').map(|row| row.chars().collect()).collect();
        let row = |row: usize| (0..8).map(|column| cells[7 - column][7 - row]).collect();
        (0..8).map(row).collect::<Vec<String>>().join("/")
    };
    let token = |place: &str| {
        let (row, column) = place.split_once(',').unwrap();
        let number = |text: &str| 7 - text.parse::<u8>().unwrap();
        format!("{},{}", number(column), number(row))
    };
    let (own, other) = parts[2].split_once('+').unwrap();
    let again = format!(
        "{} {} {}+{other} {} {}",
        mirrored(parts[0]),
        mirrored(parts[1]),
        token(own),
        parts[3],
        parts[4]
    );
    let text = one.replace(&parts.join(" "), &again);
    assert_ne!(&text, one);
    assert_eq!(likeness(&shape(one), &shape(&text)), 1.0, "{text}");
    assert!(likeness(&shape(one), &shape(&set[1].text)) < MOST_LIKE);
}

#[test]
fn stronger_levels_solve_more_crossings() {
    let (mut weak, mut strong) = (0, 0);
    for entry in entries(CROSSING).iter().step_by(10) {
        let mut lode = Crossing::assay(&entry.text).unwrap().unwrap();
        let trials = Trials::of(&mut lode);
        let solved = |level: u8| trials.solved(Level::new(level).unwrap());
        weak += (1..=4).map(solved).sum::<u32>();
        strong += (9..=12).map(solved).sum::<u32>();
    }
    assert!(2 * weak < strong, "{weak} {strong}");
}

#[test]
fn a_survey_tells_what_is_wrong() {
    let set = entries(DOTS);
    let last = set.last().unwrap();
    let mut survey = Survey::default();
    assert_eq!(survey.look::<Dots>(last), []);
    let twice = survey.look::<Dots>(last);
    assert!(matches!(twice[..], [Fault::Like { .. }]), "{twice:?}");

    let mut other = last.clone();
    other.note.first += 1;
    other.traits.as_mut().unwrap().themes = vec!["pincer".to_owned()];
    let found = Survey::default().look::<Dots>(&other);
    assert!(
        matches!(found[..], [Fault::Note { .. }, Fault::Themes { .. }]),
        "{found:?}"
    );
    for goal in ["cells 49 in 1", "nothing"] {
        let mut lines: Vec<&str> = last.text.lines().collect();
        let line = format!("goal {goal}");
        lines[1] = &line;
        other.text = lines.join("\n");
        let found = Survey::default().look::<Dots>(&other);
        assert!(matches!(found[..], [Fault::Line(_)]), "{goal}: {found:?}");
    }
}

/// The rows of a board, each with a letter or a dot for a cell.
fn rows(text: &str) -> Vec<Vec<char>> {
    let cells = |row: &str| {
        let each = row.chars().flat_map(|sign| match sign.to_digit(10) {
            Some(count) => vec!['.'; count as usize],
            None => vec![sign],
        });
        each.collect()
    };
    text.split('/').map(cells).collect()
}

fn board(rows: &[Vec<char>]) -> String {
    let row = |row: &Vec<char>| -> String {
        row.iter()
            .map(|&cell| if cell == '.' { '1' } else { cell })
            .collect()
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn mirrored_and_turned_puzzles_are_alike() {
    let set = entries(DOTS);
    let shape = |text: &str| Dots::assay(text).unwrap().unwrap().shape();
    let one = &set[1].text;
    let start = one
        .lines()
        .find_map(|line| line.strip_prefix("start "))
        .unwrap();
    let start = start.split(' ').next().unwrap();
    let upright = rows(start);
    let down: Vec<_> = upright.iter().rev().cloned().collect();
    let mirrored: Vec<Vec<char>> = upright
        .iter()
        .map(|row| row.iter().rev().copied().collect())
        .collect();
    let turned: Vec<Vec<char>> = (0..7)
        .map(|column| upright.iter().map(|row| row[column]).collect())
        .collect();
    for other in [down, mirrored, turned] {
        let text = one.replace(start, &board(&other));
        assert_eq!(likeness(&shape(one), &shape(&text)), 1.0, "{text}");
    }
    assert!(likeness(&shape(one), &shape(&set[0].text)) < MOST_LIKE);
}

#[test]
fn who_solves_it_makes_the_rating() {
    let solved = |strongest: usize| {
        let mut tries = [0; 12];
        tries[strongest..].fill(TRIES);
        Trials::new(tries)
    };
    let ratings: Vec<u32> = (0..=12).map(|level| rating(&solved(level), 2, 1)).collect();
    assert!(ratings.is_sorted());
    assert_eq!(ratings.iter().collect::<BTreeSet<_>>().len(), 13);
    assert_eq!(rating(&solved(0), 1, 0), 600);
    assert_eq!(rating(&solved(12), 99, 99), HARDEST);
}
