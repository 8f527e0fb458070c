//! Mined puzzles: their seeds find them again, the solver certifies them, no two are too similar, and attempts of the levels
//! rate them.

use std::collections::BTreeSet;

use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::Fugitive;
use warren::games::mice::Mice;
use warren::games::rabbits::Rabbits;
use warren::thinking::engine::Level;
use warren::thinking::mining::{
    Candidate, Fault, HARDEST, MAX_LIKENESS, MakesPuzzles, MinedPuzzle, Miner, Survey, TRIES,
    Trials, likeness, rating,
};
use warren::thinking::puzzle::{Entry, read_set};

const CROSSING: &str = include_str!("../www/games/crossing/puzzles.txt");
const DOTS: &str = include_str!("../www/games/dots/puzzles.txt");
const FUGITIVE: &str = include_str!("../www/games/fugitive/puzzles.txt");
const MICE: &str = include_str!("../www/games/mice/puzzles.txt");
const RABBITS: &str = include_str!("../www/games/rabbits/puzzles.txt");

/// The first puzzles of a seed.
fn mined<G: MakesPuzzles>(seed: u64, count: usize) -> Vec<MinedPuzzle> {
    let mut mine = Miner::<G>::new(seed);
    let mut puzzles = Vec::new();
    while puzzles.len() < count {
        puzzles.extend(mine.next_batch());
    }
    puzzles
}

fn entries(set: &str) -> Vec<Entry> {
    read_set(set).unwrap_or_else(|error| panic!("{error}"))
}

fn check_seeds<G: MakesPuzzles>() {
    let (one, again, other) = (mined::<G>(7, 2), mined::<G>(7, 2), mined::<G>(8, 2));
    assert_eq!(one, again);
    assert_ne!(one, other);
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    check_seeds::<Crossing>();
    check_seeds::<Dots>();
    check_seeds::<Fugitive>();
    check_seeds::<Mice>();
    assert_eq!(mined::<Rabbits>(7, 1), mined::<Rabbits>(7, 1));
}

fn check_mined<G: MakesPuzzles>() {
    let text: String = mined::<G>(11, 3).iter().map(ToString::to_string).collect();
    let mut survey = Survey::default();
    for entry in entries(&text) {
        assert_eq!(survey.check::<G>(&entry), []);
        assert!(entry.traits.is_some());
    }
    assert!(survey.certified >= 3);
}

#[test]
fn mined_puzzles_are_a_certified_set() {
    check_mined::<Crossing>();
    check_mined::<Dots>();
    check_mined::<Fugitive>();
    check_mined::<Mice>();
}

/// Certifies every `each`th puzzle of a shipped set. All are certified in `make check-all`.
///
/// In the whole set each theme has at least three puzzles, and at most three of five.
fn check_shipped<G: MakesPuzzles>(set: &str, least: usize, each: usize) {
    let set = entries(set);
    assert!(set.len() >= least, "{}", set.len());
    let mut survey = Survey::default();
    for entry in set.iter().step_by(each) {
        assert_eq!(survey.check::<G>(entry), []);
        let themes = &entry.traits.as_ref().expect("traits").themes;
        let are_known = themes.iter().all(|theme| G::THEMES.contains(&&theme[..]));
        assert!(are_known, "line {}: {themes:?}", entry.line);
    }
    assert_eq!(survey.certified, set.len().div_ceil(each));
    for theme in G::THEMES {
        let has = |entry: &&Entry| {
            let traits = entry.traits.as_ref();
            traits.is_some_and(|traits| traits.themes.iter().any(|other| other == theme))
        };
        let count = set.iter().filter(has).count();
        assert!(count >= 3 && 5 * count <= 3 * set.len(), "{theme}: {count}");
    }
}

#[test]
fn shipped_puzzles_of_the_crossing_are_certified() {
    check_shipped::<Crossing>(CROSSING, 100, 1);
}

