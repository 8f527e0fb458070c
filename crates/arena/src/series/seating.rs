//! The seats of programs in the games of a pair.

/// Returns the seats of a pair's game: programs move on by one seat from game to game.
pub fn seat_order(programs: &[usize], game_in_pair: usize) -> Vec<usize> {
    let seats = programs.len();
    (0..seats)
        .map(|seat| programs[(seat + game_in_pair) % seats])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_program_has_each_seat_once() {
        assert_eq!(seat_order(&[4, 9], 0), [4, 9]);
        assert_eq!(seat_order(&[4, 9], 3), [9, 4]);
        assert_eq!(seat_order(&[4, 9, 2], 1), [9, 2, 4]);
    }
}
