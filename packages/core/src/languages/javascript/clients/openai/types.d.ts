import type { ChatCall } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
import { type Typed } from '../../types.ts';
import type { LoopTypes } from '../tools.ts';
type Fields = {
    readonly [name: string]: Value;
};
/** The cast of a chat completion's request, where it has what the types have not. */
export declare const castCompletion: (call: ChatCall, messages: Value, parameters: Fields) => Piece | undefined;
/** The cast of what the helper for tools is given, where it has what the types have not, or lacks what they want. */
export declare const castRunner: ({ typescript, messages, parameters }: ChatCall) => Piece | undefined;
/** The cast of a response's request. */
export declare const castResponse: (call: ChatCall, body: Fields) => Piece | undefined;
/** The types of the variables that a loop of chat completions sends. */
export declare const completionTypes: (call: ChatCall) => LoopTypes;
/** The types of those that a loop of responses sends. */
export declare const responseTypes: (call: ChatCall, { tools, input }: Fields) => LoopTypes;
/** The last event of a response's stream. */
export declare const lastEvent: (call: Typed) => Piece;
export {};
