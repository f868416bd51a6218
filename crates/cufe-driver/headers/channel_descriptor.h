// The channel format of a type.
#ifndef __CHANNEL_DESCRIPTOR_H__
#define __CHANNEL_DESCRIPTOR_H__

#include "cuda_runtime_api.h"

template <class T>
inline cudaChannelFormatDesc cudaCreateChannelDesc() {
    return ::cudaCreateChannelDesc(0, 0, 0, 0, cudaChannelFormatKindNone);
}

#define CUFE_CHANNELS(type, bits, channels, kind)                                                        \
    template <>                                                                                          \
    inline cudaChannelFormatDesc cudaCreateChannelDesc<type>() {                                         \
        return ::cudaCreateChannelDesc(bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0,           \
                                       channels > 3 ? bits : 0, kind);                                   \
    }
#define CUFE_VECTOR_CHANNELS(name, bits, kind) \
    CUFE_CHANNELS(name##1, bits, 1, kind)      \
    CUFE_CHANNELS(name##2, bits, 2, kind)      \
    CUFE_CHANNELS(name##4, bits, 4, kind)

CUFE_CHANNELS(char, 8, 1, (char)-1 < 0 ? cudaChannelFormatKindSigned : cudaChannelFormatKindUnsigned)
CUFE_CHANNELS(signed char, 8, 1, cudaChannelFormatKindSigned)
CUFE_CHANNELS(unsigned char, 8, 1, cudaChannelFormatKindUnsigned)
CUFE_CHANNELS(short, 16, 1, cudaChannelFormatKindSigned)
CUFE_CHANNELS(unsigned short, 16, 1, cudaChannelFormatKindUnsigned)
CUFE_CHANNELS(int, 32, 1, cudaChannelFormatKindSigned)
CUFE_CHANNELS(unsigned int, 32, 1, cudaChannelFormatKindUnsigned)
CUFE_CHANNELS(float, 32, 1, cudaChannelFormatKindFloat)
CUFE_VECTOR_CHANNELS(char, 8, cudaChannelFormatKindSigned)
CUFE_VECTOR_CHANNELS(uchar, 8, cudaChannelFormatKindUnsigned)
CUFE_VECTOR_CHANNELS(short, 16, cudaChannelFormatKindSigned)
CUFE_VECTOR_CHANNELS(ushort, 16, cudaChannelFormatKindUnsigned)
CUFE_VECTOR_CHANNELS(int, 32, cudaChannelFormatKindSigned)
CUFE_VECTOR_CHANNELS(uint, 32, cudaChannelFormatKindUnsigned)
CUFE_VECTOR_CHANNELS(float, 32, cudaChannelFormatKindFloat)

#undef CUFE_VECTOR_CHANNELS
#undef CUFE_CHANNELS

#endif
