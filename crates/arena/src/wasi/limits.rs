//! The memory of this machine that a program may use: its memories and tables together. The page counts alike, in
//! `www/play/running/sandbox/wasm-memory.js`.

use wasmi::ResourceLimiter;
use wasmi::errors::{MemoryError, TableError};
use wasmi_core::LimiterError;
use wasmparser::{BinaryReaderError, Parser, Payload};

use super::module::MAX_MEMORY_BYTES;

const PAGE_BYTES: u64 = 1 << 16;
/// The maximum memory that browsers need for a table, and for each of its elements.
const TABLE_BYTES: u64 = 1 << 14;
const ELEMENT_BYTES: u64 = 32;
/// Tables up to this size, as compilers make them, are free, so that a program may have all its memory from the start.
const FREE_TABLE_BYTES: u64 = 1 << 20;

/// The size of a module at its start.
#[derive(Default)]
pub struct Size {
    bytes: u64,
    /// The number of its memories and tables.
    parts: usize,
}

impl Size {
    /// Returns the size of a valid module.
    pub fn of(module: &[u8]) -> Result<Size, BinaryReaderError> {
        let (mut memories, mut tables, mut parts) = (0_u64, 0_u64, 0);
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::MemorySection(section) => {
                    for memory in section {
                        memories =
                            memories.saturating_add(memory?.initial.saturating_mul(PAGE_BYTES));
                        parts += 1;
                    }
                }
                Payload::TableSection(section) => {
                    for table in section {
                        let elements = table?.ty.initial.saturating_mul(ELEMENT_BYTES);
                        tables = tables.saturating_add(elements).saturating_add(TABLE_BYTES);
                        parts += 1;
                    }
                }
                _ => {}
            }
        }
        let bytes = memories.saturating_add(tables.saturating_sub(FREE_TABLE_BYTES));
        Ok(Size { bytes, parts })
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// The memory limit of a program.
#[derive(Debug, Default)]
pub struct Limits {
    left: u64,
    /// The number of its memories and tables that are not made yet. Their memory is already reserved.
    unmade: usize,
    /// The last amount taken, which is returned if the system has no more memory.
    taken: u64,
    /// Whether it has requested more memory than its limit.
    pub is_refused: bool,
}

impl Limits {
    /// Returns the limits of a program with this size at its start, which must be within the limit.
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
        // A table's own limit is not a matter of memory.
        Ok(most.is_none_or(|most| desired <= most) && self.take(desired - current, ELEMENT_BYTES))
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
