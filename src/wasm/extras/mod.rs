//! What pages need from single games beyond what every game has.

#[cfg(feature = "crossing")]
mod crossing;
#[cfg(feature = "fugitive")]
mod fugitive;
#[cfg(feature = "mice")]
mod mice;
