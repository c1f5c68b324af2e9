import { describe, expect, it } from 'vitest'
import { getInferenceSnippets, type SnippetOptions } from '../../index.ts'

const CHAT = { id: 'openai/gpt-oss-20b', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (client: string, options: SnippetOptions, model: object = CHAT) => {
  const provider = client.startsWith('groq') ? 'groq' : 'together'
  const all = getInferenceSnippets(model as typeof CHAT, provider, undefined, { directRequest: true, ...options })
  return all.find((each) => each.client === client)
}

describe.each(['groq', 'together'])('chats with %s in Python', (client) => {
  it('create the client from its variable alone', () => {
    expect(written(client, {})?.content).toMatch(/^client = \w+\(\)$/m)
    expect(written(client, { async: true })?.content).toMatch(/^client = Async\w+\(\)$/m)
  })

  it('pass fields that the method doesn’t accept by name in extra_body', () => {
    const content = written(client, { parameters: { temperature: 0, brand_new: true } })?.content
    expect(content).toContain('temperature=0,')
    expect(content).toMatch(/extra_body=\{\s*"brand_new": True/)
  })

  it('quote a refusal so that Python 3.10 can parse it', () => {
    const content = written(client, { recipe: 'tool-loop' })?.content ?? ''
    expect(content).toContain(`{getattr(message, 'refusal', None) or reason}`)
  })

  it('send the schema of a class, and install pydantic', () => {
    const { content, install } = written(client, { recipe: 'structured-output' }) ?? {}
    expect(content).toContain('"schema": Answer.model_json_schema()')
    expect(install).toContain('pydantic')
  })
})

describe.each(['groq-sdk', 'together-ai'])('chats with %s in JavaScript', (client) => {
  it('create the client from its variable alone', () => {
    expect(written(client, {})?.content).toMatch(/^const client = new \w+\(\);$/m)
  })

  it('send the schema of zod’s, and install zod', () => {
    const { content, install } = written(client, { recipe: 'structured-output' }) ?? {}
    expect(content).toContain('schema: z.toJSONSchema(Answer)')
    expect(install).toContain('zod@4')
  })

  it('cast a request only if the types may not accept it', () => {
    expect(written(client, { typescript: true })?.content).not.toContain(' as ')
    const content = written(client, { typescript: true, parameters: { brand_new: true } })?.content
    expect(content).toMatch(/as unknown as \w+NonStreaming\)/)
  })
})

it('together-ai has no retries, because it leaves out the status 500', () => {
  expect(written('together-ai', { retries: true })).toBe(undefined)
  expect(written('together', { retries: true })?.content).toContain('max_retries=3')
})

describe('Replicate’s clients', () => {
  const output = (client: string, language: string, providerId: string) =>
    getInferenceSnippets({ id: 'acme/lantern', pipeline_tag: 'text-to-image' }, 'replicate', undefined, {
      directRequest: true,
      providerId,
    }).find((each) => each.client === client && each.language === language)

  it('pass the id as given, and no other form of it', () => {
    expect(output('replicate', 'js', 'acme/lantern:5f0c')?.content).toContain('replicate.run("acme/lantern:5f0c", {')
    for (const id of ['acme', 'acme/lantern/more', 'acme/lan tern', 'acme/lantern:5f/0c']) {
      expect(output('replicate', 'js', id)).toBe(undefined)
    }
  })

  it('never download a file with the key', () => {
    expect(output('replicate', 'python', 'acme/lantern')?.content).toContain('use_file_output=False')
    expect(output('replicate', 'python', 'acme/lantern:5f0c')).toBe(undefined)
  })
})
