// A constant that is assigned to.
const int limit = 10;
void raise() { limit = 20; }
