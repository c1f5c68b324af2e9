import type { Value, ValueObject } from '../../values/value.ts';
import type { Translation } from './chat-api.ts';
export { isObject, listOf, without } from '../value-parts.ts';
/** The fields that one option becomes; undefined where the API has none for it. */
export type FieldsOf = (value: Value, parameters: ValueObject) => ValueObject | undefined;
/** The fields that are not null: an absent one and null mean the same in messages. */
export declare const given: (object: ValueObject) => ValueObject;
/**
 * The fields that the options become.
 *
 * @param known what an option becomes, by its name; any other is a field of the API itself
 * @param documented the fields that the service documents; all where nothing is said
 * @param api the API's name
 */
export declare function translateFields(parameters: ValueObject, known: {
    readonly [option: string]: FieldsOf;
}, documented: readonly string[] | undefined, api: string): Translation;
/** No example can carry a part of a message that the API has no place for. */
export declare function noPlace(path: string, what: string, api: string): never;
/**
 * Reads the messages of a chat one by one.
 *
 * @throws SnippetInputError for what is no message
 */
export declare const readEach: (messages: Value) => readonly {
    readonly message: ValueObject;
    readonly path: string;
}[];
/**
 * The parts of a message's content; a text stays one.
 *
 * @throws SnippetInputError for what is no part
 */
export declare function contentOf(content: Value | undefined, path: string, partOf: (part: ValueObject, path: string) => ValueObject): Value;
/** The calls of tools in a message. */
export declare function toolCallsOf(message: ValueObject, path: string): readonly {
    readonly id: Value;
    readonly name: Value;
    readonly args: Value;
    readonly at: string;
}[];
/** A message has no other fields than those that are translated. */
export declare function onlyFields(message: ValueObject, names: readonly string[], path: string, api: string): void;
/** Whether a tool or a choice of one is spelled as a chat completion has it. */
export declare const isOfChat: (value: Value) => value is ValueObject & {
    readonly function: ValueObject;
};
/** Options of a chat that no other API has a field for. */
export declare const UNSENT: FieldsOf;
