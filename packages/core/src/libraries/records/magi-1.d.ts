import type { Library } from '../library.ts';
export declare const magi1: Library;
