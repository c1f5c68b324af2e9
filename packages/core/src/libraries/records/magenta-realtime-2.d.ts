import type { Library } from '../library.ts';
export declare const magentaRealtime2: Library;
