// A name without its namespace.
#include <vector>
vector<int> values;
