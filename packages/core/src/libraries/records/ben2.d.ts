import type { Library } from '../library.ts';
export declare const ben2: Library;
