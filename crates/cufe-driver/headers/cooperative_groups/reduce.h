// Reductions over a group.
#pragma GCC system_header
#ifndef CUFE_COOPERATIVE_GROUPS_REDUCE_H
#define CUFE_COOPERATIVE_GROUPS_REDUCE_H

#include "../cooperative_groups.h"

namespace cooperative_groups {

template <class Group, class T, class Operation>
__device__ T reduce(const Group &group, T value, Operation &&operation);

}

#endif
