import type { ChatCall } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
import type { LoopTypes } from '../tools.ts';
type Fields = {
    readonly [name: string]: Value;
};
/** The cast of a message's request, where it has what the types have not. */
export declare const castMessage: (call: ChatCall, body: Fields, type?: string) => Piece | undefined;
/** The types of the variables that a tool loop sends. */
export declare function messageTypes(call: ChatCall): LoopTypes;
export {};
