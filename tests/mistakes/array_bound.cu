// An array whose size is not constant.
int size();
struct Buffer { int values[size()]; };
