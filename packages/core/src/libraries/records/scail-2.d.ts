import type { Library } from '../library.ts';
export declare const scail2: Library;
