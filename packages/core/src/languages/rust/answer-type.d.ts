import type { OutputSchema } from '../../call/output-schema.ts';
import type { OutputShape } from '../../call/output-shape.ts';
import { type Piece } from '../printing/code.ts';
/** The types that serde reads an answer into. */
export interface AnswerTypes {
    /** The whole answer's type. */
    readonly type: Piece;
    /** Declarations; undefined where no type is of the program's own. */
    readonly declared: Piece | undefined;
}
/** How types read an answer. */
interface Reading {
    /** Whether they refuse fields that the schema does not name, and take a missing field for no null. */
    readonly isExact: boolean;
}
/**
 * Writes a struct for each object of an answer and an enum for each choice between texts, the whole answer's first.
 *
 * @param shape of an object
 */
export declare function answerTypes({ name }: OutputSchema, shape: OutputShape, { isExact }: Reading): AnswerTypes;
export {};
