import type { Manifest } from '../language.ts';
/** How the two tools that keep projects of Java are told of the artifact: in `pom.xml`, and in `build.gradle`. */
export declare function addArtifact(install: string): string | null;
/** `pom.xml`: the artifact that the install command names. Maven finds what it needs itself. */
export declare const pomXml: Manifest;
