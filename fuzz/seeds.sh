#!/bin/sh
# Fills corpus/<target> with the conformance cases, preprocessed without any header. Needs a C++ preprocessor (CXX, or c++).
set -eu
cd "$(dirname "$0")"
for target in lexer parser host; do mkdir -p "corpus/$target"; done
for case in ../tests/conformance/*/*.cu snippets/*.cu; do
    name=$(echo "${case#../}" | tr / _)
    grep -v '^ *# *include' "$case" | ${CXX:-c++} -E -P -w -x c++ -std=c++20 -nostdinc \
        '-D__global__=__attribute__((global))' '-D__device__=__attribute__((device))' \
        '-D__host__=__attribute__((host))' '-D__shared__=__attribute__((shared))' \
        '-D__constant__=__attribute__((constant))' '-D__managed__=__attribute__((managed))' \
        '-D__grid_constant__=__attribute__((grid_constant))' '-D__forceinline__=__attribute__((always_inline))' \
        '-D__launch_bounds__(...)=__attribute__((launch_bounds(__VA_ARGS__)))' \
        -o "corpus/parser/$name" - 2>/dev/null || true
    [ -s "corpus/parser/$name" ] || continue
    cp "$case" "corpus/lexer/$name"
    cp "corpus/parser/$name" "corpus/host/$name"
done
