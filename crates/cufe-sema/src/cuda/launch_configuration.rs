//! Launch configuration attributes: what they store and the checks of their values.

use super::{AttributeKind, CudaAttribute};
use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{FunctionId, LaunchConfiguration};

/// The greatest value of a limit.
const LIMIT: i128 = 0x7fff_ffff;

/// Diagnostics for values out of range.
struct Range {
    /// Not positive.
    too_small: Code,
    /// Above [`LIMIT`].
    too_large: Code,
    /// The first of them names the attribute.
    is_named: bool,
}

const CLUSTER: Range =
    Range { too_small: code::CLUSTER_DIMS_MUST_BE_POSITIVE, too_large: code::CLUSTER_DIMS_TOO_LARGE, is_named: true };
const BLOCK: Range =
    Range { too_small: code::BLOCK_SIZE_MUST_BE_POSITIVE, too_large: code::BLOCK_SIZE_TOO_LARGE, is_named: true };
const REGISTERS: Range =
    Range { too_small: code::MAXNREG_NEGATIVE, too_large: code::MAXNREG_TOO_LARGE, is_named: false };
const LOCAL_REGISTERS: Range =
    Range { too_small: code::LOCAL_MAXNREG_NEGATIVE, too_large: code::LOCAL_MAXNREG_TOO_LARGE, is_named: false };

