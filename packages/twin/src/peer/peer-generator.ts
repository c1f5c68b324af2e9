import { snippets } from '@huggingface/inference'
import type { InferenceSnippet, ModelRecord, ProviderMapping, SnippetOptions } from '@model-snippets/core'

/** The parts of either side's example that both sides have. */
export type Judged = Pick<InferenceSnippet, 'language' | 'client' | 'content'>

type PeerArguments = Parameters<typeof snippets.getInferenceSnippets>

/** Returns the published generator's examples. It has the same arguments as ours, but no set-up. */
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
    // It throws if its own client would reject the call, so there's no example.
    return []
  }
}
