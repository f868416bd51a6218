// A variable that a lambda does not capture.
int apply(int factor) {
    auto scale = [](int value) { return value * factor; };
    return scale(2);
}
