//! What pages need from single games beyond what every game has.

#[cfg(feature = "crossing")]
pub mod crossing;
#[cfg(feature = "fugitive")]
pub mod fugitive;
#[cfg(feature = "mice")]
pub mod mice;
