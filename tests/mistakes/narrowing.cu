// A number that loses its digits in braces.
double factor = 2.5;
int count{factor};
