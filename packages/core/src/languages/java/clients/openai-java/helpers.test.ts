import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

/* The client's own helpers: tools and structured output from records. */

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

function programWith(options: SnippetOptions): string {
  const { snippets } = explainUnverified(MODEL, 'together', undefined, options)
  const found = snippets.find(({ client }) => client === 'openai-java')
  if (found === undefined) throw new Error('openai-java has no example')
  return found.content
}

const toolOf = (name: string, parameters: object, more: object = {}): object => ({
  type: 'function',
  function: { name, parameters, ...more },
})

const CITY = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }

describe('a tool loop', () => {
  it('has a record for each tool, whose method returns the result', () => {
    const content = programWith({ recipe: 'tool-loop', tools: [toolOf('look-up', CITY), toolOf('Ping', CITY)] })
    expect(content).toContain(
      '    @JsonTypeName("look-up")\n    record LookUp(String city) {\n        Object execute() {\n',
    )
    expect(content).toContain('\n\n    record Ping(String city) {\n')
    expect(content).toContain('.addTool(LookUp.class)\n                .addTool(Ping.class);\n')
    expect(content).toContain('case "look-up" -> function.arguments(LookUp.class).execute();\n')
    expect(content).not.toContain('"tools"')
  })

  it('gives that method a unique name', () => {
    const parameters = { type: 'object', properties: { execute: { type: 'string' } }, required: ['execute'] }
    const content = programWith({ recipe: 'tool-loop', tools: [toolOf('run', parameters)] })
    expect(content).toContain('Object execute2() {')
    expect(content).toContain('function.arguments(Run.class).execute2();')
  })

  it.each([
    ['a field may be left out', [toolOf('a', { ...CITY, required: [] })]],
    ['one of them cannot be a record', [toolOf('a', CITY), { type: 'function', function: { name: 'ping' } }]],
    ['two have one name', [toolOf('a', CITY), toolOf('a', CITY)]],
    ['a tool shall not be strict', [toolOf('a', CITY, { strict: false })]],
  ])('sends the tools unchanged if %s', (_, tools) => {
    const content = programWith({ recipe: 'tool-loop', tools })
    expect(content).toContain('.putAdditionalBodyProperty("tools", json("""')
    expect(content).toContain('case "a" -> ')
    expect(content).not.toContain('addTool(')
  })

  it('isn’t offered for tools that aren’t functions, or for a name that isn’t a literal', () => {
    const reasonFor = (tools: unknown, retries = false) =>
      explainUnverified(MODEL, 'together', undefined, { recipe: 'tool-loop', tools, retries }).skipped.find(
        ({ client }) => client === 'openai-java',
      )?.reason
    expect(reasonFor([{ type: 'web_search' }])).toMatch(/none of the tools is one/)
    expect(reasonFor([toolOf('x'.repeat(20_001), CITY)])).toMatch(/longer than 20000 characters/)
    expect(reasonFor([toolOf('x'.repeat(20_001), CITY)], true)).toBeUndefined()
    expect(reasonFor([toolOf('x'.repeat(20_000), CITY)])).toBeUndefined()
  })
})

describe('a tool loop', () => {
  const loopOf = (id: string, provider: 'groq' | 'together', streaming = false) =>
    explainUnverified({ ...MODEL, id }, provider, undefined, { recipe: 'tool-loop', streaming }).snippets.find(
      ({ client }) => client === 'openai-java',
    )?.content
  const THINKER = 'Qwen/Qwen3-32B'

  it('sends the whole message back if it has reasoning that the service accepts', () => {
    const whole =
      'params.addMessage(JsonValue.from(message)\n                    .convert(ChatCompletionAssistantMessageParam.class));'
    expect(loopOf(THINKER, 'together')).toContain(whole)
    expect(loopOf(THINKER, 'groq')).toContain('params.addMessage(message);\n')
    expect(loopOf(MODEL.id, 'together')).toContain('params.addMessage(message);\n')
  })

  it('assembles a streamed message itself, because the client’s accumulator drops reasoning', () => {
    const content = loopOf(THINKER, 'together', true)
    expect(content).toContain('List.of("content", "refusal", "reasoning", "reasoning_content")')
    expect(content).not.toContain('ChatCompletionAccumulator.')
    expect(loopOf(THINKER, 'groq', true)).toContain('List.of("content", "refusal", "reasoning")')
  })

  it('ends after ten rounds', () => {
    for (const options of [{}, { streaming: true }, { retries: true }]) {
      expect(programWith({ recipe: 'tool-loop', ...options })).toContain('"The model did not answer within 10 rounds."')
    }
  })
})

describe('structured output', () => {
  it('is a record if the client derives the same schema from it', () => {
    const schema = { ...CITY, title: 'Trip' }
    const content = programWith({ recipe: 'structured-output', schema })
    expect(content).toContain('    record Trip(String city) {}\n')
    expect(content).toContain('.responseFormat(Trip.class)\n')
    expect(content).not.toContain('response_format')
  })

  it.each([
    ['has a limit', { ...CITY, properties: { city: { type: 'string', minLength: 1 } } }],
    ['is called like a class of the program', { ...CITY, title: 'List' }],
    ['lets objects have other fields', { type: 'object', additionalProperties: { type: 'string' } }],
  ])('sends the schema itself if that %s', (_, schema) => {
    const content = programWith({ recipe: 'structured-output', schema })
    expect(content).toContain('.putAdditionalBodyProperty("response_format", json("""')
    expect(content).not.toContain('responseFormat(')
  })
})

describe('an enum of a schema', () => {
  const enumOf = (values: readonly string[]): string => {
    const schema = {
      type: 'object',
      properties: { kind: { type: 'string', enum: values } },
      required: ['kind'],
      additionalProperties: false,
    }
    return programWith({ recipe: 'structured-output', schema })
  }

  it('is on one line if that isn’t too long', () => {
    expect(enumOf(['day', 'week'])).toContain('    enum Kind { day, week }\n')
    const long = Array.from({ length: 20 }, (_, place) => `kind${place}`)
    expect(enumOf(long)).toContain('    enum Kind {\n        kind0,\n        kind1,\n')
  })
})
