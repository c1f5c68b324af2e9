import type { Library } from '../library.ts';
export declare const sam2: Library;
