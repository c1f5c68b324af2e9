import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
import { type GoField } from '../../writer.ts';
/** What is read of an answer that comes at once. */
export declare const completionFields: (call: ChatCall) => readonly GoField[];
/** What is read of a piece of a stream. */
export declare const chunkFields: (call: ChatCall) => readonly GoField[];
/** Shows a `completion`. */
export declare const printCompletion: (call: ChatCall) => Piece;
/** What is kept from one `chunk` to the next. */
export declare const declareKept: ({ showsReasoning, showsUsage }: ChatCall) => Piece;
/** Shows what a `chunk` adds. */
export declare const printChunk: (call: ChatCall) => Piece;
/** Ends what was shown of a stream. */
export declare const endPrinting: ({ showsMessage, showsUsage }: ChatCall) => Piece;
