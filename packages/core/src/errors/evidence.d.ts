import type { CauseId } from './causes.ts';
import type { Rule } from './rules/rule.ts';
/** Every rule, the stronger evidence first. */
export declare const RULES: readonly Rule[];
/** The cause that the strongest evidence of a text is of. */
export declare function causeIn(given: string): CauseId | undefined;
