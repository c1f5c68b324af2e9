import type { Library } from '../library.ts';
export declare const sklearn: Library;
