/**
 * How the Hugging Face router chooses a provider for chat. The policy follows the model's name, as in `model:fastest`.
 * Clients accept only `auto` by name (`PROVIDERS_OR_POLICIES` in `@huggingface/inference` 4.13, `PROVIDER_OR_POLICY_T`
 * in `huggingface_hub` 2.4), which is what the router does with a model's name alone.
 *
 * - `auto`: same as `fastest` (https://huggingface.co/docs/inference-providers/index, read on 2026-11-23)
 * - `fastest`: highest throughput
 * - `cheapest`: lowest price per output token
 * - `preferred`: the first provider in the order of your Hugging Face settings
 */
export const POLICIES = ['auto', 'fastest', 'cheapest', 'preferred'] as const

/** A way in which the router chooses a provider. */
export type Policy = (typeof POLICIES)[number]

/** Checks whether a provider name is a policy. */
export const isPolicy = (provider: string): provider is Policy => (POLICIES as readonly string[]).includes(provider)

/**
 * Returns the policies for a task. The router has policies for chat only; with `auto`, the Hugging Face clients look up
 * the provider for other tasks.
 *
 * @example
 * policiesOf('text-to-image') // ['auto']
 */
export const policiesOf = (task: string): readonly Policy[] => (task === 'conversational' ? POLICIES : ['auto'])
