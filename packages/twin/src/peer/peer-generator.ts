import { snippets } from '@huggingface/inference'
import type { InferenceSnippet, ModelRecord, ProviderMapping, SnippetOptions } from '@model-snippets/core'

/** An example of either side, as far as both can be judged. */
export type Judged = Pick<InferenceSnippet, 'language' | 'client' | 'content'>

type PeerArguments = Parameters<typeof snippets.getInferenceSnippets>

/** The published generator's examples. It takes the same arguments as ours, and has no set-up to give. */
export function peerSnippets(
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
): Judged[] {
  const asked = [model, provider, mapping, { ...options }] as unknown as PeerArguments
  try {
    return snippets.getInferenceSnippets(...asked) as Judged[]
  } catch {
    // It throws where its own client would refuse the call: nothing is offered.
    return []
  }
}
