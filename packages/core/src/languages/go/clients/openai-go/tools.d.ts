import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** The functions that a model may call. */
export declare const defineFunctions: (call: ChatCall) => Piece;
/** The same for a plain example, whose functions cannot fail. */
export declare const definePlainFunctions: (call: ChatCall) => Piece;
/** Calls the function of a `call`, and has what it gives as JSON in `result`. */
export declare const CALL_PLAIN_FUNCTION: Piece;
/** Calls a function by what the model says. */
export declare const CALL_FUNCTION: Piece;
/** The tools that tell the model of them; one that the client has no function for is given as it is. */
export declare function toolsOf({ parameters: { tools } }: ChatCall): Piece;
