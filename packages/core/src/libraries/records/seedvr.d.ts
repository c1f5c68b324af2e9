import type { Library } from '../library.ts';
export declare const seedvr: Library;
