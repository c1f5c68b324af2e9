import type { Call } from '../call/call.ts';
import type { SnippetOptions } from '../call/options.ts';
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts';
import type { Task } from '../tasks/task.ts';
import type { Registry } from './registry.ts';
import type { ExplainOptions, InferenceExplanation } from './snippet.ts';
/** Cases that are not offered, with the reason. */
export type Withheld = Readonly<Record<string, string>>;
/** The call that a question leads to, or why there is none. */
type Decided = {
    readonly call: Call;
    readonly task: Task;
    readonly reason?: never;
} | {
    readonly call?: never;
    readonly reason: string;
};
/**
 * Decides once what is called, for all clients.
 *
 * @throws SnippetInputError naming the option that no example can carry
 */
export declare function decide(registry: Registry, model: ModelRecord, provider: string, mapping: ProviderMapping | undefined, options: SnippetOptions): Decided;
/**
 * Writes the examples of the registry's clients, in the order in which readers see them.
 *
 * @param withheld cases that are not offered although their clients could be
 * @param asked which examples are wanted: others are not written
 * @throws SnippetInputError naming the option that no example can carry
 */
export declare function explain(registry: Registry, model: ModelRecord, provider: string, mapping: ProviderMapping | undefined, options?: SnippetOptions, withheld?: Withheld | undefined, asked?: ExplainOptions): InferenceExplanation;
export {};
