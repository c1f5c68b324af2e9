import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isLangChain4j = ({ client }: { readonly client: string }): boolean => client === 'langchain4j'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isLangChain4j)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isLangChain4j)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const tool = (declared: object) => [{ type: 'function', function: { name: 'find', ...declared } }] as never
const PICTURE = { url: 'https://example.com/a.png' }

describe('LangChain4j', () => {
  it('is given fields by methods of its builder, and others as custom parameters', () => {
    const code = codeOf({ temperature: 1, max_tokens: 64, top_k: 5, billTo: 'acme-labs' })
    expect(code).toContain('.customHeaders(Map.of("X-HF-Bill-To", "acme-labs"))\n')
    expect(code).toContain('.temperature(1.0)\n                .maxTokens(64)\n')
    expect(code).toContain('.customParameters(Map.of("top_k", 5))\n')
    expect(codeOf({ stop: ['END', '.'] })).toContain('.stop(List.of("END", "."))\n')
    expect(codeOf({ stop: 'END' })).toContain('.customParameters(Map.of("stop", "END"))\n')
    expect(codeOf({ seed: null })).toContain('.customParameters(fields("""\n                    {"seed": null}\n')
  })

  it('is given the one question as a text, and messages where there are more', () => {
    expect(codeOf(saying(user('Hi')))).toContain('var answer = model.chat("Hi");\n')
    const code = codeOf({ ...saying({ role: 'system', content: 'Be brief.' }, user('Hi')), streaming: true })
    expect(code).toContain(
      '                SystemMessage.from("Be brief."),\n                UserMessage.from("Hi"));\n',
    )
    expect(code).toContain('model.chat(messages, handler);\n')
  })

  it('is given a picture with its detail, or the one that holds without', () => {
    const seen = (more: object) => ({ type: 'image_url', image_url: { ...PICTURE, ...more } })
    const pictureOf = (more: object) => codeOf(saying(user([{ type: 'text', text: 'What is it?' }, seen(more)])))
    expect(pictureOf({ detail: 'high' })).toContain(
      'ImageContent.from("https://example.com/a.png", ImageContent.DetailLevel.HIGH)',
    )
    expect(pictureOf({})).toContain('ImageContent.from("https://example.com/a.png", ImageContent.DetailLevel.AUTO)')
    expect(pictureOf({ url: 'data:image/png;base64,AAA=' })).toContain('"data:image/png;base64,AAA="')
  })

  it('is given a list with one text as that text', () => {
    expect(codeOf(saying(user([{ type: 'text', text: 'Hi' }])))).toContain('var answer = model.chat("Hi");\n')
  })

  it('shows what the model thinks, and the number of tokens', () => {
    expect(codeOf({ showReasoning: true })).toContain('.returnThinking(true)\n')
    const code = codeOf({ showReasoning: true, showUsage: true, streaming: true })
    expect(code).toContain('print("Reasoning", thinking.text());')
    expect(code).toContain('System.out.println("Usage: " + response.tokenUsage());')
  })

  it('asks an endpoint without TLS by HTTP/1.1', () => {
    expect(codeOf({ endpointUrl: 'http://localhost:8080/v1' })).toContain('HttpClient.Version.HTTP_1_1')
    expect(codeOf({ endpointUrl: 'https://acme.example/v1' })).not.toContain('HTTP_1_1')
  })

  it('waits for an answer longer than the minute that it waits of itself', () => {
    expect(codeOf({})).toContain('.timeout(Duration.ofMinutes(10))\n')
    expect(codeOf({ recipe: 'tool-loop' })).toContain('.timeout(Duration.ofMinutes(10))\n')
    expect(codeOf({ streaming: true })).toContain('.timeout(Duration.ofHours(1))\n')
  })

  it('calls methods that it makes tools of', () => {
    const parameters = { type: 'object', properties: { 'is-new': { type: 'boolean' } }, required: ['is-new'] }
    const code = codeOf({ recipe: 'tool-loop', tools: tool({ description: 'Find it.', parameters }) })
    expect(code).toContain(
      '        @Tool("Find it.")\n        Map<String, Object> find(@P(name = "is-new") boolean isNew) {\n',
    )
    expect(code).toContain('.maxToolCallingRoundTrips(10)\n')
    expect(code).not.toContain('strictTools')
    const strict = tool({ description: 'Find it.', parameters, strict: true })
    expect(codeOf({ recipe: 'tool-loop', tools: strict })).toContain('.strictTools(true)\n')
  })

  it.each([
    ['braces in a text', saying(user('{{it}}'))],
    ['what was said before', saying(user('Hi'), { role: 'assistant', content: 'Hello.' }, user('Bye'))],
    ['a tool without a description', { tools: tool({}) }],
  ] satisfies [string, SnippetOptions][])('runs a loop itself with %s', (_, options) => {
    expect(codeOf({ recipe: 'tool-loop', ...options })).toContain('var request = ChatRequest.builder()\n')
  })

  it('is given what a method can’t say of a tool', () => {
    const properties = { unit: { type: 'string', enum: ['C', 'F'] }, days: { type: 'integer', minimum: 1 } }
    const parameters = { type: 'object', properties, required: ['unit', 'days'], additionalProperties: false }
    const code = codeOf({ recipe: 'tool-loop', tools: tool({ strict: true, parameters }) })
    expect(code).toContain('.addEnumProperty("unit", List.of("C", "F"))\n')
    expect(code).toContain('.addProperty("days", JsonRawSchema.from("""\n')
    expect(code).toContain('.strict(true)\n')
  })

  it('is given a tool without parameters, and reads no arguments then', () => {
    const code = codeOf({ recipe: 'tool-loop', tools: tool({}) })
    expect(code).toContain(
      'ToolSpecification.builder()\n                        .name("find")\n                        .build());',
    )
    expect(code).not.toContain('arguments')
    // A schema without fields allows any.
    expect(codeOf({ recipe: 'tool-loop', tools: tool({ parameters: {} }) })).toContain('arguments.toString()')
  })

  it('answers with a record, or by a schema that no record has', () => {
    const code = codeOf({ recipe: 'structured-output', streaming: false })
    expect(code).toContain(
      '            @JsonProperty(required = true) @Description("The answer in one sentence") String answer,\n',
    )
    expect(code).toContain('var assistant = AiServices.create(Assistant.class, model);\n')
    const properties = { 'not-java': { type: 'string' } }
    const schema = { type: 'object', properties, required: ['not-java'], additionalProperties: false } as const
    expect(codeOf({ recipe: 'structured-output', streaming: false, schema })).toContain('JsonRawSchema.from("""\n')
  })

  it('asks for embeddings', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', tags: [] }
    const embed = (options: SnippetOptions) => explainUnverified(model, 'deepinfra', undefined, options)
    const codeFor = (parameters: { readonly [name: string]: unknown }) =>
      embed({ inputs: 'A text', parameters } as SnippetOptions).snippets.find(isLangChain4j)?.content
    const code = codeFor({ dimensions: 64, service_tier: 'priority' })
    expect(code).toContain('.dimensions(64)\n                .customParameters(Map.of("service_tier", "priority"))\n')
    expect(code).toContain('var embedding = model.embed("A text").content();\n')
    expect(codeFor({ service_tier: { a: 1 } })).toContain('.customParameters(fields("""\n')
    for (const [options, reason] of [
      [{ inputs: ' ' }, 'isn’t blank'],
      [{ inputs: 'A', parameters: { encoding_format: 'base64' } }, 'decodes base64'],
      [{ inputs: 'A', parameters: { dimensions: 'many' } }, 'only an integer'],
    ] as const) {
      expect(embed(options).skipped.find(isLangChain4j)?.reason).toContain(reason)
    }
  })

  it('sends reasoning back, unless the service refuses it', () => {
    const loopOf = (id: string, provider: 'groq' | 'together') =>
      explainUnverified({ ...MODEL, id }, provider, undefined, { recipe: 'tool-loop' }).snippets.find(isLangChain4j)
    expect(loopOf('Qwen/Qwen3-32B', 'together')?.content).toContain(
      '.returnThinking(true)\n                .sendThinking(true)\n',
    )
    expect(loopOf('Qwen/Qwen3-32B', 'groq')?.content).not.toContain('Thinking(')
    expect(loopOf(MODEL.id, 'together')?.content).not.toContain('Thinking(')
  })

  it('reads empty arguments as none', () => {
    expect(codeOf({ recipe: 'tool-loop', tools: tool({ parameters: {} }) })).toContain(
      '.readTree(given.isEmpty() ? "{}" : given);\n',
    )
  })

  it('judges each round of a tool loop by its own message and reason', () => {
    const code = codeOf({ recipe: 'tool-loop' })
    const [loop = ''] = /for \(var round : rounds\) \{[\s\S]*?\n {8}\}\n/.exec(code) ?? []
    expect(loop).toContain('var message = round.aiMessage();\n')
    expect(loop).toContain('var reason = round.finishReason();\n')
    expect(loop).not.toContain('response.content()')
  })

  it.each([
    [{ retries: true }, 'with retries'],
    [{ n: 2 }, 'reads one choice'],
    [{ tools: tool({}) }, 'prints a tool call'],
    [{ streaming: true, stream_options: { include_usage: false } }, 'always sends {"include_usage":true}'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [saying({ role: 'system', content: ' ' }, user('Hi')), 'messages to its own types'],
    [saying(user([{ type: 'image_url', image_url: { url: 'a b' } }])), 'messages to its own types'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'tool-loop', tools: tool({ parameters: { properties: { a: { $ref: '#' } } } }) }, 'without references'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
