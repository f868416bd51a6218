// A reference without an object.
int &value;
