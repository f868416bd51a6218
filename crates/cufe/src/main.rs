//! `cufe`: splits, checks and dumps CUDA C++; called as `cudafe++` it takes that program's command line.

fn main() -> std::process::ExitCode {
    cufe_driver::main()
}
