import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
/** A name of the framework itself. */
export declare const ofAi: (label: string) => Piece;
export declare const aiSdkChat: ChatRenderer;
/**
 * A whole program that chats.
 *
 * @param body code that asks by `provider`
 * @param before code that stands before it
 * @param settings further settings of it
 */
export declare const chatProgram: (call: ChatCall, body: Piece, before?: Piece, settings?: Piece) => string;
/** Further options of a question. */
interface More {
    /** Properties before the prompt. */
    readonly settings?: Piece | undefined;
    /** Options that are given to the provider. */
    readonly options?: ValueObject;
    /** What is taken of the result of `generateText`, where it is not the text. */
    readonly taken?: Piece;
}
/**
 * Asks, and shows the result.
 *
 * @param show code that does so
 */
export declare function ask(call: ChatCall, { settings, options, taken }: More, show: Piece): Piece;
/** Shows the text. */
export declare const printText: ({ showsReasoning, showsUsage }: ChatCall) => Piece;
/** Shows the text of a stream as it comes. Errors are parts of it. */
export declare const printStream: ({ showsReasoning, showsUsage }: ChatCall) => Piece;
/** Why AI SDK would send something else than the call has, or show less. */
export declare function unsupportedChat(call: ChatCall): string | undefined;
export {};
