// A pointer to another type.
void load(float *values);
void load_numbers(int *numbers) { load(numbers); }
