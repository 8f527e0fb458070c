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
pub use forfeit::{Cause, Forfeit};
pub use game::{Pairing, play};
#[cfg(not(target_os = "linux"))]
use group as system;
#[cfg(target_os = "linux")]
use guard as system;
#[cfg(target_os = "linux")]
pub use guard::{Guard, Guarded};
pub use life::{Ended, Started};
pub use system::Orphans;

/// Starts a command that plays no game, in a folder. It ends with everything that it has started.
pub fn start_alone(
    mut command: std::process::Command,
    folder: &std::path::Path,
) -> std::io::Result<Started> {
    command.current_dir(folder);
    system::start(command, None)
}
