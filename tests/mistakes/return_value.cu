// A function that returns nothing where a value is due.
int sign(int value) {
    if (value == 0) return;
    return value > 0 ? 1 : -1;
}
