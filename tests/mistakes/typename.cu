// A dependent type without typename.
template <class T> struct Range {
    T::iterator first;
};
