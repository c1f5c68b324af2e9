import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/** Takes `content` and `refusal` out of `completion`, and in an example with retries `finishReason`. */
export declare const readCompletion: (call: ChatCall) => Piece;
/** Variables that a stream's pieces are put together in. */
export declare const streamVariables: ({ variant }: ChatCall) => Piece;
/** Statements that read the first choice of `chunk`. */
export declare const readChunk: ({ variant }: ChatCall) => Piece;
/** Gives up where there is no answer. */
export declare const checkEnd: ({ variant }: ChatCall) => Piece;
/** Ends the program with the text that is no such answer. */
export declare const DOES_NOT_FIT: Piece;
/**
 * Reads the JSON of `content` by zod's schema, and shows it.
 *
 * @param schema the variable of the schema
 */
export declare const parseContent: ({ variant }: ChatCall, schema: Piece) => Piece;
