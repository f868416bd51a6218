// A definition that stands twice.
int count = 1;
int count = 2;
