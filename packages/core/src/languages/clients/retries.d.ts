import { listed, type Piece } from '../printing/code.ts';
/** How often and how long an example with retries asks, in every language. */
export declare const LIMITS: {
    /** How often one provider is asked. */
    readonly attempts: 4;
    /** Seconds that one attempt may take until its answer begins, or goes on. */
    readonly timeout: 60;
    /** Seconds of the longest pause that a service can wish; one that wishes more counts as not to be reached. */
    readonly longestWait: 120;
    /** The statuses of a busy service, beside all from 500 on. A pause doubles from one second, and varies by a half. */
    readonly statuses: readonly [408, 429];
    /** Those after which the official clients ask again by themselves, beside all from 500 on. */
    readonly clientStatuses: readonly [408, 409, 429];
};
/**
 * Writes something of each status.
 *
 * @example
 * eachStatus(LIMITS.statuses, (status) => code`status != ${status}`, ' && ')
 */
export declare const eachStatus: (statuses: readonly number[], write: (status: number) => Piece, between: Parameters<typeof listed>[1]) => Piece | undefined;
