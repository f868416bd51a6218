// Arguments that no constructor takes.
struct Image {
    Image(int width, int height);
};
Image image("photo.png");
