// The header of the host, with what of it exists in device code, too.
#pragma GCC system_header
#include_next <stdlib.h>
#include "device_stdlib.h"
