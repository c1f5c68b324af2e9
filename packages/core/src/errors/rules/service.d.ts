import { type Rule } from './rule.ts';
/** The answer had begun. */
export declare const STREAM: readonly Rule[];
/** What services say that tells more than their status. */
export declare const SERVICE: readonly Rule[];
/** What services say that tells no more than a status does. */
export declare const STATUS_WORDS: readonly Rule[];
/** What services say of a failure of their own, as weak as the status 500: other words tell more. */
export declare const FAILURE_WORDS: readonly Rule[];
/** What a status is called, where nothing else is said. */
export declare const STATUS_NAMES: readonly Rule[];
