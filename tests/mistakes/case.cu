// A case that stands twice.
int name(int value) {
    switch (value) {
        case 1: return 10;
        case 2: return 20;
        case 1: return 30;
    }
    return 0;
}
