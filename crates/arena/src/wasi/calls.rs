//! The calls that a program can make.

use wasmi::errors::LinkerError;
use wasmi::{Caller, Error, ExternType, Linker, Module, Val, ValType};

use super::errno::{Errno, return_code};
use super::guest::GuestMemory;
use super::host::Host;
use super::module::NAMESPACE;

/// Lists the calls that a method of [`Host`] answers, with their parameters.
macro_rules! calls {
    ($($name:ident($($part:ident: $type:ty),*);)*) => {
        /// Their names.
        const IMPLEMENTED_CALLS: &[&str] = &[$(stringify!($name)),*];

        fn link_implemented(linker: &mut Linker<Host>) -> Result<(), LinkerError> {
            $(linker.func_wrap(
                NAMESPACE,
                stringify!($name),
                |mut caller: Caller<'_, Host>, $($part: $type),*| -> i32 {
                    let Some(memory) = caller.data().memory else {
                        return Errno::Fault as i32;
                    };
                    let (bytes, host) = memory.data_and_store_mut(&mut caller);
                    return_code(host.$name(&mut GuestMemory { all_bytes: bytes }, $($part),*))
                },
            )?;)*
            Ok(())
        }
    };
}

calls! {
    args_get(list_address: u32, text: u32);
    args_sizes_get(count: u32, size: u32);
    clock_res_get(clock: u32, result_address: u32);
    clock_time_get(clock: u32, precision: u64, result_address: u32);
    environ_sizes_get(count: u32, size: u32);
    fd_close(file_number: u32);
    fd_fdstat_get(file_number: u32, result_address: u32);
    fd_filestat_get(file_number: u32, result_address: u32);
    fd_pread(file_number: u32, list_address: u32, count: u32, from: u64, count_address: u32);
    fd_prestat_dir_name(file_number: u32, result_address: u32, length: u32);
    fd_prestat_get(file_number: u32, result_address: u32);
    fd_read(file_number: u32, list_address: u32, count: u32, count_address: u32);
    fd_readdir(file_number: u32, result_address: u32, length: u32, cookie: u64, used_address: u32);
    fd_seek(file_number: u32, offset: i64, whence: u32, result_address: u32);
    fd_tell(file_number: u32, result_address: u32);
    fd_write(file_number: u32, list_address: u32, count: u32, count_address: u32);
    path_filestat_get(folder: u32, flags: u32, path: u32, length: u32, result_address: u32);
    path_open(
        folder: u32, lookup: u32, path: u32, length: u32, flags: u32, rights: u64, inherited: u64, state: u32, result_address: u32
    );
    poll_oneoff(list_address: u32, events: u32, count: u32, used_address: u32);
    random_get(result_address: u32, length: u32);
}

/// The call that ends the program.
const EXIT: &str = "proc_exit";

/// Calls that need no action.
const CALLS_WITHOUT_EFFECT: &[&str] = &[
    "environ_get",
    "fd_advise",
    "fd_datasync",
    "fd_fdstat_set_flags",
    "fd_fdstat_set_rights",
    "fd_sync",
    "sched_yield",
];

/// Calls that change files.
const WRITING_CALLS: &[&str] = &[
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
const UNSUPPORTED_CALLS: &[&str] = &[
    "fd_renumber",
    "path_readlink",
    "proc_raise",
    "sock_accept",
    "sock_recv",
    "sock_send",
    "sock_shutdown",
];

/// Whether programs may import a call.
pub fn is_known_call(name: &str) -> bool {
    name == EXIT || IMPLEMENTED_CALLS.contains(&name) || constant_result(name).is_some()
}

/// Returns the result of a call that always returns the same.
fn constant_result(name: &str) -> Option<i32> {
    let lists = [
        (CALLS_WITHOUT_EFFECT, Ok(())),
        (WRITING_CALLS, Err(Errno::ReadOnly)),
        (UNSUPPORTED_CALLS, Err(Errno::NotSupported)),
    ];
    let found_list = lists.into_iter().find(|(names, _)| names.contains(&name));
    found_list.map(|(_, result)| return_code(result))
}

/// Links the calls that a module imports.
pub fn link(linker: &mut Linker<Host>, module: &Module) -> Result<(), LinkerError> {
    // A module may import a call twice.
    linker.allow_shadowing(true);
    link_implemented(linker)?;
    linker.func_wrap(NAMESPACE, EXIT, |status: i32| -> Result<(), Error> {
        Err(Error::i32_exit(status))
    })?;
    for import in module.imports() {
        let (Some(result), ExternType::Func(function_type)) =
            (constant_result(import.name()), import.ty())
        else {
            continue;
        };
        if function_type.results() != [ValType::I32] {
            continue;
        }
        // These calls ignore their parameters, so any types will do.
        linker.func_new(
            NAMESPACE,
            import.name(),
            function_type.clone(),
            move |_, _, results| {
                results.fill(Val::I32(result));
                Ok(())
            },
        )?;
    }
    Ok(())
}
