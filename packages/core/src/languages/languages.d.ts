import { LANGUAGE_RECORDS } from './index.generated.ts';
import type { LanguageRecord } from './language.ts';
/** The id of a language, `js`. */
export type Language = (typeof LANGUAGE_RECORDS)[number]['id'];
/** The ids of all languages, in the order in which readers see them. */
export declare const LANGUAGES: readonly Language[];
/**
 * The record of a language.
 *
 * @param id `python`, `js`, `sh`
 * @throws SnippetInputError for an id that no language has; the message names those that do
 * @example
 * languageRecord('js').label // JavaScript
 */
export declare function languageRecord(id: string): LanguageRecord;
