import type { Library } from '../library.ts';
export declare const lyra20: Library;
