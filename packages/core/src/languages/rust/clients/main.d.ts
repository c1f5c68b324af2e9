import type { Call, HttpRequest } from '../../../call/call.ts';
import { type Platform } from '../../../call/platform.ts';
import { EnvironmentNode } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
export declare const unsupportedSurrogate: ({ traits }: Call) => string | undefined;
/** The release line of each crate that programs may name beside their client. */
declare const CRATES: {
    readonly anyhow: '1';
    readonly base64: '0.23';
    readonly fastrand: '2';
    readonly futures: '0.3';
    readonly reqwest: '0.13';
    readonly serde_json: '1';
};
export type Crate = keyof typeof CRATES;
/**
 * The commands that make a project with crates in it. Features belong to all crates that one command adds.
 *
 * @param crates that programs name beside their client, in the order of the alphabet
 * @param featured crates that are added each with features
 */
export declare function installCommands(platform: Platform, crates: readonly (Crate | undefined)[], featured: readonly (string | undefined)[]): string;
export declare const ASYNC_MAIN: Piece;
/**
 * A whole program: what fails ends it with its reason.
 *
 * @param main statements of `main`, all but its last one
 * @param items what these call
 */
export declare const rustProgram: (main: Piece, items: readonly (Piece | undefined)[], start?: Piece) => string;
/** The variable of the environment that headers read. */
export declare const variableIn: (headers: HttpRequest['headers']) => EnvironmentNode | undefined;
/** A statement that reads the token, where it is not written into the program. */
export declare const readToken: (variable: EnvironmentNode | undefined) => Piece | undefined;
export {};
