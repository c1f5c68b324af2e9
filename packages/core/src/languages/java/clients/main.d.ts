import type { Call, ChatCall } from '../../../call/call.ts';
import { EnvironmentNode, type FileNode } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
export declare const unsupportedSurrogate: ({ traits }: Call) => string | undefined;
/**
 * The member that runs: what is thrown ends the program with its reason. A token that is not there does before anything
 * is sent.
 *
 * @param throwing what its head says of exceptions
 */
export declare const main: (call: Call, throwing: Piece | undefined, body: Piece) => Piece;
export declare const hasRetries: (call: Call) => boolean;
/** The token, or a header's value that holds it, where `main` has read it. */
export declare const withToken: (value: string | EnvironmentNode) => Piece;
/** Statements that read the files of a chat's messages into their variables. */
export declare const readFiles: ({ request }: ChatCall) => Piece | undefined;
/**
 * Reads a file into its variable, as it stands in JSON.
 *
 * @param bytes an expression that gives them, of a file that does not lie beside the program
 */
export declare function encodeFile(file: FileNode, bytes?: Piece): Piece;
/** Prints the text that a message's `reasoning` holds, before its answer. */
export declare const PRINT_REASONING: Piece;
/** Prints what a chunk adds to `reasoning` and to the answer, each under its heading. */
export declare const printParts: (answer: Piece) => Piece;
