import type { Library } from '../library.ts';
export declare const stableAudio3: Library;
