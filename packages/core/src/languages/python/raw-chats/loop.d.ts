import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import type { Piece } from '../../printing/code.ts';
import type { Transport } from './transport.ts';
/**
 * The program of a tool loop.
 *
 * @param defined code that defines the functions and the tools, and what the loop begins with
 * @param rounds the loop, around the code that asks
 */
export declare const loopProgram: ({ program }: Transport, call: ChatCall, body: ValueObject, { tools, messages }: {
    readonly tools: Piece;
    readonly messages: Piece;
}, rounds: (ask: Piece) => Piece, hasEvents?: boolean) => string;
