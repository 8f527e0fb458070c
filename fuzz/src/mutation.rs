//! Runs the targets without the fuzzer: on the corpus, and on seeded changes of it.

use std::path::Path;
use std::time::Instant;
use std::{fs, thread};

use warren::thinking::search::Random;

use crate::change::change;

/// A target, and its number of changed inputs.
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
    pub count: usize,
}

/// Runs the targets, or those whose names contain an argument, each in its own thread.
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
        let other = &corpus[random.below(corpus.len())];
        change(&mut input, other, &mut random);
        try_one(target.run, &input);
    }
    let (inputs, seconds) = (corpus.len() + target.count, begun.elapsed().as_secs_f64());
    println!("fuzz {}: {inputs} inputs, {seconds:.1} s", target.name);
}

/// The inputs of a target in the repository, one per line: JSON strings with a character for each byte.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("corpus/{target}.jsonl"));
    let lines = fs::read_to_string(path).expect("the corpus");
    let inputs: Vec<Vec<u8>> = lines.lines().map(bytes).collect();
    assert!(!inputs.is_empty(), "the corpus of {target} is empty");
    inputs
}

fn bytes(line: &str) -> Vec<u8> {
    let text: String = serde_json::from_str(line).expect("a JSON string");
    let byte = |character: char| u8::try_from(character).expect("a byte");
    text.chars().map(byte).collect()
}

fn try_one(run: fn(&[u8]), input: &[u8]) {
    let _guard = PrintOnPanic(input);
    run(input);
}

/// Prints the input if the target panics.
struct PrintOnPanic<'a>(&'a [u8]);

impl Drop for PrintOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input: b\"{}\"", self.0.escape_ascii());
        }
    }
}
