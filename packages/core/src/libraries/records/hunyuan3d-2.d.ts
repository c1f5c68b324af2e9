import type { Library } from '../library.ts';
export declare const hunyuan3d2: Library;
