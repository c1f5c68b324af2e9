import type { Call, ChatCall } from '../../../../call/call.ts';
import type { JsonObject, ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** Makes `client`. */
export declare const createClient: ({ token, billTo }: Pick<Call, 'token' | 'billTo'>, more?: ValueObject) => Piece;
/**
 * A whole program that chats. One with retries gets the function by which the client then fetches.
 *
 * @param body code that makes the call on `client` and shows its result
 * @param before code that stands before the client
 */
export declare const chatProgram: (call: ChatCall, body: Piece, before?: Piece) => string;
/**
 * Why fields cannot stand among a method's arguments, or undefined when they can.
 *
 * @param taken further names that are taken there
 */
export declare function unsupportedField(fields: JsonObject, taken?: readonly string[]): string | undefined;
