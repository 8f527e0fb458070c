//! The native command `warren`: see [`cli`].

#[cfg(not(target_arch = "wasm32"))]
mod cli;

/// Engines allocate often, and musl's own allocator is slow.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    cli::run()
}

/// Browser tests build every target of the package. There is no command in a browser, so this one is empty.
#[cfg(target_arch = "wasm32")]
fn main() {}
