import { type Rule } from './rule.ts';
/** What a status is called, and the classes that clients raise for one: for texts without a status and without known words. */
export declare const NAMES: readonly Rule[];
