import type { ChatCall } from '../../call/call.ts';
import type { OutputSchema } from '../../call/output-schema.ts';
import { type Piece } from '../printing/code.ts';
/** Models of Pydantic 2, and what a program needs to use them. */
export interface PydanticModels {
    /** The classes, the answer's own last, to stand behind the imports, with two empty lines behind them. */
    readonly classes: Piece;
    /** Arguments that the answer is printed with. */
    readonly dump: Piece;
}
/** What Pydantic says of an answer that fits no model. */
export declare const VALIDATION_ERROR: Piece;
/** Why Pydantic cannot say what the call shall be answered with. */
export declare const unsupportedPydantic: (call: ChatCall) => string | undefined;
/** The same where the helper of `openai` makes the schema: it writes a described reference out, whatever it leads to. */
export declare const unsupportedPydanticHelper: (call: ChatCall) => string | undefined;
/** Writes the models of a call's answer. */
export declare function pydanticModels(call: ChatCall, { name: root, schema }: OutputSchema): PydanticModels;
/** Whether a class can have a field of a name: it is an identifier, and Pydantic does not have it for itself. */
export declare const isFieldName: (text: string) => boolean;
