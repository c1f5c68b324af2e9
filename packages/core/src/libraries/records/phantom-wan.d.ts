import type { Library } from '../library.ts';
export declare const phantomWan: Library;
