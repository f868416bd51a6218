// A member function that may change a constant object.
struct Counter {
    int count = 0;
    int next() { return ++count; }
};
int peek(const Counter &counter) { return counter.next(); }
