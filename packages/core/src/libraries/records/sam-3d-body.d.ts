import type { Library } from '../library.ts';
export declare const sam3dBody: Library;
