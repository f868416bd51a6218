// No semicolon behind a class.
struct Point { int x, y; }
int first(Point point) { return point.x; }
