// No semicolon behind a statement.
int twice(int value) {
    int result = 2 * value
    return result;
}
