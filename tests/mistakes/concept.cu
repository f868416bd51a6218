// A constraint that is not satisfied.
template <class T> concept Sized = requires(T value) { value.size(); };
template <Sized T> int length(const T &value) { return value.size(); }
int number = length(5);
