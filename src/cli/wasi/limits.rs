//! How much a program may take of this machine.

use wasmi::ResourceLimiter;
use wasmi_core::LimiterError;

use super::module::MOST_MEMORY;

/// The most elements that a table may have. Tables hold a program's functions.
const MOST_ELEMENTS: usize = 1 << 20;

/// How much memory a program may have.
#[derive(Default)]
pub struct Limits {
    /// Whether it has asked for more memory.
    pub is_refused: bool,
}

impl ResourceLimiter for Limits {
    fn memory_growing(
        &mut self,
        _: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        let is_allowed = desired as u64 <= MOST_MEMORY;
        self.is_refused |= !is_allowed;
        Ok(is_allowed)
    }

    fn table_growing(
        &mut self,
        _: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        Ok(desired <= MOST_ELEMENTS)
    }

    fn instances(&self) -> usize {
        1
    }

    fn tables(&self) -> usize {
        100
    }

    fn memories(&self) -> usize {
        1
    }
}
