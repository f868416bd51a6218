//! Any bytes to the list of entities and, where there is no error, to the host file.

#![no_main]

use cufe_host::Facts;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|data: &[u8]| {
    let unit = cufe_fuzz::unit(data);
    let _ = cufe_sema::dump::dump_entities(&unit);
    if !cufe_fuzz::report(&unit) {
        let host = cufe_host::host_file(&unit, &unit.options, &Facts::default());
        // Writing to memory does not fail.
        let _ = host.write_to(&mut Vec::new());
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    cufe_fuzz::mutate(data, size, max_size, seed)
});
