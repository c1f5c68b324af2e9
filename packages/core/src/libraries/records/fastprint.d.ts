import type { Library } from '../library.ts';
export declare const fastprint: Library;
