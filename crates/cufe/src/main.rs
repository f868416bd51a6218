//! `cufe`: splits, checks and dumps CUDA C++; called as `cudafe++` it takes that program's command line.

/// Analysis allocates many small vectors: see the reason in the workspace's Cargo.toml.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    cufe_driver::main()
}
