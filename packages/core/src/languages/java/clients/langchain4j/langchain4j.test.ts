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

  it('is given a picture with its detail', () => {
    const seen = { type: 'image_url', image_url: { ...PICTURE, detail: 'high' } }
    expect(codeOf(saying(user([{ type: 'text', text: 'What is it?' }, seen])))).toContain(
      'ImageContent.from("https://example.com/a.png", ImageContent.DetailLevel.HIGH)',
    )
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

  it('is given a strict tool as one', () => {
    const parameters = {
      type: 'object',
      properties: { unit: { type: 'string', enum: ['C', 'F'] } },
      required: ['unit'],
      additionalProperties: false,
    }
    const code = codeOf({ recipe: 'tool-loop', tools: tool({ strict: true, parameters }) })
    expect(code).toContain('.addEnumProperty("unit", List.of("C", "F"))\n')
    expect(code).toContain('.strict(true)\n')
  })

  it('is given a tool without parameters, and reads no arguments then', () => {
    const code = codeOf({ recipe: 'tool-loop', tools: tool({}) })
    expect(code).toContain(
      'ToolSpecification.builder()\n                        .name("find")\n                        .build());',
    )
    expect(code).not.toContain('arguments')
  })

  it('sends reasoning back, unless the service refuses it', () => {
    expect(codeOf({ recipe: 'tool-loop' })).toContain('.returnThinking(true)\n                .sendThinking(true)\n')
    const { snippets } = explainUnverified(MODEL, 'groq', undefined, { recipe: 'tool-loop' })
    expect(snippets.find(isLangChain4j)?.content).not.toContain('Thinking(')
  })

  it.each([
    [{ retries: true }, 'with retries'],
    [{ n: 2 }, 'several choices'],
    [{ tools: tool({}) }, 'prints a tool call'],
    [{ streaming: true, stream_options: { include_usage: false } }, 'always sends {"include_usage":true}'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [saying({ role: 'system', content: ' ' }, user('Hi')), 'messages to its own types'],
    [saying(user([{ type: 'text', text: 'Hi' }])), 'messages to its own types'],
    [saying(user([{ type: 'image_url', image_url: PICTURE }])), 'as `low`'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'tool-loop', tools: tool({ parameters: {} }) }, 'rebuilds each tool’s schema'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
