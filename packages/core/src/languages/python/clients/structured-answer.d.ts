import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/** The variable of the schema. */
export declare const SCHEMA: Piece;
/** The schema as it is sent, with an empty line behind it. */
export declare const defineSchema: (call: ChatCall) => Piece;
/** Reads the answer of a `response` that is not streamed. */
export declare const readResponse: ({ variant }: ChatCall) => Piece;
/** Before a stream is read. */
export declare const beginContent: ({ variant }: ChatCall) => Piece;
/** Shows and keeps what a `choice` of a stream adds. */
export declare const keepPiece: ({ variant }: ChatCall) => Piece;
/** Makes `answer` of `content`; with retries, it is looked through for the fields that `SCHEMA` requires. */
export declare const parseAnswer: ({ variant }: ChatCall, content?: Piece) => Piece;
/** Shows it. */
export declare const PRINT_ANSWER: Piece;
/** Shows the answer, or says what is wrong with it. */
export declare function checkAnswer(call: ChatCall): Piece;
