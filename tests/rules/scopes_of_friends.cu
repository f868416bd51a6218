//## a_befriended_class_is_that_of_the_innermost_namespace c++20
class A; typedef int TD; namespace other { class U; struct V; }
namespace ns {
  using namespace other;
  class B { static void foo(); friend class A; friend class U; friend struct V; friend class TD; };
  class A { void test() { B::foo(); } };
  class U { void test() { B::foo(); } };
  class TD { void test() { B::foo(); } };
}
class A { void test() { ns::B::foo(); } }; //= 265@32
struct other::V { void test() { ns::B::foo(); } }; //= 265@40
class other::U { void test() { ns::B::foo(); } }; //= 265@39
//## a_befriended_class_may_have_another_key_than_one_outside c++20
class A;
namespace ns {
  class B { static void foo(); friend union A; };
  union A { void test() { B::foo(); } };
}
//## classes_around_a_friend_declaration_are_looked_at c++20
namespace n { struct X;
  struct O {
    struct X;
    struct I { friend struct X; static void f(); friend struct Y; private: static void g(); };
    struct X { void t() { I::g(); } };
  };
  struct X { void t() { O::I::g(); } }; //= 265@31
  struct Y { void t() { O::I::g(); } };
}
//## an_inline_namespace_is_the_innermost_one c++20
namespace n { class Z;
  inline namespace in {
    class Q { friend class Z; static void f(); };
    class Z { void t() { Q::f(); } };
  }
  class Z { void t() { Q::f(); } }; //= 265@27
}
//## a_local_class_befriends_local_classes c++20
class A; class M;
void f() {
  class A;
  class L { friend class A; static void f() {} friend class M; };
  class A { void t() { L::f(); } };
  class M { void t() { L::f(); } };
}
//## using_declarations_of_the_namespace_are_befriended c++20
template<class T> class A;
namespace n { using ::A; class K { template<class T> friend class A; static void f(); }; }
template<class T> class A { void t() { n::K::f(); } };
template class A<int>;
//## members_that_are_declared_implicitly_are_befriended c++20
template <class T> struct X { X(); ~X(); };
template <class T> struct Y {};
struct Z { int z; }; struct W { W(int); };
class A {
  friend constexpr X<int>::X(const X&);
  friend constexpr Y<int>::Y();
  friend Y<int>::~Y();
  friend constexpr Y<int>& Y<int>::operator=(const Y&);
  friend constexpr Z::Z();
  friend constexpr Z::Z(const Z&) noexcept;
  friend constexpr Z::~Z();
  friend W::W(); //= 493@13
  friend W::W(const W&);
  friend Z::Z(int); //= 493@13
  friend Y<int>::Y(int); //= 493@18
};
