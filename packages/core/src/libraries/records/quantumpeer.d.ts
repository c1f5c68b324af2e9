import type { Library } from '../library.ts';
export declare const quantumpeer: Library;
