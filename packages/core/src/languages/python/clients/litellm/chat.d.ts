import type { ChatCall } from '../../../../call/call.ts';
import { type Value, type ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const litellmChat: ChatRenderer;
/** Asks for the messages with the parameters, which may be variables of the program. */
export declare const complete: (call: ChatCall, { messages, parameters }: {
    readonly messages: Value;
    readonly parameters: ValueObject;
}) => Piece;
/** Why LiteLLM would send something else than the call has. */
export declare function unsupportedChat(call: ChatCall): string | undefined;
