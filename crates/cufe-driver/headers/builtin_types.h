// All types of the runtime API.
#include "driver_types.h"
#include "host_defines.h"
#include "surface_types.h"
#include "texture_types.h"
#include "vector_types.h"
