import type { Library } from '../library.ts';
export declare const sapRpt1Oss: Library;
