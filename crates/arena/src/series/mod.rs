//! Many games between native programs: their starts, parallel play and storage. `warren match` and `warren tournament` choose
//! these games.

mod attempts;
mod entry;
mod entry_of_game;
mod factor;
mod fingerprint;
pub mod index;
mod players;
mod pool;
mod record_store;
mod seating;
mod starts;

pub use attempts::{Conditions, Finished, Job, play};
pub use entry::{Entry, Fault, MAX_SIGNALS, MAX_STANDSTILLS};
pub use factor::time_factor;
pub use fingerprint::{fingerprint, fingerprint_of_content};
pub use index::entry_of;
pub use players::{Player, checked_name};
pub use pool::{Schedule, at_once, run, stopped_by_the_user};
pub use record_store::{GameTexts, INDEX, RecordStore};
pub use seating::seating;
pub use starts::{Starts, usual};
