import type { Library } from '../library.ts';
export declare const sam3dObjects: Library;
