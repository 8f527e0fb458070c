//! Parallel games and the means of their results.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Runs `job` for each number below `count` on this number of threads, and returns the results in order.
pub fn each<T: Send>(count: usize, threads: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let result = job(number);
                    let mut results = results.lock().expect("no thread panics");
                    results.push((number, result));
                    eprint!("\r{} of {count}", results.len());
                }
            });
        }
    });
    eprint!("\r");
    let mut results = results.into_inner().expect("no thread panics");
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The mean.
pub fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_however_many_threads_there_are() {
        let squares: Vec<usize> = (0..50).map(|number| number * number).collect();
        for threads in [1, 4] {
            assert_eq!(each(50, threads, |number| number * number), squares);
        }
        assert_eq!(mean([1.0, 2.0, 6.0].into_iter()), 3.0);
    }
}
