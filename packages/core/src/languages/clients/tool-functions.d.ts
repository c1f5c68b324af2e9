import type { ChatCall } from '../../call/call.ts';
import type { JsonObject, JsonValue, ValueObject } from '../../values/value.ts';
/** A function that the model may call. */
export interface ToolFunction {
    /** As the model calls it. */
    readonly name: string;
    /** What it is given; undefined where the schema does not list that, or a language has no such names. */
    readonly parameters: readonly ToolParameter[] | undefined;
    /** What it answers beside its arguments; nothing but a sample, until the reader writes the function. */
    readonly sample: JsonObject;
}
interface ToolParameter {
    readonly name: string;
    readonly isRequired: boolean;
}
/** How often the model is asked. */
export declare const MOST_ROUNDS = 10;
/** Says that the loop was left without an answer. */
export declare const NO_ANSWER = "The model has not answered within 10 rounds.";
/** The functions of a call's tools, each name once. */
export declare function toolFunctions({ parameters: { tools } }: ChatCall): readonly ToolFunction[];
/**
 * A choice that makes the model call a tool: sent each time, it would never answer. Undefined where the reader leaves the
 * choice to the model.
 */
export declare function forcedChoice({ parameters: { tool_choice: choice }, }: Pick<ChatCall, 'parameters'>): JsonValue | undefined;
/**
 * A choice of a request that makes the model call a tool, with the one that leaves the choice to it: once it has called
 * the tool, it would never answer.
 */
export declare function choicesOf(body: ValueObject): {
    readonly first: JsonValue;
    readonly later: JsonValue;
} | undefined;
/** Why no loop can be written for a call. */
export declare const unsupportedLoop: ({ parameters: { n } }: ChatCall) => string | undefined;
export {};
