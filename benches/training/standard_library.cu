// The host's standard library, and kernels with plain arithmetic.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <random>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <variant>
#include <vector>

#define CHECKED(call) \
    do { \
        cudaError_t status = (call); \
        if (status != cudaSuccess) { \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
            std::exit(1); \
        } \
    } while (0)

struct Particle {
    float3 place;
    float3 speed;
    float mass = 1.0f;
};

__constant__ float gravity[3];
__device__ float energy;

__global__ void advance(Particle *particles, int count, float step) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= count) return;
    Particle particle = particles[index];
    particle.speed.x += gravity[0] * step;
    particle.speed.y += gravity[1] * step;
    particle.speed.z += gravity[2] * step;
    particle.place.x = fmaf(particle.speed.x, step, particle.place.x);
    particle.place.y = fmaf(particle.speed.y, step, particle.place.y);
    particle.place.z = fmaf(particle.speed.z, step, particle.place.z);
    float square = particle.speed.x * particle.speed.x + particle.speed.y * particle.speed.y;
    atomicAdd(&energy, 0.5f * particle.mass * (square + particle.speed.z * particle.speed.z));
    particles[index] = particle;
}

template <class T, int Width>
__global__ void transpose(const T *in, T *out, int rows, int columns) {
    __shared__ T tile[Width][Width + 1];
    int x = blockIdx.x * Width + threadIdx.x, y = blockIdx.y * Width + threadIdx.y;
    for (int row = 0; row < Width; row += blockDim.y)
        if (x < columns && y + row < rows) tile[threadIdx.y + row][threadIdx.x] = in[(y + row) * columns + x];
    __syncthreads();
    x = blockIdx.y * Width + threadIdx.x;
    y = blockIdx.x * Width + threadIdx.y;
    for (int row = 0; row < Width; row += blockDim.y)
        if (x < rows && y + row < columns) out[(y + row) * rows + x] = tile[threadIdx.x][threadIdx.y + row];
}

class Simulation {
public:
    explicit Simulation(std::size_t count) : particles_(count), names_{{"first", 1}, {"second", 2}} {
        std::mt19937 random(42);
        std::normal_distribution<float> speed;
        std::generate(particles_.begin(), particles_.end(), [&] {
            Particle particle{};
            particle.speed = make_float3(speed(random), speed(random), speed(random));
            return particle;
        });
    }

    void run(int steps) {
        Particle *device = nullptr;
        CHECKED(cudaMalloc(&device, particles_.size() * sizeof(Particle)));
        std::unique_ptr<Particle, void (*)(Particle *)> guard(device, [](Particle *p) { cudaFree(p); });
        CHECKED(cudaMemcpy(device, particles_.data(), particles_.size() * sizeof(Particle), cudaMemcpyHostToDevice));
        for (int step = 0; step < steps; ++step)
            advance<<<dim3((particles_.size() + 255) / 256), 256>>>(device, static_cast<int>(particles_.size()), 0.01f);
        CHECKED(cudaDeviceSynchronize());
        CHECKED(cudaMemcpy(particles_.data(), device, particles_.size() * sizeof(Particle), cudaMemcpyDeviceToHost));
    }

    std::optional<float> heaviest() const {
        auto found = std::max_element(particles_.begin(), particles_.end(),
                                      [](const auto &a, const auto &b) { return a.mass < b.mass; });
        return found == particles_.end() ? std::nullopt : std::optional<float>(found->mass);
    }

    std::string describe() const {
        std::ostringstream out;
        for (const auto &[name, number] : names_) out << name << '=' << number << ' ';
        std::variant<int, std::string> either = 3;
        std::visit([&](const auto &value) { out << value; }, either);
        return std::regex_replace(out.str(), std::regex("first"), "1st");
    }

private:
    std::vector<Particle> particles_;
    std::map<std::string, int> names_;
    std::unordered_map<int, std::shared_ptr<Particle>> cache_;
};

int main() {
    Simulation simulation(1 << 16);
    simulation.run(10);
    std::cout << simulation.describe() << simulation.heaviest().value_or(0) << '\n';
    std::vector<float> values(1024);
    std::iota(values.begin(), values.end(), 0.0f);
    std::sort(values.begin(), values.end(), std::greater<>());
    float *in = nullptr, *out = nullptr;
    CHECKED(cudaMalloc(&in, 1024 * sizeof(float)));
    CHECKED(cudaMalloc(&out, 1024 * sizeof(float)));
    transpose<float, 32><<<dim3(1, 1), dim3(32, 8)>>>(in, out, 32, 32);
    transpose<double, 16><<<1, dim3(16, 4)>>>(nullptr, nullptr, 0, 0);
    std::function<int(int)> twice = [](int x) { return 2 * x; };
    return std::accumulate(values.begin(), values.end(), 0.0f) > 0 ? twice(0) : 1;
}
