int f(int i, ...) try { for (int j = 0; auto k : {1, 2, 3}) if (int m = k; m > 0) continue; else break;
  while (bool b = i--) { switch (i) { case 1 ... 3: default: ; } } do { goto L; } while (0); L: return ({ int t = i; t; });
  if constexpr (true) {} else {} throw 1; for (;;) ; for (auto &&[a, b] : i) { co_await a; co_yield b; co_return; }
  i = new int[3]{1, 2} ? delete[] &i, ::new (0) int(4) : sizeof...(i), alignof(int), typeid(i), dynamic_cast<int &>(i);
  i->*f(i).*f <<= i >> 2 <=> 3; (void)(int (*)[])i; f<int>(i)->template g<1, 2>(); i.~int(); __builtin_offsetof(C, a.b[1]);
  auto l = [&, this, *this]<class T>(T t) __attribute__((device)) { return t; }; asm volatile("x" : "=r"(i) : "r"(i) : "memory");
} catch (int e) { } catch (...) { }
__attribute__((global)) void k(int *p, const __attribute__((grid_constant)) int q) { __attribute__((shared)) int s[4]; }
__attribute__((device)) int d; __attribute__((constant)) float c; __attribute__((managed)) int m;
void launch() { k<<<1, 2, 3, 4>>>(&m, 1); k<<<(1 >> 2), 1>>>(nullptr, d); }
