// A mistake inside of a template.
template <class T> int length(const T &value) { return value.size(); }
int number = length(5);
