import type { FoundModel, FoundModels, HubProblem, HubQuery, MissingModel } from './answers.ts';
import { LONGEST_CURSOR } from './next-cursor.ts';
export { LONGEST_CURSOR };
export interface HubOptions {
    /** Where the hub is; undefined: it is never asked. */
    readonly url: URL | undefined;
    /** For models that not everybody may see. Sent to the hub alone. */
    readonly token?: string | undefined;
    /** How long one call may take, in milliseconds; 4000 when not given. */
    readonly wait?: number;
    /** How long a hub that did not answer is left alone, in milliseconds; 30000 when not given. */
    readonly rest?: number;
    /** How long an answer is good, in milliseconds; 60000 when not given. */
    readonly remember?: number;
}
/** A hub of models. No method throws: what went wrong is the answer. */
export interface Hub {
    /** False when it is never asked. */
    readonly isOn: boolean;
    /** The record of one model, with who serves it, and how large the files are among which a program chooses. */
    readonly find: (id: string, mayAsk?: MayAsk) => Promise<FoundModel | MissingModel | HubProblem>;
    /** One page of the models that fit, in the hub's order. */
    readonly search: (query: HubQuery, mayAsk?: MayAsk) => Promise<FoundModels | HubProblem>;
}
/**
 * Asked before each call over the network, and not for what is remembered. Where it says no, the answer is `unreachable`
 * because it is `limited`.
 */
export type MayAsk = () => boolean;
/**
 * A client of the hub's published API. Answers are remembered for a short while and asked for once at a time. A hub that
 * does not answer a kind of question is left alone with it for a while: only the first call waits for it, later ones are told at once, until a call
 * in the background gets an answer again.
 */
export declare function createHub(options: HubOptions): Hub;
