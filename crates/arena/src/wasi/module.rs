//! The file of a program: the required exports and the allowed imports.

use std::path::Path;

use wasmi::{Config, Engine, ExternType, Module};

use super::calls::is_known_call;
use super::limits::{InitialSize, Limits};
use crate::outside::{ReadError, read_named};

/// The module from which WASI's calls are imported.
pub const NAMESPACE: &str = "wasi_snapshot_preview1";

/// The required exports of a program: its entry point and its memory.
pub const START_FUNCTION: &str = "_start";
pub const MEMORY: &str = "memory";

/// The maximum memory of a program, including its tables, in bytes.
pub const MAX_MEMORY_BYTES: u64 = MAX_MIB << 20;
pub const MAX_MIB: u64 = 256;

/// The maximum size of a module's file, in bytes.
const MAX_MODULE_BYTES: u64 = 256 << 20;

/// The maximum depth of nested calls, and the bytes for their values: somewhat more than browsers allow.
const MAX_CALLS: usize = 50_000;
const MAX_VALUES: usize = 32 << 20;

/// The maximum length of a quoted text, in characters.
const MAX_QUOTE_LENGTH: usize = 200;

/// The first bytes of every module, and the next ones of a component.
const MAGIC: &[u8] = b"\0asm";
const COMPONENT_VERSION: &[u8] = &[0x0d, 0, 1, 0];

/// The reason why a file is not a playable program.
#[derive(Debug, thiserror::Error)]
pub enum InvalidProgram {
    /// The file cannot be read.
    #[error("it {0}")]
    File(#[from] ReadError),
    /// The file is not WebAssembly.
    #[error("it is not a WebAssembly module")]
    NotWebAssembly,
    /// It is for WASI preview 2.
    #[error("it is a component; a program has to be compiled for WASI preview 1 (wasm32-wasip1)")]
    Component,
    /// It breaks WebAssembly's own rules, or uses newer features.
    #[error("it is not a WebAssembly module that can be run: {0}")]
    Invalid(String),
    /// It imports something that does not exist here.
    #[error("it imports `{0}`, which programs of a match do not have")]
    Import(String),
    /// It is not a command.
    #[error("it lacks a function `{START_FUNCTION}` or a memory `{MEMORY}` among its exports")]
    NoStart,
    /// It needs too much memory at its start.
    #[error("it needs {} MiB of memory at its start; the limit is {MAX_MIB}", .0.div_ceil(1 << 20))]
    Memory(u64),
}

/// Checks that a file is a playable program.
pub fn check(path: &Path) -> Result<(), InvalidProgram> {
    read_program(path).map(|_| ())
}

/// A program and its limits after the start.
#[derive(Debug)]
pub struct Program {
    pub module: Module,
    pub limits: Limits,
}

/// Reads a program.
pub fn read_program(path: &Path) -> Result<Program, InvalidProgram> {
    parse(&read_named(path, MAX_MODULE_BYTES)?)
}

fn parse(bytes: &[u8]) -> Result<Program, InvalidProgram> {
    match bytes.strip_prefix(MAGIC) {
        None => return Err(InvalidProgram::NotWebAssembly),
        Some(after_magic) if after_magic.starts_with(COMPONENT_VERSION) => {
            return Err(InvalidProgram::Component);
        }
        Some(_) => {}
    }
    let invalid = |error: &dyn ToString| InvalidProgram::Invalid(one_line(&error.to_string()));
    let module = Module::new(&engine(), bytes).map_err(|error| invalid(&error))?;
    for import in module.imports() {
        let is_available = import.module() == NAMESPACE
            && is_known_call(import.name())
            && matches!(import.ty(), ExternType::Func(_));
        if !is_available {
            let full_name = format!("{}.{}", import.module(), import.name());
            return Err(InvalidProgram::Import(one_line(&full_name)));
        }
    }
    let (start, memory) = (module.get_export(START_FUNCTION), module.get_export(MEMORY));
    let (Some(ExternType::Func(_)), Some(ExternType::Memory(_))) = (start, memory) else {
        return Err(InvalidProgram::NoStart);
    };
    let size = InitialSize::of(bytes).map_err(|error| invalid(&error))?;
    if size.bytes() > MAX_MEMORY_BYTES {
        return Err(InvalidProgram::Memory(size.bytes()));
    }
    let limits = Limits::after_start(&size);
    Ok(Program { module, limits })
}

fn engine() -> Engine {
    let mut config = Config::default();
    config
        .ignore_custom_sections(true)
        .set_max_recursion_depth(MAX_CALLS)
        .set_max_stack_height(MAX_VALUES);
    Engine::new(&config)
}

/// Returns any text of a module as part of a sentence.
fn one_line(text: &str) -> String {
    let line = text.replace(|c: char| c.is_control(), " ");
    line.chars().take(MAX_QUOTE_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(wat: &str) -> String {
        parse(&wat::parse_str(wat).unwrap())
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn a_module_that_cannot_play_is_reported_with_the_reason() {
        let program = r#"(memory (export "memory") 1) (func (export "_start"))"#;
        assert!(parse(&wat::parse_str(format!("(module {program})")).unwrap()).is_ok());
        let cases = [
            (
                r#"(module (import "env" "now" (func)) PROGRAM)"#,
                "`env.now`",
            ),
            (
                r#"(module (import "wasi_snapshot_preview1" "sock_open" (func)) PROGRAM)"#,
                "`wasi_snapshot_preview1.sock_open`",
            ),
            (
                r#"(module (import "wasi_snapshot_preview1" "fd_read" (global i32)) PROGRAM)"#,
                "`wasi_snapshot_preview1.fd_read`",
            ),
            (
                r#"(module (memory (export "memory") 1))"#,
                "a function `_start`",
            ),
            (
                r#"(module (memory (export "memory") 4097) (func (export "_start")))"#,
                "257 MiB",
            ),
        ];
        for (wat, part) in cases {
            let sentence = refusal(&wat.replace("PROGRAM", program));
            assert!(sentence.contains(part), "{sentence}");
        }
        assert!(matches!(
            parse(b"\x7fELF").unwrap_err(),
            InvalidProgram::NotWebAssembly
        ));
        assert!(matches!(
            parse(b"\0asm\x0d\0\x01\0").unwrap_err(),
            InvalidProgram::Component
        ));
        assert!(matches!(
            parse(b"\0asm\x01\0\0\0\xff").unwrap_err(),
            InvalidProgram::Invalid(_)
        ));
    }
}
