import type { Library } from '../library.ts';
export declare const glyphByt5: Library;
