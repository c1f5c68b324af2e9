import type { Library } from '../library.ts';
export declare const qwen3Tts: Library;
