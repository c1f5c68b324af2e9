import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isInstructor = ({ client }: { readonly client: string }): boolean => client === 'instructor'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string =>
  ask({ recipe: 'structured-output', ...options }).snippets.find(isInstructor)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isInstructor)?.reason

const asking = (...messages: readonly object[]): SnippetOptions => ({
  recipe: 'structured-output',
  messages: messages as never,
})

describe('Instructor', () => {
  it('gets what OpenAI’s client takes by name, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, top_k: 3, billTo: 'acme-labs' })
    expect(code).toContain('    "openai/acme/lantern:together",\n')
    expect(code).toContain('    default_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain('        temperature=0.5,\n        extra_body={"top_k": 3},\n')
  })

  it('requests strict mode, which Instructor leaves out, unless the schema doesn’t allow it', () => {
    expect(codeOf({})).toContain('client.on("completion:kwargs", request_strict)\n')
    const open = { type: 'object', properties: { a: { type: 'object', additionalProperties: { type: 'integer' } } } }
    expect(codeOf({ schema: open })).toContain('response_model=Answer')
    expect(codeOf({ schema: open })).not.toContain('strict(')
  })

  it('asks once, and names the refusal of a model', () => {
    expect(codeOf({})).toContain('        max_retries=0,\n')
    expect(codeOf({})).toContain('{choice.message.refusal or choice.finish_reason}')
  })

  it('waits where it is asked to', () => {
    expect(codeOf({ async: true })).toContain('    async_client=True,\n')
    expect(codeOf({ async: true })).toContain('        answer = await client.create(\n')
  })

  it('doesn’t use a name of the program for a class', () => {
    const inner = { type: 'object', properties: { b: { type: 'string' } } }
    const named = { type: 'object', properties: { instructor_retry_exception: inner } }
    expect(codeOf({ schema: named })).toMatch(/^class InstructorRetryException\d+\(/m)
    expect(
      reasonFor({ recipe: 'structured-output', schema: { ...named, title: 'IncompleteOutputException' } }),
    ).toContain('the schema’s title')
  })

  it.each([
    [{}, 'choose structured output'],
    [{ recipe: 'tool-loop' }, 'doesn’t call functions'],
    [{ recipe: 'structured-output', retries: true }, 'with retries'],
    [{ recipe: 'structured-output', streaming: true }, 'drops finish_reason'],
    [{ recipe: 'structured-output', api: 'responses' }, 'Responses API'],
    [{ recipe: 'structured-output', api: 'messages' }, 'Messages API'],
    [asking({ role: 'user', content: '' }), 'changes messages'],
    [asking({ role: 'assistant', content: null }, { role: 'user', content: 'Hi' }), 'changes messages'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
