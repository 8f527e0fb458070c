//! `warren map`: maps for Fugitive and Detectives.

use clap::Args;
use warren::core::game::Problem;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::generate::{MakerOptions, MakesMaps};

use super::make::seed_or_random;
use warren_arena::Failure;
use warren_arena::output::print;

/// Print a new map for Fugitive and Detectives, in the format of connect.txt.
///
/// Like the statement's maps: roads of the same kind do not cross. Cars reach all cities, trains some of them, planes some of
/// those with trains. The fewer cities a kind reaches, the longer its roads are.
#[derive(Args)]
#[command(after_help = "Example:
  warren map --cities 120 > connect.txt")]
pub struct Map {
    /// The number of cities, 4 to 200.
    #[arg(long, value_name = "N", default_value_t = 100)]
    cities: u8,
    /// The percentage of cities that have trains.
    #[arg(long, value_name = "N", default_value_t = 33)]
    trains: u8,
    /// The percentage of cities that have planes, never more than have trains.
    #[arg(long, value_name = "N", default_value_t = 10)]
    planes: u8,
    /// The percentage of possible roads that exist.
    #[arg(long, value_name = "N", default_value_t = 75)]
    roads: u8,
    /// The seed of the map: the same options and seed give the same map. Without it, the seed is random.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

impl Map {
    pub fn run(&self) -> Result<(), Failure> {
        let maker_options = MakerOptions::default()
            .with("cities", Some(self.cities))
            .with("trains", Some(self.trains))
            .with("planes", Some(self.planes))
            .with("roads", Some(self.roads));
        let seed = seed_or_random(self.seed)?;
        let generated: Option<Result<Vec<String>, Problem>> = GameId::ALL.iter().find_map(
            |&game| for_game_with!(maps, game, G => Some(G::make_map(&maker_options, seed)), or None),
        );
        let map = generated.ok_or_else(|| Failure("no game of this build has maps".to_owned()))?;
        let map = map.map_err(|error| Failure(error.to_string()))?;
        print(map.join("\n") + "\n")
    }
}
