# 1 "a.cu" 1 3
#pragma nv_diag_suppress 177
_Pragma("unroll 4") const char *s = u8R"x(a
b)x" L"\x41\u00e9\777" "\N{DIGIT ONE}"; int n = 0x1'000ull + 0b101 + 017 + 1.e-3f + 0x1p3L + 'ab' + U'\''; /* c */ // d \
e
%:define <% %> <: :> and bitor ??= @ $ ` \
