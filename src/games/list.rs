//! The abilities of games, and the macros over the list of games in the parent module. One defines a type of the games' names.
//! The others run code for one game.

/// The abilities that a game may have beyond rules and protocol, by the names that the list of games uses. Each requires a
/// trait of the game's position.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// `OpenProtocol`: no secrets, and seats move in turn.
    open,
    /// `Protocol` with a `Witness` as its memory: each viewer sees only a part.
    secrets,
    /// `LegalMoves`: its moves can be listed.
    moves,
    /// `HasEngine`: Warren has an engine for it.
    engine,
    /// `Analysed`: moves can be analysed.
    analysis,
    /// `Drafted`: positions can be set up by hand.
    editor,
    /// `Puzzles`: puzzles can be read, judged and solved.
    puzzles,
    /// `Solved`: whole games can be solved.
    solver,
    /// `RandomStart`: a new match may begin with a new start.
    starts,
    /// `MakesBoards`: boards can be made on request.
    boards,
    /// `MakesMaps`: maps can be made on request.
    maps,
    /// `MakesPuzzles`: puzzles can be made on request.
    new_puzzles,
    /// `Scored` and `MakesInputs`: the statement asks for the scores of a whole game.
    scores,
    /// `Maze`: every game is played in the same maze.
    maze,
}

/// Defines the type [`GameId`](super::GameId), the table `LISTED_GAMES`, and the macros `for_game!`, `for_game_with!` and `each_game!`
/// from the list.
///
/// For each game the list has its name as a variant, its number in links, its module, the type of its positions, and each of
/// its [`Ability`]s.
macro_rules! games {
    ($($(#[$when:meta])* $game:ident = $number:literal => $module:ident :: $position:ident { $($has:ident),* $(,)? })+) => {
        /// The data of each game, including games that this build does not play.
        struct ListedGame {
            name: &'static str,
            /// The number in links.
            number: u8,
        }

        const LISTED_GAMES: &[ListedGame] = &[
            $(ListedGame { name: stringify!($module), number: $number },)+
        ];

        // The game's own constants must agree.
        $($(#[$when])* const _: () = {
            type G = $crate::games::$module::$position;
            assert!($number == <G as $crate::core::link::Pack>::NUMBER);
        };)+

        /// A game that this build plays.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $($(#[$when])* #[doc = concat!("See [`", stringify!($module), "`].")] $game,)+
        }

        impl GameId {
            /// Every game, in display order.
            pub const ALL: &'static [GameId] = &[$($(#[$when])* GameId::$game,)+];
        }

        // An unknown ability does not compile.
        $($(const _: Ability = Ability::$has;)*)+

        /// Runs a macro for each game, with its module, its name, and a list of its abilities.
        #[macro_export]
        macro_rules! each_game {
            ($run:ident) => {
                $($(#[$when])* $run!($module $game [$($has)*]);)+
            };
        }

        /// Runs an expression for the game of a [`GameId`]. The given name is an alias of the type of its position:
        /// `for_game!(id, G => run::<G>())`.
        #[macro_export]
        macro_rules! for_game {
            ($id:expr, $type:ident => $body:expr) => {
                match $id {
                    $($(#[$when])* $crate::games::GameId::$game => {
                        type $type = $crate::games::$module::$position;
                        $body
                    })+
                }
            };
        }

        /// Like `for_game!`, for the games with an ability. For the other games it runs another expression:
        /// `for_game_with!(engine, id, G => run::<G>(), or none())`.
        #[macro_export]
        macro_rules! for_game_with {
            ($wanted:ident, $id:expr, $type:ident => $body:expr, or $other:expr) => {
                match $id {
                    $($(#[$when])* $crate::games::GameId::$game => $crate::game_has!(
                        $wanted in [$($has)*]
                        {
                            type $type = $crate::games::$module::$position;
                            $body
                        }
                        else { $other }
                    ),)+
                }
            };
        }
    };
}

/// Chooses the first block if an [`Ability`] is in a list and in this build, otherwise the second. An unknown ability does not
/// compile.
#[cfg(feature = "study")]
#[doc(hidden)]
#[macro_export]
macro_rules! game_has {
    ($($choice:tt)*) => { $crate::list_has!($($choice)*) };
}

/// A build for playing has no editors, solvers and generators of puzzles.
#[cfg(not(feature = "study"))]
#[doc(hidden)]
#[macro_export]
macro_rules! game_has {
    (editor in $list:tt $yes:block else $no:block) => { $no };
    (new_puzzles in $list:tt $yes:block else $no:block) => { $no };
    (solver in $list:tt $yes:block else $no:block) => { $no };
    ($($choice:tt)*) => { $crate::list_has!($($choice)*) };
}

/// Chooses the first block if an [`Ability`] is in a list, otherwise the second. An unknown ability does not compile.
#[doc(hidden)]
#[macro_export]
macro_rules! list_has {
    ($wanted:ident in [$($has:ident)*] $yes:block else $no:block) => {{
        const _: $crate::games::Ability = $crate::games::Ability::$wanted;
        // The first arm that matches counts, so the last one is for lists without the ability.
        macro_rules! choose {
            $(($has) => { $yes };)*
            ($wanted) => { $no };
        }
        choose!($wanted)
    }};
}
