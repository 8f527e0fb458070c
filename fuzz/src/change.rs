//! Changes of an input that suit the formats read here: bytes, bits, numbers, words and lines.

use warren::thinking::search::Random;

/// The longest input.
const MAX_BYTES: usize = 4096;
/// The maximum number of changes of one input at a time.
const MAX_CHANGES: usize = 4;
/// Replacements for a number.
const NUMBERS: [&str; 10] = [
    "0",
    "1",
    "-1",
    "9",
    "100",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
];

/// Changes an input a few times. Parts may come from `other`, which may be the unchanged input.
pub fn change(input: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    for _ in 0..=random.below(MAX_CHANGES) {
        change_once(input, other, random);
    }
    input.truncate(MAX_BYTES);
}

/// Changes the first `size` bytes, as libFuzzer asks. Returns the new size, which is at most `max_size`.
pub fn in_place(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let before = data[..size].to_vec();
    let mut input = before.clone();
    change(&mut input, &before, &mut Random::new(seed.into()));
    input.truncate(max_size);
    data[..input.len()].copy_from_slice(&input);
    input.len()
}

fn change_once(input: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let at = random.below(input.len() + 1);
    let end = (at + 1 + random.below(16)).min(input.len());
    match random.below(12) {
        0 => input.insert(at, random.bits() as u8),
        1 if at < input.len() => input[at] = random.bits() as u8,
        2 => drop(input.drain(at..end)),
        3 => {
            let again = input[at..end].to_vec();
            input.splice(at..at, again);
        }
        4 => put_number(input, at, random),
        5 => {
            let from = random.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        6 => shift_bits(input, at, random),
        7 => put_word(input, at, other, random),
        8 => put_line(input, other, random),
        9 => drop_line(input, random),
        _ => swap_lines(input, random),
    }
}

/// Replaces the next number by another: a special one, or a near one.
fn put_number(input: &mut Vec<u8>, at: usize, random: &mut Random) {
    let Some((begin, end)) = next(input, at, u8::is_ascii_digit) else {
        return;
    };
    let text = String::from_utf8_lossy(&input[begin..end]);
    let number = match text.parse::<u64>() {
        Ok(number) if random.below(2) == 0 => {
            let nearby_number = number.saturating_add(random.below(4) as u64 + 1);
            nearby_number
                .saturating_sub(random.below(8) as u64)
                .to_string()
        }
        _ => NUMBERS[random.below(NUMBERS.len())].to_owned(),
    };
    input.splice(begin..end, number.bytes());
}

/// Replaces the next word by a word of the other input.
fn put_word(input: &mut Vec<u8>, at: usize, other: &[u8], random: &mut Random) {
    let is_in_word = |byte: &u8| !byte.is_ascii_whitespace();
    let from = random.below(other.len() + 1);
    let (Some((begin, end)), Some((first, last))) =
        (next(input, at, is_in_word), next(other, from, is_in_word))
    else {
        return;
    };
    input.splice(begin..end, other[first..last].iter().copied());
}

/// The range of the next run of bytes that meet a condition.
fn next(bytes: &[u8], at: usize, is_such: impl Fn(&u8) -> bool) -> Option<(usize, usize)> {
    let begin = at + bytes[at..].iter().position(&is_such)?;
    let length = bytes[begin..]
        .iter()
        .take_while(|byte| is_such(byte))
        .count();
    Some((begin, begin + length))
}

/// Shifts all bits from a byte on by a few places, as when a number in a link takes more or fewer bits.
fn shift_bits(input: &mut [u8], at: usize, random: &mut Random) {
    let count = 1 + random.below(7);
    let moves_on = random.below(2) == 0;
    let mut carried = random.bits() as u8;
    let rest = &mut input[at..];
    if moves_on {
        for byte in rest {
            let wide = u16::from_be_bytes([carried, *byte]) >> count;
            (carried, *byte) = (*byte, wide as u8);
        }
    } else {
        for byte in rest.iter_mut().rev() {
            let wide = u16::from_be_bytes([*byte, carried]) << count;
            (carried, *byte) = (*byte, (wide >> 8) as u8);
        }
    }
}

/// Inserts a line of the other input between two lines.
fn put_line(input: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let others = lines(other);
    let mut own = lines(input);
    let at = random.below(own.len() + 1);
    own.insert(at, others[random.below(others.len())]);
    *input = own.join(&b'\n');
}

fn drop_line(input: &mut Vec<u8>, random: &mut Random) {
    let mut own = lines(input);
    own.remove(random.below(own.len()));
    *input = own.join(&b'\n');
}

fn swap_lines(input: &mut Vec<u8>, random: &mut Random) {
    let mut own = lines(input);
    let (one, other) = (random.below(own.len()), random.below(own.len()));
    own.swap(one, other);
    *input = own.join(&b'\n');
}

fn lines(bytes: &[u8]) -> Vec<&[u8]> {
    bytes.split(|&byte| byte == b'\n').collect()
}
