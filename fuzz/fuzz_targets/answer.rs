#![no_main]

warren_fuzz::fuzz!(answer);
