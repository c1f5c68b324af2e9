import type { Library } from '../library.ts';
export declare const hyWorld2: Library;
