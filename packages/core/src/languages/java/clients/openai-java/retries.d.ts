import type { ChatCall } from '../../../../call/call.ts';
import type { Piece } from '../../../printing/code.ts';
/** Calls that make a client which asks once. A limit for the whole answer would break off a long stream. */
export declare const LIMITED_CLIENT: Piece;
/** An answer may hold no choices, and the list of them may be read no further then. */
export declare const REQUIRE_CHOICES: Piece;
/** An expression that asks for a completion, or a stream of it. */
export declare const askFor: (call: ChatCall) => Piece;
/** The method of a program with retries that does so; nothing for another. */
export declare function retryingMethod(call: ChatCall): Piece | undefined;
