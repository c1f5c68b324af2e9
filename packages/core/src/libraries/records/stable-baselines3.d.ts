import type { Library } from '../library.ts';
export declare const stableBaselines3: Library;
