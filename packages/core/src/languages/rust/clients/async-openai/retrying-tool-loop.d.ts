import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** A `round`: asks, and answers the calls that the model makes. */
export declare const retryingRound: (call: ChatCall, asked: ValueObject) => Piece;
/**
 * Types and functions of such a round.
 *
 * @param arms what is done for each name of a function
 */
export declare const retryingItems: ({ streaming }: ChatCall, arms: readonly Piece[]) => readonly (Piece | undefined)[];
