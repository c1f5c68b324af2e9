import type { Library } from '../library.ts';
export declare const mars5Tts: Library;
