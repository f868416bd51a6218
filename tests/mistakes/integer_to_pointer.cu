// A number for a pointer.
int *pointer = 5;
