import type { SnippetOptions } from './options.ts';
/** A number within bounds. */
export interface NumberValue {
    readonly kind: 'number';
    readonly least: number;
    readonly most: number;
    readonly whole: boolean;
}
/** A value that can be judged without a registry; of a list of names, only that it is one. */
export type PlainValue = NumberValue | {
    readonly kind: 'switch' | 'text' | 'object';
}
/** A list of names, at most so many. */
 | {
    readonly kind: 'names';
    readonly of: 'provider';
    readonly most: number;
}
/** A list of chat messages, at most so many. */
 | {
    readonly kind: 'messages';
    readonly most: number;
}
/** A list of JSON objects. */
 | {
    readonly kind: 'objects';
};
/** What the generator's options hold, as far as it can be judged without a registry: the table of options is made of it. */
export declare const OPTION_VALUES: {
    readonly accessToken: {
        readonly kind: 'text';
    };
    readonly endpointUrl: {
        readonly kind: 'text';
    };
    readonly billTo: {
        readonly kind: 'text';
    };
    readonly providerId: {
        readonly kind: 'text';
    };
    readonly directRequest: {
        readonly kind: 'switch';
    };
    readonly streaming: {
        readonly kind: 'switch';
    };
    readonly stream: {
        readonly kind: 'switch';
    };
    readonly retries: {
        readonly kind: 'switch';
    };
    readonly robust: {
        readonly kind: 'switch';
    };
    readonly async: {
        readonly kind: 'switch';
    };
    readonly showReasoning: {
        readonly kind: 'switch';
    };
    readonly showUsage: {
        readonly kind: 'switch';
    };
    readonly typescript: {
        readonly kind: 'switch';
    };
    readonly messages: {
        readonly kind: 'messages';
        readonly most: 2000;
    };
    readonly parameters: {
        readonly kind: 'object';
    };
    readonly schema: {
        readonly kind: 'object';
    };
    readonly fallbacks: {
        readonly kind: 'names';
        readonly of: 'provider';
        readonly most: 10;
    };
    readonly tools: {
        readonly kind: 'objects';
    };
    readonly temperature: {
        readonly kind: 'number';
        readonly least: 0;
        readonly most: 2;
        readonly whole: false;
    };
    readonly max_tokens: {
        readonly kind: 'number';
        readonly least: 1;
        readonly most: 1000000;
        readonly whole: true;
    };
    readonly top_p: {
        readonly kind: 'number';
        readonly least: 0;
        readonly most: 1;
        readonly whole: false;
    };
};
/** Who may speak in a chat, as the API names them. */
export declare const ROLES: readonly ['system', 'developer', 'user', 'assistant', 'tool', 'function'];
/** What is wrong with a value. */
export interface ValueProblem {
    readonly code: 'number' | 'range' | 'switch' | 'text' | 'name' | 'names' | 'messages' | 'object' | 'objects' | 'json';
    /** What follows the option's own name, `[0].role`; empty for the value as a whole. */
    readonly path: string;
    /** What would be right and what was given, `expected a number from 0 to 2, got 9`. */
    readonly detail: string;
    readonly validValues?: readonly string[];
    /** What may have been meant, best first. */
    readonly suggestions?: readonly string[];
}
/** A value as the generator takes it, or what is wrong with it. */
export type ReadValue = {
    readonly value: unknown;
    readonly problem?: never;
} | {
    readonly value?: never;
    readonly problem: ValueProblem;
};
/**
 * Judges the values of options, whatever the task and whether they have an effect or not.
 *
 * @throws SnippetInputError naming the field that holds what no such option can hold
 */
export declare function checkOptionValues(options: SnippetOptions): void;
/** Reads a value as JSON gives it; of a list of names, only that it is one. */
export declare function readPlainValue(kind: PlainValue, value: unknown): ReadValue;
/** A value of the reader's as it may stand in a sentence: on one line, and not endless. */
export declare function shownValue(value: unknown): string;
/** Says what would be right, and what was given. */
export declare const wrong: (code: ValueProblem['code'], expected: string, given: unknown, path?: string) => ReadValue;
/** @param given the number as it was written, for the message */
export declare function judgeNumber({ least, most, whole }: NumberValue, value: unknown, given: unknown): ReadValue;
/** What is wrong with a value that is neither on nor off. */
export declare const noSwitch: (value: unknown) => ReadValue;
/**
 * Reads a list of chat messages.
 *
 * @param most how many there may be
 */
export declare function readMessages(most: number, value: unknown): ReadValue;
/** Whether a value is a JSON object. */
export declare const isObject: (value: unknown) => value is object;
