import type { Library } from '../library.ts';
export declare const k2: Library;
