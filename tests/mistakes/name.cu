// A misspelled variable.
int total(const int *values, int count) {
    int result = 0;
    for (int i = 0; i < count; ++i) reslut += values[i];
    return result;
}
