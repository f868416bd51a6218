// Output of a class that has no operator for it.
#include <iostream>
struct Point { int x, y; };
void print(Point point) { std::cout << point; }
