import type { Library } from '../library.ts';
export declare const wan22: Library;
