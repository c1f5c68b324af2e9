import type { Library } from '../library.ts';
export declare const dia2: Library;
