//! Counts the instructions of the hot paths. Unlike times, they are the same on a busy machine.
//!
//! `make instructions` compares them with `benches/hot_paths/baselines.json`.

use gungraun::{library_benchmark, library_benchmark_group, main};
use warren::thinking::engine::EngineProgram;
use warren::thinking::puzzle::AnyPuzzle;
use warren_hot_paths::{longest_puzzle, recorded, seated};

#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = recorded)]
#[bench::mice(args = ("mice"), setup = recorded)]
#[bench::dots(args = ("dots"), setup = recorded)]
#[bench::fugitive(args = ("fugitive"), setup = recorded)]
#[bench::crossing(args = ("crossing"), setup = recorded)]
fn read(record: String) -> usize {
    warren_hot_paths::read(&record)
}

#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = recorded)]
#[bench::mice(args = ("mice"), setup = recorded)]
#[bench::dots(args = ("dots"), setup = recorded)]
#[bench::fugitive(args = ("fugitive"), setup = recorded)]
#[bench::crossing(args = ("crossing"), setup = recorded)]
fn link(record: String) -> usize {
    warren_hot_paths::link(&record)
}

#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = seated)]
#[bench::mice(args = ("mice"), setup = seated)]
#[bench::dots(args = ("dots"), setup = seated)]
#[bench::fugitive(args = ("fugitive"), setup = seated)]
#[bench::crossing(args = ("crossing"), setup = seated)]
fn think((program, nodes): (Box<dyn EngineProgram>, u64)) -> Option<String> {
    warren_hot_paths::think(program, nodes)
}

#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = longest_puzzle)]
#[bench::mice(args = ("mice"), setup = longest_puzzle)]
#[bench::dots(args = ("dots"), setup = longest_puzzle)]
#[bench::fugitive(args = ("fugitive"), setup = longest_puzzle)]
#[bench::crossing(args = ("crossing"), setup = longest_puzzle)]
fn solve(puzzle: Box<dyn AnyPuzzle>) -> String {
    warren_hot_paths::solve(puzzle)
}

#[library_benchmark]
#[bench::mice("mice")]
#[bench::dots("dots")]
fn count(game: &str) -> u64 {
    warren_hot_paths::count(game)
}

library_benchmark_group!(
    name = hot_paths,
    benchmarks = [read, link, think, solve, count]
);
main!(library_benchmark_groups = hot_paths);
