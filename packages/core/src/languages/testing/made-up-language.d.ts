import type { LanguageRecord } from '../language.ts';
/**
 * A language that does not exist. Tests add it in memory, and ask every surface for it: what they say of it can only
 * come from this record.
 */
export declare const MADE_UP: LanguageRecord;
