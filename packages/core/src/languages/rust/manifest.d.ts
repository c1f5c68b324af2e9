import type { Manifest } from '../language.ts';
/** A package that exists is not made anew. */
export declare const addCrates: (install: string) => string;
/** `Cargo.toml`: the crates that the install command names. Cargo finds what these need itself. */
export declare const cargoToml: Manifest;
