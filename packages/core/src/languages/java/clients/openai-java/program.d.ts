import type { Call } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** What the head of `main` says of exceptions: a program with retries waits, and that can be interrupted. */
export declare function throwing(call: Call, readsOrWrites: boolean): Piece | undefined;
/**
 * Makes `client`.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 */
export declare const createClient: (call: Call, moreHeaders: {
    readonly [name: string]: Value;
}) => Piece;
