import type { Library } from '../library.ts';
export declare const colpali: Library;
