/**
 * Neither optimised nor with what a debugger reads: the clients and each example are compiled in two thirds of the time.
 * `go vet` takes them too, and so finds what was compiled before.
 */
export const COMPILER_FLAGS = '-gcflags=all=-N -l -dwarf=false'
