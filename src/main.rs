//! The native command `warren`.

fn main() {}
