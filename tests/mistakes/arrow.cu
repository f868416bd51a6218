// A pointer as if it were an object.
struct Image { int width, height; };
int width(Image *image) { return image.width; }
