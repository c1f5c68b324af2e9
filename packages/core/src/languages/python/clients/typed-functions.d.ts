import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/** Functions of a program. */
export interface TypedFunctions {
    /** To stand behind the imports, with two empty lines behind each. */
    readonly defined: Piece;
    /** Their names, with commas between. */
    readonly names: Piece | undefined;
}
/** How a framework wants functions written. */
interface Style {
    /** What an annotation has for the description of a parameter: the text itself, where nothing else is said. */
    readonly describe?: (description: string) => Piece;
    /** What stands above each function. */
    readonly above?: Piece;
    /** Set where a function answers with JSON as a text: the framework would show an object as Python does. */
    readonly answersText?: true;
    /** Set where a framework reads what parameters are from the documentation of the function, and no annotations. */
    readonly documents?: true;
}
/** The functions of a call's tools; asked only for what is not unsupported. */
export declare function typedFunctions(call: ChatCall, style?: Style): TypedFunctions;
/** Whether a parameter of the functions is described; asked only for what is not unsupported. */
export declare const describesParameters: (call: ChatCall) => boolean;
/**
 * Why a framework's own loop cannot run the tools of a call.
 *
 * @param taken names that no function, and no parameter of one, may have with the framework
 * @param style how it wants functions written
 */
export declare function unsupportedTypedFunctions(call: ChatCall, taken: readonly string[], { documents }?: Style): string | undefined;
export {};
