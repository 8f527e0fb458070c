//! The fuzz targets: each takes any bytes, and panics where an invariant does not hold. `fuzz_targets` runs them on libFuzzer's
//! bytes, and [`try_corpus`] on the corpus and on seeded changes of it.

#![cfg(not(target_arch = "wasm32"))]

pub mod change;
mod input;
mod mutation;

/// Declares the module of each target, and lists the targets with the number of changed inputs in a test.
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

// The numbers are smaller where one input takes longer.
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

/// Makes a program of a target. libFuzzer's changes of an input alternate with ours.
#[macro_export]
macro_rules! fuzz {
    ($target:ident) => {
        libfuzzer_sys::fuzz_target!(|data: &[u8]| $crate::$target::run(data));
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            if seed % 2 == 0 {
                libfuzzer_sys::fuzzer_mutate(data, size, max_size)
            } else {
                $crate::change::in_place(data, size, max_size, seed)
            }
        });
    };
}

/// Runs each target, or the targets that the command line names, on its corpus and on seeded changes of it.
pub fn try_corpus() {
    mutation::try_targets(TARGETS);
}
