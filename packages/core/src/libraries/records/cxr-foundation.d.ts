import type { Library } from '../library.ts';
export declare const cxrFoundation: Library;
