import type { ModelRecord, ProviderMapping } from './model-record.ts';
/** Whether models of a pipeline tag are chatted with when they are tagged `conversational`, or a provider's mapping says so. */
export declare const mayChat: (tag: string) => boolean;
/** The task of a model: `conversational` for chat models, else its pipeline tag. */
export declare const taskOf: (model: ModelRecord) => string | undefined;
/**
 * The task of a model. Chat is decided here and nowhere else.
 *
 * @param mapping how the provider in question serves the model, as it may stand beside the record
 */
export declare function taskWith(model: ModelRecord, mapping: ProviderMapping | undefined): string | undefined;
