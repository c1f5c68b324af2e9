import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isAgno = ({ client }: { readonly client: string }): boolean => client === 'agno'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isAgno)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isAgno)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const text = { type: 'text', text: 'What is this?' }
const picture = (url: string, more: object = {}) => ({ type: 'image_url', image_url: { url, ...more } })
const TOOL = { type: 'function', function: { name: 'find' } }

describe('Agno', () => {
  it('is given fields of its model by name, and the rest in extra_body', () => {
    expect(codeOf({ temperature: 0.5, stop: ['END'], n: 2, billTo: 'acme-labs' })).toContain(
      '        default_headers={"X-HF-Bill-To": "acme-labs"},\n        temperature=0.5,\n        stop=["END"],\n' +
        '        extra_body={"n": 2},\n    ),\n',
    )
    expect(codeOf({ stop: null })).toContain('        extra_body={"stop": None},\n')
  })

  it('asks a stream for the number of tokens by itself', () => {
    expect(codeOf({ streaming: true })).not.toContain('stream_options')
    expect(codeOf({ streaming: true, stream_options: { include_usage: false } })).toContain(
      'extra_body={"stream_options": {"include_usage": False}}',
    )
  })

  it('ends where the run failed', () => {
    expect(codeOf({})).toContain('if response.status == RunStatus.error:\n    raise SystemExit(response.content)\n')
    expect(codeOf({ streaming: true })).toContain('    if event.event == RunEvent.run_error:\n')
  })

  it('fails without an answer where one is likely to be missing', () => {
    expect(codeOf({ max_tokens: 64, n: 2 })).toContain(
      'if not response.content:\n    raise SystemExit("No answer: raise max_tokens or rephrase")\n',
    )
    expect(codeOf({ max_tokens: 64, streaming: true })).toContain('\nif not answered:\n')
    expect(codeOf({})).not.toContain('No answer')
  })

  it('compares the number of tokens with the limit where Agno knows it', () => {
    expect(codeOf({ max_tokens: 64 })).toContain(
      '# Agno drops the finish reason, so compare with max_tokens.\n' +
        'if not response.content or response.metrics.output_tokens >= 64:\n' +
        '    raise SystemExit("Incomplete answer: raise max_tokens or rephrase")\n',
    )
    expect(codeOf({ max_completion_tokens: 64, async: true })).toContain(
      '    if not response.content or response.metrics.output_tokens >= 64:\n',
    )
    expect(codeOf({ recipe: 'tool-loop' })).toContain(
      '        reason = response.choices[0].finish_reason\n        if reason in ("length", "content_filter"):\n',
    )
    expect(codeOf({ max_tokens: 64, streaming: true })).not.toContain('output_tokens')
  })

  it('shows what the model thinks by its own name for it', () => {
    expect(codeOf({ showReasoning: true })).toContain('reasoning = response.reasoning_content\n')
    expect(codeOf({ showReasoning: true, streaming: true })).toContain('reasoning = event.reasoning_content\n')
  })

  it('is given a prompt with pictures, or all messages', () => {
    const seen = user([text, picture('https://example.com/a.png', { detail: 'low' })])
    expect(codeOf(saying(seen))).toContain(
      'prompt = "What is this?"\nimages = [Image(url="https://example.com/a.png", detail="low")]\n' +
        'response = agent.run(prompt, images=images)\n',
    )
    expect(codeOf(saying(user([text])))).toContain('prompt = "What is this?"\nresponse = agent.run(prompt)\n')
    expect(codeOf(saying({ ...user('Hi'), name: 'Ada' }, seen))).toContain(
      'messages = [\n    Message(role="user", content="Hi", name="Ada"),\n    Message(\n        role="user",\n' +
        '        content="What is this?",\n        images=[Image(url="https://example.com/a.png", detail="low")],\n',
    )
  })

  it('is given a system message as instructions where it keeps them', () => {
    const code = codeOf(saying({ role: 'developer', content: 'Be brief.' }, user('Hi')))
    expect(code).toContain('    instructions="Be brief.",\n')
    expect(code).toContain('prompt = "Hi"\n')
    expect(codeOf(saying({ role: 'developer', content: ' Be brief.' }, user('Hi')))).toContain(
      '    Message(role="system", content=" Be brief."),\n',
    )
  })

  it('reads no names of variables in texts', () => {
    for (const said of ['Is it $$5?', 'What is {user_id}?']) {
      expect(codeOf(saying(user(said)))).toContain('    resolve_in_context=False,  # Send $ and braces unchanged.\n')
    }
    expect(codeOf({})).not.toContain('resolve_in_context')
  })

  it('is awaited in a coroutine', () => {
    expect(codeOf({ async: true })).toContain('    response = await agent.arun(prompt)\n')
    expect(codeOf({ async: true, streaming: true })).toContain(
      '    async for event in agent.arun(prompt, stream=True):\n',
    )
    expect(codeOf({ async: true, recipe: 'tool-loop' })).toContain('    response = await agent.arun(prompt)\n')
  })

  it('ends a tool loop after a number of requests, and shows the last message', () => {
    const code = codeOf({ recipe: 'tool-loop' })
    expect(code).toContain('        if self.rounds > 10:\n            raise SystemExit(')
    expect(code).toContain('    model=BoundedModel(\n')
    expect(code).toContain('    def response(self, *args, **options):\n        self.rounds = 0\n')
    expect(codeOf({ recipe: 'tool-loop', async: true })).toContain(
      '    async def aresponse(self, *args, **options):\n        self.rounds = 0\n',
    )
    expect(code).toContain('answer = response.messages[-1].content\nif not answer:\n')
  })

  it('describes parameters in docstrings', () => {
    expect(codeOf({ recipe: 'tool-loop' })).toContain(
      'def get_weather(city: str) -> str:\n    """Get the current weather of a city.\n\n    Args:\n' +
        '        city: City name\n    """\n',
    )
  })

  it('reads an answer by a schema itself, also from a stream', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('    output_schema=Answer,\n')
    expect(code).toContain(
      '    answer = Answer.model_validate_json(response.messages[-1].content or "")\nexcept ValidationError as error:\n',
    )
    const streamed = codeOf({ recipe: 'structured-output', streaming: true })
    expect(streamed).toContain('    parse_response=False,  # Stream the text.\n')
    expect(streamed).toContain('    answer = Answer.model_validate_json(content)\n')
  })

  it.each([
    [{ streaming: true, showUsage: true }, 'adds up the usage'],
    [{ retries: true }, 'with retries'],
    [{ tools: [TOOL] }, 'runs tools itself'],
    [saying({ role: 'assistant', content: null }), 'and text, with images after it'],
    [saying(user([picture('https://example.com/a.png'), text])), 'and text, with images after it'],
    [saying(user([text, picture('ftp://example.com/a.png')])), 'and text, with images after it'],
    [{ recipe: 'tool-loop', streaming: true }, 'merges tool calls by their index'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'tool-loop', tools: [{ ...TOOL, function: { name: 'find', description: '@find it' } }] }, 'docstring'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('Agno’s embedder', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const embed = (options: SnippetOptions, provider = 'deepinfra'): string =>
    explainUnverified(MODEL_OF_TEXTS, provider, undefined, options).snippets.find(isAgno)?.content ?? ''

  it('leaves out the dimensions that Agno would add', () => {
    const code = embed({ billTo: 'acme-labs' })
    expect(code).toContain('    client_params={"default_headers": {"X-HF-Bill-To": "acme-labs"}},\n')
    expect(code).toContain('    request_params={"dimensions": omit},\n')
    expect(code).toContain('from openai import omit\n')
  })

  it('has the dimensions that are asked for', () => {
    const code = embed({ parameters: { dimensions: 64 } })
    expect(code).toContain('    dimensions=64,\n')
    expect(code).not.toContain('omit')
  })

  it('takes several texts with one request', () => {
    const code = embed({ inputs: ['One', 'Two'] })
    expect(code).toContain('    embeddings, _ = await embedder.async_get_embeddings_batch_and_usage(texts)\n')
    expect(code).toContain('asyncio.run(main())\n')
  })
})
