import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const llamaindexChat: ChatRenderer;
/**
 * Makes `llm`, which is given all parameters of the call.
 *
 * @param more further arguments of it
 * @param unasked fields that it would send, and that nobody asked for, beside a temperature
 */
export declare function createModel(call: ChatCall, more?: ValueObject, unasked?: readonly string[]): Piece;
/** Why LlamaIndex would send something else than the call has. */
export declare function unsupportedChat({ messages, requestModel, variant }: ChatCall): string | undefined;
