// A break outside of a loop.
void stop(bool now) {
    if (now) break;
}
