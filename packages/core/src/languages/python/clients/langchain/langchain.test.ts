import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isLangchain = ({ client }: { readonly client: string }): boolean => client === 'langchain'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isLangchain)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isLangchain)?.reason

const saying = (message: object): SnippetOptions => ({ messages: [message] as never })

describe('LangChain', () => {
  it('is given what it sends unchanged by name, and the rest in extra_body', () => {
    expect(codeOf({ temperature: 0.5, max_tokens: 64, billTo: 'acme-labs' })).toContain(
      '    default_headers={"X-HF-Bill-To": "acme-labs"},\n    temperature=0.5,\n    extra_body={"max_tokens": 64},\n)',
    )
  })

  it.each([
    [{ providerId: 'gpt-5-codex', directRequest: true }, 'treats this model as an OpenAI model'],
    [{ showReasoning: true }, 'drops the reasoning'],
    [{ async: true }, 'async or retries'],
    [{ retries: true }, 'async or retries'],
    [saying({ role: 'assistant', content: null }), 'messages to its own types'],
    [saying({ role: 'user', content: 'Hello', cache: true }), 'messages to its own types'],
    [
      saying({ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'AAAA' } }] }),
      'messages to its own types',
    ],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ api: 'responses' }, 'Responses API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
