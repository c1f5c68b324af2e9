import type { Library } from '../library.ts';
export declare const minimaxH3: Library;
