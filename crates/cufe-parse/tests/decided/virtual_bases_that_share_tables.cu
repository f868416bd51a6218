// Where virtual bases lie that are primary bases of others: with the first one of the inheritance graph that shares its table.
struct K0 { virtual void k(); virtual ~K0(); };
struct K1 : virtual K0 { virtual void g(); virtual void h(); };
struct K3 : virtual K0, K1 { virtual void g(); virtual void h(); virtual void k(); virtual ~K3(); };
struct K4 : virtual K0 { virtual void k(); char d4; };
struct K8 : virtual K3, virtual K1 { virtual void g(); virtual void h(); virtual void k(); virtual ~K8(); };
struct K9 : virtual K3, K4, virtual K8 { virtual void g(); virtual void h(); virtual void k(); virtual ~K9(); char d9; };
static_assert(sizeof(K8) == 16);
static_assert(sizeof(K9) == 32);
