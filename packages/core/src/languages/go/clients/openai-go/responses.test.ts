import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (options: SnippetOptions = {}): string =>
  explainUnverified(MODEL, 'fireworks-ai', undefined, { api: 'responses', ...options }).snippets.find(
    ({ client }) => client === 'openai-go',
  )?.content ?? ''

describe('the Responses API with openai-go', () => {
  it('passes messages with the client’s function, and others unchanged', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: [{ type: 'text', text: 'What is it?' }] },
    ]
    expect(written({ messages })).toContain('responses.ResponseInputItemParamOfMessage("Be brief.", "system"),\n')
    expect(written({ messages })).toContain('param.Override[responses.ResponseInputItemUnionParam](map[string]any{')
    expect(written()).toContain('OfString: openai.String(')
  })

  it('fails at an event without a type, and at the end of a stream that broke off', () => {
    expect(written({ streaming: true })).toContain('case "error", "":\n')
    for (const retries of [true, false]) {
      expect(written({ streaming: true, retries })).toContain('if !isComplete {\n')
    }
  })

  it('shows the output of an incomplete response, where a refusal is', () => {
    expect(written({ max_tokens: 64 })).toContain('cmp.Or(result.IncompleteDetails.Reason, result.JSON.Output.Raw())')
  })
})
