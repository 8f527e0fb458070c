//! Many games between native programs: their starts, several at a time, and what is kept of them. `warren match` and
//! `warren tournament` say which games these are.

mod attempts;
mod entry;
mod fingerprint;
mod keeper;
mod players;
mod pool;
mod starts;

pub use attempts::{Conditions, Finished, Job, play};
pub use entry::{Entry, Fault};
pub use fingerprint::fingerprint;
pub use keeper::{Keeper, Kept, entries_of};
pub use players::{Player, time_factor};
pub use pool::{Schedule, at_once, run, stopped_by_the_user};
pub use starts::{Starts, seating, usual};
