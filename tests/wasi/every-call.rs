//! A program that obeys its input lines, for the tests of WASI in the page.

use std::fs;
use std::hint::black_box;
use std::io;
use std::process;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

#[link(wasm_import_module = "wasi_snapshot_preview1")]
extern "C" {
    fn random_get(at: *mut u8, length: usize) -> u16;
}

fn main() {
    eprintln!("begun");
    for line in io::stdin().lines() {
        let line = line.unwrap();
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "echo" => println!("{rest}"),
            "file" => println!(
                "{:?}",
                fs::read_to_string(rest).map_err(|error| error.kind())
            ),
            "create" => println!(
                "{:?}",
                fs::write("new.txt", "x").map_err(|error| error.kind())
            ),
            "folder" => {
                for entry in fs::read_dir(".").unwrap().map(Result::unwrap) {
                    let size = entry.metadata().unwrap().len();
                    println!("{} {size}", entry.file_name().into_string().unwrap());
                }
            }
            "random" => {
                let mut bytes = [0u8; 8];
                assert_eq!(unsafe { random_get(bytes.as_mut_ptr(), bytes.len()) }, 0);
                let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                println!("{digits}");
            }
            "sleep" => {
                let begun = Instant::now();
                thread::sleep(Duration::from_millis(20));
                assert!(begun.elapsed() >= Duration::from_millis(20));
                println!("slept");
            }
            "time" => {
                let seconds = SystemTime::now()
                    .duration_since(UNIX_EPOCH)
                    .unwrap()
                    .as_secs();
                println!(
                    "{}",
                    if seconds / 86400 / 365 >= 30 {
                        "this century"
                    } else {
                        "the last"
                    }
                );
            }
            "exit" => process::exit(rest.parse().unwrap()),
            "panic" => panic!("as requested"),
            "deep" => println!("{}", deep(black_box(100_000_000))),
            "outside" => println!("{}", unsafe { *(black_box(usize::MAX - 64) as *const u8) }),
            "grow" => {
                let mut kept: Vec<Vec<u8>> = Vec::new();
                loop {
                    let mut more = Vec::new();
                    if more.try_reserve_exact(1 << 20).is_err() {
                        break;
                    }
                    more.push(1);
                    kept.push(more);
                }
                println!("refused after {} MiB", kept.len());
            }
            "eat" => {
                let mut kept = Vec::new();
                loop {
                    kept.push(vec![black_box(1u8); 1 << 20]);
                }
            }
            "loop" => loop {
                black_box(1);
            },
            "flood" => loop {
                println!("x");
            },
            "drown" => loop {
                print!("xxxxxxxxxxxxxxxx");
            },
            _ => {}
        }
    }
    println!("bye");
}

/// A recursion that cannot become a loop: each step needs the result of the next.
fn deep(left: u32) -> u32 {
    if left == 0 {
        0
    } else {
        left ^ deep(left - 1).rotate_left(1)
    }
}
