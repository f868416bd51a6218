// What starts and stops a profiler is among the other functions of the runtime.
#include "cuda_runtime_api.h"
