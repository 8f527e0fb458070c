use warren::core::game::Game;
use warren::games::dots::Dots;
use warren::games::dots::puzzle::Goal;
use warren::thinking::puzzle::Duel;
use warren::thinking::search::Random;

use super::check;
use warren_testkit::plain::duels::Each;

/// A position after random moves.
pub fn played(plies: u32, random: &mut Random) -> Option<Dots> {
    let mut game = Dots::default();
    while game.ply() < plies {
        let moves = game.each();
        if moves.is_empty() {
            return None;
        }
        game.play(&moves[random.below(moves.len())]);
    }
    Some(game)
}

#[test]
fn cells_and_leads_are_as_all_moves_say() {
    let mut random = Random::new(7);
    let mut met = [0, 0];
    for _ in 0..30 {
        let plies = 60 + random.below(150) as u32;
        let Some(game) = played(plies, &mut random) else {
            continue;
        };
        let moves = 1 + random.below(2) as u32;
        let side = game.side();
        let own = game.cells()[side.index()];
        let lead = own - game.cells()[side.other().index()];
        let more = random.below(5) as i32;
        let goal = match random.below(2) {
            0 => Goal::Cells {
                cells: (own + more - 1).max(0) as u32,
                moves,
            },
            _ => Goal::Lead {
                cells: (lead + 2 * more - 3).max(0) as u32,
                moves,
            },
        };
        if let Ok(task) = Duel::new(game, goal) {
            met[usize::from(check(&task))] += 1;
        }
    }
    assert!(met[0] > 3 && met[1] > 3, "{met:?}");
}

/// A board that is nearly full.
fn nearly_full(random: &mut Random) -> Dots {
    let mut letters: Vec<char> = (0..49)
        .map(|_| if random.below(2) == 0 { 'E' } else { 'e' })
        .collect();
    for _ in 0..4 {
        letters[random.below(49)] = ['.', 'B', 'C', 'D', 'b', 'c', 'd'][random.below(7)];
    }
    let rows: Vec<String> = letters.chunks(7).map(|row| row.iter().collect()).collect();
    let text = format!("{} {}", rows.join("/"), 200 + random.below(2));
    text.replace('.', "1").parse().unwrap()
}

#[test]
fn wins_are_as_all_moves_say() {
    let mut random = Random::new(11);
    let mut met = [0, 0];
    for _ in 0..800 {
        let game = nearly_full(&mut random);
        let is_short = game.dots().iter().sum::<i32>() >= 239;
        if let Ok(task) = Duel::new(game, Goal::Win)
            && is_short
        {
            met[usize::from(check(&task))] += 1;
        }
    }
    assert!(met[0] > 5 && met[1] > 5, "{met:?}");
}
