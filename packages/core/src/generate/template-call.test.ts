import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import {
  explainInferenceSnippets,
  type Language,
  type ModelRecord,
  registerTemplate,
  type SnippetOptions,
  type TemplateCall,
} from '../index.ts'

const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})

const chat: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
const of = (pipeline_tag: string): ModelRecord => ({ id: 'acme/model', pipeline_tag })

/** Returns the call that a client's template gets; `undefined` if the client isn't used. */
function givenTo(
  client: string,
  language: Language,
  model: ModelRecord,
  provider: string,
  options: SnippetOptions = {},
): TemplateCall | undefined {
  let given: TemplateCall | undefined
  const task = model.tags?.includes('conversational') ? 'conversational' : (model.pipeline_tag ?? '')
  removals.push(
    registerTemplate({
      language,
      client,
      task,
      template: (call) => {
        given = call
        return 'text\n'
      },
    }),
  )
  explainInferenceSnippets(model, provider, undefined, options)
  return given
}

const has = (value: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined || (Object.hasOwn(value as object, name) && has((value as Record<string, unknown>)[name], rest))

describe('a registered template', () => {
  it.each<[Language, string, ModelRecord, SnippetOptions, string]>([
    ['python', 'huggingface_hub', of('text-to-image'), {}, 'text_to_image'],
    ['js', 'huggingface.js', of('text-to-image'), {}, 'textToImage'],
    ['python', 'huggingface_hub', chat, { streaming: true }, 'chat_completion'],
    ['js', 'huggingface.js', chat, {}, 'chatCompletion'],
    ['js', 'huggingface.js', chat, { streaming: true }, 'chatCompletionStream'],
  ])('of %s gets the method: %s', (language, client, model, options, expected) => {
    for (const provider of ['auto', 'together']) {
      const call = givenTo(client, language, model, provider, options)
      expect(call?.methodName).toBe(expected)
      expect(Object.isFrozen(call)).toBe(true)
    }
  })

  it.each<[string, ModelRecord, string, SnippetOptions, string]>([
    ['chat', chat, 'together', {}, 'https://router.huggingface.co/v1'],
    ['a chat at an endpoint', chat, 'together', { endpointUrl: 'http://localhost:8080' }, 'http://localhost:8080/v1'],
    ['text generation', of('text-generation'), 'together', {}, 'https://router.huggingface.co/together/v1'],
    [
      'another task',
      of('fill-mask'),
      'hf-inference',
      {},
      'https://router.huggingface.co/hf-inference/models/acme/model',
    ],
    ['auto', of('fill-mask'), 'auto', {}, 'https://router.huggingface.co'],
  ])('gets the base URL of %s', (_, model, provider, options, expected) => {
    expect(givenTo('huggingface_hub', 'python', model, provider, options)?.baseUrl).toBe(expected)
  })

  it('gets calls with auto if it’s for a Hugging Face client, and calls to an endpoint always', () => {
    const echo = (model: ModelRecord, provider: string, options?: SnippetOptions) =>
      givenTo('echo', 'sh', model, provider, options) !== undefined
    expect(echo(of('fill-mask'), 'hf-inference')).toBe(true)
    expect(echo(of('fill-mask'), 'auto')).toBe(false)
    expect(echo(of('fill-mask'), 'auto', { endpointUrl: 'http://localhost' })).toBe(true)
    expect(echo(chat, 'auto')).toBe(true)
    expect(givenTo('fetch', 'js', of('fill-mask'), 'auto')).toBe(undefined)
    expect(givenTo('huggingface.js', 'js', of('fill-mask'), 'auto')).toBeDefined()
  })

  it('finds the documented fields on the call', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const rows = readme.slice(readme.indexOf('| variable | on the call |')).split('\n\n')[0]?.split('\n').slice(2) ?? []
    const fields = rows.flatMap((row) => /\| `([\w.]+)`/.exec(row.slice(row.indexOf('|', 1)))?.[1] ?? [])
    expect(fields).toContain('methodName')
    const calls = [givenTo('echo', 'sh', of('text-to-image'), 'together'), givenTo('echo', 'sh', chat, 'together')]
    const absent = fields.filter((path) => !calls.some((call) => has(call, path.split('.'))))
    expect(absent).toEqual([])
  })
})
