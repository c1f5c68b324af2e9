import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/**
 * A function `fetchPatiently` that asks again what a busy service refuses. It gives the response, or throws what the last
 * attempt met. While a stream is read, Node's own limit holds, between two parts.
 */
export declare const fetchPatiently: (call: ChatCall) => Piece;
/** Whether there are several models to ask for. */
export declare const hasFallbacks: ({ fallbackModels }: ChatCall) => boolean;
/** The list `models`, the first one first, where there are several; it stands before what asks for each. */
export declare const listModels: (call: ChatCall) => Piece | undefined;
/** Names the provider that answered, apart from the answer. */
export declare const nameModel: (call: ChatCall) => Piece | undefined;
/** The variable of the loop over models. */
export declare const MODEL: Piece;
/** The model of a request with retries: that variable where there are several. */
export declare const modelOf: (call: ChatCall) => string | Piece;
/** A request's body with that model. */
export declare const withModel: (call: ChatCall, body: ValueObject) => ValueObject;
/**
 * Asks for `result`. Where there are several models, each of `models` is asked for in turn until one gives it.
 *
 * @param request an expression that asks for `modelOf(call)`
 * @param refusedForGood a condition on `error` under which no other provider is asked
 */
export declare function askEach(call: ChatCall, result: Piece, request: Piece, refusedForGood?: Piece): Piece;
