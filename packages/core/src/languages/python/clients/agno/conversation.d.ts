import type { ChatCall } from '../../../../call/call.ts';
import { type Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** What the agent is given, and the variables that hold it. */
export interface Given {
    readonly defined: Piece;
    readonly passed: Piece;
}
export declare function givenIn({ messages }: ChatCall): Given;
/** Why an agent would send other messages. */
export declare const unsupportedMessages: (messages: Value) => string | undefined;
