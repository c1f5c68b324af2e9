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

  it('is always async', () => {
    expect(codeOf({ async: true })).toBe(codeOf({}))
  })

  it('has its own name for calling several tools at once', () => {
    const code = codeOf({ recipe: 'tool-loop', parallel_tool_calls: false })
    expect(code).toContain('default_options={"allow_multiple_tool_calls": False}')
  })

  it.each([
    [{ showReasoning: true }, 'printed reasoning'],
    [{ retries: true }, 'with retries'],
    [{ tools: [{ type: 'function', function: { name: 'find' } }] }, 'calls tools itself'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'each image in a separate message'],
    [saying({ role: 'system', content: '' }, user('Hi')), 'each image in a separate message'],
    [saying(user([{ type: 'image_url', image_url: {} }])), 'each image in a separate message'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
