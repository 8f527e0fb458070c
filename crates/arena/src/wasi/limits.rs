//! How much a program may take of this machine: its memories and its tables together. The page counts alike, in
//! `www/play/running/sandbox/wasm-memory.js`.

use wasmi::ResourceLimiter;
use wasmi::errors::{MemoryError, TableError};
use wasmi_core::LimiterError;
use wasmparser::{BinaryReaderError, Parser, Payload};

use super::module::MAX_MEMORY_BYTES;

const PAGE: u64 = 1 << 16;
/// What browsers need for a table, and for each of its elements, at most.
const TABLE: u64 = 1 << 14;
const ELEMENT: u64 = 32;
/// So much in tables, as compilers make them, counts for nothing: a program may have all its memory from the start.
const SPARE: u64 = 1 << 20;

/// What a module has at its start.
#[derive(Default)]
pub struct Size {
    bytes: u64,
    /// The number of its memories and tables.
    parts: usize,
}

impl Size {
    /// What a module says of itself. It is a valid one.
    pub fn of(module: &[u8]) -> Result<Size, BinaryReaderError> {
        let (mut memories, mut tables, mut parts) = (0_u64, 0_u64, 0);
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::MemorySection(section) => {
                    for memory in section {
                        memories = memories.saturating_add(memory?.initial.saturating_mul(PAGE));
                        parts += 1;
                    }
                }
                Payload::TableSection(section) => {
                    for table in section {
                        let elements = table?.ty.initial.saturating_mul(ELEMENT);
                        tables = tables.saturating_add(elements).saturating_add(TABLE);
                        parts += 1;
                    }
                }
                _ => {}
            }
        }
        let bytes = memories.saturating_add(tables.saturating_sub(SPARE));
        Ok(Size { bytes, parts })
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// How much memory a program may have.
#[derive(Debug, Default)]
pub struct Limits {
    left: u64,
    /// How many of its memories and tables are still to be made, for which there is enough.
    unmade: usize,
    /// What was taken last, which comes back if there is no more in fact.
    taken: u64,
    /// Whether it has asked for more memory.
    pub is_refused: bool,
}

impl Limits {
    /// For a program that has so much at its start, which must not be too much.
    pub fn after(size: &Size) -> Limits {
        Limits {
            left: MAX_MEMORY_BYTES.saturating_sub(size.bytes),
            unmade: size.parts,
            ..Limits::default()
        }
    }

    fn take(&mut self, count: usize, unit: u64) -> bool {
        if self.unmade > 0 {
            self.unmade -= 1;
            self.taken = 0;
            return true;
        }
        let bytes = (count as u64).saturating_mul(unit);
        let is_allowed = bytes <= self.left;
        self.is_refused |= !is_allowed;
        self.taken = if is_allowed { bytes } else { 0 };
        self.left -= self.taken;
        is_allowed
    }

    fn give_back(&mut self) {
        self.left += std::mem::take(&mut self.taken);
    }
}

impl ResourceLimiter for Limits {
    fn memory_growing(
        &mut self,
        current: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        Ok(self.take(desired - current, 1))
    }

    fn table_growing(
        &mut self,
        current: usize,
        desired: usize,
        most: Option<usize>,
    ) -> Result<bool, LimiterError> {
        // Its own limit is no matter of memory.
        Ok(most.is_none_or(|most| desired <= most) && self.take(desired - current, ELEMENT))
    }

    fn memory_grow_failed(&mut self, _: &MemoryError) -> Result<(), LimiterError> {
        self.give_back();
        Ok(())
    }

    fn table_grow_failed(&mut self, _: &TableError) -> Result<(), LimiterError> {
        self.give_back();
        Ok(())
    }

    fn instances(&self) -> usize {
        1
    }

    // Tables take memory, and memories take none before they are used.

    fn tables(&self) -> usize {
        usize::MAX
    }

    fn memories(&self) -> usize {
        usize::MAX
    }
}
