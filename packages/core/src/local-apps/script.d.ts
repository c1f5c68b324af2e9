import type { LocalAppSnippet } from './snippets.ts';
/**
 * One app as a text to read and to copy from: its commands under comments that say what they do. How it is installed is
 * a comment, too, since a machine needs one of the commands, once.
 *
 * @example
 * const [app] = getLocalAppSnippets({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', library_name: 'transformers' })
 * if (app !== undefined) console.log(localAppScript(app))
 */
export declare function localAppScript(app: LocalAppSnippet): string;
