import type { Library } from '../library.ts';
export declare const _3dtopiaXl: Library;
