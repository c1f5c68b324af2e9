import type { Library } from '../library.ts';
export declare const longcatVideoAvatar15: Library;
