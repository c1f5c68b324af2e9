import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/** Shows the message of `completion`. */
export declare const printMessage: (call: ChatCall) => Piece;
/** The names that a loop over chunks keeps. */
export declare const keptNames: ({ showsReasoning, showsUsage }: ChatCall) => Piece | undefined;
/** Shows what `chunk` adds. Some services send a chunk without choices, or a null text. */
export declare const printDelta: (call: ChatCall) => Piece;
/** Ends the line that the streamed text left open, and shows what the stream said last. */
export declare const endStream: ({ showsMessage, showsUsage }: ChatCall) => Piece | undefined;
