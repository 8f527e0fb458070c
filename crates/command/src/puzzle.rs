//! `warren puzzle`: makes puzzles.

use clap::Args;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::engine::Level;
use warren::thinking::generate::MakerOptions;
use warren::thinking::mining::MakesPuzzles;

use super::make::{failure, seed_or_random};
use super::mining::Mining;
use warren_arena::Failure;
use warren_arena::output::print;

/// Print a new puzzle, certified by the solver.
///
/// A puzzle of the space mice has a position, a goal, and the moves to the end of the game, some of which are missing. A puzzle
/// of the crossing has a position and the number of turns in which the token has to reach its goal. In the other games the side
/// to move has to reach a goal against every reply. Few first moves keep the goal within reach; if it takes three moves or
/// more, the moves that look best do not. With --against the opponent is our engine, and the goal is more than can be reached
/// against every reply. A question of the fugitive lists what one side knows, and asks where the fugitive can be, or for the
/// best move by that knowledge. A question of the crossing lists what one player has seen, and asks what is known of an island,
/// or for a plan that is safe or most likely to arrive.
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
    /// The seed of the puzzle: the same options and seed give the same puzzle. Without it, the seed is random.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// The goal. Dots: cells, lead or win. Rabbits: eat, catch or survive. Fugitive: catch or free, or for a question where,
    /// net, fewest or slip. Mice: points, margin or none-lost. Crossing: cross, or for a question phases, dry, safe or odds.
    /// [default: the first]
    #[arg(long, value_name = "AIM")]
    aim: Option<String>,
    /// Dots, rabbits and fugitive: the number of own moves, 1 to 8. [default: 3] Aim net: 1 to 3. [default: 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=8))]
    moves: Option<u32>,
    /// Dots, rabbits and fugitive: the maximum number of first moves that keep the goal. [default: 2]
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// Dots, rabbits and fugitive: the level of our engine that replies, 1 to 12. Without it, the other side replies as well as
    /// it can.
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u32).range(1..=i64::from(Level::COUNT)))]
    against: Option<u32>,
    /// The crossing: the difficulty, easy, medium or hard. [default: medium]
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    more: MorePuzzle,
}

/// The options of a space mice puzzle.
#[derive(Args)]
struct MorePuzzle {
    /// The number of players, 2 to 4. [default: 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// The number of columns and rows, 5 to 13. [default: 9]
    #[arg(long, value_name = "N")]
    size: Option<u8>,
    /// The number of doors, 1 to 16. [default: 4]
    #[arg(long, value_name = "N")]
    doors: Option<u8>,
    /// The number of missing arrows, 1 to 3; with 3 the board is at most 7 by 7. [default: 1]
    #[arg(long, value_name = "N")]
    missing: Option<u8>,
    /// The number of turns to the end of the game, 4 to 24. [default: 10]
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
        let maker_options = self.maker_options();
        for_game_with!(new_puzzles, game, G => {
            if let Some(unknown) = maker_options.unknown(G::OPTION_NAMES) {
                let game = game.id();
                return Err(Failure(format!("--{unknown} is not an option for puzzles of {game}")));
            }
            print(G::make_puzzle(&maker_options, seed_or_random(self.seed)?).map_err(failure)?)
        }, or Err(failure(game.lacks("new puzzles"))))
    }

    fn maker_options(&self) -> MakerOptions {
        let more_options = &self.more;
        MakerOptions::default()
            .with("aim", self.aim.as_ref())
            .with("moves", self.moves)
            .with("first", self.first)
            .with("against", self.against)
            .with("level", self.level.as_ref())
            .with("players", more_options.players)
            .with("size", more_options.size)
            .with("doors", more_options.doors)
            .with("missing", more_options.missing)
            .with("turns", more_options.turns)
    }
}
