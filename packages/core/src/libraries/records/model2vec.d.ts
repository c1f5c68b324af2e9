import type { Library } from '../library.ts';
export declare const model2vec: Library;
