// Scans over a group.
#pragma GCC system_header
#ifndef CUFE_COOPERATIVE_GROUPS_SCAN_H
#define CUFE_COOPERATIVE_GROUPS_SCAN_H

#include "../cooperative_groups.h"

namespace cooperative_groups {

template <class Group, class T> __device__ T inclusive_scan(const Group &group, T value);
template <class Group, class T, class Operation>
__device__ T inclusive_scan(const Group &group, T value, Operation &&operation);
template <class Group, class T> __device__ T exclusive_scan(const Group &group, T value);
template <class Group, class T, class Operation>
__device__ T exclusive_scan(const Group &group, T value, Operation &&operation);

}

#endif
