//! The TypeScript types that differ between the WebAssembly builds, since each build contains only some of the games.
//!
//! Each game names its types after itself, such as `DotsReport`. Here they become properties of interfaces, one for each game.
//! The types for any game are derived from these.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const ANY_GAME: &str = r#"
/** The types of each game, by its name. */
export interface OpenReports {}
export interface SceneReports {}
export interface SightReports {}
export interface SightOptionsByGame {}
export interface Settings {}
export interface Effects {}
export interface Drafts {}
export interface GoalKinds {}

type Any<Types> = Types[keyof Types];

/** The report of a position in a `Scene`. */
export type SceneReport = Any<OpenReports> | Any<SceneReports>;
/** The report of a position in a `Sight`. */
export type SightReport = Any<SightReports>;
/** The data for a board: the report of a scene, or, in a game with secrets, of an observation. */
export type Report = Any<OpenReports> | SightReport;
/** The parts of a board that are not in the report; null in dots. */
export type Setting = Any<Settings>;
/** A person's choices in a game with secrets. */
export type SightOptions = Any<SightOptionsByGame>;
/** A person's choices: a list of moves, or of each piece's steps. A game with secrets has its own type. */
export type Options = string[] | SightOptions;
/** One effect of a move. Effects are in the order of a natural description. */
export type Effect = Any<Effects>;
/** The content of a draft, as the game has it. */
export type DraftContent = Any<Drafts>;
/** The kind of a puzzle's goal. */
export type GoalKind = Any<GoalKinds>;
"#;

/// Adds a property to an interface: the game's name, and its type with a name in two parts.
macro_rules! interface_property {
    ($interface:literal: $module:ident $game:ident $type:literal) => {
        concat!(
            "export interface ",
            $interface,
            " { ",
            stringify!($module),
            ": ",
            stringify!($game),
            $type,
            " }",
        )
    };
}

/// Adds a game to the interfaces above.
macro_rules! types_of {
    ($module:ident $game:ident [$($has:ident)*]) => {
        const _: () = {
            #[wasm_bindgen(typescript_custom_section)]
            const SETTING: &str = interface_property!("Settings": $module $game "Setting");
            #[wasm_bindgen(typescript_custom_section)]
            const EFFECT: &str = interface_property!("Effects": $module $game "Effect");
            #[wasm_bindgen(typescript_custom_section)]
            const SCENE: &str = game_has!(secrets in [$($has)*]
                { interface_property!("SceneReports": $module $game "SceneReport") }
                else { interface_property!("OpenReports": $module $game "Report") });
            #[wasm_bindgen(typescript_custom_section)]
            const SIGHT: &str = game_has!(secrets in [$($has)*]
                { interface_property!("SightReports": $module $game "Report") } else { "" });
            #[wasm_bindgen(typescript_custom_section)]
            const OPTIONS: &str = game_has!(secrets in [$($has)*]
                { interface_property!("SightOptionsByGame": $module $game "Options") } else { "" });
            #[wasm_bindgen(typescript_custom_section)]
            const DRAFT: &str = game_has!(editor in [$($has)*]
                { interface_property!("Drafts": $module $game "Draft") } else { "" });
            #[wasm_bindgen(typescript_custom_section)]
            const GOAL: &str = game_has!(puzzles in [$($has)*]
                { interface_property!("GoalKinds": $module $game "GoalKind") } else { "" });
        };
    };
}

each_game!(types_of);
