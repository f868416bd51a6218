// The functions that make vectors stand beside their types.
#include "vector_types.h"
