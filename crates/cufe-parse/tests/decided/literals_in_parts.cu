// Adjacent string literals are one, wherever a literal stands ([lex.phases]/1.6).
extern "C" "" int one(int);
extern "C" "++" { template <class T> constexpr T two(T value) { return value; } }
static_assert(two(2) == 2);

int moved(int x) {
    int y;
    asm("mov.s32 " "%0, %1;" : "=" "r"(y) : "r" ""(x) : "mem" "ory");
    asm volatile("mov.s32 %0, %1;" : [to] "=" "r"(y) : [from] R"(r)"(x));
    return y;
}
int named(int) asm("na" "med");
int named(int) asm("named");
