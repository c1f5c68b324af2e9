import type { Library } from '../library.ts';
export declare const univa: Library;
