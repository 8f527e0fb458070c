//! Measures the times of the hot paths with Criterion: `make times`. Criterion stores the last measurements in
//! `target/criterion`, and the next run reports the changes.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use warren::games::GameId;
use warren_hot_paths::{
    COUNTED, count, link, longest_puzzle, read, recorded, seated, solve, think,
};

fn hot_paths(criterion: &mut Criterion) {
    for game in GameId::ALL.iter().map(|game| game.id()) {
        let record = recorded(game);
        criterion.bench_function(&format!("read {game}"), |bencher| {
            bencher.iter(|| read(&record));
        });
        criterion.bench_function(&format!("link {game}"), |bencher| {
            bencher.iter(|| link(&record));
        });
        criterion.bench_function(&format!("think {game}"), |bencher| {
            let act = |(program, nodes)| think(program, nodes);
            bencher.iter_batched(|| seated(game), act, BatchSize::PerIteration);
        });
        criterion.bench_function(&format!("solve {game}"), |bencher| {
            bencher.iter_batched(|| longest_puzzle(game), solve, BatchSize::PerIteration);
        });
    }
    for (game, _) in COUNTED {
        criterion.bench_function(&format!("count {game}"), |bencher| {
            bencher.iter(|| count(game));
        });
    }
}

criterion_group! {
    name = all;
    // Some paths take half a second.
    config = Criterion::default().sample_size(10);
    targets = hot_paths
}
criterion_main!(all);
