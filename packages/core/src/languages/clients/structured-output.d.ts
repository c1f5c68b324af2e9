import type { ChatCall } from '../../call/call.ts';
import type { OutputSchema } from '../../call/output-schema.ts';
import type { EnumValue, OutputShape, ShapeDefinition } from '../../call/output-shape.ts';
import { type CodeNode, type Value } from '../../values/value.ts';
/** What the call shall be answered with. */
export declare function answerOf({ answer }: ChatCall): OutputSchema;
/** The same as a model says it; asked only for what is not unsupported. */
export declare function shapeOf(call: ChatCall): OutputShape;
/** Why no client gets an answer by a schema. */
export declare const unsupportedAnswer: (call: ChatCall) => string | undefined;
/** Why a client that is given a model gets no answer by a schema. */
export declare function unsupportedModel(call: ChatCall): string | undefined;
/** OpenAI's helpers make every schema strict, and strict mode lets no object have fields that it does not name. */
export declare const unsupportedByHelper: (call: ChatCall) => string | undefined;
/** Whether a part of the shape is of a sort. */
export declare function someShape(shape: OutputShape, isSuch: (part: OutputShape) => boolean, seen?: Set<ShapeDefinition>): boolean;
/**
 * Whether a definition of a shape holds its like.
 *
 * @param read definitions that were looked at, and whether to their end
 */
export declare function holdsItself(shape: OutputShape, read?: Map<ShapeDefinition, boolean>): boolean;
export type ShapeReference = Extract<OutputShape, {
    readonly kind: 'reference';
}>;
/**
 * Why a library that writes definitions out, each time that they are referred to, is given no model.
 *
 * @param isWrittenOut what the library does with a reference; `isOpen` where it stands inside its own definition
 * @param does it, in words
 */
export declare function unsupportedSize(shape: OutputShape, isWrittenOut: (reference: ShapeReference, isOpen: boolean) => boolean, does: string): string | undefined;
/** The one type that all values of an enum have, where they have one. */
export declare function kindOfValues(values: readonly EnumValue[]): Extract<OutputShape['kind'], 'string' | 'boolean' | 'integer' | 'number'> | undefined;
/** What a value of several shapes is if it is not null, where that is one shape. */
export declare function shapeBesideNull(members: readonly OutputShape[]): OutputShape | undefined;
/** `home_address` as `HomeAddress`, the name of a class. */
export declare function className(name: string): string;
/** Whether a request asks for the answer in the field that the API's own clients write. */
export declare function unsupportedFormat({ request }: ChatCall, field: string): string | undefined;
/** What programs say of an answer that they cannot use. */
export declare const NO_CHOICES = "The service sent no choices.";
export declare const CUT_OFF = "The answer is cut off: it reached the limit of tokens.";
type Fields = {
    readonly [key: string]: Value;
};
/** The body of a chat that asks for an answer by a schema, with a node in the schema's place. */
export declare function bodyWithSchema(call: ChatCall, schema: CodeNode): Fields;
export {};
