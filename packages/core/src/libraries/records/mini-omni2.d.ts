import type { Library } from '../library.ts';
export declare const miniOmni2: Library;
