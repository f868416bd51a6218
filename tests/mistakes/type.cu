// A misspelled type.
struct Particle { float mass; };
float mass(const Partcle &particle) { return particle.mass; }
