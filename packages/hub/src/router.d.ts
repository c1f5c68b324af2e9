import type { HubProblem } from './answers.ts';
import { type ProviderFacts } from './router-facts.ts';
export interface RouterOptions {
    /** Where the router is; undefined: it is never asked. */
    readonly url: URL | undefined;
    /** How long one call may take, in milliseconds; 4000 when not given. */
    readonly wait?: number;
    /** How long a router that did not answer is left alone, in milliseconds; 30000 when not given. */
    readonly rest?: number;
    /** How long an answer is good, in milliseconds; 300000 when not given. */
    readonly remember?: number;
    /** How long an older answer is given while a newer one is asked for, in milliseconds; a day when not given. */
    readonly keep?: number;
}
export interface FoundFacts {
    readonly kind: 'found';
    /** Empty where the router does not list the model: it lists models that chat. */
    readonly providers: readonly ProviderFacts[];
    /** When the router said it, as `2026-11-25T21:30:00.000Z`. */
    readonly asked: string;
}
/** A router of models. No method throws: what went wrong is the answer. */
export interface Router {
    /** False when it is never asked. */
    readonly isOn: boolean;
    /** Who serves a model, at which price and how fast. */
    readonly facts: (model: string) => Promise<FoundFacts | HubProblem>;
}
/**
 * A client of the router's public list of models, `GET /v1/models`. The list is asked for once for all models. One that is
 * no longer fresh is given all the same while the next is asked for, and so is one whose successor did not come.
 */
export declare function createRouter(options: RouterOptions): Router;
