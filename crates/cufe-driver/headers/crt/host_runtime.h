// What host files need that launch kernels and register what the device holds. The bodies of stubs come from the device
// compiler, so without a toolkit host files can be compiled, and not linked.
#ifndef CUFE_HOST_RUNTIME_H
#define CUFE_HOST_RUNTIME_H

extern "C" {
extern void **__cudaRegisterFatBinary(void *binary);
extern void __cudaRegisterFatBinaryEnd(void **handle);
extern void __cudaUnregisterFatBinary(void **handle);
extern char __cudaInitModule(void **handle);
extern void __cudaRegisterManagedVariable(void **handle, void **pointer, char *address, const char *name, int is_external,
                                          size_t size, int is_constant, int is_global);
}

#endif
