//! A WebAssembly program of a match, in its own process, which the match ends like that of any other program. So neither an
//! endless loop nor a fault of the interpreter holds up the match.
//!
//! The program may make the calls of WASI preview 1. Its only resources are standard input, output and error, the time, random
//! numbers from the match's seed, and the files of its game, which are read before it starts. The page has the same calls with
//! the same results, in `www/play/running/sandbox`: a program plays the same game in both.

mod calls;
mod ending;
mod errno;
mod files;
mod guest;
mod host;
mod limits;
mod module;
mod poll;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use wasmi::{Instance, Linker, Store};

use crate::Failure;
use ending::Ending;
pub use ending::take_ending;
use files::Files;
use host::Host;
pub use module::check;
use module::{MEMORY, Program};

/// The extension of such programs' files.
pub const FILE_EXTENSION: &str = "wasm";

/// Run a WebAssembly program of a match.
#[derive(Args)]
pub struct Wasi {
    /// The seed of its random numbers.
    #[arg(long)]
    seed: u64,
    /// A file of the current directory that it may read.
    #[arg(long)]
    file: Vec<String>,
    /// The program.
    module: PathBuf,
}

impl Wasi {
    /// Runs the program to its end. The error describes how it ended, in one line, which is the last on standard error.
    pub fn run(&self) -> Result<(), Failure> {
        let failure = |error: &dyn ToString| Failure(error.to_string());
        let program = module::read_program(&self.module).map_err(|error| failure(&error))?;
        let Program { module, limits } = program;
        let files = self.read_files().map_err(|error| failure(&error))?;
        let mut store = Store::new(module.engine(), Host::new(self.seed, files, limits));
        store.limiter(|host| host.limits());
        let mut linker = Linker::new(module.engine());
        let instance = calls::link(&mut linker, &module)
            .map_err(Into::into)
            .and_then(|()| linker.instantiate_and_start(&mut store, &module));
        let result = instance.and_then(|instance| run_start_function(&mut store, &instance));
        store.data().finish_line();
        match Ending::from_result(result, store.data()) {
            Ending::Exit(0) => Ok(()),
            ending => Err(failure(&ending)),
        }
    }

    fn read_files(&self) -> io::Result<Files> {
        let read = |name: &String| Ok((name.clone(), fs::read(name)?));
        self.file.iter().map(read).collect()
    }
}

fn run_start_function(store: &mut Store<Host>, instance: &Instance) -> Result<(), wasmi::Error> {
    let memory = instance.get_memory(&*store, MEMORY);
    store.data_mut().memory = memory;
    instance
        .get_typed_func::<(), ()>(&*store, module::START_FUNCTION)?
        .call(&mut *store, ())
}

/// Ends an unfinished line of standard error.
fn end_stderr_line() {
    // If standard error is closed, there is no reader.
    let _ = io::stderr().write_all(b"\n");
}
