// An object of an abstract class.
struct Shape {
    virtual double area() const = 0;
};
Shape shape;
