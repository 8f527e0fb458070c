#[path = "../../../src/cli/series/entry.rs"]
mod entry;
#[path = "../../../src/cli/series/factor.rs"]
mod factor;
#[path = "../../../src/cli/series/index.rs"]
pub mod index;
#[path = "../../../src/cli/series/seating.rs"]
mod seating;

pub use entry::{Entry, Fault, MOST_SIGNALS, MOST_STANDSTILLS};
pub use factor::time_factor;
pub use seating::seating;
