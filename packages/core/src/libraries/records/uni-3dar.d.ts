import type { Library } from '../library.ts';
export declare const uni3dar: Library;
