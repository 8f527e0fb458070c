//! Turns the list of games in the module above into a type with their names, and into macros that run code for one of them.

/// Defines the type [`GameId`](super::GameId), the table `KNOWN`, and the macros `for_game!`, `for_game_with!` and `each_game!`
/// from the list.
///
/// For each game the list has its name as a variant, its number in links, its module, the type of its positions, and its
/// abilities beyond rules and protocol:
///
/// | ability | the trait of the positions | meaning |
/// | --- | --- | --- |
/// | `open` | `OpenProtocol` | no secrets, seats move in turn |
/// | `secrets` | `Protocol` with a `Witness` as its memory | each viewer sees only a part |
/// | `moves` | `LegalMoves` | its moves can be listed |
/// | `engine` | `Bot` | a program of our own |
/// | `analysis` | `Analysed` | moves can be analysed |
/// | `editor` | `Drafted` | positions can be set up by hand |
/// | `puzzles` | `Puzzles` | puzzles can be read, judged and solved |
/// | `solver` | `Solved` | whole games can be solved |
/// | `starts` | `Draw` | a new match may begin with a new start |
/// | `boards` | `MakesBoards` | boards can be made as wished for |
/// | `maps` | `MakesMaps` | maps can be made as wished for |
/// | `new_puzzles` | `MakesPuzzles` | puzzles can be made as wished for |
/// | `scores` | `Scored`, `MakesInputs` | the statement asks for the scores of a whole game |
/// | `maze` | `Maze` | every game is played in the same maze |
macro_rules! games {
    ($($(#[$when:meta])* $game:ident = $number:literal => $module:ident :: $position:ident { $($has:ident),* $(,)? })+) => {
        /// What is known of each game, also of those that this build does not play.
        struct Known {
            name: &'static str,
            /// In links.
            number: u8,
        }

        const KNOWN: &[Known] = &[
            $(Known { name: stringify!($module), number: $number },)+
        ];

        // The game itself says the same.
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
            /// Every game, in the order in which they are shown.
            pub const ALL: &'static [GameId] = &[$($(#[$when])* GameId::$game,)+];
        }

        // An unknown ability does not compile.
        $($(const _: () = $crate::game_has!($has in [] {} else {});)*)+

        /// Runs a macro for each game, with its module, its name, and a list of its abilities.
        #[macro_export]
        macro_rules! each_game {
            ($run:ident) => {
                $($(#[$when])* $run!($module $game [$($has)*]);)+
            };
        }

        /// Runs an expression for the game of a [`GameId`]. The given name stands for the type of its position:
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

/// Chooses the first block if an ability is in a list, otherwise the second. An unknown ability does not compile.
#[doc(hidden)]
#[macro_export]
macro_rules! game_has {
    (open in [open $($more:ident)*] $yes:block else $no:block) => { $yes };
    (secrets in [secrets $($more:ident)*] $yes:block else $no:block) => { $yes };
    (moves in [moves $($more:ident)*] $yes:block else $no:block) => { $yes };
    (engine in [engine $($more:ident)*] $yes:block else $no:block) => { $yes };
    (analysis in [analysis $($more:ident)*] $yes:block else $no:block) => { $yes };
    (editor in [editor $($more:ident)*] $yes:block else $no:block) => { $yes };
    (puzzles in [puzzles $($more:ident)*] $yes:block else $no:block) => { $yes };
    (solver in [solver $($more:ident)*] $yes:block else $no:block) => { $yes };
    (starts in [starts $($more:ident)*] $yes:block else $no:block) => { $yes };
    (boards in [boards $($more:ident)*] $yes:block else $no:block) => { $yes };
    (maps in [maps $($more:ident)*] $yes:block else $no:block) => { $yes };
    (new_puzzles in [new_puzzles $($more:ident)*] $yes:block else $no:block) => { $yes };
    (scores in [scores $($more:ident)*] $yes:block else $no:block) => { $yes };
    (maze in [maze $($more:ident)*] $yes:block else $no:block) => { $yes };
    (open in [] $yes:block else $no:block) => { $no };
    (secrets in [] $yes:block else $no:block) => { $no };
    (moves in [] $yes:block else $no:block) => { $no };
    (engine in [] $yes:block else $no:block) => { $no };
    (analysis in [] $yes:block else $no:block) => { $no };
    (editor in [] $yes:block else $no:block) => { $no };
    (puzzles in [] $yes:block else $no:block) => { $no };
    (solver in [] $yes:block else $no:block) => { $no };
    (starts in [] $yes:block else $no:block) => { $no };
    (boards in [] $yes:block else $no:block) => { $no };
    (maps in [] $yes:block else $no:block) => { $no };
    (new_puzzles in [] $yes:block else $no:block) => { $no };
    (scores in [] $yes:block else $no:block) => { $no };
    (maze in [] $yes:block else $no:block) => { $no };
    ($wanted:ident in [$other:ident $($more:ident)*] $yes:block else $no:block) => {
        $crate::game_has!($wanted in [$($more)*] $yes else $no)
    };
}
