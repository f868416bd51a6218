// Thrust: generated data, transformed, sorted by key, reduced and searched.
#include <cstdio>
#include <thrust/binary_search.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>

struct Scramble {
  __host__ __device__ unsigned operator()(unsigned value) const {
    value ^= value >> 16;
    value *= 0x7feb352du;
    value ^= value >> 15;
    value *= 0x846ca68bu;
    return value ^ (value >> 16);
  }
};

struct Norm {
  __host__ __device__ float operator()(const thrust::tuple<float, float> &point) const {
    return thrust::get<0>(point) * thrust::get<0>(point) + thrust::get<1>(point) * thrust::get<1>(point);
  }
};

int main() {
  const int count = 1 << 20;
  thrust::device_vector<unsigned> keys(count);
  thrust::device_vector<int> values(count);
  thrust::counting_iterator<unsigned> first(0);
  thrust::transform(first, first + count, keys.begin(), Scramble());
  thrust::sequence(values.begin(), values.end());
  thrust::sort_by_key(keys.begin(), keys.end(), values.begin(), thrust::greater<unsigned>());
  const bool sorted = thrust::is_sorted(keys.begin(), keys.end(), thrust::greater<unsigned>());

  thrust::device_vector<float> x(count, 0.5f), y(count, 2.0f);
  thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), thrust::multiplies<float>());
  auto points = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin()));
  const float norm = thrust::transform_reduce(points, points + count, Norm(), 0.0f, thrust::plus<float>());
  const int largest = thrust::reduce(values.begin(), values.end(), -1, thrust::maximum<int>());
  const thrust::host_vector<unsigned> copy = keys;
  const bool found = thrust::binary_search(keys.begin(), keys.end(), copy[count / 2], thrust::greater<unsigned>());
  std::printf("sorted %d, norm %g, largest %d, found %d\n", sorted, norm, largest, found);
  return sorted && found ? 0 : 1;
}
