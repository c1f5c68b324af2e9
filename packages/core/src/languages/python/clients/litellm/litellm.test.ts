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
    const code = codeOf({ temperature: 0.5, max_tokens: 64, stop: 'END', top_k: 5, user: 'ada', billTo: 'acme-labs' })
    expect(code).toContain('    extra_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain(`    temperature=0.5,
    max_tokens=64,
    stop="END",
    top_k=5,
    # LiteLLM rejects or drops these by name.
    extra_body={"user": "ada"},
)`)
    expect(codeOf({ parameters: { min_tokens: 5 } })).not.toContain('# LiteLLM')
  })

  it('knows the router by its own name, and other services as OpenAI’s', () => {
    const routed = codeOf({})
    expect(routed).toContain('    model="huggingface/acme/lantern:together",\n')
    expect(routed).not.toContain('api_base')
    const direct = codeOf({ directRequest: true })
    expect(direct).toContain(
      '    # The prefix says that the service uses OpenAI\'s API.\n    model="openai/acme/lantern",',
    )
    expect(direct).toContain('    api_base="https://api.together.ai/v1",\n')
  })

  it('reads a service’s own reason for an incomplete answer, where LiteLLM keeps it', () => {
    const model = { ...MODEL, id: 'zai-org/GLM-5.2' }
    for (const options of [{ max_tokens: 64 }, { recipe: 'tool-loop' }] satisfies SnippetOptions[]) {
      const { snippets } = explainUnverified(model, 'zai-org', undefined, options)
      expect(snippets.find(isLitellm)?.content).toContain('.get("native_finish_reason")\n')
      expect(codeOf(options)).not.toContain('native_finish_reason')
    }
  })

  it('reads that reason from the stream itself', () => {
    const model = { ...MODEL, id: 'zai-org/GLM-5.2' }
    for (const options of [
      { max_tokens: 64 },
      { recipe: 'tool-loop' },
      { recipe: 'tool-loop', async: true },
    ] as const) {
      const { snippets } = explainUnverified(model, 'zai-org', undefined, { ...options, streaming: true })
      expect(snippets.find(isLitellm)?.content).toContain('reason = stream.received_finish_reason\n')
      expect(codeOf({ ...options, streaming: true })).not.toContain('received_finish_reason')
    }
  })

  it('waits where it is asked to', () => {
    const code = codeOf({ async: true, streaming: true })
    expect(code).toContain('    stream = await litellm.acompletion(\n')
    expect(code).toContain('    async for chunk in stream:\n')
    expect(code).toContain('asyncio.run(main())')
  })

  it('asks for embeddings by OpenAI’s API', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', tags: [] }
    const { snippets, skipped } = explainUnverified(model, 'together', undefined, { inputs: 'A text' })
    expect(snippets.find(isLitellm)?.content).toContain(`response = litellm.embedding(
    # The prefix says that the service uses OpenAI's API.
    model="openai/acme/lantern",
    api_base="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    input="A text",
)`)
    expect(skipped.find(isLitellm)).toBeUndefined()
  })

  it('shows an embedding in base64 as it is', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', tags: [] }
    const options = { inputs: 'A text', parameters: { encoding_format: 'base64' } }
    const code = explainUnverified(model, 'deepinfra', undefined, options).snippets.find(isLitellm)?.content
    expect(code).toContain('    encoding_format="base64",\n')
    expect(code).toContain('\nprint(embedding)\n')
  })

  describe('with images and sound', () => {
    const explain = (task: string, options: SnippetOptions = {}, provider = 'deepinfra') =>
      explainUnverified({ id: 'acme/lantern', pipeline_tag: task, tags: [] }, provider, undefined, options)
    const codeFor = (task: string, options?: SnippetOptions, provider?: string): string =>
      explain(task, options, provider).snippets.find(isLitellm)?.content ?? ''

    it('is given what it sends by name, and the rest in extra_body', () => {
      const parameters = { size: '512x512', style: 'vivid', n: 2 }
      const code = codeFor('text-to-image', { inputs: 'A lighthouse', parameters, billTo: 'acme-labs' })
      expect(code).toContain(`response = litellm.image_generation(
    # The prefix says that the service uses OpenAI's API.
    model="openai/acme/lantern",
    api_base="https://router.huggingface.co/deepinfra/v1/openai",
    api_key=os.environ["HF_TOKEN"],
    # LiteLLM also puts extra_headers in the body.
    headers={"X-HF-Bill-To": "acme-labs"},
    prompt="A lighthouse",
    size="512x512",
    n=2,
    # LiteLLM rejects response_format as an argument.
    extra_body={"style": "vivid", "response_format": "b64_json"},
)`)
      expect(code).toContain('for number, image in enumerate(response.data, start=1):\n')
      expect(codeFor('text-to-image', {}, 'nscale')).not.toContain('extra_body')
    })

    it('saves speech', () => {
      const code = codeFor('text-to-speech', { parameters: { voice: 'tara', speed: 1.5 } })
      expect(code).toContain('    voice="tara",\n    speed=1.5,\n)\n\nspeech.write_to_file("speech.wav")\n')
    })

    it('asks for a transcription as JSON, unless another format is chosen', () => {
      expect(codeFor('automatic-speech-recognition')).toContain(`
    file=("audio.flac", audio, "audio/flac"),
    # LiteLLM would ask for verbose_json, which not every model supports.
    response_format="json",
)

