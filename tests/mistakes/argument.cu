// An argument of another type.
void print(const char *text);
void print_number() { print(42); }
