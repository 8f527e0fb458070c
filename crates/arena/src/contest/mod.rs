//! One game between native programs, refereed with real clocks.

mod catch_up;
mod conclusion;
mod contestant;
mod ending;
mod environment;
mod exchange;
mod flush;
mod forfeit;
mod game;
#[cfg(target_os = "linux")]
mod guard;
mod jail;
mod languages;
mod pipes;
mod process;
#[cfg(any(test, not(target_os = "linux")))]
mod process_group;
mod process_tree;
mod protection;
mod run_folder;
pub mod script;
mod standstill;
mod stderr_tail;

pub use contestant::Contestant;
pub use ending::{Conduct, Disturbance, DisturbedGame, FinishedGame, NoVerdict};
pub use exchange::without_control_characters;
pub use forfeit::{Cause, Forfeit, player_comments};
pub use game::{GameSetup, play};
#[cfg(target_os = "linux")]
use guard as system;
#[cfg(target_os = "linux")]
pub use guard::{Guard, Guarded, Isolated};
pub use jail::{Access, Limits, VisiblePath};
#[cfg(not(target_os = "linux"))]
use process_group as system;
pub use process_tree::{ProgramEnd, StartedProgram};
pub use protection::Protection;
use protection::{ConfinedCommand, Confinement};
pub use standstill::awake_since;
use standstill::start_watching;
pub use system::Orphans;

/// Starts a command that plays no game, in a folder. All processes that it starts end with it.
pub fn start_command(
    mut command: std::process::Command,
    folder: &std::path::Path,
) -> std::io::Result<StartedProgram> {
    start_watching();
    command.current_dir(folder);
    system::start(command, None, &Confinement::None)
}

/// Starts a native program that plays no game, in its place. The caller keeps the place until the program has ended.
pub fn start_confined(confined: ConfinedCommand) -> std::io::Result<(StartedProgram, Confinement)> {
    start_watching();
    let started_process = system::start(confined.command, None, &confined.confinement)?;
    Ok((started_process, confined.confinement))
}
