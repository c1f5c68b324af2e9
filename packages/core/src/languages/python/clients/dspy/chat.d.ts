import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const dspyChat: ChatRenderer;
/** Makes `lm`. A name before the model says how it is asked: as OpenAI is. */
export declare const createModel: ({ baseUrl, requestModel, token }: ChatCall) => Piece;
/**
 * Asks for `response`.
 *
 * @param messages the argument of the messages, beside a system message that comes first
 * @param more fields of the body beside the call's parameters
 * @param tools the argument of the tools
 */
export declare function ask(call: ChatCall, messages: Piece, more?: ValueObject, tools?: Piece): Piece;
/** Why DSPy would send something else than the call has, or show less. */
export declare function unsupportedChat({ messages, moreHeaders, parameters, streaming, variant }: ChatCall): string | undefined;