#[test]
fn shipped_puzzles_of_dots_are_certified() {
    check_shipped::<Dots>(DOTS, 200, 5);
}

#[test]
fn shipped_puzzles_of_the_fugitive_are_certified() {
    check_shipped::<Fugitive>(FUGITIVE, 200, 10);
}

#[test]
fn shipped_puzzles_of_the_space_mice_are_certified() {
    check_shipped::<Mice>(MICE, 100, 1);
}

#[test]
fn shipped_puzzles_of_rabbits_are_certified() {
    check_shipped::<Rabbits>(RABBITS, 200, 5);
}

#[test]
fn a_survey_reports_faults() {
    let set = entries(DOTS);
    let last = set.last().unwrap();
    let mut survey = Survey::default();
    assert_eq!(survey.check::<Dots>(last), []);
    let twice = survey.check::<Dots>(last);
    assert!(matches!(twice[..], [Fault::Like { .. }]), "{twice:?}");

    let mut other = last.clone();
    other.note.first += 1;
    other.traits.as_mut().unwrap().themes = vec!["pincer".to_owned()];
    let faults = Survey::default().check::<Dots>(&other);
    assert!(
        matches!(faults[..], [Fault::Note { .. }, Fault::Themes { .. }]),
        "{faults:?}"
    );
    for goal in ["cells 49 in 1", "nothing"] {
        let mut lines: Vec<&str> = last.text.lines().collect();
        let line = format!("goal {goal}");
        lines[1] = &line;
        other.text = lines.join("\n");
        let faults = Survey::default().check::<Dots>(&other);
        assert!(matches!(faults[..], [Fault::Line(_)]), "{goal}: {faults:?}");
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
    let shape = |text: &str| Dots::certified(text).unwrap().unwrap().features();
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
    assert!(likeness(&shape(one), &shape(&set[0].text)) < MAX_LIKENESS);
}

/// A puzzle of the space mice whose board is turned by a quarter, or mirrored. Walls still turn animals to the left.
fn other_view(text: &str, is_mirrored: bool) -> String {
    let mut lines = text.lines().map(str::to_owned).collect::<Vec<_>>();
    let start: Vec<String> = lines[2].split(' ').map(str::to_owned).collect();
    let last = start[1].parse::<u8>().unwrap() - 1;
    let heading = |letter: char| match (is_mirrored, letter) {
        (true, 'E') => 'W',
        (true, 'W') => 'E',
        (true, other) => other,
        (false, other) => {
            let around = "NESWN";
            let at = around.find(other).unwrap();
            around[at + 1..].chars().next().unwrap()
        }
    };
    let place = |x: u8, y: u8| {
        if is_mirrored {
            (last - x, y)
        } else {
            (last - y, x)
        }
    };
    // `2,3`, perhaps followed by a heading and other text.
    let item = |item: &str| {
        let (x, rest) = item.split_once(',').unwrap();
        let digits = rest.find(|sign: char| !sign.is_ascii_digit());
        let (y, rest) = rest.split_at(digits.unwrap_or(rest.len()));
        let (x, y) = place(x.parse().unwrap(), y.parse().unwrap());
        let mut rest = rest.chars();
        let to: String = rest.next().map(heading).into_iter().collect();
        format!("{x},{y}{to}{}", rest.as_str())
    };
    let door = |door: &str| {
        let (at, wall) = door.split_at(door.len() - 1);
        let (at, wall): (u8, char) = (at.parse().unwrap(), wall.parse().unwrap());
        let is_flipped = if is_mirrored {
            "NS".contains(wall)
        } else {
            "EW".contains(wall)
        };
        let at = if is_flipped { last - at } else { at };
        format!("{at}{}", heading(wall))
    };
    let each = |list: &str, by: char, change: &dyn Fn(&str) -> String| match list {
        "-" => "-".to_owned(),
        list => {
            let parts: Vec<String> = list.split(by).map(change).collect();
            parts.join(&by.to_string())
        }
    };
    let arrows = |arrows: &str| each(arrows, '+', &item);
    let parts = [
        "start".to_owned(),
        start[1].clone(),
        start[2].clone(),
        each(&start[3], '/', &item),
        each(&start[4], '/', &door),
        start[5].clone(),
        start[6].clone(),
        each(&start[7], '/', &arrows),
        each(&start[8], '/', &item),
    ];
    lines[2] = parts.join(" ");
    for line in lines.iter_mut().skip(3).filter(|line| *line != "?") {
        *line = item(&line.replacen(' ', ",", 1).replace(' ', "")).replace(',', " ");
        line.insert(line.len() - 1, ' ');
    }
    lines.join("\n") + "\n"
}

#[test]
fn mirrored_and_turned_puzzles_of_the_space_mice_are_alike() {
    let set = entries(MICE);
    let candidate = |text: &str| Mice::certified(text).unwrap().unwrap();
    for entry in set.iter().take(4) {
        let one = candidate(&entry.text);
        let turned = candidate(&other_view(&entry.text, false));
        assert_eq!(likeness(&one.features(), &turned.features()), 1.0);
        assert_eq!(one.note().first, turned.note().first, "{}", entry.text);
        assert_eq!(one.traps(), turned.traps(), "{}", entry.text);
    }
    // The goal may change in the mirror.
    let text = set[0].text.replace("points 6", "points 0");
    let mirrored = candidate(&other_view(&text, true)).features();
    assert_eq!(likeness(&candidate(&text).features(), &mirrored), 1.0);
    assert!(likeness(&mirrored, &candidate(&set[1].text).features()) < MAX_LIKENESS);
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
    let candidate = |text: &str| Rabbits::certified(text).unwrap().unwrap();
    let set = entries(RABBITS);
    for (place, entry) in set.iter().enumerate().step_by(20) {
        let one = &entry.text;
        let start = one.lines().find_map(|line| line.strip_prefix("start "));
        let start = start.unwrap();
        let other = candidate(&one.replace(start, &upside_down(start)));
        let one = candidate(one);
        assert_eq!(likeness(&one.features(), &other.features()), 1.0, "{start}");
        let third = candidate(&set[(place + 100) % set.len()].text);
        assert!(likeness(&one.features(), &third.features()) < MAX_LIKENESS);
    }
}

/// Rates some puzzles again by the attempts of the levels.
#[test]
fn ratings_of_the_crossing_are_found_again() {
    for entry in entries(CROSSING).iter().step_by(25) {
        let mut candidate = Crossing::certified(&entry.text).unwrap().unwrap();
        let (trials, traps) = (Trials::of(&mut candidate), candidate.traps());
        let computed_rating = rating(&trials, candidate.length(), traps);
        let noted = entry.traits.as_ref().map(|traits| traits.rating);
        assert_eq!(Some(computed_rating), noted);
    }
}

/// A crossing can be mirrored at the line from the start to the goal.
#[test]
fn a_mirrored_crossing_is_alike() {
    let set = entries(CROSSING);
    let shape = |text: &str| Crossing::certified(text).unwrap().unwrap().features();
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
    assert!(likeness(&shape(one), &shape(&set[1].text)) < MAX_LIKENESS);
}

#[test]
fn stronger_levels_solve_more_crossings() {
    let (mut weak, mut strong) = (0, 0);
    for entry in entries(CROSSING).iter().step_by(10) {
        let mut candidate = Crossing::certified(&entry.text).unwrap().unwrap();
        let trials = Trials::of(&mut candidate);
        let solved = |level: u8| trials.solved(Level::new(level).unwrap());
        weak += (1..=4).map(solved).sum::<u32>();
        strong += (9..=12).map(solved).sum::<u32>();
    }
    assert!(2 * weak < strong, "{weak} {strong}");
}

#[test]
fn the_rating_depends_on_the_levels_that_solve_it() {
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
