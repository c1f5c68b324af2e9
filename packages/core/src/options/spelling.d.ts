import { type OptionName } from './table.ts';
/** Where an option is written: on a command line, in an address, in a body, or as an argument of an agent's tool. */
export type Surface = 'flag' | 'query' | 'body' | 'tool';
/**
 * The name of an option as readers of a surface write it.
 *
 * @param path what follows the name, `[0].role`
 * @example
 * spelled('max_tokens', 'flag') // --max-tokens
 * spelled('messages', 'body', '[0].role') // options.messages[0].role
 */
export declare function spelled(option: OptionName, surface: Surface, path?: string): string;
/**
 * A field that the generator names, `options.messages[0].role`, as readers of a surface write it.
 *
 * @returns undefined for a field that is no option of the table
 */
export declare function spelledField(field: string, surface: Surface): string | undefined;
/**
 * What is wrong with a name that no option has.
 *
 * @param known the names that there are, spelled like it
 * @example
 * unknownOption('--temprature', ['--temperature']).detail // there is no "--temprature"; did you mean --temperature?
 */
export declare function unknownOption(name: string, known: readonly string[]): {
    readonly detail: string;
    readonly suggestions: readonly string[];
};
