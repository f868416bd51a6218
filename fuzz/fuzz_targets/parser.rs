//! Any bytes to a program, with all bodies, and its reports to text.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|data: &[u8]| {
    let unit = cufe_fuzz::unit(data);
    cufe_fuzz::report(&unit);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    cufe_fuzz::mutate(data, size, max_size, seed)
});
