//! The rules of the games, and the only list of them.
//!
//! To add a game: its rules here, a line in the list below, its protocol in `protocol/`, its engine in `bots/`, its board
//! in `www/boards/`, its words in `www/locales/`. The compiler and the tests name what is missing.

pub mod dots;
pub mod fugitive;
pub mod mice;
pub mod rabbits;

/// The list: for each game its name as a variant, its module, and the type of its positions; `hidden` marks those with
/// secrets, in which no seat sees everything.
macro_rules! games {
    ($($variant:ident => $module:ident :: $position:ident $(($hidden:ident))?),+ $(,)?) => {
        /// A game's name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $(#[doc = concat!("See [`", stringify!($module), "`].")] $variant),+
        }

        impl GameId {
            /// Every game, in the order in which they are shown.
            pub const ALL: &'static [GameId] = &[$(GameId::$variant),+];

            /// The name in records, links and addresses.
            pub fn id(self) -> &'static str {
                match self {
                    $(GameId::$variant => <$module::$position as $crate::game::Game>::ID),+
                }
            }
        }

        /// Runs an expression for the game of a [`GameId`], with its position's type under the given name:
        /// `for_game!(id, G => run::<G>())`.
        #[macro_export]
        macro_rules! for_game {
            ($id:expr, $type:ident => $body:expr) => {
                match $id {
                    $($crate::games::GameId::$variant => {
                        type $type = $crate::games::$module::$position;
                        $body
                    })+
                }
            };
        }

        /// As `for_game!`, for the games with secrets; another expression for those without:
        /// `for_hidden_game!(id, G => run::<G>(), or none())`.
        #[macro_export]
        macro_rules! for_hidden_game {
            ($id:expr, $type:ident => $body:expr, or $other:expr) => {
                match $id {
                    $($(
                        $crate::games::GameId::$variant => {
                            const _: &str = stringify!($hidden);
                            type $type = $crate::games::$module::$position;
                            $body
                        }
                    )?)+
                    _ => $other,
                }
            };
        }
    };
}

games! {
    Rabbits => rabbits::Rabbits,
    Mice => mice::Mice,
    Fugitive => fugitive::Fugitive (hidden),
    Dots => dots::Dots,
}

impl std::str::FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL
            .iter()
            .copied()
            .find(|game| game.id() == text)
            .ok_or_else(|| UnknownGame(crate::game::shorten(text)))
    }
}

/// A name that is no game's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a game; there are: {list}", list = GameId::ALL.iter().map(|g| g.id()).collect::<Vec<_>>().join(", "))]
pub struct UnknownGame(String);
