// A specialization may be a friend before it is a class: it names members of bases of the class ([class.friend], [class.access.base]/5).
class Node { protected: constexpr int number() const { return 1; } };
template<class T> struct Forward { const T &node; constexpr int run() const { return node.number(); } };
template<class T> class Join : public Node { public: constexpr int run() const { return Forward<Join>{*this}.run(); } friend class Forward<Join>; };
constexpr Join<int> join;
static_assert(join.run() == 1);
template<class T> class Again;
template<class T> struct Front { constexpr int run(const Again<T> &again) const { return Forward<Again<T>>{again}.run(); } };
template<class T> class Again : public Node, public Front<T> { friend Forward<Again<T>>; };
constexpr Again<int> again;
static_assert(again.run(again) == 1);
template<class T> class Base { protected: int kept = 2; };
template<class T> struct Reader { constexpr int run(const T &it) const { return it.kept + it.T::kept; } };
template<class T> class Derived : Base<T> { friend struct Reader<Derived<T>>; };
constexpr Derived<char> derived;
static_assert(Reader<Derived<char>>().run(derived) == 4);
