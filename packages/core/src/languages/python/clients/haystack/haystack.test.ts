import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isHaystack = ({ client }: { readonly client: string }): boolean => client === 'haystack'
const ask = (options: SnippetOptions, provider = 'together') => explainUnverified(MODEL, provider, undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isHaystack)?.content ?? ''
const reasonFor = (options: SnippetOptions, provider?: string): string | undefined =>
  ask(options, provider).skipped.find(isHaystack)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })

describe('Haystack', () => {
  it('is given what OpenAI’s client takes by name, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, stop: ['END'], top_k: 3, n: 2, billTo: 'acme-labs' })
    expect(code).toContain(
      '    generation_kwargs={\n        "temperature": 0.5,\n        "stop": ["END"],\n' +
        '        "extra_body": {"top_k": 3, "n": 2},\n        "extra_headers": {"X-HF-Bill-To": "acme-labs"},\n    },\n',
    )
  })

  it('reads the token by a secret of its own', () => {
    expect(codeOf({})).toContain('    api_key=Secret.from_env_var("HF_TOKEN"),\n')
    expect(codeOf({ accessToken: 'hf_"' })).toContain('    api_key=Secret.from_token("hf_\\""),\n')
  })

  it.each([{}, { streaming: true }, { recipe: 'tool-loop' }] satisfies SnippetOptions[])(
    'waits for longer than half a minute: %j',
    (options) => {
      expect(codeOf(options)).toContain('    timeout=600,\n')
    },
  )

  it('has messages with the names of those who speak', () => {
    const code = codeOf(saying({ role: 'system', content: 'Be brief.' }, { ...user('Hi'), name: 'Ada' }))
    expect(code).toContain(
      'messages = [\n    ChatMessage.from_system("Be brief."),\n    ChatMessage.from_user("Hi", name="Ada"),\n]\n',
    )
  })

  it('keeps the answer of a stream where its usage is shown', () => {
    const code = codeOf({ streaming: true, showUsage: true })
    expect(code).toContain(
      '\nreply = generator.run(messages)["replies"][0]\nprint()\nprint("Usage:", reply.meta["usage"])\n',
    )
    expect(codeOf({ streaming: true })).toContain('\ngenerator.run(messages)\nprint()\n')
  })

  it('is not offered where the provider documents no number of answers', () => {
    expect(reasonFor({}, 'scaleway')).toContain('always sends n')
    expect(reasonFor({ endpointUrl: 'http://localhost:8080/v1' }, 'scaleway')).toBeUndefined()
    expect(reasonFor({}, 'groq')).toBeUndefined()
  })

  it.each([
    [{ showReasoning: true }, 'drops the reasoning'],
    [{ async: true }, 'async or retries'],
    [{ retries: true }, 'async or retries'],
    [saying({ role: 'developer', content: 'Be brief.' }, user('Hi')), 'messages to its own types'],
    [saying({ role: 'assistant', content: null }), 'messages to its own types'],
    [saying(user([{ type: 'text', text: 'Hi' }])), 'messages to its own types'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'structured-output' }, 'drops the refusal'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
