import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/** Shows `message`. */
export declare const printMessage: ({ showsMessage, showsReasoning }: ChatCall) => Piece;
/** What is kept of the chunks of a stream. */
export declare const keptOf: ({ showsReasoning, showsUsage }: ChatCall) => Piece;
/** Shows what a `chunk` adds, and keeps what the last one says of tokens. */
export declare const printChunk: (call: ChatCall) => Piece;
/** What stands behind the last chunk. */
export declare const endStream: ({ showsMessage, showsUsage }: ChatCall) => Piece;
