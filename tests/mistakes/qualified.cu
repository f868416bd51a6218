// A misspelled name of a namespace.
#include <vector>
std::vectr<int> values;
