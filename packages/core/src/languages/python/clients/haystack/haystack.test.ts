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

  it('says the same of a developer, and of a list with one text', () => {
    const code = codeOf(
      saying({ role: 'developer', content: 'Be brief.' }, { ...user([{ type: 'text', text: 'Hi' }]), name: 'Ada' }),
    )
    expect(code).toContain('ChatMessage.from_system("Be brief.")')
    expect(code).toContain('ChatMessage.from_user("Hi", name="Ada")')
  })

  it('has pictures in messages, from a file or in base64', () => {
    const code = codeOf(
      saying(
        user([
          { type: 'text', text: 'Hi' },
          { type: 'image_url', image_url: { url: './a b.png', detail: 'low' } },
          { type: 'image_url', image_url: { url: 'data:image/gif;base64,AAAA' } },
        ]),
      ),
    )
    expect(code).toContain('content_parts=[')
    expect(code).toContain('image = base64.b64encode(Path("./a b.png").read_bytes()).decode()\n')
    expect(code).toContain('ImageContent(base64_image=image, mime_type="image/png", detail="low")')
    expect(code).toContain('ImageContent(base64_image="AAAA", mime_type="image/gif")')
  })

  it('answers by a schema', () => {
    const code = codeOf({ recipe: 'structured-output', seed: 7 })
    expect(code).toContain('    generation_kwargs={"seed": 7, "response_format": Answer},\n')
    expect(code).toContain('answer = Answer.model_validate_json(reply.text)\n')
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
    [{ retries: true }, 'with retries'],
    [saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }])), 'downloads images'],
    [saying({ role: 'assistant', content: null }), 'messages to its own types'],
    [saying(user([{ type: 'input_audio', input_audio: { data: 'AAAA' } }])), 'messages to its own types'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'structured-output', streaming: true }, 'not a Pydantic model'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('Haystack’s embedder', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const explain = (options: SnippetOptions, provider = 'together') =>
    explainUnverified(MODEL_OF_TEXTS, provider, undefined, options)
  const embed = (options: SnippetOptions): string => explain(options).snippets.find(isHaystack)?.content ?? ''

  it('asks the service at its address for OpenAI’s clients', () => {
    const code = embed({ parameters: { dimensions: 64 }, billTo: 'acme-labs' })
    expect(code).toContain('    api_base_url="https://router.huggingface.co/together/v1",\n')
    expect(code).toContain('    http_client_kwargs={"headers": {"X-HF-Bill-To": "acme-labs"}},\n')
    expect(code).toContain('embedding = embedder.run(text)["embedding"]\n')
  })

  it('says what it has no argument for', () => {
    const reason = explain({ parameters: { encoding_format: 'base64' } }, 'deepinfra').skipped.find(isHaystack)?.reason
    expect(reason).toContain('asks for numbers')
  })

  it('takes several texts as documents, and fails if the service rejects them', () => {
    const code = embed({ inputs: ['One', 'Two'] })
    expect(code).toContain('from haystack import Document\n')
    expect(code).toContain('embedder = OpenAIDocumentEmbedder(\n')
    expect(code).toContain('    raise_on_failure=True,\n')
    expect(code).toContain('for document in embedder.run(documents)["documents"]:\n')
  })
})
