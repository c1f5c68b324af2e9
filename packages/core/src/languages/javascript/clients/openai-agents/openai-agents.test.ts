import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isOpenaiAgents = ({ client, language }: { readonly client: string; readonly language: string }): boolean =>
  client === 'openai-agents' && language === 'js'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isOpenaiAgents)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isOpenaiAgents)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const system = (content: string) => ({ role: 'system', content })
const picture = (url: string) => user([{ type: 'image_url', image_url: { url } }])
const FIND = { type: 'function', function: { name: 'find' } }

describe('OpenAI Agents for JavaScript', () => {
  it('is given what it knows by its own names, and the rest as data of the provider', () => {
    const code = codeOf({ temperature: 0.5, max_tokens: 64, top_k: 5, billTo: 'acme-labs' })
    expect(codeOf({ reasoning_effort: 'none' })).toContain('modelSettings: { reasoning: { effort: "none" } },')
    expect(code).toContain('modelSettings: { temperature: 0.5, maxTokens: 64, providerData: { top_k: 5 } },')
    expect(code).toContain('defaultHeaders: { "X-HF-Bill-To": "acme-labs" },')
  })

  it('is given a system message as instructions, and a single question as a prompt', () => {
    const code = codeOf(saying(system('Be brief.'), user('Hi')))
    expect(code).toContain('  instructions: "Be brief.",\n')
    expect(code).toContain('const result = await run(agent, "Hi");')
  })

  it.each([
    [[system(''), user('Hi')]],
    [[user('Hi'), { role: 'assistant', content: 'Hello.' }]],
    [[system('Be brief.')]],
  ])('is given other messages as they are: %j', (messages) => {
    const code = codeOf(saying(...messages))
    expect(code).not.toContain('instructions')
    expect(code).toContain('await run(agent, [')
  })

  it('is given pictures in its own words', () => {
    expect(codeOf(saying(picture('https://example.com/cat.png')))).toContain(
      '{ type: "input_image", image: "https://example.com/cat.png" }',
    )
  })

  it('asks each stream for the number of tokens by itself', () => {
    const code = codeOf({ streaming: true, showUsage: true, stream_options: { include_usage: true } })
    expect(code).not.toContain('stream_options')
    expect(code).toContain('console.log("Usage:", result.state.usage);')
    expect(codeOf({ streaming: true, stream_options: { include_obfuscation: false } })).toContain('providerData')
  })

  it('is given the schema of an answer by zod', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('const Answer = z.strictObject({\n')
    expect(code).toContain('  outputType: Answer,\n});')
    expect(code).toContain('console.log(JSON.stringify(result.finalOutput, null, 2));')
    expect(ask({ recipe: 'structured-output' }).snippets.find(isOpenaiAgents)?.install).toContain(' zod@4')
  })

  const field = { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] }
  it.each<[string, object]>([
    ['that isn’t strict', { type: 'object', additionalProperties: { type: 'string' } }],
    ['with the name of the program’s class', { ...field, title: 'Agent' }],
    ['that zod can’t express', { ...field, properties: { at: { not: { type: 'null' } } } }],
  ])('is given a schema %s as it is', (_, schema) => {
    const code = codeOf({ recipe: 'structured-output', schema: schema as never })
    expect(code).toContain('  outputType: {\n    type: "json_schema",\n')
    expect(code).not.toContain('zod')
  })

  it('gives definitions other names than the program’s', () => {
    const agent = { title: 'Agent', ...field }
    const schema = {
      type: 'object',
      properties: { one: { $ref: '#/$defs/Agent' }, other: { $ref: '#/$defs/Agent' } },
      required: ['one', 'other'],
      $defs: { Agent: agent },
    }
    const code = codeOf({ recipe: 'structured-output', schema: schema as never })
    expect(code).toContain('z.strictObject(')
    expect(code).not.toContain('const Agent =')
  })

  const tool = (parameters: object, name = 'find') => ({
    type: 'function',
    function: { name, description: 'Find it.', parameters },
  })
  const loopOf = (options: SnippetOptions = {}): string => codeOf({ recipe: 'tool-loop', ...options })

  it('has tools whose parameters zod says, or a schema as it is', () => {
    expect(loopOf()).toContain('      city: z.string().describe("City name"),\n')
    expect(loopOf({ tools: [{ type: 'function', function: { name: 'ping', description: 'Ping.' } }] })).toContain(
      'parameters: z.object({}),',
    )
    // zod would drop what a model sends for a schema without fields.
    expect(loopOf({ tools: [tool({ type: 'object', properties: {} })] })).toContain('strict: false,')
    const optional = { type: 'object', properties: { city: { type: 'string' } } }
    const code = loopOf({ tools: [tool(optional)] })
    expect(code).toContain(
      'parameters: { type: "object", properties: { city: { type: "string" } } },\n    strict: false,',
    )
    expect(code).not.toContain('zod')
    const list = {
      type: 'object',
      properties: { ids: { type: 'array', items: { type: 'integer' } } },
      required: ['ids'],
    }
    expect(loopOf({ tools: [tool(list)] })).toContain('      ids: z.array(z.int()),\n')
  })

  it('sends back the text of a turn alone', () => {
    for (const streaming of [false, true]) {
      const code = loopOf({ streaming })
      expect(code).toContain('item.content.map(({ text }) => text).join("")')
      expect(code).toMatch(/await run\(agent, "[^"]+", \{\n( {4}stream: true,\n)? {4}callModelInputFilter,\n {2}\}\);/)
      expect(code.split('\n').filter((line) => line.length > 110)).toEqual([])
    }
  })

  it('fails on an answer that is cut or empty', () => {
    expect(codeOf({ max_tokens: 64 })).toContain('if (!result.finalOutput || ["length", "content_filter"]')
    expect(codeOf({})).not.toContain('cut')
  })

  it.each<[SnippetOptions, string]>([
    [{ showReasoning: true }, 'printed reasoning'],
    [{ retries: true }, 'with retries'],
    [{ functions: [] }, 'deprecated `functions` field'],
    [{ parallel_tool_calls: true }, 'if there are no tools'],
    [{ tools: [FIND] }, 'runs tools itself'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [saying(user('Hi'), { role: 'assistant', content: null }), 'messages to its own types'],
    [saying({ role: 'developer', content: 'Be brief.' }), 'messages to its own types'],
    [saying(picture('')), 'messages to its own types'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'tool-loop', tools: [FIND] }, 'only function tools'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Anthropic’s'],
  ])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
