// Arguments that no overload takes.
struct Point { int x, y; };
void draw(int x, int y);
void draw(const char *text);
void draw_point(Point point) { draw(point); }
