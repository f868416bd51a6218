// What `co_await` and `co_yield` give: the promise, `operator co_await` and `await_resume` tell ([expr.await]/3, [expr.yield]).
namespace std {
    template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; };
    template<class P = void> struct coroutine_handle;
    template<> struct coroutine_handle<void> { static coroutine_handle from_address(void*) noexcept { return {}; } void* address() const noexcept { return nullptr; } };
    template<class P> struct coroutine_handle { static coroutine_handle from_address(void*) noexcept { return {}; } operator coroutine_handle<>() const noexcept { return {}; } };
    struct suspend_never { bool await_ready() const noexcept { return true; } void await_suspend(coroutine_handle<>) const noexcept {} void await_resume() const noexcept {} };
}
template<class, class> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
template<class T> struct awaiter {
    bool await_ready() noexcept { return true; }
    void await_suspend(std::coroutine_handle<>) noexcept {}
    T await_resume();
};
struct both {
    bool await_ready() const noexcept { return true; }
    void await_suspend(std::coroutine_handle<>) const noexcept {}
    int await_resume() &;
    long await_resume() const&;
    char await_resume() &&;
};
struct deduced : awaiter<int> { auto await_resume() { return 1.0; } };
struct by_member { awaiter<short> operator co_await() const&; awaiter<float> operator co_await() &&; };
struct by_function {};
awaiter<long> operator co_await(by_function);
struct common {
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void unhandled_exception() {}
};
struct task { struct promise_type : common {
    task get_return_object() { return {}; }
    void return_void() {}
    awaiter<unsigned> yield_value(int);
    awaiter<char*> yield_value(task*);
}; };
struct transforming { struct promise_type : common {
    transforming get_return_object() { return {}; }
    void return_value(int) {}
    awaiter<bool> await_transform(int);
    template<class T> awaiter<T*> await_transform(T);
    by_member await_transform(task);
    std::suspend_never yield_value(int);
}; };
task plain(awaiter<int&> given, const both constant) {
    awaiter<int> object;
    auto&& value1 = co_await object;
static_assert(same<decltype(value1), int&&>);
    auto&& value2 = co_await static_cast<awaiter<int>&&>(object);
static_assert(same<decltype(value2), int&&>);
    auto value3 = co_await given;
static_assert(same<decltype(value3), int>);
    auto&& value4 = co_await awaiter<long&&>();
static_assert(same<decltype(value4), long&&>);
    co_await awaiter<void>();
    co_await std::suspend_never();
    auto&& value7 = co_await both();
static_assert(same<decltype(value7), int&&>);
    auto&& value8 = co_await constant;
static_assert(same<decltype(value8), long&&>);
    auto&& value9 = co_await deduced();
static_assert(same<decltype(value9), double&&>);
    by_member converted;
    auto&& value10 = co_await converted;
static_assert(same<decltype(value10), short&&>);
    auto&& value11 = co_await by_member();
static_assert(same<decltype(value11), float&&>);
    auto&& value12 = co_await by_function();
static_assert(same<decltype(value12), long&&>);
    auto&& value13 = co_yield 1;
static_assert(same<decltype(value13), unsigned&&>);
    auto&& value14 = co_yield nullptr;
static_assert(same<decltype(value14), char*&&>);
    auto kept = co_await object;
static_assert(same<decltype(kept), int>);
    auto yielded = co_yield 2;
static_assert(same<decltype(yielded), unsigned>);
}
transforming other() {
    auto&& value15 = co_await 1;
static_assert(same<decltype(value15), bool&&>);
    auto&& value16 = co_await 1.0;
static_assert(same<decltype(value16), double*&&>);
    auto&& value17 = co_await task();
static_assert(same<decltype(value17), float&&>);
    co_yield 1;
    auto kept = co_await 2L;
static_assert(same<decltype(kept), long*>);
    co_return 1;
}
struct object {
    task member(int) { auto kept = co_await awaiter<long>(); static_assert(same<decltype(kept), long>, ""); }
    template<class T> task member_template(T t) { auto kept = co_await t; static_assert(same<decltype(kept), int>, ""); }
};
template<class T> task in_template(T t) { auto kept = co_await static_cast<T&&>(t); static_assert(same<decltype(kept), long>, ""); }
void nothing() {
    in_template(by_function());
    object().member_template(awaiter<int>());
    auto closure = [](awaiter<char> given) -> task { auto kept = co_await given; static_assert(same<decltype(kept), char>, ""); };
}
