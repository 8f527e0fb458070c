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

pub use attempts::{Conditions, Job, RetriedGame, play};
pub use entry::{Entry, Fault, MAX_SIGNALS, MAX_STANDSTILLS};
pub use factor::time_factor;
pub use fingerprint::{fingerprint, fingerprint_of_content};
pub use index::entry_of;
pub use players::{Player, checked_name};
pub use pool::{Schedule, games_at_once, run, stop_flag};
pub use record_store::{GameTexts, INDEX_FILE, RecordStore};
pub use seating::seat_order;
pub use starts::{Starts, usual_start};
