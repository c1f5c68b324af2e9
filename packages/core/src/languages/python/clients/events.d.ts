import type { ChatCall } from '../../../call/call.ts';
import type { Piece } from '../../printing/code.ts';
/**
 * A loop over the events of `response`, for APIs whose events say by their type which one is the last. What does not
 * wait reads them by `READ_EVENTS`.
 *
 * @param look code for each `event`
 */
export declare function eachEvent({ variant }: ChatCall, look: Piece): Piece;
