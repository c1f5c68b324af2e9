import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const haystackChat: ChatRenderer;
/** Makes `generator`, which is given all parameters of the call. */
export declare function createGenerator(call: ChatCall): Piece;
/** Defines `messages`. */
export declare const defineMessages: ({ messages }: ChatCall) => Piece;
/** Why Haystack would send something else than the call has, or show less. */
export declare function unsupportedChat(call: ChatCall): string | undefined;
