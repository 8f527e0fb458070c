//! `warren puzzle`: makes puzzles.

use clap::Args;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::engine::Level;
use warren::thinking::generate::Wishes;
use warren::thinking::mine::MakesPuzzles;

use super::make::{chosen_seed, failure};
use super::mining::Mining;
use warren_arena::Failure;
use warren_arena::output::print;

/// Print a new puzzle, certified by the solver.
///
/// Of the space mice it is a position, a goal, and the moves to the end of the game, some missing; of the crossing a position, and
/// in how many turns the token has to reach its goal. In the other games the side to move has to reach a goal against
/// every reply: few first moves keep it, and where it takes three moves or more, those that look best do not. Or it
/// plays against our program, and has to reach more than it could against every reply. A question of the fugitive tells what one
/// side knows. It asks where the fugitive can be, or for the best move by what is known. A question of the crossing tells what
/// one player has seen. It asks what is known of an island, or for a plan that is safe or the likeliest to arrive.
///
/// The commands below make whole sets of puzzles, and certify and rate them.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "Examples:
  warren puzzle dots --aim lead --against 4
  warren puzzle rabbits --aim catch --moves 4
  warren puzzle mine dots --seed 1 --count 20 > set.txt"
)]
pub struct Puzzle {
    #[command(subcommand)]
    mining: Option<Mining>,
    /// The game.
    #[arg(required = true)]
    game: Option<GameId>,
    /// Decides what is drawn: the same options and seed give the same. Without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// What has to be reached: of dots cells, lead or win; of rabbits eat, catch or survive; of fugitive catch or free, or
    /// of a question where, net, fewest or slip; of mice points, margin or none-lost; of
    /// crossing cross, or of a question phases, dry, safe or odds. [default: the first]
    #[arg(long, value_name = "AIM")]
    aim: Option<String>,
    /// Of dots, rabbits and fugitive: how many own moves it takes, 1 to 8. [default: 3] Of net: 1 to 3. [default: 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=8))]
    moves: Option<u32>,
    /// Of dots, rabbits and fugitive: how many first moves keep the goal at most. [default: 2]
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// Of dots, rabbits and fugitive: the level of our program that replies, 1 to 12. Without it, the other side replies as well as
    /// it can.
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u32).range(1..=i64::from(Level::COUNT)))]
    against: Option<u32>,
    /// Of the crossing: how hard it is, easy, medium or hard. [default: medium]
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    more: MorePuzzle,
}

/// What a puzzle of the space mice shall be like.
#[derive(Args)]
struct MorePuzzle {
    /// How many play, 2 to 4. [default: 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Columns and rows, 5 to 13. [default: 9]
    #[arg(long, value_name = "N")]
    size: Option<u8>,
    /// 1 to 16. [default: 4]
    #[arg(long, value_name = "N")]
    doors: Option<u8>,
    /// How many arrows are missing, 1 to 3; with 3 the board is at most 7 by 7. [default: 1]
    #[arg(long, value_name = "N")]
    missing: Option<u8>,
    /// Turns to the end of the game, 4 to 24. [default: 10]
    #[arg(long, value_name = "N")]
    turns: Option<u8>,
}

impl Puzzle {
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(mining) = &self.mining {
            return mining.run();
        }
        let Some(game) = self.game else {
            return Err(Failure("the game is missing".to_owned()));
        };
        let wishes = self.wishes();
        for_game_with!(new_puzzles, game, G => {
            if let Some(unknown) = wishes.unknown(G::WISHES) {
                let game = game.id();
                return Err(Failure(format!("--{unknown} is no option of puzzles of {game}")));
            }
            print(G::make_puzzle(&wishes, chosen_seed(self.seed)?).map_err(failure)?)
        }, or Err(failure(game.lacks("new puzzles"))))
    }

    fn wishes(&self) -> Wishes {
        let more = &self.more;
        Wishes::default()
            .with("aim", self.aim.as_ref())
            .with("moves", self.moves)
            .with("first", self.first)
            .with("against", self.against)
            .with("level", self.level.as_ref())
            .with("players", more.players)
            .with("size", more.size)
            .with("doors", more.doors)
            .with("missing", more.missing)
            .with("turns", more.turns)
    }
}
