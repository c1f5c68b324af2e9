import type { Library } from './library.ts';
/** Every library, by key. */
export declare const LIBRARIES: {
    readonly [id: string]: Library;
};
