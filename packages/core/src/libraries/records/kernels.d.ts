import type { Library } from '../library.ts';
/** The example for a kernel of the hub, at a version of it: one is asked for by now. */
export declare const kernelExamples: (version: number) => NonNullable<Library['examples']>;
export declare const kernels: Library;
