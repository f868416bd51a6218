// Too many arguments.
int area(int width, int height);
int volume = area(3, 4, 5);
