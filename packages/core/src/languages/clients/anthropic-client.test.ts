import { expect, it } from 'vitest'
import { explainInferenceSnippets, type SnippetOptions } from '../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const explained = (options: SnippetOptions) => {
  const { snippets, skipped } = explainInferenceSnippets(MODEL, 'auto', undefined, { api: 'messages', ...options })
  const ofClient = ({ client }: { readonly client: string }): boolean => client === 'anthropic'
  return { snippets: snippets.filter(ofClient), reasons: skipped.filter(ofClient).map(({ reason }) => reason) }
}

// According to max_nonstreaming_tokens in anthropic/_base_client.py: an hour for 128,000 tokens, and at most ten
// minutes.
it.each(['plain', 'tool-loop', 'structured-output'] as const)(
  'isn’t offered for an unstreamed answer that may take longer than ten minutes, %s',
  (recipe) => {
    expect(explained({ recipe, max_tokens: 21_333 }).snippets).toHaveLength(2)
    const { snippets, reasons } = explained({ recipe, max_tokens: 21_334 })
    expect(snippets).toEqual([])
    expect(new Set(reasons)).toEqual(
      new Set(['the client requires streaming for this many tokens; turn on streaming, or lower max_tokens']),
    )
    expect(explained({ recipe, max_tokens: 32_000, streaming: true }).snippets).toHaveLength(2)
    const withRetries = explained({ recipe, max_tokens: 32_000, retries: true }).snippets
    for (const { content } of withRetries) expect(content).toContain('timeout')
  },
)
