import type { Call, ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
export declare const unsupportedSurrogate: ({ traits }: Call) => string | undefined;
/** Ends a function that gives an error alone where there is one. */
export declare const OR_RETURN: Piece;
/** Ends `main` where there is an error. */
export declare const OR_FATAL: Piece;
/** Ends what a chat's statements stand in: `main` of a plain example, and `run` of one that asks again. */
export declare const orEnd: ({ variant }: ChatCall) => Piece;
/**
 * A whole program: what fails ends it with its reason. A token that is not there does before anything is sent.
 *
 * @param body statements of `main`
 * @param before declarations that stand before `main`
 * @param functions what `main` calls
 */
export declare const goProgram: ({ token }: Pick<Call, 'token'>, body: Piece, before?: Piece, ...functions: readonly (Piece | undefined)[]) => string;
/**
 * The same where statements of `run`, all but its last one, give their errors back.
 *
 * @param body statements of `run`
 */
export declare const runProgram: ({ token }: Pick<Call, 'token'>, body: Piece, before?: Piece, ...functions: readonly (Piece | undefined)[]) => string;
