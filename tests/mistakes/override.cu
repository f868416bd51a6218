// A function that overrides nothing.
struct Shape {
    virtual double area() const;
};
struct Circle : Shape {
    double area() override;
};
