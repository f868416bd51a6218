// The header of the host, with what of it exists in device code, too.
#pragma GCC system_header
#include_next <time.h>
#include "device_time.h"
