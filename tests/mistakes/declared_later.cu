// A function that is declared too late.
int twice(int value) { return add(value, value); }
int add(int a, int b) { return a + b; }
