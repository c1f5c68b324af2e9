import type { Library } from '../library.ts';
export declare const kimiAudio: Library;
