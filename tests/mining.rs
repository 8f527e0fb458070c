//! Mined puzzles: found again by their seed, certified, no two too like each other, rated by what the levels do.

use std::collections::BTreeSet;

use warren::games::dots::Dots;
use warren::games::rabbits::Rabbits;
use warren::thinking::mine::{
    Fault, HARDEST, Lode, MOST_LIKE, Mine, Mined, Nugget, Survey, TRIES, Trials, likeness, rating,
};
use warren::thinking::puzzle::{Entry, read_set};

const DOTS: &str = include_str!("../www/games/dots/puzzles.txt");
const RABBITS: &str = include_str!("../www/games/rabbits/puzzles.txt");

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
}

#[test]
fn rabbits_are_mined_alike_from_the_same_seed_and_certified() {
    let found = mined::<Rabbits>(7, 1);
    assert_eq!(found, mined::<Rabbits>(7, 1));
    let mut survey = Survey::default();
    for nugget in found {
        let entries = entries(&nugget.to_string());
        assert_eq!(survey.look::<Rabbits>(&entries[0]), []);
    }
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

/// Certifies some puzzles of a shipped set here; `make check-all` certifies all.
fn check_shipped<G: Mined>(set: &str, each: usize) {
    let set = entries(set);
    assert!(set.len() >= 100, "{}", set.len());
    let mut survey = Survey::default();
    for entry in set.iter().step_by(each) {
        assert_eq!(survey.look::<G>(entry), []);
        let themes = &entry.traits.as_ref().expect("traits").themes;
        let are_known = themes.iter().all(|theme| G::THEMES.contains(&&theme[..]));
        assert!(are_known, "line {}: {themes:?}", entry.line);
    }
    assert_eq!(survey.certified, set.len().div_ceil(each));
}

#[test]
fn shipped_puzzles_of_dots_are_certified() {
    check_shipped::<Dots>(DOTS, 5);
}

#[test]
fn shipped_puzzles_of_rabbits_are_certified() {
    check_shipped::<Rabbits>(RABBITS, 1);
}

/// How many puzzles of a set have each theme.
fn themes<G: Mined>(set: &str) -> Vec<(&'static str, usize)> {
    let entries = entries(set);
    let count = |theme: &str| {
        let each = entries.iter().filter_map(|entry| entry.traits.as_ref());
        each.filter(|traits| traits.themes.iter().any(|other| other == theme))
            .count()
    };
    G::THEMES
        .iter()
        .map(|&theme| (theme, count(theme)))
        .collect()
}

#[test]
fn no_theme_is_missing_or_in_most_puzzles() {
    for (themes, all, least) in [
        (themes::<Dots>(DOTS), entries(DOTS).len(), 1),
        (themes::<Rabbits>(RABBITS), entries(RABBITS).len(), 3),
    ] {
        for (theme, count) in themes {
            let is_apt = count >= least && 5 * count <= 3 * all;
            assert!(is_apt, "{theme}: {count} of {all}");
        }
    }
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

/// A position of Rabbit Hunt with the top at the bottom. The maze mirrors itself.
fn upside_down(start: &str) -> String {
    let cell = |cell: &str| match cell.split_once(',') {
        Some((row, column)) => format!("{},{column}", 23 - row.parse::<u8>().unwrap()),
        None => cell.to_owned(),
    };
    let parts: Vec<String> = start
        .split(' ')
        .enumerate()
        .map(|(part, text)| match part {
            0 => text.split('/').rev().collect::<Vec<_>>().join("/"),
            1 | 2 => text.split('/').map(cell).collect::<Vec<_>>().join("/"),
            _ => text.to_owned(),
        })
        .collect();
    parts.join(" ")
}

#[test]
fn mirrored_puzzles_of_rabbits_are_alike() {
    let lode = |text: &str| Rabbits::assay(text).unwrap().unwrap();
    let set = entries(RABBITS);
    for (place, entry) in set.iter().enumerate().step_by(20) {
        let one = &entry.text;
        let start = one.lines().find_map(|line| line.strip_prefix("start "));
        let start = start.unwrap();
        let other = lode(&one.replace(start, &upside_down(start)));
        let one = lode(one);
        assert_eq!(likeness(&one.shape(), &other.shape()), 1.0, "{start}");
        let third = lode(&set[(place + 100) % set.len()].text);
        assert!(likeness(&one.shape(), &third.shape()) < MOST_LIKE);
    }
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
