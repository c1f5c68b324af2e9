import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
import { type Typed } from '../../types.ts';
/**
 * Reads the JSON of each event of `response`. Events can be cut anywhere between two reads, so lines are put together
 * before they are read. What else stands there are comments and names, and `[DONE]`.
 *
 * @param event the variable of an event
 * @param shown code that reads it
 */
export declare const readData: (call: Typed, event: Piece, shown: Piece) => Piece;
/**
 * Reads the events of a stream from `response`, for APIs whose events say by their type which one is the last.
 *
 * @param shown code that reads `event`; in an example with retries it sets `complete` at the last one
 */
export declare const readEvents: (call: ChatCall, shown: Piece) => Piece;
/**
 * The same for a stream whose last event holds what counts.
 *
 * @param shown code that reads `event`; it sets `variable` at the last one
 */
export declare function readResponse(call: ChatCall, shown: Piece, variable: Piece): Piece | undefined;
