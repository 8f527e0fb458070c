//! One game between native programs, refereed with real clocks.

mod catch_up;
mod conclusion;
mod contestant;
mod ending;
mod environment;
mod errors;
mod exchange;
mod flush;
mod forfeit;
mod game;
#[cfg(any(test, not(target_os = "linux")))]
mod group;
#[cfg(target_os = "linux")]
mod guard;
mod jail;
mod languages;
mod life;
mod pipes;
mod process;
mod protection;
mod pulse;
mod run_folder;
pub mod script;

pub use contestant::Contestant;
pub use ending::{Conduct, Disturbance, Disturbed, NoVerdict, Played};
pub use exchange::readable;
pub use forfeit::{Cause, Forfeit, about_players};
pub use game::{GameSetup, play};
#[cfg(not(target_os = "linux"))]
use group as system;
#[cfg(target_os = "linux")]
use guard as system;
#[cfg(target_os = "linux")]
pub use guard::{Guard, Guarded, Isolated};
pub use jail::{Access, Limits, Shown};
pub use life::{Ended, Started};
pub use protection::Protection;
use protection::{Confined, Place};
pub use pulse::awake_since;
use pulse::watch;
pub use system::Orphans;

/// Starts a command that plays no game, in a folder. All processes that it starts end with it.
pub fn start_alone(
    mut command: std::process::Command,
    folder: &std::path::Path,
) -> std::io::Result<Started> {
    watch();
    command.current_dir(folder);
    system::start(command, None, &Place::Open)
}

/// Starts a native program that plays no game, in its place. The caller keeps the place until the program has ended.
pub fn start_confined(confined: Confined) -> std::io::Result<(Started, Place)> {
    watch();
    let started = system::start(confined.command, None, &confined.place)?;
    Ok((started, confined.place))
}
