import type { ChatCall } from '../../../../call/call.ts';
import type { Value, ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const huggingfaceJsChat: ChatRenderer;
/**
 * Asks for `completion`; `listModels` has to stand before that.
 *
 * @param given the arguments, in parentheses
 */
export declare const complete: (call: ChatCall, given: Piece) => Piece;
/**
 * Asks for a stream and reads it; `listModels` has to stand before that. It is asked for when its first part is read.
 * What was shown of it is not asked of another provider again.
 *
 * @param kept code that declares what is kept of the chunks
 * @param each code that reads `chunk`
 */
export declare function readStream(call: ChatCall, given: Piece, kept: Piece | undefined, each: Piece): Piece;
/** The arguments of a method that chats, in parentheses. */
export declare function chatArguments(call: ChatCall, messages: Value, parameters: ValueObject): Piece;
