//! A transposition table of fixed size: the results of a search by position.

use super::Code;

/// The relation of a stored value to the true value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// Nothing is stored.
    #[default]
    None,
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// An entry of the table: the result for a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    key: u64,
    /// The value for the side to move, with wins counted from this position.
    pub value: i32,
    /// The best move found, or [`Code::NONE`].
    pub code: Code,
    /// The search depth.
    pub depth: u8,
    /// The bound in the two lowest bits, the age above them.
    bound_and_age: u8,
}

impl Entry {
    const EMPTY: Entry = Entry {
        key: 0,
        value: 0,
        code: Code::NONE,
        depth: 0,
        bound_and_age: 0,
    };

    /// The relation of the value to the true value.
    pub fn bound(&self) -> Bound {
        match self.bound_and_age & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => Bound::None,
        }
    }

    fn age(&self) -> u8 {
        self.bound_and_age >> 2
    }
}

/// Four entries that share an index. They fill one cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

/// The table. Its memory is allocated once and never grows.
#[derive(Clone, Debug)]
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
}

/// Ages are kept modulo this number.
const AGES: u8 = 64;

impl TranspositionTable {
    /// A table of at most `bytes` bytes: the largest power of two that fits, and at least one bucket.
    pub fn new(bytes: usize) -> TranspositionTable {
        let max_count = (bytes / size_of::<Bucket>()).max(1);
        let count = 1 << max_count.ilog2();
        TranspositionTable {
            buckets: vec![Bucket([Entry::EMPTY; 4]); count],
            age: 0,
        }
    }

    /// Marks the entries of earlier searches as older, so that they are replaced first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([Entry::EMPTY; 4]));
        self.age = 0;
    }

    /// The index of the bucket for positions with this hash.
    fn bucket_index(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    /// The entry of the position with this hash, if there is one.
    #[inline]
    pub fn get(&self, hash: u64) -> Option<Entry> {
        self.buckets[self.bucket_index(hash)]
            .0
            .iter()
            .find(|entry| entry.key == hash && entry.bound() != Bound::None)
            .copied()
    }

    /// Stores a result. It replaces the least useful entry: first old ones, then shallow ones.
    #[inline]
    pub fn store(&mut self, hash: u64, depth: u8, bound: Bound, value: i32, code: Code) {
        let age = self.age;
        let index = self.bucket_index(hash);
        let bucket = &mut self.buckets[index].0;
        let usefulness = |entry: &Entry| match entry.bound() {
            _ if entry.key == hash => i32::MIN,
            Bound::None => i32::MIN + 1,
            _ => i32::from(entry.depth) - 4 * i32::from((age + AGES - entry.age()) % AGES),
        };
        let mut least_useful = 0;
        for slot in 1..bucket.len() {
            if usefulness(&bucket[slot]) < usefulness(&bucket[least_useful]) {
                least_useful = slot;
            }
        }
        let entry = &mut bucket[least_useful];
        let known_code = if entry.key == hash {
            entry.code
        } else {
            Code::NONE
        };
        *entry = Entry {
            key: hash,
            value,
            code: if code == Code::NONE { known_code } else { code },
            depth,
            bound_and_age: bound as u8 | age << 2,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_gives_up_its_shallowest_entry() {
        let mut table = TranspositionTable::new(64);
        for hash in 1..=4 {
            table.store(hash, 10 + hash as u8, Bound::Exact, 0, Code(1));
        }
        table.store(5, 1, Bound::Exact, 7, Code(2));
        assert!(table.get(1).is_none());
        assert_eq!(table.get(5).map(|entry| entry.value), Some(7));
        assert!((2..=4).all(|hash| table.get(hash).is_some()));
    }

    #[test]
    fn deep_entries_of_long_ago_give_way_too() {
        let mut table = TranspositionTable::new(64);
        for hash in 1..=4 {
            table.store(hash, 20, Bound::Lower, 0, Code(1));
        }
        for _ in 0..6 {
            table.grow_older();
        }
        table.store(2, 3, Bound::Lower, 0, Code::NONE);
        table.store(9, 1, Bound::Lower, 0, Code(3));
        assert!(table.get(9).is_some());
        assert_eq!(table.get(2).map(|entry| entry.code), Some(Code(1)));
    }

    #[test]
    fn the_size_asked_for_is_a_ceiling() {
        assert_eq!(TranspositionTable::new(1 << 20).buckets.len() * 64, 1 << 20);
        assert_eq!(
            TranspositionTable::new((1 << 20) - 1).buckets.len() * 64,
            1 << 19
        );
        assert_eq!(TranspositionTable::new(0).buckets.len(), 1);
    }
}
