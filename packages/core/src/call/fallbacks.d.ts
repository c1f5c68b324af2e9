import type { SnippetOptions } from './options.ts';
/**
 * The option `fallbacks`: providers to ask in turn.
 *
 * @param first the provider that is asked before them
 * @throws SnippetInputError for a provider that would be asked twice
 */
export declare function readFallbacks({ fallbacks }: SnippetOptions, first?: string): readonly string[];
