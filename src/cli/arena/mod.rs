//! One game between native programs, refereed with real clocks.

mod contestant;
mod ending;
mod exchange;
mod forfeit;
mod game;
#[cfg(any(test, not(target_os = "linux")))]
mod group;
#[cfg(target_os = "linux")]
mod guard;
mod life;
mod past;
mod process;

pub use contestant::Contestant;
pub use ending::{Disturbed, Played, Unplayed};
pub use exchange::readable;
pub use forfeit::Forfeit;
pub use game::{Pairing, play};
#[cfg(not(target_os = "linux"))]
use group as system;
#[cfg(target_os = "linux")]
use guard as system;
#[cfg(target_os = "linux")]
pub use guard::{Guard, Guarded};
pub use system::Orphans;
