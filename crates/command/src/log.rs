//! `warren log`: prints what one seat's program read and wrote.

use clap::Args;
use warren::core::game::{Game, LineError, Seat};
use warren::core::log::Log;
use warren::core::record::Record;
use warren::for_game;
use warren::games::GameId;

use super::input::RecordFile;
use warren_arena::Failure;
use warren_arena::output::print;

/// Print what one seat's program read (`>>`) and wrote (`<<`) in the game of a record.
///
/// In games with secrets the seat knew nothing else. `warren replay` reads such logs too.
#[derive(Args)]
#[command(after_help = "Example:
  warren log game.rec --seat 1 > game.log")]
pub struct PrintLog {
    #[command(flatten)]
    record: RecordFile,

    /// The seat, from 0
    #[arg(long, value_name = "SEAT")]
    seat: u8,
}

impl PrintLog {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.record.text()?;
        let game = GameId::of_record(&text).map_err(|error| self.record.failure(&error))?;
        let log = for_game!(game, G => {
            let record: Record<G> = text
                .parse()
                .map_err(|error: LineError| self.record.failure(&error))?;
            self.check_seat(record.start().seats())?;
            Log::of(&record, Seat(self.seat))
        });
        print(log)
    }

    fn check_seat(&self, seats: usize) -> Result<(), Failure> {
        if usize::from(self.seat) < seats {
            Ok(())
        } else {
            Err(Failure(format!("--seat: the seats are 0 to {}", seats - 1)))
        }
    }
}
