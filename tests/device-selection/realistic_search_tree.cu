// mode: build
// std: c++17
namespace tree {
struct Node { int key; Node *left = nullptr, *right = nullptr; __device__ explicit Node(int k) : key(k) {} };
class Tree { Node *root = nullptr; int count = 0; __device__ static Node *&slot(Node *&n, int k) { return !n || n->key == k ? n : slot(k < n->key ? n->left : n->right, k); }
public:
    __device__ Tree() = default;
    __device__ ~Tree() { clear(root); }
    __device__ bool insert(int k) { Node *&s = slot(root, k); if (s) return false; s = new Node(k); ++count; return true; }
    __device__ int size() const { return count; }
private:
    __device__ static void clear(Node *n) { if (n) { clear(n->left); clear(n->right); delete n; } }
};
}
__global__ void build(const int *keys, int n, int *out) { tree::Tree t; for (int i = 0; i < n; ++i) t.insert(keys[i]); *out = t.size(); }
