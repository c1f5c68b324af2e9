import type { Library } from '../library.ts';
export declare const bm25s: Library;
