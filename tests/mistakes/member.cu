// A misspelled member.
struct Image { int width, height; };
int area(const Image &image) { return image.widht * image.height; }
