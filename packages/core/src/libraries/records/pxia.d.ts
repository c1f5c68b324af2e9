import type { Library } from '../library.ts';
export declare const pxia: Library;
