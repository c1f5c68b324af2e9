import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** Those that an official client asks again for by itself, beside all from 500 on. */
export declare const CLIENT_STATUSES: Piece | undefined;
/** The statuses that are asked again for. */
export declare const BUSY: Piece;
/** The same of an official client. */
export declare const BUSY_FOR_CLIENT: Piece;
/** The variable of the loop over all models. */
export declare const MODEL: Piece;
/** The model of a request with retries: the variable of the loop where there are several. */
export declare const modelOf: ({ fallbackModels, requestModel }: ChatCall) => string | Piece;
/** A request's body with that model. */
export declare const withModel: (call: ChatCall, body: ValueObject) => ValueObject;
/** The head of the loop over all models, the first one first. A provider that has answered leaves it by `break`. */
export declare const forEachModel: ({ fallbackModels, requestModel }: ChatCall) => Piece;
/** What follows that loop. */
export declare const END_OF_MODELS: Piece;
/** Names the provider that answered, apart from the answer. */
export declare const nameModel: ({ fallbackModels }: ChatCall) => Piece | undefined;
/** How a program asks. */
export interface Asking {
    /** What the program defines for it. */
    readonly functions?: Piece;
    /** Code that leaves what was asked for in its variable. */
    readonly code: Piece;
}
/** One attempt of a client that does not ask again itself. */
interface Attempt {
    /** What stands before the model among the parameters of `ask`, with a comma behind each. */
    readonly parameters?: Piece | undefined;
    /** Code before the first attempt. */
    readonly before?: Piece;
    /** A `try` that returns what was asked for, and else sets `failure`, and may set `wait`. */
    readonly once: Piece;
}
/**
 * A function `ask` for a client that does not ask again itself. It gives what was asked for, or None when the service
 * stayed busy or could not be reached, and says each failure.
 */
export declare const askRepeatedly: (call: ChatCall, { parameters, before, once }: Attempt) => Piece;
/** Takes the pause that a service wishes, where `headers` are those of its answer. */
export declare const waitAsTold: (headers: Piece) => Piece;
/**
 * Calls `ask` for the first model, and then for the others in turn.
 *
 * @param passed what stands before the model among its arguments, with a comma behind each
 * @param result the variable of what was asked for
 */
export declare function askEach(call: ChatCall, passed: Piece | undefined, result: Piece): Piece;
export {};