impl Sema<'_> {
    /// Applies a launch configuration attribute to a function. Without known values for all arguments nothing is checked or
    /// stored but that it is there.
    pub(super) fn apply_launch_attribute(&mut self, function: FunctionId, attribute: &CudaAttribute) {
        let mut configuration = self.launch_configuration(function);
        let values: Option<Vec<i128>> =
            attribute.arguments.iter().map(|&argument| self.integral_value(argument)).collect();
        if attribute.kind == AttributeKind::LaunchBounds {
            configuration.has_launch_bounds = true;
        }
        if let Some(values) = values {
            self.store_launch_values(attribute, &values, &mut configuration);
        }
        self.set_launch_configuration(function, configuration);
    }

    /// What the attributes of a function say so far.
    pub(super) fn launch_configuration(&self, function: FunctionId) -> LaunchConfiguration {
        let launch = self.program.functions[function].launch;
        launch.map(|id| self.program.launch_configurations[id]).unwrap_or_default()
    }

    /// Stores what the attributes of a function say.
    pub(super) fn set_launch_configuration(&mut self, function: FunctionId, configuration: LaunchConfiguration) {
        match self.program.functions[function].launch {
            Some(id) => self.program.launch_configurations[id] = configuration,
            None => {
                let id = self.program.launch_configurations.push(configuration);
                self.program.functions[function].launch = Some(id);
            }
        }
    }

    /// Stores the values of an attribute, and reports those that are out of range.
    pub(super) fn store_launch_values(
        &mut self,
        attribute: &CudaAttribute,
        values: &[i128],
        configuration: &mut LaunchConfiguration,
    ) {
        match attribute.kind {
            AttributeKind::LaunchBounds => {
                if let Some(&threads) = values.first() {
                    // The 64-bit pattern, unchecked.
                    configuration.maximum_threads = threads as u64;
                }
                if let Some(&blocks) = values.get(1) {
                    configuration.minimum_blocks = blocks as u64;
                }
                match values.get(2) {
                    Some(&blocks) if blocks < 0 => {
                        self.report_at(code::MAX_BLOCKS_PER_CLUSTER_NEGATIVE, attribute.first)
                    }
                    Some(&blocks) if blocks > LIMIT => {
                        self.report_at(code::MAX_BLOCKS_PER_CLUSTER_TOO_LARGE, attribute.first)
                    }
                    Some(&blocks) if blocks > 0 => configuration.maximum_cluster_blocks = Some(blocks as i32),
                    _ => {}
                }
            }
            AttributeKind::MaximumRegisters => {
                if let Some(value) = self.in_range(attribute, values.first().copied(), &REGISTERS) {
                    configuration.maximum_registers = Some(value);
                }
            }
            AttributeKind::LocalMaximumRegisters => {
                if let Some(value) = self.in_range(attribute, values.first().copied(), &LOCAL_REGISTERS) {
                    configuration.local_maximum_registers = Some(value);
                }
            }
            AttributeKind::ClusterDimensions if values.is_empty() => configuration.has_cluster_intent = true,
            AttributeKind::ClusterDimensions => {
                if configuration.block_size_sets_cluster {
                    self.report_at(code::CONFLICT_BETWEEN_CLUSTER_DIM_AND_BLOCK_SIZE, attribute.first);
                }
                configuration.has_cluster_dimensions = true;
                for (index, field) in configuration.cluster.iter_mut().enumerate() {
                    let value = values.get(index).copied().unwrap_or(1);
                    if let Some(value) = self.in_range(attribute, Some(value), &CLUSTER) {
                        *field = Some(value);
                    }
                }
            }
            AttributeKind::BlockSize => {
                for (index, field) in configuration.block.iter_mut().enumerate() {
                    if let Some(value) = self.in_range(attribute, values.get(index).copied(), &BLOCK) {
                        *field = Some(value);
                    }
                }
                if values.len() <= 3 {
                    if !configuration.has_cluster_dimensions {
                        configuration.cluster = [Some(1); 3];
                    }
                } else if configuration.has_cluster_dimensions {
                    self.report_at(code::CONFLICT_BETWEEN_CLUSTER_DIM_AND_BLOCK_SIZE, attribute.first);
                } else {
                    configuration.block_size_sets_cluster = true;
                    for (index, field) in configuration.cluster.iter_mut().enumerate() {
                        if let Some(value) = self.in_range(attribute, values.get(index + 3).copied(), &BLOCK) {
                            *field = Some(value);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// A value if it is in range; reports it if it is not.
    fn in_range(&mut self, attribute: &CudaAttribute, value: Option<i128>, range: &Range) -> Option<i32> {
        let value = value?;
        if value > LIMIT {
            self.report_at(range.too_large, attribute.first);
        } else if value > 0 {
            return i32::try_from(value).ok();
        } else if range.is_named {
            self.report_attribute(range.too_small, attribute);
        } else {
            self.report_at(range.too_small, attribute.first);
        }
        None
    }

    /// The checks after all attributes of a declaration are applied, at the declarator's name; `after` is the token behind
    /// the declarator.
    pub(super) fn check_launch_configuration(&mut self, function: FunctionId, name: u32, after: u32) {
        if self.context.in_instance {
            // Only the values themselves are checked again for instances.
            return;
        }
        let is_kernel = self.program.functions[function].space.is_kernel();
        let Some(configuration) =
            self.program.functions[function].launch.map(|id| self.program.launch_configurations[id])
        else {
            if is_kernel {
                self.report_at(code::MISSING_LAUNCH_BOUNDS, after);
            }
            return;
        };
        let [x, y, z] = configuration.cluster;
        let cluster_name = if configuration.block[0].is_some() { "__block_size__" } else { "__cluster_dims__" };
        let position = self.position(name);
        let named =
            |code: Code, attribute: &str| Report::new(code, position).with(Argument::Quoted(attribute.to_owned()));
        // Nothing is said of member templates.
        let entity = self.program.functions[function].entity;
        let is_member_template = self.program.entities[entity].template.is_some() && self.is_member_function(function);
        let is_refused = !is_kernel && !is_member_template;
        if is_refused && configuration.has_launch_bounds {
            self.report(named(code::BOUNDS_ATTR_ONLY_ON_GLOBAL_FUNC, "__launch_bounds__"));
        }
        if is_refused && x.is_some() {
            self.report(named(code::BOUNDS_ATTR_ONLY_ON_GLOBAL_FUNC, cluster_name));
        }
        if let (Some(x), Some(limit)) = (x, configuration.maximum_cluster_blocks) {
            // A value that was refused counts as it is stored, as -1.
            let product = [y, z]
                .iter()
                .fold(x as i64 as u64, |product, &value| product.wrapping_mul(i64::from(value.unwrap_or(-1)) as u64));
            if product > limit as u64 {
                self.report(named(code::TOO_MANY_BLOCKS_IN_CLUSTER, cluster_name));
            }
        }
        if configuration.maximum_registers.is_some() && is_refused {
            self.report(named(code::MAXNREG_ATTR_ONLY_ON_GLOBAL_FUNC, "__maxnreg__"));
        }
        if configuration.maximum_registers.is_some() && configuration.has_launch_bounds {
            let report = named(code::BOUNDS_MAXNREG_INCOMPATIBLE_QUALIFIERS, "__launch_bounds__")
                .with(Argument::Quoted("__maxnreg__".to_owned()));
            self.report(report);
        }
        if is_kernel && !configuration.has_launch_bounds {
            self.report_at(code::MISSING_LAUNCH_BOUNDS, after);
        }
    }
}
