import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isLangchain = ({ client, language }: { readonly client: string; readonly language: string }): boolean =>
  client === 'langchain' && language === 'js'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isLangchain)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isLangchain)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const FIND = { type: 'function', function: { name: 'find' } }

describe('LangChain for JavaScript', () => {
  it('is given what it knows by its own names, and the rest as further fields', () => {
    const code = codeOf({ temperature: 0.5, max_tokens: 64, stop: ['END'], n: 1, top_k: 5, billTo: 'acme-labs' })
    expect(code).toContain('    defaultHeaders: { "X-HF-Bill-To": "acme-labs" },\n')
    expect(code).toContain(
      '  temperature: 0.5,\n  maxTokens: 64,\n  stop: ["END"],\n  n: 1,\n  modelKwargs: { top_k: 5 },\n});\n',
    )
    expect(codeOf({ stop: 'END' })).toContain('modelKwargs: { stop: "END" },')
  })

  it('is given a question alone as a text, and other messages as they are', () => {
    expect(codeOf(saying(user('Hi')))).toContain('model.invoke("Hi");')
    expect(codeOf(saying({ ...user('Hi'), name: 'Ada' }))).toContain('model.invoke([{ role: "user"')
    expect(codeOf(saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/cat.png' } }])))).toContain(
      '{ type: "image_url", image_url: { url: "https://example.com/cat.png" } }',
    )
  })

  it('lets a stream ask for the number of tokens, unless the provider doesn’t document that', () => {
    const ofTogether = codeOf({ streaming: true })
    expect(ofTogether).toContain("  // The provider doesn't document stream_options.\n  streamUsage: false,\n")
    const asked = codeOf({ streaming: true, showUsage: true, stream_options: { include_usage: true } })
    expect(asked).not.toMatch(/streamUsage|stream_options/)
    expect(asked).toContain('usage = chunk.usage_metadata ?? usage;')
    expect(codeOf({ streaming: true, stream_options: { include_obfuscation: false } })).toContain(
      'modelKwargs: { stream_options: { include_obfuscation: false } },\n});',
    )
    const ofScaleway = explainUnverified(MODEL, 'scaleway', undefined, { streaming: true }).snippets.find(isLangchain)
    expect(ofScaleway?.content).not.toContain('streamUsage')
  })

  it('reads an answer by a schema of zod’s, and takes a refusal out of the raw response', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('const Answer = z.strictObject({')
    expect(code).toContain('}).withStructuredOutput(Answer, { name: "Answer", includeRaw: true });')
    expect(code).toContain('message.refusal || finish_reason')
  })

  it('is bound to tools, and shows their calls', () => {
    const code = codeOf({ tools: [FIND], tool_choice: 'auto' })
    expect(code).toContain('}).bindTools([{ type: "function", function: { name: "find" } }], { tool_choice: "auto" });')
    expect(code).toContain('console.log(JSON.stringify(response.tool_calls, null, 2));')
    expect(codeOf({ tools: [FIND], streaming: true })).toContain('const stream = model.streamEvents("')
  })

  it('has tools with a schema of zod’s, and others as the API has them', () => {
    const code = codeOf({ recipe: 'tool-loop' })
    expect(code).toContain('import { tool } from "@langchain/core/tools";')
    expect(code).toContain('const getWeather = tool(\n  async ({ city }) => {')
    expect(code).toContain('      city: z.string().describe("City name"),\n')
    const copies = { type: 'object', properties: { copies: { type: 'integer' } } }
    const print = { type: 'function', function: { name: 'print', description: 'Print it.', parameters: copies } }
    expect(codeOf({ recipe: 'tool-loop', tools: [print] })).toContain('copies: z.int().optional(),')
    const sides = {
      type: 'object',
      properties: { sides: { type: 'string', enum: ['one', 'both'] } },
      required: ['sides'],
    }
    const choose = { ...print, function: { ...print.function, parameters: sides } }
    expect(codeOf({ recipe: 'tool-loop', tools: [choose] })).toContain('sides: z.enum(["one", "both"]),')
    for (const other of [
      { ...print, function: { ...print.function, description: '' } },
      { ...print, function: { ...print.function, name: 'tools' } },
      { ...print, function: { ...print.function, parameters: { ...copies, additionalProperties: true } } },
    ]) {
      const own = codeOf({ recipe: 'tool-loop', tools: [other] })
      expect(own).not.toContain('zod')
      expect(own).toContain('await functions[call.name](call.args);')
    }
  })

  it('reads empty arguments of a call as none, if a tool has no required parameters', () => {
    const parameters = { type: 'object', properties: {} }
    const now = { type: 'function', function: { name: 'now', description: 'Tell the time.', parameters } }
    for (const tools of [[now], [{ type: 'function', function: { name: 'now' } }]]) {
      const code = codeOf({ recipe: 'tool-loop', tools })
      expect(code).toContain('    calls.push({ type: "tool_call", id, name, args: {} });\n')
      expect(codeOf({ recipe: 'tool-loop', streaming: true, tools })).not.toContain('calls.push')
    }
    expect(codeOf({ recipe: 'tool-loop' })).not.toContain('calls.push')
  })

  it('runs no streamed call whose arguments are cut off', () => {
    const line = 'for (const { args } of response.tool_call_chunks ?? []) JSON.parse(args || "{}");'
    expect(codeOf({ recipe: 'tool-loop', streaming: true })).toContain(line)
    expect(codeOf({ recipe: 'tool-loop' })).not.toContain(line)
  })

  it('asks for embeddings as numbers, and keeps line breaks', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', tags: [] }
    const embed = (options: SnippetOptions) => explainUnverified(model, 'deepinfra', undefined, options)
    const codeFor = (options: SnippetOptions) => embed(options).snippets.find(isLangchain)?.content
    expect(codeFor({ inputs: 'A text', parameters: { dimensions: 64 } })).toContain(`
  dimensions: 64,
  encodingFormat: "float",
  // The default is six retries.
  maxRetries: 2,
});

const embedding = await embeddings.embedQuery("A text");
`)
    expect(codeFor({ inputs: 'A\ntext' })).toContain('  stripNewLines: false,\n')
    for (const [parameters, reason] of [
      [{ service_tier: 'priority' }, 'no setting for service_tier'],
      [{ encoding_format: 'base64' }, 'returns base64 without decoding it'],
      [{ dimensions: 0 }, 'leaves out dimensions'],
    ] as const) {
      expect(embed({ inputs: 'A text', parameters }).skipped.find(isLangchain)?.reason).toContain(reason)
    }
  })

  it('makes the model call a tool in the first round alone', () => {
    const code = codeOf({ recipe: 'tool-loop', tool_choice: 'required' })
    expect(code).toContain('.bindTools(tools);')
    expect(code).toContain('model.invoke(messages, { tool_choice: round === 1 ? "required" : "auto" });')
    expect(codeOf({ recipe: 'tool-loop', tool_choice: 'none' })).toContain(
      '.bindTools(tools, { tool_choice: "none" });',
    )
  })

  it('has no loop where the model needs its reasoning back, and says so of others that think', () => {
    const askFor = (id: string) => explainUnverified({ ...MODEL, id }, 'together', undefined, { recipe: 'tool-loop' })
    expect(askFor('deepseek-ai/DeepSeek-V3.2').skipped.find(isLangchain)?.reason).toContain('reasoning between rounds')
    const assumed = askFor('openai/gpt-oss-120b').snippets.find(isLangchain)?.assumptions ?? []
    expect(assumed.map(({ why }) => why).join()).toContain('ChatOpenAI of LangChain drops')
  })

  it('fails on an answer that is cut or empty, before it calls what was cut', () => {
    const code = codeOf({ recipe: 'tool-loop' })
    expect(code.indexOf('throw new Error(`Incomplete')).toBeGreaterThan(0)
    expect(code.indexOf('throw new Error(`Incomplete')).toBeLessThan(code.indexOf('found.invoke(call.args)'))
    expect(codeOf({ max_tokens: 64, streaming: true })).toContain('if (!answer || ["length", "content_filter"]')
    expect(codeOf({})).not.toContain('cut')
  })

  it.each<[SnippetOptions, string]>([
    [{ providerId: 'gpt-5-codex', directRequest: true }, 'treats this model as an OpenAI model'],
    [{ showReasoning: true }, 'from `reasoning_content`'],
    [{ retries: true }, 'after a 429'],
    [{ parameters: { max_tokens: -1 } }, 'every value of max_tokens'],
    [{ parameters: { verbosity: 'shrill' } }, 'every value of verbosity'],
    [{ tools: [{ type: 'web_search' }] as never }, 'switches to another API'],
    [saying(user('Hi'), { role: 'assistant', content: null }), 'messages to its own types'],
    [saying({ ...user('Hi'), cache: true }), 'messages to its own types'],
    [
      { response_format: { type: 'json_schema', json_schema: { name: 'a', schema: {} } } },
      'retries if structured output',
    ],
    [{ tools: [FIND], streaming: true, showUsage: true }, 'with tools, LangChain returns'],
    [{ recipe: 'structured-output', streaming: true }, 'refusal'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Anthropic’s'],
  ])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
