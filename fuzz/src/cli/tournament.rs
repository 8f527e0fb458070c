#[path = "../../../src/cli/tournament/against.rs"]
mod against;
#[path = "../../../src/cli/tournament/draw/mod.rs"]
pub mod draw;
#[path = "../../../src/cli/tournament/file.rs"]
pub mod file;
#[path = "../../../src/cli/tournament/progress.rs"]
pub mod progress;
#[path = "../../../src/cli/tournament/standings.rs"]
pub mod standings;
#[path = "../../../src/cli/tournament/table.rs"]
mod table;
