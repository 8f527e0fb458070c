//! A program for The Crossing that steps at random: the seed decides its whole game, natively and in the page.

#[link(wasm_import_module = "wasi_snapshot_preview1")]
unsafe extern "C" {
    fn random_get(into: *mut u8, length: usize) -> u16;
}

/// A byte of WASI's random stream.
fn random_byte() -> u8 {
    let mut byte = 0;
    // SAFETY: the buffer has room for the requested byte.
    assert_eq!(unsafe { random_get(&mut byte, 1) }, 0);
    byte
}

fn main() {
    let lines = std::io::stdin().lines().map_while(Result::ok);
    // After eight lines of heights and the player's number.
    for line in lines.skip(9) {
        let phases: Vec<i32> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        let letters = [('N', 1), ('W', 3), ('H', 4), ('E', 5), ('S', 7)];
        let on_board: Vec<char> = letters
            .into_iter()
            .filter(|&(_, place)| phases[place] != -9)
            .map(|(letter, _)| letter)
            .collect();
        println!("{}", on_board[usize::from(random_byte()) % on_board.len()]);
    }
}
