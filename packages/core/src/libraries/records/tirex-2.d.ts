import type { Library } from '../library.ts';
export declare const tirex2: Library;
