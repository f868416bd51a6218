// Two types deduced for one parameter.
template <class T> T larger(T a, T b) { return a < b ? b : a; }
double value = larger(1, 2.5);
