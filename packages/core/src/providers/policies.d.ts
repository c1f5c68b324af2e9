/**
 * How the hub's router chooses a provider of a chat. It is told after the model's name, `model:fastest`; no client takes
 * any but `auto` by name (`PROVIDERS_OR_POLICIES` of `@huggingface/inference` 4.13, `PROVIDER_OR_POLICY_T` of
 * `huggingface_hub` 2.4), and `auto` is what the router does with a model's name alone.
 *
 * - `auto`: as `fastest` (https://huggingface.co/docs/inference-providers/index, read on 2026-11-23)
 * - `fastest`: the one with the highest throughput
 * - `cheapest`: the one with the lowest price for a token of the answer
 * - `preferred`: the first in the order of the reader's settings at the hub
 */
export declare const POLICIES: readonly ['auto', 'fastest', 'cheapest', 'preferred'];
/** One of these ways. */
export type Policy = (typeof POLICIES)[number];
/** Whether a provider's name is none, but a way in which the router chooses one. */
export declare const isPolicy: (provider: string) => provider is Policy;
/**
 * The policies that a task may be asked for with. Of the tasks other than chat the router knows none; with `auto` the
 * hub's own clients look the provider up.
 *
 * @example
 * policiesOf('text-to-image') // ['auto']
 */
export declare const policiesOf: (task: string) => readonly Policy[];
