import type { Library } from '../library.ts';
export declare const depthAnythingV2: Library;
