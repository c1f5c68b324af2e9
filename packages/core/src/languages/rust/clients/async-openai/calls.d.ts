import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
/** Asks, and has the `calls` of the answer; shows it and leaves the loop where it makes none. */
export declare const callsOfMessage: (call: ChatCall, asked: ValueObject) => Piece;
/** Shows the text of a `chunk`, and keeps it in `content`; its `delta` may hold calls, too. */
export declare const KEEP_TEXT: Piece;
