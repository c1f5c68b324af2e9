import { type ModelRecord } from '@model-snippets/core';
import type { HubProblem } from './answers.ts';
import type { FoundFacts } from './router.ts';
import type { ProviderFacts } from './router-facts.ts';
/** A provider in the list that the reader chooses from. */
export interface ProviderChoice {
    readonly id: string;
    readonly label: string;
    /** Whether it serves the model, as the hub's record or the router says; null where nobody has said. */
    readonly isServing: boolean | null;
    /** Price, speed and abilities, as far as the router tells them. */
    readonly facts?: ProviderFacts;
}
/** Whether the router has told the facts of the providers, and when. */
export interface FactsState {
    readonly state: 'found' | 'late' | 'off' | 'unreachable' | 'refused';
    /** When it told them, `2026-11-25T21:30:00.000Z`. */
    readonly asked?: string;
}
export interface ProvidersWithFacts {
    readonly providers: ProviderChoice[];
    /** Whether the router has told their prices and speeds; undefined for models that it does not list. */
    readonly providerFacts: FactsState | undefined;
}
/**
 * The providers that do the model's task: those known to serve it first, those known not to serve it last.
 *
 * @param facts what the router says of the model's providers
 */
export declare function providerChoices(model: ModelRecord, facts?: readonly ProviderFacts[]): ProviderChoice[];
/** Asks a router for a model's providers, as {@link Router.facts} does, or says that it takes too long. */
export type AskRouter = (id: string) => Promise<FoundFacts | HubProblem | {
    readonly kind: 'late';
}>;
/**
 * The providers that do a model's task, with what a router says of them: it lists models that chat, and is asked of no
 * others.
 */
export declare function providersWithFacts(model: ModelRecord, ask: AskRouter): Promise<ProvidersWithFacts>;
/**
 * The providers of a model as a table of Markdown. A figure that nobody tells is a dash, and so is a column of them not
 * there.
 *
 * @example
 * providerTable([{ id: 'groq', label: 'Groq', isServing: true }]) // | provider | serves it | …
 */
export declare function providerTable(choices: readonly ProviderChoice[]): string;
