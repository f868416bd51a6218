// A static assertion that fails.
struct Header { char kind; int size; };
static_assert(sizeof(Header) == 5, "the header has five bytes");
