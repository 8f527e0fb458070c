//! Functions for pages that only single games have.

#[cfg(feature = "crossing")]
pub mod crossing;
#[cfg(all(feature = "fugitive", feature = "study"))]
pub mod fugitive;
#[cfg(feature = "mice")]
pub mod mice;
