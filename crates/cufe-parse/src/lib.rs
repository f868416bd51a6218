//! The grammar of CUDA C++.
