import type { NameKind } from './table.ts';
/**
 * The names that an option of this kind takes.
 *
 * @example
 * namesOf('platform') // ['posix', 'powershell', 'cmd']
 */
export declare const namesOf: (kind: NameKind) => readonly string[];
/**
 * The names that clients have.
 *
 * @param language of this language alone; of all without it
 */
export declare const clientsOf: (language?: string) => readonly string[];
/**
 * The providers that do a task, and the policies by which the router chooses one.
 *
 * @example
 * providersOf('text-to-speech').includes('fal-ai') // true
 */
export declare const providersOf: (task: string) => readonly string[];
