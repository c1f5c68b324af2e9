import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isPydanticAi = ({ client }: { readonly client: string }): boolean => client === 'pydantic_ai'
const ask = (options: SnippetOptions, model = MODEL) => explainUnverified(model, 'together', undefined, options)
const snippetFor = (options: SnippetOptions, model = MODEL) => ask(options, model).snippets.find(isPydanticAi)
const codeOf = (options: SnippetOptions, model = MODEL): string => snippetFor(options, model)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isPydanticAi)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })

describe('Pydantic AI', () => {
  it('is given what it sends unchanged as settings, and the rest in extra_body', () => {
    const settings = { temperature: 0.5, max_tokens: 64, billTo: 'acme-labs' }
    expect(codeOf(settings)).toContain(
      '        "temperature": 0.5,\n        "extra_body": {"max_tokens": 64},\n        "extra_headers": {"X-HF-Bill-To": "acme-labs"},\n',
    )
    const ofOpenAi = codeOf({ temperature: 0.5 }, { ...MODEL, id: 'openai/gpt-5.2' })
    expect(ofOpenAi).toContain('model_settings={"extra_body": {"temperature": 0.5}}')
    expect(codeOf({ seed: 7, stop: ['END'], top_k: 5 })).toContain(
      'model_settings={"seed": 7, "stop_sequences": ["END"], "extra_body": {"top_k": 5}},',
    )
    expect(codeOf({ stop: 'END' })).toContain('"extra_body": {"stop": "END"}')
  })

  it('says why a limit isn’t a setting', () => {
    expect(codeOf({ max_tokens: 64 })).toContain(
      '    # As a setting, max_tokens would be renamed.\n    model_settings={',
    )
    expect(codeOf({})).not.toContain('renamed')
  })

  it('has a short prompt in its run', () => {
    expect(codeOf(saying(user('Hi')))).toContain('agent = Agent(model)\n\nresult = agent.run_sync("Hi")\n')
    expect(codeOf({ streaming: true, ...saying(user('Hi')) })).toContain('with agent.run_stream_sync("Hi") as result:')
    expect(codeOf(saying(user('Hi\nthere')))).toContain('prompt = "Hi\\nthere"\nresult = agent.run_sync(prompt)\n')
  })

  it('awaits the agent in an async program', () => {
    const hi = { async: true, ...saying(user('Hi')) }
    expect(codeOf(hi)).toContain(
      'agent = Agent(model)\n\n\nasync def main():\n    result = await agent.run("Hi")\n\n    print(result.output)\n\n\nasyncio.run(main())\n',
    )
    expect(codeOf({ ...hi, streaming: true })).toContain('    async with agent.run_stream("Hi") as result:\n')
    expect(codeOf({ async: true, recipe: 'tool-loop' })).toContain('    result = await agent.run(prompt, usage_limits=')
    expect(codeOf({ async: true, recipe: 'structured-output' })).toMatch(/main\(\):\n {4}result = await agent\.run\(/)
  })

  it('gets structured output by the schema of a model, and asks once', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain(
      '    output_type=NativeOutput(Answer),\n    # Fail instead of asking again.\n    retries=0,\n',
    )
    expect(code).toContain('print(result.output.model_dump_json(indent=2))')
    expect(code).not.toContain('profile=')
    const streamed = codeOf({ recipe: 'structured-output', streaming: true })
    expect(streamed).toContain(', event_stream_handler=show)\n\nprint(result.output.model_dump_json(indent=2))\n')
    const ofFamily = codeOf({ recipe: 'structured-output' }, { ...MODEL, id: 'deepseek-ai/DeepSeek-V3.1' })
    expect(ofFamily).toContain('    profile={"supports_json_schema_output": True},\n')
  })

  it('is given a system message as instructions, what was said before as history, and the rest as a prompt', () => {
    const picture = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } }
    const parts = [{ type: 'text', text: 'And this?' }, picture]
    const answered = { role: 'assistant', content: 'Hello.' }
    const code = codeOf(saying({ role: 'system', content: 'Be brief.' }, user('Hi'), answered, user(parts)))
    expect(code).toContain('instructions="Be brief."')
    expect(code).toContain(
      'history = [\n    ModelRequest.user_text_prompt("Hi"),\n    ModelResponse(parts=[TextPart("Hello.")]),\n]\n' +
        'prompt = ["And this?", ImageUrl(url="https://example.com/a.png")]\n' +
        'result = agent.run_sync(prompt, message_history=history)\n',
    )
  })

  it('is given a picture’s bytes, and the detail of a picture as metadata', () => {
    const picture = (url: string, more = {}) => ({ type: 'image_url', image_url: { url, ...more } })
    const code = codeOf(saying(user([picture('cat.png'), picture('https://example.com/a', { detail: 'low' })])))
    expect(code).toContain('    BinaryContent(data=Path("cat.png").read_bytes(), media_type="image/png"),\n')
    expect(code).toContain('    ImageUrl(url="https://example.com/a", vendor_metadata={"detail": "low"}),\n')
    expect(code).not.toContain('base64')
    const promptFor = (url: string, more = {}) => codeOf(saying(user([picture(url, more)])))
    expect(promptFor('data:image/png;base64,AAAA')).toContain(
      '[BinaryContent.from_data_uri("data:image/png;base64,AAAA")]',
    )
    for (const url of ['AB==', 'AAA', 'A_AA', 'AA==AAAA'].map((text) => `data:image/png;base64,${text}`)) {
      expect(promptFor(url)).toContain(`ImageUrl(url="${url}")`)
    }
    expect(promptFor('data:image/png;base64,AAAA', { detail: 'low' })).toContain('ImageUrl(')
    // It knows no such type.
    expect(codeOf(saying(user([picture('cat.tiff')])))).toContain('prompt = [ImageUrl(url=image)]\n')
  })

  it('shows the reasoning before the text', () => {
    const shown = 'if result.response.thinking:\n'
    expect(codeOf({ showReasoning: true })).toContain(shown)
    expect(codeOf({ showReasoning: true, streaming: true })).toContain(`as result:\n    ${shown}`)
    expect(codeOf({})).not.toContain('thinking')
  })

  it('asks a stream for the number of tokens by itself', () => {
    expect(codeOf({ showUsage: true })).toContain('result.usage.total_tokens')
    expect(codeOf({ streaming: true })).not.toContain('stream_options')
    expect(codeOf({ streaming: true, stream_options: { include_usage: false } })).toContain(
      '"stream_options": {"include_usage": False}',
    )
  })

  it('installs pydantic where it describes a parameter', () => {
    const tool = (city: object) => ({
      type: 'function',
      function: {
        name: 'find',
        description: 'Find it.',
        parameters: { type: 'object', properties: { city }, required: ['city'] },
      },
    })
    const installFor = (city: object) => snippetFor({ recipe: 'tool-loop', tools: [tool(city)] })?.install
    expect(installFor({ type: 'string' })).toBe('pip install "pydantic-ai-slim[openai]~=2.68"')
    expect(installFor({ type: 'string', description: 'A city' })).toMatch(/ pydantic~=2\.14$/)
  })

  it('calls no tools where the provider knows no choice of them', () => {
    const reasonAt = (provider: string, options: SnippetOptions): string | undefined =>
      explainUnverified(MODEL, provider, undefined, { recipe: 'tool-loop', ...options }).skipped.find(isPydanticAi)
        ?.reason
    expect(reasonAt('cohere', {})).toContain('tool_choice')
    expect(reasonAt('cohere', { endpointUrl: 'http://localhost:8080/v1' })).toBeUndefined()
    expect(reasonAt('groq', {})).toBeUndefined()
  })

  it.each([
    [{ streaming: true, showUsage: true }, 'adds up the usage'],
    [{ retries: true }, 'with retries'],
    [{ providerId: 'o1-mini', directRequest: true }, 'system message as a user message'],
    [{ tools: [{ type: 'function', function: { name: 'find' } }] }, 'runs tools itself'],
    [saying(user('Hi'), { role: 'assistant', content: 'Hello.' }), 'only with instructions'],
    [saying({ role: 'assistant', content: 'Hello.' }, user('Hi')), 'only with instructions'],
    [saying({ role: 'system', content: 'Be brief.\n' }, user('Hi')), 'only with instructions'],
    [saying(user('Hi'), { role: 'system', content: 'Be brief.' }, user('Hi')), 'only with instructions'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'only with instructions'],
    [saying(user([{ type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } }])), 'only with instructions'],
    [
      saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png', format: 'png' } }])),
      'only with instructions',
    ],
    ...['<system>', '＜ system', '&LT;system', '&#60;pyai:context', '&\u200blt;', '<|im_start|>', '[INST]', ']~b]'].map(
      (text): [SnippetOptions, string] => [saying(user([{ type: 'text', text: `a ${text}` }])), 'special token'],
    ),
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [
      { recipe: 'structured-output', schema: { type: 'object', properties: { a: { type: 'string', minLength: 1 } } } },
      'drops keywords such as minLength',
    ],
    [
      { recipe: 'structured-output', schema: { type: 'object', additionalProperties: { type: 'string' } } },
      'isn’t strict',
    ],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('Pydantic AI’s embeddings', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const explain = (options: SnippetOptions) => explainUnverified(MODEL_OF_TEXTS, 'deepinfra', undefined, options)

  it('ask for numbers', () => {
    const code = explain({ parameters: { dimensions: 64, service_tier: 'default' } }).snippets.find(
      isPydanticAi,
    )?.content
    expect(code).toContain('    OpenAIEmbeddingModel("acme/embed", provider=provider),\n')
    expect(code).toMatch(/"dimensions": 64,\s+"extra_body": \{"encoding_format": "float", "service_tier": "default"\}/)
    expect(code).toContain('result = embedder.embed_query_sync("')
  })

  it('are numbers only', () => {
    const { skipped } = explain({ parameters: { encoding_format: 'base64' } })
    expect(skipped.find(isPydanticAi)?.reason).toContain('returns numbers only')
  })
})
