import { type Registry } from './registry.ts';
/** The registry with everything that this package has. */
export declare const wholeRegistry: () => Registry;
