import type { ModelRecord, ProviderMapping } from './model-record.ts';
/** What a model's record says of the providers that serve it, each field as untrusted as the record. */
export declare function mappingsOf({ inferenceProviderMapping }: ModelRecord): readonly Partial<ProviderMapping>[];
/**
 * How a provider serves a model, as the model's record says it. The hub gives a list, or a table by provider.
 *
 * @returns undefined when the record does not name the provider, or says of nobody that they serve it
 * @example
 * mappingOf(record, 'fal-ai')?.providerId // fal-ai/flux/dev
 */
export declare function mappingOf(model: ModelRecord, provider: string): ProviderMapping | undefined;
/**
 * Whether a provider serves a model.
 *
 * @returns undefined when the record does not say who does
 */
export declare function isServing(model: ModelRecord, provider: string): boolean | undefined;
