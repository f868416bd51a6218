// The header of the host, with what of it exists in device code, too. Like that one it may be included more than once.
#pragma GCC system_header
#include_next <assert.h>
#include "device_assert.h"
