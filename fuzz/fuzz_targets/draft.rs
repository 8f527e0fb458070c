#![no_main]

warren_fuzz::fuzz!(draft);
