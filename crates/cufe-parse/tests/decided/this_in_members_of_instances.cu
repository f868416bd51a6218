// `this` in the signature of a member template is another in every instance of its class ([temp.over.link]/5).
struct Two { char c[2]; };
template <bool> struct enable {};
template <> struct enable<true> { using type = int; };
template <bool B> struct Mapper {
  template <class T, typename enable<B && sizeof(T) == 1>::type = 0> char kept(T&&);
  template <class T, typename enable<!(B && sizeof(T) == 1)>::type = 0> Two kept(T&&);
  template <class T> auto mapped(T&& t) -> decltype(this->kept(static_cast<T&&>(t))) { return this->kept(static_cast<T&&>(t)); }
  template <class T> auto outside(T&& t) -> decltype(this->kept(static_cast<T&&>(t)));
};
template <bool B> template <class T> auto Mapper<B>::outside(T&& t) -> decltype(this->kept(static_cast<T&&>(t))) { return this->kept(static_cast<T&&>(t)); }
static_assert(sizeof(Mapper<true>().mapped('a')) == 1);
static_assert(sizeof(Mapper<false>().mapped('a')) == 2);
static_assert(sizeof(Mapper<true>().mapped(1)) == 2);
static_assert(sizeof(Mapper<true>().outside('a')) == 1);
static_assert(sizeof(Mapper<false>().outside('a')) == 2);
