import type { ChatCall } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
import type { LoopTypes } from '../tools.ts';
type Fields = {
    readonly [name: string]: Value;
};
/** The cast of a chat's arguments, where their types are others than the client's. */
export declare const castChat: (call: ChatCall, messages: Value, parameters: Fields) => Piece | undefined;
/** The cast of what the client's types do not take. */
export declare const AS_ANY: Piece;
/** The types of the variables that a tool loop sends: the client exports no name for them. */
export declare const completionTypes: (call: ChatCall) => LoopTypes;
export {};
