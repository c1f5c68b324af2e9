import type { LanguageRecord } from '../languages/language.ts';
import type { Language } from '../languages/languages.ts';
/**
 * The language that people mean by a name: its id, its label, how its files end, or another name of it.
 *
 * @returns undefined for a name that no language has
 * @example
 * languageNamed('JavaScript') // js
 * languageNamed('py') // python
 */
export declare function languageNamed(name: string): Language | undefined;
/** Every name that a language is known by. */
export declare const languageNames: (record: LanguageRecord) => readonly string[];
/**
 * Whether people who call a language by a name mean it with types.
 *
 * @example
 * namesTypeScript('TypeScript') // true
 */
export declare const namesTypeScript: (name: string) => boolean;
