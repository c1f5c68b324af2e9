import type { Library } from '../library.ts';
export declare const cancertathomev2: Library;
