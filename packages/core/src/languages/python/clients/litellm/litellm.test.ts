import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isLitellm = ({ client }: { readonly client: string }): boolean => client === 'litellm'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isLitellm)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isLitellm)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const tool = (city: object) => ({
  type: 'function',
  function: { name: 'find', parameters: { type: 'object', properties: { city } } },
})

describe('LiteLLM', () => {
  it('is given what it sends unchanged by name, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, max_tokens: 64, user: 'ada', billTo: 'acme-labs' })
    expect(code).toContain('    model="openai/acme/lantern:together",\n')
    expect(code).toContain('    extra_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain('    temperature=0.5,\n    max_tokens=64,\n    extra_body={"user": "ada"},\n)')
  })

  it('is told of no choice by name where there are no tools', () => {
    expect(codeOf({ tool_choice: 'auto' })).toContain('extra_body={"tool_choice": "auto"}')
    expect(codeOf({ tool_choice: 'auto', tools: [tool({ type: 'string' })] })).toContain('    tool_choice="auto",\n')
  })

  it('looks for usage only where it is shown, in chunks that may have no choices', () => {
    const asked = { streaming: true, showUsage: true, stream_options: { include_usage: true } }
    expect(codeOf(asked)).toContain('usage = getattr(chunk, "usage", None) or usage')
    expect(codeOf({ streaming: true })).not.toContain('if chunk.choices')
  })

  it('shows what the model thought by the one name that it has', () => {
    const code = codeOf({ showReasoning: true })
    expect(code).toContain('reasoning = getattr(message, "reasoning_content", None)\n')
    expect(codeOf({ showReasoning: true, streaming: true })).toContain('getattr(delta, "reasoning_content", None)\n')
  })

  it.each([
    [{ streaming: true, showUsage: true }, 'only if stream_options requests it'],
    [{ async: true }, 'async or retries'],
    [{ retries: true }, 'async or retries'],
    [{ providerId: 'gpt-5-codex', directRequest: true }, 'treats this model name specially'],
    [{ providerId: 'responses/lantern', directRequest: true }, 'treats this model name specially'],
    [{ tools: [tool({ type: 'string', pattern: '\\p{L}' })] }, 'patterns'],
    [saying({ role: 'developer', content: 'Be brief.' }, user('Hi')), 'changes some messages'],
    [saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png', format: 'png' } }])), 'changes'],
    [saying(user([{ type: 'file', file: { file_id: 'https://example.com/a.pdf' } }])), 'changes some messages'],
    [saying({ role: 'assistant', content: null }), 'changes some messages'],
    [{ recipe: 'structured-output', streaming: true }, 'only when it’s complete'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
