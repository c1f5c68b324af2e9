import type { Call } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** Declares the `response` that the client has its answer from. */
export declare const RESPONSE: Piece;
/** The context of a call. */
export declare const BACKGROUND: Piece;
/**
 * Ends `main` with an error. One of openai-go 3.96 shows the status alone, and not even that where a service says
 * `{"error": "…"}`.
 */
export declare const SAY_WHY: Piece;
export declare const OR_SAY_WHY: Piece;
/** The same for `run`, with the function that follows it. */
export declare const OR_EXPLAIN: Piece;
/** An answer may hold no choices, and the list of them may be read no further then. */
export declare const REQUIRE_CHOICES: Piece;
/** The parts of a program. */
export interface Parts {
    /** Headers beyond those that the client writes itself. */
    readonly moreHeaders: ValueObject;
    /** Statements that make `params`. */
    readonly params: Piece;
    /** Makes the call on `client`, and shows its result. */
    readonly shown: Piece;
    /** What stands before `main`, and a function that stands behind it. */
    readonly before?: Piece | undefined;
    readonly function?: Piece | undefined;
}
/** A whole program. */
export declare const openaiProgram: (call: Pick<Call, 'token' | 'baseUrl'>, { before, function: called, ...parts }: Parts) => string;
/**
 * A whole program whose statements give their errors back.
 *
 * @param options further options of the client, a line each
 */
export declare const openaiRunProgram: (call: Pick<Call, 'token' | 'baseUrl'>, options: Piece | undefined, { before, function: called, ...parts }: Parts) => string;
