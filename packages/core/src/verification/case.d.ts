import type { Target } from '../call/target.ts';
import type { Language } from '../languages/languages.ts';
/** One combination that is offered, and run before it ships. */
export interface Case {
    readonly language: Language;
    readonly client: string;
    readonly task: string;
    readonly provider: string;
    readonly target: Target;
    readonly streaming: boolean;
    /** What is beside a plain chat completion, `tool-loop`, as `variantName` gives it. */
    readonly variant?: string | undefined;
}
/** The case's name, `python/openai/conversational/together/routed`, `…/routed/stream` or `…/routed/stream/tool-loop`. */
export declare const caseKey: ({ language, client, task, provider, target, streaming, variant }: Case) => string;
/** The parts of a case's name. A client's id may hold a slash, `net/http`; nothing else in a name does. */
export declare function readCaseKey(key: string): Case;
/** The client of a case as a name of its own, `python/openai`. */
export declare const clientKey: ({ language, client }: Pick<Case, 'language' | 'client'>) => string;
