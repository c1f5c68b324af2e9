import type { Library } from '../library.ts';
export declare const yolov26: Library;
