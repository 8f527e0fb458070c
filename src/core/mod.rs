//! The parts that all games share. No game is named here.

pub mod about;
pub mod game;
pub mod link;
pub mod log;
pub mod observation;
pub mod order;
pub mod problem;
pub mod protocol;
pub mod record;
pub mod referee;
pub mod scene;
