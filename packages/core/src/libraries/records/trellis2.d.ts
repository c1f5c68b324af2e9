import type { Library } from '../library.ts';
export declare const trellis2: Library;
