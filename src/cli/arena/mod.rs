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
mod jail;
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
pub use jail::{Limits, Protection, Shown};
pub use life::{Ended, Started};
pub use system::Orphans;

/// Starts a command that plays no game, in a folder. It ends with everything that it has started.
pub fn start_alone(
    mut command: std::process::Command,
    folder: &std::path::Path,
) -> std::io::Result<Started> {
    command.current_dir(folder);
    system::start(command, None, None)
}

/// Starts a native program that plays no game, in its jail if it has one. The cell has to be kept until it has ended.
pub fn start_confined(confined: jail::Confined) -> std::io::Result<(Started, Option<jail::Cell>)> {
    let started = system::start(confined.command, None, confined.cell.as_ref())?;
    Ok((started, confined.cell))
}
