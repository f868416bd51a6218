// An operator that a class does not have.
struct Vector { float x, y; };
Vector sum(Vector a, Vector b) { return a + b; }
