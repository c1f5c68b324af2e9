import type { Call, ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * A whole program that chats.
 *
 * @param body code that makes the call on `client` and shows its result
 * @param before code that stands before the client
 */
export declare const chatProgram: (call: ChatCall, body: Piece, before?: Piece) => string;
/**
 * Makes `client`.
 *
 * @param hasRetries whether it asks again itself
 */
export declare const createClient: ({ token }: Pick<Call, 'token'>, baseUrl: string, moreHeaders: ValueObject, hasRetries?: boolean) => Piece;
