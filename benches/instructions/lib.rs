//! Nothing: `benches/hot_paths.rs` holds what is measured.
