import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isSmolagents = ({ client }: { readonly client: string }): boolean => client === 'smolagents'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isSmolagents)?.content ?? ''
const installOf = (options: SnippetOptions) => ask(options).snippets.find(isSmolagents)?.install
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isSmolagents)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const text = { type: 'text', text: 'What is this?' }
const picture = { type: 'image_url', image_url: { url: 'https://example.com/a.png', detail: 'low' } }
const tools = [{ type: 'function', function: { name: 'find' } }]

describe('smolagents', () => {
  it('calls the router with Hugging Face’s client', () => {
    const code = codeOf({ temperature: 0.5, stop: ['END'], top_k: 3, reasoning_effort: 'low', billTo: 'acme-labs' })
    expect(code).toContain(
      'model = InferenceClientModel(\n    model_id="acme/lantern:together",\n    token=os.environ["HF_TOKEN"],\n' +
        '    bill_to="acme-labs",\n    temperature=0.5,\n    stop=["END"],\n' +
        '    extra_body={"top_k": 3, "reasoning_effort": "low"},\n',
    )
    expect(installOf({})).toBe('pip install smolagents~=1.26')
  })

  it.each([{ stop: null }, { directRequest: true }, { recipe: 'structured-output' }] satisfies SnippetOptions[])(
    'calls with OpenAI’s client what that would change: %j',
    (options) => {
      const given = { billTo: 'acme-labs', reasoning_effort: 'low', top_k: 3, ...options } as const
      const code = codeOf(given)
      expect(code).toContain('model = OpenAIModel(\n')
      expect(code).toContain('    reasoning_effort="low",\n    extra_body={')
      expect(installOf(given)).toContain('"smolagents[openai]~=1.26"')
    },
  )

  it('has messages as the API has them, with pictures', () => {
    expect(codeOf(saying({ role: 'system', content: 'Be brief.' }, user([text, picture])))).toContain(
      '                "image_url": {"url": "https://example.com/a.png", "detail": "low"},\n',
    )
  })

  it('reads why a stream with a limit ended from the client’s own response', () => {
    const code = codeOf({ streaming: true, max_tokens: 64 })
    expect(code).toContain('        if chunk.choices:\n            reason = chunk.choices[0].finish_reason or reason\n')
    expect(code).toContain('    if reason in ("length", "content_filter"):\n')
    expect(code).toContain('\n\nmodel.client.chat_completion = check_stream\n\nmessages = ')
    expect(codeOf({ streaming: true, max_tokens: 64, directRequest: true })).toContain(
      'model.client.chat.completions.create = check_stream\n',
    )
    expect(codeOf({ streaming: true })).not.toContain('reason')
  })

  it('asks a stream for the number of tokens by itself', () => {
    const code = codeOf({ streaming: true, showUsage: true })
    expect(code).toContain('    usage = delta.token_usage or usage\n')
    expect(code).not.toContain('stream_options')
    expect(codeOf({ streaming: true, stream_options: { include_usage: false } })).toContain(
      'extra_body={"stream_options": {"include_usage": False}}',
    )
    expect(codeOf({ showUsage: true })).toContain('print("Usage:", response.token_usage)\n')
  })

  it('shows the reasoning of the service’s own answer', () => {
    expect(codeOf({ showReasoning: true })).toContain(
      'completion = response.raw\nmessage = completion.choices[0].message\n',
    )
  })

  it('shows a call of a tool', () => {
    expect(codeOf({ tools })).toContain('print(response.model_dump_json())\n')
    expect(codeOf({ tools, streaming: true })).toContain('    print(delta)\n')
  })

  it.each([
    [{ async: true }, 'doesn’t support async (smolagents/models.py)'],
    [{ retries: true }, 'with retries'],
    [{ showReasoning: true, streaming: true }, 'drops the reasoning'],
    [saying({ role: 'developer', content: 'Be brief.' }, user('Hi')), 'messages to its own types'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [saying({ role: 'assistant', content: null }), 'messages to its own types'],
    [saying({ ...user([text]), name: 'Ada' }), 'messages to its own types'],
    [saying(user([{ type: 'image', image: 'a.png' }])), 'messages to its own types'],
    [saying(user('Hi'), user('Hi')), 'messages to its own types'],
    [{ recipe: 'tool-loop' }, 'results as text'],
    [{ recipe: 'structured-output', streaming: true }, 'refusal'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

it('calls no models for embeddings', () => {
  const model = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  expect(explainUnverified(model, 'deepinfra').skipped.find(isSmolagents)?.reason).toContain('chat models only (')
})
