import type { ModelRecord } from '../model/model-record.ts';
import type { Assumption } from '../providers/assumption.ts';
import type { Call } from './call.ts';
import type { SnippetOptions } from './options.ts';
/**
 * Whether a question's request holds the provider's own id of the model. The router finds it for a chat, the hub's
 * clients for `auto`, and an endpoint of the reader's own serves one model.
 *
 * @example
 * holdsProviderId({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] }, 'groq', {}) // false
 */
export declare const holdsProviderId: (model: ModelRecord, provider: string, options: SnippetOptions) => boolean;
/**
 * What a call rests on that nobody said: what its service does not document, or is said
 * not to do, and the provider's id of the model.
 *
 * @param looksModelsUp true for a client that asks the hub itself
 */
export declare function assumptionsOf(call: Call, looksModelsUp: boolean): readonly Assumption[];
