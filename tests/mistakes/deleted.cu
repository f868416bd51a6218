// A copy of what cannot be copied.
#include <memory>
void take(std::unique_ptr<int> pointer);
void give(std::unique_ptr<int> pointer) { take(pointer); }
