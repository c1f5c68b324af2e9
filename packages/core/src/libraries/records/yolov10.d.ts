import type { Library } from '../library.ts';
export declare const yolov10: Library;
