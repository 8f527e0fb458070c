//! Runs the targets without the fuzzer: on the corpus, and on changes of it that a seed decides.

use std::path::Path;
use std::time::Instant;
use std::{fs, thread};

use warren::thinking::search::Random;

/// The most changes of one input.
const CHANGES: usize = 4;
/// The longest input.
const LONGEST: usize = 4096;
/// What may stand in the place of a number.
const NUMBERS: [&str; 10] = [
    "0",
    "1",
    "-1",
    "9",
    "100",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
];

/// A target, and how many changed inputs it gets.
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
    pub count: usize,
}

/// Runs the targets, or those whose names contain an argument, each in a thread of its own.
pub fn try_targets(targets: &[Target]) {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let is_wanted = |target: &&Target| {
        wanted.is_empty() || wanted.iter().any(|part| target.name.contains(part))
    };
    thread::scope(|scope| {
        for target in targets.iter().filter(is_wanted) {
            scope.spawn(|| try_all(target));
        }
    });
}

/// Runs a target on its corpus, and on changes of it.
fn try_all(target: &Target) {
    let begun = Instant::now();
    let corpus = corpus(target.name);
    for input in &corpus {
        try_one(target.run, input);
    }
    let mut random = Random::new(target.name.bytes().map(u64::from).sum());
    for _ in 0..target.count {
        let mut input = corpus[random.below(corpus.len())].clone();
        for _ in 0..=random.below(CHANGES) {
            change(&mut input, &corpus, &mut random);
        }
        input.truncate(LONGEST);
        try_one(target.run, &input);
    }
    let (inputs, seconds) = (corpus.len() + target.count, begun.elapsed().as_secs_f64());
    println!("fuzz {}: {inputs} inputs, {seconds:.1} s", target.name);
}

/// The inputs of a target that the repository keeps, in the same order everywhere.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target);
    let entries = fs::read_dir(folder).expect("the corpus");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "the corpus of {target} is empty");
    let read = |path| fs::read(path).expect("an input");
    paths.iter().map(read).collect()
}

fn try_one(run: fn(&[u8]), input: &[u8]) {
    let _told = Told(input);
    run(input);
}

/// Tells the input if the target panics.
struct Told<'a>(&'a [u8]);

impl Drop for Told<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input: b\"{}\"", self.0.escape_ascii());
        }
    }
}

/// Changes an input once, as a fuzzer does.
fn change(input: &mut Vec<u8>, corpus: &[Vec<u8>], random: &mut Random) {
    let at = random.below(input.len() + 1);
    let end = (at + 1 + random.below(16)).min(input.len());
    match random.below(7) {
        0 => input.insert(at, random.bits() as u8),
        1 if at < input.len() => input[at] = random.bits() as u8,
        2 => drop(input.drain(at..end)),
        3 => {
            let again = input[at..end].to_vec();
            input.splice(at..at, again);
        }
        4 => put_number(input, at, random),
        5 => {
            let other = &corpus[random.below(corpus.len())];
            let from = random.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        _ => swap_lines(input, random),
    }
}

/// Puts another number in the place of the next one.
fn put_number(input: &mut Vec<u8>, at: usize, random: &mut Random) {
    let digits = |byte: &u8| byte.is_ascii_digit();
    let Some(begin) = input[at..].iter().position(digits).map(|begin| at + begin) else {
        return;
    };
    let length = input[begin..]
        .iter()
        .take_while(|byte| digits(byte))
        .count();
    let number = NUMBERS[random.below(NUMBERS.len())];
    input.splice(begin..begin + length, number.bytes());
}

fn swap_lines(input: &mut Vec<u8>, random: &mut Random) {
    let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    lines.swap(one, other);
    *input = lines.join(&b'\n');
}
