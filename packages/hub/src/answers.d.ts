import type { ModelRecord } from '@model-snippets/core';
/** Why the hub could not be asked. None of these says that a model does not exist. */
export type HubProblem = 
/** Nobody wants it to be asked: `HUB_URL=off`. */
{
    readonly kind: 'off';
}
/** It does not answer, or not in a way that can be used; trying later may help. */
 | {
    readonly kind: 'unreachable';
    readonly why: 'network' | 'timeout' | 'status' | 'malformed' | 'too-large' | 'busy' | 'limited';
    /** The status that it answered with, where it did. */
    readonly status?: number;
}
/** It understood, and said no: a token that it does not accept, for example. Asking again changes nothing. */
 | {
    readonly kind: 'refused';
    readonly status: number;
};
export interface FoundModel {
    readonly kind: 'found';
    readonly model: ModelRecord;
}
export type MissingModel = 
/** There is no such model, or none that may be seen with this token: the hub does not tell these apart. */
{
    readonly kind: 'missing';
}
/** There is one, and its owner shows its record only to those who were let in. */
 | {
    readonly kind: 'gated';
};
export interface FoundModels {
    readonly kind: 'found';
    /** Records with the fields that a list needs: `id`, `pipeline_tag`, `library_name`, `gated`, and of `tags` the one for chat. */
    readonly models: readonly ModelRecord[];
    /** Where the next page begins; absent on the last one. */
    readonly next?: string;
}
/** What a list is asked for; everything may be left out. */
export interface HubQuery {
    /** Words of the id. */
    readonly text?: string | undefined;
    /** A `pipeline_tag`, or `conversational` for models that chat. */
    readonly task?: string | undefined;
    /** A library's tag, `transformers`. */
    readonly library?: string | undefined;
    /** A provider that serves the model. */
    readonly provider?: string | undefined;
    /** `next` of the page before. */
    readonly cursor?: string | undefined;
    /** How many models a page has, 1 to 100. */
    readonly limit?: number | undefined;
}
