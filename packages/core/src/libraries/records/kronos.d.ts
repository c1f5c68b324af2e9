import type { Library } from '../library.ts';
export declare const kronos: Library;
