import type { Library } from '../library.ts';
export declare const f5Tts: Library;
