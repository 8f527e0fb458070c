//! The figures of the benches: printed, and with `RECORD=yes` in the environment written into `benches/results`. `figures.mjs`
//! does the same for the benches in JavaScript.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, thread};

use serde_json::Value;
use warren::thinking::engine::Level;
use warren_testkit::interval::interval;

/// Prints the figure of a bench. With `RECORD=yes`, also writes it into the result that has the command of this run. If no result
/// has it, ends the process with an error.
pub fn report_figure(figure: &str) {
    println!("{figure}");
    if env::var("RECORD").is_ok_and(|value| value == "yes") {
        let command = command();
        match result_with(&command) {
            Some((file, result)) => record(&file, result, figure),
            None => {
                eprintln!(
                    "No file in benches/results has the command '{command}'. Write one with a claim and this command."
                );
                exit(1);
            }
        }
    }
}

/// The command that runs this bench, as the table of results shows it.
fn command() -> String {
    let mut arguments = env::args();
    let program = PathBuf::from(arguments.next().unwrap_or_default());
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    // Cargo adds a hash to the name, and this argument for every bench.
    let bench = name.rsplit_once('-').map_or(&*name, |(bench, _)| bench);
    let options: Vec<String> = arguments.filter(|each| each != "--bench").collect();
    if options.is_empty() {
        format!("cargo bench --bench {bench}")
    } else {
        format!("cargo bench --bench {bench} -- {}", options.join(" "))
    }
}

/// The result with a command, and its file.
fn result_with(command: &str) -> Option<(PathBuf, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
    let files = fs::read_dir(folder).expect("the folder of results");
    files
        .map(|file| file.expect("a file").path())
        .find_map(|file| {
            let text = fs::read_to_string(&file).expect("a readable file");
            let result: Value = serde_json::from_str(&text).expect("JSON");
            (result["command"] == command).then_some((file, result))
        })
}

fn record(file: &Path, mut result: Value, figure: &str) {
    result["figure"] = figure.into();
    result["date"] = output("date", &["-u", "+%F"]).into();
    result["machine"] = machine().into();
    let text = serde_json::to_string_pretty(&result).expect("JSON");
    fs::write(file, text + "\n").expect("a writable file");
}

/// The machine in a few words.
fn machine() -> String {
    let cores = thread::available_parallelism().map_or(0, usize::from);
    let description = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let mut lines = description.lines();
    let line = lines.find(|line| line.starts_with("model name"));
    let model = line.and_then(|line| line.split_once(": "));
    let model = model.map_or(env::consts::ARCH, |(_, model)| model.trim());
    format!("{cores} cores, {model}, {}", env::consts::OS)
}

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.expect("a program that runs").stdout;
    String::from_utf8_lossy(&output).trim().to_owned()
}

/// A rate in words, with the interval that holds the true rate in 95 of 100 cases.
pub fn rate(rate: f64, count: usize) -> String {
    let [low, high] = interval(rate, count as f64);
    format!(
        "{:.0} % ({:.0}–{:.0})",
        100.0 * rate,
        100.0 * low,
        100.0 * high
    )
}

/// The rates at which levels won against the level below, each with the number of games or pairs.
#[derive(Default)]
pub struct Steps(Vec<(Level, f64, usize)>);

impl Steps {
    /// Adds the rate of a level.
    pub fn add(&mut self, level: Level, rate: f64, count: usize) {
        self.0.push((level, rate, count));
    }

    /// The smallest and the largest rate in words.
    pub fn range(&self) -> String {
        let by_rate =
            |one: &&(Level, f64, usize), other: &&(Level, f64, usize)| one.1.total_cmp(&other.1);
        let shown = |&(level, won, count): &(Level, f64, usize)| {
            format!("{} at level {level}", rate(won, count))
        };
        let (least, most) = (self.0.iter().min_by(by_rate), self.0.iter().max_by(by_rate));
        let ends: Vec<String> = [least, most].into_iter().flatten().map(shown).collect();
        ends.join(" to ")
    }
}

/// A mean in words, with half the width of the interval that holds the true mean in 95 of 100 cases (normal).
pub fn mean_of(values: &[f64]) -> String {
    let count = values.len() as f64;
    let middle = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - middle).powi(2)).sum();
    let half = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
    format!("{middle:.2} ± {half:.2}")
}
