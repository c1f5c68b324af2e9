import { type Rule } from './rule.ts';
/** No connection was made: what systems, languages and clients say of names, ports and certificates. */
export declare const CONNECTION: readonly Rule[];
/** The answer did not come, or broke off: what clients say of one that they waited for. */
export declare const ANSWER: readonly Rule[];
/** What clients say of every call without an answer, whatever the reason. */
export declare const UNREACHED: readonly Rule[];
