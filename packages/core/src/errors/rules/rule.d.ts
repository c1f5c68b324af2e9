import type { CauseId } from '../causes.ts';
/** Words as `words.ts` reads them, with `*` and `…` for others between them, or characters that are looked for as they stand. */
export type Clue = string | {
    readonly exactly: string;
};
/** A cause, and what a text holds that means it: one of `any`, one of `also` where that is given, and none of `unless`. */
export interface Rule {
    readonly cause: CauseId;
    readonly any: readonly Clue[];
    readonly also?: readonly Clue[];
    readonly unless?: readonly Clue[];
    /** Only where no status says that a service has answered. */
    readonly unanswered?: true;
}
/** Characters that are looked for as they stand, in lower case: marks and quotes that words do not tell. */
export declare const exactly: (...texts: readonly string[]) => readonly Clue[];
/** Every first part followed by every second one. */
export declare const joined: (first: readonly string[], second: readonly string[]) => readonly string[];
