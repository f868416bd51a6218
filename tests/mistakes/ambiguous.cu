// Two overloads that fit equally well.
void set(long value);
void set(double value);
void set_one() { set(1); }
