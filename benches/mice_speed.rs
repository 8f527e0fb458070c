//! Whole games of space mice, all animals simulated: ours beside one object an animal.

#[cfg(not(target_arch = "wasm32"))]
#[path = "../tests/rules_mice/plain.rs"]
mod plain;

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    use std::time::Instant;
    use warren::game::{Game, Listed};
    use warren::games::mice::{Board, Cell, Door, Heading, Mice};
    let mut seed = 7_u64;
    let mut random = move |limit: usize| {
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (seed >> 33) as usize % limit
    };
    let mut games = Vec::new();
    while games.len() < 20 {
        let rockets: Vec<Cell> = (0..4)
            .map(|_| Cell {
                x: random(25) as u8,
                y: random(25) as u8,
            })
            .collect();
        let mut doors: Vec<Door> = Vec::new();
        while doors.len() < 16 {
            let door = Door {
                at: 1 + random(23) as u8,
                wall: Heading::ALL[random(4)],
            };
            if !doors.contains(&door) {
                doors.push(door);
            }
        }
        let Ok(board) = Board::new(25, 100, &rockets, &doors) else {
            continue;
        };
        let mut game = Mice::new(board.clone());
        let mut moves = Vec::new();
        let mut arrows = Vec::new();
        while game.outcome().is_none() {
            game.legal_moves(&mut moves);
            let arrow = moves[random(moves.len())];
            game.play(&arrow);
            arrows.push(arrow);
        }
        games.push((board, arrows, game.points().to_vec()));
    }
    for _ in 0..3 {
        let begun = Instant::now();
        for _ in 0..10 {
            for (board, arrows, points) in &games {
                let mut game = Mice::new(board.clone());
                for arrow in arrows {
                    game.play(arrow);
                }
                assert_eq!(game.points(), &points[..]);
            }
        }
        let fast = begun.elapsed().as_secs_f64() / (10 * games.len()) as f64;
        let begun = Instant::now();
        for (board, arrows, points) in &games {
            let mut game = plain::Plain::new(board);
            for &arrow in arrows {
                game.turn(arrow);
            }
            assert_eq!(&game.points, points);
        }
        let slow = begun.elapsed().as_secs_f64() / games.len() as f64;
        println!(
            "ours {:.1} us, plain {:.1} us, {:.1} times",
            fast * 1e6,
            slow * 1e6,
            slow / fast
        );
    }
}
