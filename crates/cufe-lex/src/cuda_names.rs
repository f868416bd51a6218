//! The names of the CUDA attributes and of the built-in variables.

/// The built-in variables, which the toolkit's headers declare.
pub const BUILTIN_VARIABLES: [&str; 5] = ["threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"];

/// The attributes that have a CUDA meaning, as they stand in an attribute list, without underscores around them.
pub const CUDA_ATTRIBUTES: &[&str] = &[
    "host",
    "device",
    "global",
    "tile_global",
    "shared",
    "constant",
    "launch_bounds",
    "maxnreg",
    "local_maxnreg",
    "tile_builtin",
    "managed",
    "cluster_dims",
    "block_size",
    "nv_pure",
    "grid_constant",
    "nv_register_params",
    "nv_inline_hint",
    "noinline",
    "always_inline",
    "nv_weak_odr",
    "nv_linkonce_odr",
    "device_builtin",
    "cudart_builtin",
    "device_builtin_texture_type",
    "device_builtin_surface_type",
];

/// An attribute's name without the double underscores around it.
pub fn strip_underscores(name: &str) -> &str {
    match name.strip_prefix("__").and_then(|rest| rest.strip_suffix("__")) {
        Some(stripped) if !stripped.is_empty() => stripped,
        _ => name,
    }
}

/// Whether the name, with or without double underscores around it, is that of a CUDA attribute.
pub fn is_cuda_attribute(name: &str) -> bool {
    CUDA_ATTRIBUTES.contains(&strip_underscores(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn underscores_around_a_name_make_no_difference() {
        for name in CUDA_ATTRIBUTES {
            assert!(is_cuda_attribute(name));
            assert!(is_cuda_attribute(&format!("__{name}__")));
        }
        assert!(!is_cuda_attribute("__device"));
        assert!(!is_cuda_attribute("visibility"));
        assert_eq!(strip_underscores("____"), "____");
    }
}