print(transcription.text)
`)
      const choosing = (format: string): string =>
        codeFor('automatic-speech-recognition', { parameters: { response_format: format } })
      expect(choosing('srt')).toContain('.write_bytes(transcription.text.encode())')
      expect(choosing('verbose_json')).toContain('print(transcription.model_dump_json(indent=2))')
      expect(choosing('verbose_json')).not.toContain('# LiteLLM would')
    })

    it.each<[string, SnippetOptions, string, string?]>([
      ['text-to-image', {}, 'litellm.image_generation calls OpenAI’s API', 'fal-ai'],
      ['text-to-speech', {}, 'requires a voice'],
      [
        'text-to-speech',
        { parameters: { voice: 'tara', service_tier: 'priority' } },
        'no argument for this service_tier',
      ],
      ['text-to-speech', { parameters: { voice: 7 } }, 'no argument for this voice'],
      ['text-to-speech', { parameters: { voice: 'tara' }, billTo: 'acme-labs' }, 'sends no other headers'],
      ['automatic-speech-recognition', { billTo: 'acme-labs' }, 'sends no other headers'],
      ['automatic-speech-recognition', { parameters: { diarize: true } }, 'speaker labels', 'together'],
      ['automatic-speech-recognition', { providerId: 'gpt-transcribe' }, 'as an OpenAI model'],
    ])('says why it has no example of %s: %j', (task, options, reason, provider) => {
      expect(explain(task, options, provider).skipped.find(isLitellm)?.reason).toContain(reason)
    })
  })

  it('is told of no choice by name where there are no tools', () => {
    expect(codeOf({ tool_choice: 'auto' })).toContain('extra_body={"tool_choice": "auto"}')
    expect(codeOf({ tool_choice: 'auto', tools: [tool({ type: 'string' })] })).toContain('    tool_choice="auto",\n')
  })

  it('looks for usage only where it is shown, in chunks that may have no choices', () => {
    const asked = { streaming: true, showUsage: true }
    const { snippets } = explainUnverified(MODEL, 'deepinfra', undefined, asked)
    const code = snippets.find(isLitellm)?.content
    expect(code).toContain('    stream_options={"include_usage": True},\n')
    expect(code).toContain('usage = getattr(chunk, "usage", None) or usage')
    expect(codeOf({ streaming: true })).not.toContain('if chunk.choices')
  })

  it('shows what the model thought by the one name that it has', () => {
    const code = codeOf({ showReasoning: true })
    expect(code).toContain('reasoning = getattr(message, "reasoning_content", None)\n')
    expect(codeOf({ showReasoning: true, streaming: true })).toContain('getattr(delta, "reasoning_content", None)\n')
  })

  it.each([
    [{ streaming: true, showUsage: true }, 'only if stream_options requests it'],
    [{ retries: true }, 'with retries'],
    [{ providerId: 'gpt-5-codex', directRequest: true }, 'as an OpenAI model'],
    [{ providerId: 'responses/lantern', directRequest: true }, 'as an OpenAI model'],
    [{ tools: [tool({ type: 'string', pattern: '\\p{L}' })], directRequest: true }, 'patterns'],
    [saying({ role: 'developer', name: 'ada', content: 'Be brief.' }, user('Hi')), 'drops or adds fields'],
    [saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png', format: 'png' } }])), 'drops'],
    [saying(user([{ type: 'file', file: { file_id: 'https://example.com/a.pdf' } }])), 'drops or adds fields'],
    [saying({ role: 'assistant', content: null }), 'drops or adds fields'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
