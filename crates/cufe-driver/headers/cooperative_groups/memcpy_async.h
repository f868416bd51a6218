// Copies that the threads of a group start together and wait for.
#pragma GCC system_header
#ifndef CUFE_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#define CUFE_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H

#include "../cooperative_groups.h"

namespace cooperative_groups {

template <class Group, class To, class From, class Size>
__device__ void memcpy_async(const Group &group, To *to, const From *from, const Size &size);
template <class Group, class To, class ToLayout, class From, class FromLayout>
__device__ void memcpy_async(const Group &group, To *to, const ToLayout &to_layout, const From *from,
                             const FromLayout &from_layout);
template <class Group> __device__ void wait(const Group &group);
template <unsigned int Stages, class Group> __device__ void wait_prior(const Group &group);

}

#endif
