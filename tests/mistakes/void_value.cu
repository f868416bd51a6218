// A value from a function that returns none.
void step(int count) { return count + 1; }
