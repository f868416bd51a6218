// Too few arguments.
int area(int width, int height);
int square = area(3);
