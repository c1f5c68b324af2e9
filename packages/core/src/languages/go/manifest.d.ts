import type { Manifest } from '../language.ts';
/** A module that exists is not made anew. */
export declare const addModules: (install: string) => string | null;
/** `go.mod`: the modules that the install command names. `go mod tidy` adds what these need themselves. */
export declare const goMod: Manifest;
