import type { ChatCall } from '../../../../call/call.ts';
import { type Value, type ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** A name of the package's own types of requests and answers. */
export declare const fromLm15: (taken: string) => Piece;
/** As one name, it is imported once without a look at the others. */
export declare const MESSAGE: Piece;
/** The system message, which stands apart, and all others. */
export declare function conversationOf({ messages }: ChatCall): {
    readonly system: Value | undefined;
    readonly said: readonly ValueObject[];
};
/** All messages but a system message that comes first. */
export declare const saidMessages: (call: ChatCall) => Piece;
/** The same as an argument: a text alone stays on its line. */
export declare function messagesArgument(call: ChatCall): Piece;
/** Why a request of DSPy would have other messages. */
export declare const unsupportedMessages: (messages: Value) => string | undefined;
