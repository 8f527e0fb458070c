//! The memory of this machine that a program may use: its memories and tables together. The page counts alike, in
//! `www/play/running/sandbox/wasm-memory.js`.

use wasmi::ResourceLimiter;
use wasmi::errors::{MemoryError, TableError};
use wasmi_core::LimiterError;
use wasmparser::{BinaryReaderError, Parser, Payload};

use super::module::MAX_MEMORY_BYTES;

/// Memories grow by bytes here.
const ONE_BYTE: u64 = 1;

const PAGE_BYTES: u64 = 1 << 16;
/// The maximum memory that browsers need for a table, and for each of its elements.
const TABLE_BYTES: u64 = 1 << 14;
const ELEMENT_BYTES: u64 = 32;
/// Tables up to this size, as compilers make them, are free, so that a program may have all its memory from the start.
const FREE_TABLE_BYTES: u64 = 1 << 20;

/// The size of a module at its start.
#[derive(Default)]
pub struct InitialSize {
    bytes: u64,
    /// The number of its memories and tables.
    part_count: usize,
}

impl InitialSize {
    /// Returns the size of a valid module.
    pub fn of(module: &[u8]) -> Result<InitialSize, BinaryReaderError> {
        let (mut memory_bytes, mut table_bytes, mut part_count) = (0_u64, 0_u64, 0);
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::MemorySection(section) => {
                    for memory in section {
                        memory_bytes =
                            memory_bytes.saturating_add(memory?.initial.saturating_mul(PAGE_BYTES));
                        part_count += 1;
                    }
                }
                Payload::TableSection(section) => {
                    for table in section {
                        let elements = table?.ty.initial.saturating_mul(ELEMENT_BYTES);
                        table_bytes = table_bytes
                            .saturating_add(elements)
                            .saturating_add(TABLE_BYTES);
                        part_count += 1;
                    }
                }
                _ => {}
            }
        }
        let bytes = memory_bytes.saturating_add(table_bytes.saturating_sub(FREE_TABLE_BYTES));
        Ok(InitialSize { bytes, part_count })
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// The memory limit of a program.
#[derive(Debug, Default)]
pub struct Limits {
    remaining_bytes: u64,
    /// The number of its memories and tables that are not made yet. Their memory is already reserved.
    uncreated_count: usize,
    /// The last amount taken, which is returned if the system has no more memory.
    last_reservation: u64,
    /// Whether it has requested more memory than its limit.
    pub exceeded_memory: bool,
}

impl Limits {
    /// Returns the limits of a program with this size at its start, which must be within the limit.
    pub fn after_start(size: &InitialSize) -> Limits {
        Limits {
            remaining_bytes: MAX_MEMORY_BYTES.saturating_sub(size.bytes),
            uncreated_count: size.part_count,
            ..Limits::default()
        }
    }

    fn reserve(&mut self, count: usize, unit_bytes: u64) -> bool {
        if self.uncreated_count > 0 {
            self.uncreated_count -= 1;
            self.last_reservation = 0;
            return true;
        }
        let bytes = (count as u64).saturating_mul(unit_bytes);
        let is_allowed = bytes <= self.remaining_bytes;
        self.exceeded_memory |= !is_allowed;
        self.last_reservation = if is_allowed { bytes } else { 0 };
        self.remaining_bytes -= self.last_reservation;
        is_allowed
    }

    fn release_last_reservation(&mut self) {
        self.remaining_bytes += std::mem::take(&mut self.last_reservation);
    }
}

impl ResourceLimiter for Limits {
    fn memory_growing(
        &mut self,
        current: usize,
        desired: usize,
        _maximum: Option<usize>,
    ) -> Result<bool, LimiterError> {
        Ok(self.reserve(desired - current, ONE_BYTE))
    }

    fn table_growing(
        &mut self,
        current: usize,
        desired: usize,
        maximum: Option<usize>,
    ) -> Result<bool, LimiterError> {
        // A table's own limit is not a matter of memory.
        Ok(maximum.is_none_or(|maximum| desired <= maximum)
            && self.reserve(desired - current, ELEMENT_BYTES))
    }

    fn memory_grow_failed(&mut self, _error: &MemoryError) -> Result<(), LimiterError> {
        self.release_last_reservation();
        Ok(())
    }

    fn table_grow_failed(&mut self, _error: &TableError) -> Result<(), LimiterError> {
        self.release_last_reservation();
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
