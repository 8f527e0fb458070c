//! What the fuzz targets do: each takes any bytes, and panics where something does not hold that must. `fuzz_targets` runs them on
//! bytes that libFuzzer makes up, and [`try_corpus`] on the corpus and on seeded changes of it.

#![cfg(not(target_arch = "wasm32"))]

pub mod change;
mod input;
mod mutation;

/// Declares the module of each target, and lists them, with how many changed inputs a test gives each.
macro_rules! targets {
    ($($target:ident $count:literal)+) => {
        $(pub mod $target;)+

        const TARGETS: &[mutation::Target] = &[$(mutation::Target {
            name: stringify!($target),
            run: $target::run,
            count: $count,
        }),+];
    };
}

// The fewer, the longer one input takes.
targets! {
    answer 1000
    draft 2000
    goal 80
    link 2000
    log 1500
    made 3
    memory 3000
    position 3000
    puzzle 150
    record 2500
    referee 1000
    rules 1500
    set 40
    solved 80
    start 2000
    tournament 1500
}

/// Makes a program of a target. libFuzzer's changes of an input and ours take turns.
#[macro_export]
macro_rules! fuzz {
    ($target:ident) => {
        libfuzzer_sys::fuzz_target!(|data: &[u8]| $crate::$target::run(data));
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
            if seed % 2 == 0 {
                libfuzzer_sys::fuzzer_mutate(data, size, most)
            } else {
                $crate::change::in_place(data, size, most, seed)
            }
        });
    };
}

/// Runs each target on its corpus and on seeded changes of it, or the targets that the command line names.
pub fn try_corpus() {
    mutation::try_targets(TARGETS);
}
