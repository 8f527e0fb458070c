//! The calls that a program can make.

use wasmi::errors::LinkerError;
use wasmi::{Caller, Error, ExternType, Linker, Module, Val, ValType};

use super::errno::{Errno, code};
use super::guest::Guest;
use super::host::Host;
use super::module::NAMESPACE;

/// Lists the calls that a method of [`Host`] answers, with their parameters.
macro_rules! calls {
    ($($name:ident($($part:ident: $type:ty),*);)*) => {
        /// Their names.
        const ANSWERED: &[&str] = &[$(stringify!($name)),*];

        fn link_answered(linker: &mut Linker<Host>) -> Result<(), LinkerError> {
            $(linker.func_wrap(
                NAMESPACE,
                stringify!($name),
                |mut caller: Caller<'_, Host>, $($part: $type),*| -> i32 {
                    let Some(memory) = caller.data().memory else {
                        return Errno::Fault as i32;
                    };
                    let (bytes, host) = memory.data_and_store_mut(&mut caller);
                    code(host.$name(&mut Guest(bytes), $($part),*))
                },
            )?;)*
            Ok(())
        }
    };
}

calls! {
    args_get(list: u32, text: u32);
    args_sizes_get(count: u32, size: u32);
    clock_res_get(clock: u32, at: u32);
    clock_time_get(clock: u32, precision: u64, at: u32);
    environ_sizes_get(count: u32, size: u32);
    fd_close(number: u32);
    fd_fdstat_get(number: u32, at: u32);
    fd_filestat_get(number: u32, at: u32);
    fd_pread(number: u32, list: u32, count: u32, from: u64, sum: u32);
    fd_prestat_dir_name(number: u32, at: u32, length: u32);
    fd_prestat_get(number: u32, at: u32);
    fd_read(number: u32, list: u32, count: u32, sum: u32);
    fd_readdir(number: u32, at: u32, length: u32, cookie: u64, used: u32);
    fd_seek(number: u32, offset: i64, whence: u32, at: u32);
    fd_tell(number: u32, at: u32);
    fd_write(number: u32, list: u32, count: u32, sum: u32);
    path_filestat_get(folder: u32, flags: u32, path: u32, length: u32, at: u32);
    path_open(
        folder: u32, lookup: u32, path: u32, length: u32, flags: u32, rights: u64, inherited: u64, state: u32, at: u32
    );
    poll_oneoff(list: u32, events: u32, count: u32, used: u32);
    random_get(at: u32, length: u32);
}

/// The call that ends the program.
const EXIT: &str = "proc_exit";

/// Calls that need no action.
const IDLE: &[&str] = &[
    "environ_get",
    "fd_advise",
    "fd_datasync",
    "fd_fdstat_set_flags",
    "fd_fdstat_set_rights",
    "fd_sync",
    "sched_yield",
];

/// Calls that change files.
const READ_ONLY: &[&str] = &[
    "fd_allocate",
    "fd_filestat_set_size",
    "fd_filestat_set_times",
    "fd_pwrite",
    "path_create_directory",
    "path_filestat_set_times",
    "path_link",
    "path_remove_directory",
    "path_rename",
    "path_symlink",
    "path_unlink_file",
];

/// Calls about resources that no program has here.
const MISSING: &[&str] = &[
    "fd_renumber",
    "path_readlink",
    "proc_raise",
    "sock_accept",
    "sock_recv",
    "sock_send",
    "sock_shutdown",
];

/// Whether programs may import a call.
pub fn is_known(name: &str) -> bool {
    name == EXIT || ANSWERED.contains(&name) || constant(name).is_some()
}

/// Returns the result of a call that always returns the same.
fn constant(name: &str) -> Option<i32> {
    let lists = [
        (IDLE, Ok(())),
        (READ_ONLY, Err(Errno::ReadOnly)),
        (MISSING, Err(Errno::NotSupported)),
    ];
    let found = lists.into_iter().find(|(names, _)| names.contains(&name));
    found.map(|(_, result)| code(result))
}

/// Links the calls that a module imports.
pub fn link(linker: &mut Linker<Host>, module: &Module) -> Result<(), LinkerError> {
    // A module may import a call twice.
    linker.allow_shadowing(true);
    link_answered(linker)?;
    linker.func_wrap(NAMESPACE, EXIT, |status: i32| -> Result<(), Error> {
        Err(Error::i32_exit(status))
    })?;
    for import in module.imports() {
        let (Some(result), ExternType::Func(form)) = (constant(import.name()), import.ty()) else {
            continue;
        };
        if form.results() != [ValType::I32] {
            continue;
        }
        // These calls ignore their parameters, so any types will do.
        linker.func_new(
            NAMESPACE,
            import.name(),
            form.clone(),
            move |_, _, results| {
                results.fill(Val::I32(result));
                Ok(())
            },
        )?;
    }
    Ok(())
}
