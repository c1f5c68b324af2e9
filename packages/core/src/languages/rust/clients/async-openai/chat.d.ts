import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const asyncOpenaiChat: ChatRenderer;
/**
 * A whole program of a chat.
 *
 * @param shown code that asks, and shows the answer
 * @param items types and functions of that code
 */
export declare const openaiChat: (call: ChatCall, shown: Piece, ...items: readonly (Piece | undefined)[]) => string;
/** The fields of a chat's body. */
export declare const fieldsOf: ({ variant, request }: ChatCall) => ValueObject;
/** Asks for a `completion`, and finds its `message`. */
export declare const readMessage: (call: ChatCall, fields: ValueObject) => Piece;
/**
 * Asks for a `stream`, and reads its chunks.
 *
 * @param kept statements before the first chunk
 * @param each what is done with a `chunk`
 */
export declare const readChunks: (call: ChatCall, fields: ValueObject, { kept, each, changes }: {
    readonly kept: Piece;
    readonly each: Piece;
    readonly changes?: boolean;
}) => Piece;
