import type { Library } from '../library.ts';
export declare const manas1: Library;
