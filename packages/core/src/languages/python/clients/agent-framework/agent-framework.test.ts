import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isAgentFramework = ({ client }: { readonly client: string }): boolean => client === 'agent-framework'
const ask = (options: SnippetOptions, provider = 'together') => explainUnverified(MODEL, provider, undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isAgentFramework)?.content ?? ''
const reasonFor = (options: SnippetOptions, provider?: string): string | undefined =>
  ask(options, provider).skipped.find(isAgentFramework)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })

describe('Agent Framework', () => {
  it('is given what it hands on as options, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, max_tokens: 64, billTo: 'acme-labs' })
    expect(code).toContain('    default_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain('# As an option, max_tokens becomes max_completion_tokens.\nagent = Agent(\n')
    expect(code).toContain('    default_options={"temperature": 0.5, "extra_body": {"max_tokens": 64}},\n')
    expect(codeOf({ stop: null })).toContain('default_options={"extra_body": {"stop": None}}')
  })

  it('is given a system message as instructions, and the rest as a prompt or as messages', () => {
    const system = { role: 'system', content: 'Be brief.' }
    expect(codeOf(saying(system, user('Hi')))).toContain('agent = Agent(client=client, instructions="Be brief.")\n')
    expect(codeOf(saying(system, user('Hi')))).toContain('    prompt = "Hi"\n    response = await agent.run(prompt)\n')
    expect(codeOf(saying(user([{ type: 'text', text: 'Hi' }])))).toContain('    prompt = "Hi"\n')
    expect(codeOf(saying(user('Hi'), { role: 'assistant', content: 'Hello.' }, user('Bye')))).toContain(
      '    messages = [\n        Message("user", ["Hi"]),\n        Message("assistant", ["Hello."]),\n',
    )
  })

  it('asks a stream for the number of tokens by itself', () => {
    const code = codeOf({ streaming: true, showUsage: true })
    expect(code).toContain(
      '    response = await stream.get_final_response()\n    print("Usage:", response.usage_details)\n',
    )
    expect(code).not.toContain('stream_options')
  })

  it('calls no tools where the provider knows no choice of them', () => {
    expect(reasonFor({ recipe: 'tool-loop' }, 'cohere')).toContain('tool_choice')
    expect(reasonFor({ recipe: 'tool-loop', endpointUrl: 'http://localhost:8080/v1' }, 'cohere')).toBeUndefined()
    expect(reasonFor({ recipe: 'tool-loop' }, 'groq')).toBeUndefined()
  })

  it('answers by a schema with an object', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('    response = await agent.run(prompt, options={"response_format": Answer})\n')
    expect(code).toContain('    if response.value is None:\n')
    expect(codeOf({ recipe: 'structured-output', streaming: true })).toContain(
      '    stream = agent.run(prompt, stream=True, options={"response_format": Answer})\n',
    )
  })

  it('has the parts of a message merged into one message', () => {
    const picture = (url: string, more = {}) => ({ type: 'image_url', image_url: { url, ...more } })
    const parts = [{ type: 'text', text: 'What is this?' }, picture('cat.png'), picture('https://example.com/a?b.gif')]
    const code = codeOf(saying(user(parts), { role: 'assistant', content: 'A cat.' }, user('Why?')))
    expect(code).toContain(
      '        Message("user", [\n            "What is this?",\n' +
        '            Content.from_data(data=Path("cat.png").read_bytes(), media_type="image/png"),\n' +
        '            Content.from_uri(uri="https://example.com/a?b.gif", media_type="image/jpeg"),\n' +
        '        ]),\n        Message("assistant", ["A cat."]),\n',
    )
    expect(code).toContain('    message_preparer=merge_parts,\n')
    expect(codeOf(saying(user([picture('data:image/png;base64,AA==', { detail: 'low' })])))).toMatch(
      /from_uri\(\s+uri="data:image\/png;base64,AA==",\s+additional_properties=\{"openai": \{"image_detail": "low"\}\},/,
    )
    expect(codeOf({})).not.toContain('merge_parts')
  })

  it('merges parts and sends reasoning by one hook', () => {
    const asked = saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }]))
    const thinker = { ...MODEL, id: 'Qwen/Qwen3-32B' }
    const { snippets } = explainUnverified(thinker, 'together', undefined, { recipe: 'tool-loop', ...asked })
    expect(snippets.find(isAgentFramework)?.content).toContain(
      '    message_preparer=lambda message, prepared: send_reasoning(message, merge_parts(message, prepared)),\n',
    )
  })

  it('keeps the reasoning by a hook, and shows it apart from the text', () => {
    const code = codeOf({ showReasoning: true })
    expect(code).toContain('import OpenAIChatCompletionClient\n\n\ndef keep_reasoning(message, contents):\n')
    expect(code).toContain('    response_parser=keep_reasoning,\n)\n')
    expect(code).toContain('        if content.type == "text_reasoning" and content.text:\n')
    const streamed = codeOf({ showReasoning: true, streaming: true })
    expect(streamed).toContain('            if content.type in ("text_reasoning", "text") and content.text:\n')
  })

  it.each([{}, { streaming: true }] satisfies SnippetOptions[])('fails on a refusal with a limit: %j', (options) => {
    const refused = 'if part.additional_properties.get("model_output_kind") == "refusal":\n'
    expect(codeOf({ max_tokens: 64, ...options })).toContain(refused)
    expect(codeOf(options)).not.toContain('refus')
  })

  it('is always async', () => {
    expect(codeOf({ async: true })).toBe(codeOf({}))
  })

  it('has its own name for calling several tools at once', () => {
    const code = codeOf({ recipe: 'tool-loop', parallel_tool_calls: false })
    expect(code).toContain('default_options={"allow_multiple_tool_calls": False}')
  })

  it.each([
    [{ retries: true }, 'with retries'],
    [{ tools: [{ type: 'function', function: { name: 'find' } }] }, 'runs tools itself'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'keeps only role, text'],
    [saying({ role: 'system', content: '' }, user('Hi')), 'keeps only role, text'],
    [saying(user([{ type: 'image_url', image_url: {} }])), 'keeps only role, text'],
    [saying(user([{ type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } }])), 'keeps only role, text'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('Agent Framework’s embeddings', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const explain = (options: SnippetOptions) => explainUnverified(MODEL_OF_TEXTS, 'deepinfra', undefined, options)

  it('ask for numbers', () => {
    const { snippets } = explain({ parameters: { dimensions: 64 } })
    const code = snippets.find(isAgentFramework)?.content
    expect(code).toContain('client = OpenAIEmbeddingClient(\n    model="acme/embed",\n')
    expect(code).toContain('        options={"dimensions": 64, "encoding_format": "float"},\n')
    expect(code).toContain('    embedding = embeddings[0].vector\n')
  })

  it.each([
    [{ encoding_format: 'base64' }, 'returns numbers only'],
    [{ service_tier: 'default' }, 'drops service_tier'],
    [{ dimensions: 0 }, 'drops dimensions'],
  ])('has no example with %j', (parameters, reason) => {
    expect(explain({ parameters }).skipped.find(isAgentFramework)?.reason).toContain(reason)
  })
})
