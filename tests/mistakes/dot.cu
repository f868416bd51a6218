// An object as if it were a pointer.
struct Image { int width, height; };
int width(Image image) { return image->width; }
