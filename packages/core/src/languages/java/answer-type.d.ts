import type { OutputSchema } from '../../call/output-schema.ts';
import type { OutputShape } from '../../call/output-shape.ts';
import { type Piece } from '../printing/code.ts';
/** The types that Jackson reads an answer into. */
export interface AnswerTypes {
    /** The whole answer's type. */
    readonly type: Piece;
    readonly isGeneric: boolean;
    /** Records and enums, members of a class. */
    readonly declared: Piece | undefined;
}
/**
 * Writes a record for each object of an answer and an enum for each choice between texts, the whole answer's first.
 *
 * @param shape of an object
 */
export declare function answerTypes({ name }: OutputSchema, shape: OutputShape): AnswerTypes;
/** Why there is no record for an object of an answer. A map in its place would let fields be missing. */
export declare function unsupportedRecords(shape: OutputShape): string | undefined;
/** Whether a text stands in an annotation, where an empty one says that there is none. */
export declare const isAnnotated: (text: string) => boolean;
/** `HomeAddress` of `home_address`. */
export declare function typeName(name: string): string;
/** `homeAddress` of `home_address`, `url` of `URL`. */
export declare function fieldName(name: string): string;
/** Names of types that the programs have for something else. */
export declare const TAKEN: readonly string[];
/** Words of Java, and methods that every record has: https://docs.oracle.com/javase/specs/jls/se17/html/jls-8.html#jls-8.10.1. */
export declare const RESERVED: readonly string[];
