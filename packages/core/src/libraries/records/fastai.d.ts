import type { Library } from '../library.ts';
export declare const fastai: Library;
