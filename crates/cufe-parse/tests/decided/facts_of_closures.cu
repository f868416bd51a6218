// What is known of closures with captures, which are their members ([expr.prim.lambda.capture]/10): as measured.
struct alignas(16) A16 { int x[4]; };
struct NA { NA(); NA(const NA &); int v; };
struct MO { MO(); MO(MO &&); MO(MO &) = delete; int v; };
struct CA { const int k; };
struct PR { int a; private: int b; public: int get() const; };
struct V { virtual ~V(); int v; };
struct NL { NL(); ~NL(); };
struct W { int w; int get() const; void g(int n, const int kn, A16 a16, char c, NA na, CA ca, PR pr, V &v, NL nl) {
int arr[3] = {1}; auto e = [](int i) { return i; }; auto f = [=](int i) { return i + n; };
{ auto l = [=] (int i) { return i + n; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [&] (int i) { return i + n; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(!__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 8);
}
{ auto l = [&n] { return n; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(!__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 8);
}
{ auto l = [a16] { return a16.x[0]; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 16);
}
{ auto l = [a16, c] { return c; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 32);
}
{ auto l = [na] { return 0; }; using L = decltype(l);
static_assert(!__is_trivially_copyable(L));
static_assert(!__is_trivially_constructible(L, const L &));
static_assert(!__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(!__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [ca] { return 0; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [pr] { return 0; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(!__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 8);
}
{ auto l = [v] { return 0; }; using L = decltype(l);
static_assert(!__is_trivially_copyable(L));
static_assert(!__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(!__is_trivially_destructible(L));
static_assert(!__is_literal_type(L));
static_assert(!__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(!__has_trivial_destructor(L));
static_assert(sizeof(L) == 16);
}
{ auto l = [k = 5] { return k; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [arr] { return arr[0]; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
}
{ auto l = [nl] { return 0; }; using L = decltype(l);
static_assert(!__is_trivially_copyable(L));
static_assert(!__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(!__is_trivially_destructible(L));
static_assert(!__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(!__has_trivial_destructor(L));
static_assert(sizeof(L) == 1);
}
{ auto l = [&r = n] { return 0; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(!__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 8);
}
{ auto l = [f] { return f(1); }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [e] { return e(1); }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 1);
}
{ auto l = [mo = MO()] { return 0; }; using L = decltype(l);
static_assert(!__is_trivially_copyable(L));
static_assert(!__is_trivially_constructible(L, const L &));
static_assert(!__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(!__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [kn] { return kn; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [this] { return this->get(); }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 8);
}
{ auto l = [*this] { return this->get(); }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(!__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 4);
}
{ auto l = [&] { return 0; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 1);
}
{ auto l = [=] { return 0; }; using L = decltype(l);
static_assert(__is_trivially_copyable(L));
static_assert(__is_trivially_constructible(L, const L &));
static_assert(__is_nothrow_constructible(L, const L &));
static_assert(__is_trivially_destructible(L));
static_assert(__is_literal_type(L));
static_assert(__is_standard_layout(L));
static_assert(__has_trivial_assign(L));
static_assert(__has_trivial_destructor(L));
static_assert(sizeof(L) == 1);
}
} };
V::~V() {}
