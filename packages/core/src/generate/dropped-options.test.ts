import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  ENGLISH_IGNORED_WORDS,
  explainInferenceSnippets,
  type IgnoredWords,
  ignoredIn,
  LANGUAGE_RECORDS,
  type ModelRecord,
  type SnippetOptions,
} from '../index.ts'
import { loadInferenceExplanation } from '../on-demand.ts'

const chat: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
const of = (pipeline_tag: string): ModelRecord => ({ id: 'acme/model', pipeline_tag })

const MESSAGES = [{ role: 'user', content: 'Hello' }]

/** Replaces each reason with a mark. */
const MARKS = Object.fromEntries(
  Object.entries(ENGLISH_IGNORED_WORDS).map(([name, words]) => [name, typeof words === 'string' ? '*' : () => '*']),
) as unknown as IgnoredWords

const ignored = (model: ModelRecord, provider: string, options: SnippetOptions): Record<string, string> =>
  Object.fromEntries(
    explainInferenceSnippets(model, provider, undefined, options).ignored.map(({ option, reason }) => [option, reason]),
  )

describe('an option without effect is listed with the reason', () => {
  it.each<[string, ModelRecord, string, SnippetOptions, Record<string, string>]>([
    [
      'options for chat only',
      of('text-generation'),
      'hf-inference',
      { messages: MESSAGES, streaming: true, seed: 1, temperature: 0.5 },
      Object.fromEntries(['messages', 'streaming', 'seed'].map((name) => [name, 'isn’t tagged conversational'])),
    ],
    [
      'options that a task has no parameter for',
      of('fill-mask'),
      'hf-inference',
      { temperature: 0.5, stream: true },
      { temperature: 'the model’s task is fill-mask', stream: 'fill-mask' },
    ],
    ['inputs beside messages', chat, 'together', { messages: MESSAGES, inputs: 'Hi' }, { inputs: 'sent instead' }],
    ['who pays a provider', chat, 'together', { billTo: 'acme', directRequest: true }, { billTo: 'router' }],
    ['who pays an endpoint', chat, 'auto', { billTo: 'acme', endpointUrl: 'http://localhost' }, { billTo: 'router' }],
    [
      'a direct request without a provider',
      chat,
      'auto',
      { directRequest: true },
      { directRequest: 'auto lets the router choose' },
    ],
    [
      'a direct request with a policy',
      chat,
      'fastest',
      { directRequest: true },
      { directRequest: 'fastest lets the router choose' },
    ],
    ['a policy at an endpoint', chat, 'cheapest', { endpointUrl: 'http://localhost' }, { provider: 'not a provider' }],
    [
      'a direct request to an endpoint',
      chat,
      'together',
      { directRequest: true, endpointUrl: 'http://localhost' },
      { provider: 'not a provider', directRequest: 'calls your own endpoint' },
    ],
    [
      'a provider at an endpoint',
      chat,
      'together',
      { endpointUrl: 'http://localhost' },
      { provider: 'not a provider' },
    ],
    [
      'a field that is set twice',
      chat,
      'together',
      { temperature: 0.3, seed: 1, parameters: { temperature: 0.2, seed: 2, user: 'a' } },
      { 'parameters.temperature': 'the option temperature', 'parameters.seed': 'the option seed' },
    ],
    [
      'a parameter that is set twice',
      of('text-generation'),
      'hf-inference',
      { max_tokens: 5, parameters: { max_new_tokens: 6 } },
      { 'parameters.max_new_tokens': 'the option max_tokens' },
    ],
    [
      'output that a tool loop doesn’t show',
      chat,
      'together',
      { recipe: 'tool-loop', showReasoning: true, showUsage: true },
      { showReasoning: 'the tool-loop recipe', showUsage: 'the tool-loop recipe' },
    ],
    [
      'output that is part of the message',
      chat,
      'together',
      { tools: [{ type: 'function', function: { name: 'now' } }], showReasoning: true, showUsage: true },
      { showReasoning: 'the whole message' },
    ],
    [
      'a direct request that needs the router',
      of('summarization'),
      'hf-inference',
      { directRequest: true },
      { directRequest: 'router' },
    ],
    ['one switch by two names', chat, 'together', { streaming: false, stream: true }, { stream: 'streaming' }],
    ['an id that the router finds', chat, 'together', { providerId: 'a/b' }, { providerId: 'the router looks up' }],
    ['an id that nobody asks for', of('fill-mask'), 'auto', { providerId: 'a/b' }, { providerId: 'with auto' }],
    [
      'a model id at an endpoint',
      of('fill-mask'),
      'hf-inference',
      { providerId: 'a/b', endpointUrl: 'http://localhost' },
      { providerId: 'send a model id to your own endpoint' },
    ],
    [
      'fields that another API doesn’t have, and output that it doesn’t show',
      chat,
      'auto',
      { api: 'messages', seed: 1, parameters: { n: 2 }, showUsage: true },
      {
        seed: 'the Messages API has no such field',
        'parameters.n': 'the Messages API has no such field',
        showUsage: 'Chat Completions',
      },
    ],
    [
      'a field that the service doesn’t document',
      chat,
      'auto',
      { api: 'responses', parallel_tool_calls: false },
      { parallel_tool_calls: 'the field parallel_tool_calls of the Responses API' },
    ],
  ])('%s', (_, model, provider, options, expected) => {
    const said = ignored(model, provider, options)
    expect(Object.keys(said)).toEqual(Object.keys(expected))
    for (const [option, part] of Object.entries(expected)) expect(said[option]).toContain(part)
    // If a page passes its own texts, no English reason appears among them.
    const { ignored: inOthers } = explainInferenceSnippets(model, provider, undefined, options, { ignoredWords: MARKS })
    expect(new Set(inOthers.map(({ reason }) => reason))).toEqual(new Set(['*']))
  })

  it.each<[string, ModelRecord, string, SnippetOptions]>([
    ['a chat', chat, 'together', { messages: MESSAGES, streaming: true, seed: 1, temperature: 0, billTo: 'acme' }],
    ['a direct request', chat, 'together', { directRequest: true, providerId: 'a/b' }],
    [
      'a text generation',
      of('text-generation'),
      'together',
      { inputs: 'Hi', top_p: 1, max_tokens: 5, platform: 'cmd' },
    ],
    ['a policy', chat, 'preferred', { billTo: 'acme', messages: MESSAGES }],
    ['any provider at an endpoint', chat, 'auto', { endpointUrl: 'http://localhost' }],
    ['what asks for nothing', of('fill-mask'), 'auto', { streaming: false, directRequest: false, billTo: '' }],
  ])('and no other option: %s', (_, model, provider, options) => {
    expect(ignored(model, provider, options)).toEqual({})
  })
})

describe('an option without effect in the shown languages', () => {
  const PLAIN = explainInferenceSnippets(chat, 'together').snippets
  it.each<[SnippetOptions, string]>([
    [{ async: true }, 'async version'],
    [{ typescript: true }, 'only JavaScript'],
    [{ platform: 'cmd' }, 'the same on every platform'],
    [{ platform: 'powershell' }, 'the same on every platform'],
    [{ showReasoning: true }, 'the whole response'],
    [{ showUsage: true }, 'the whole response'],
  ])('is listed in exactly the languages that %j doesn’t change', (options, reason) => {
    const { snippets, ignored } = explainInferenceSnippets(chat, 'together', undefined, options)
    expect(ignored).toEqual([])
    for (const { id } of LANGUAGE_RECORDS) {
      const of = (all: typeof snippets) => JSON.stringify(all.filter(({ language }) => language === id))
      const told = ignoredIn([id], ignored, options)
      expect([id, told.map((each) => each.option)]).toEqual([
        id,
        of(snippets) === of(PLAIN) ? Object.keys(options) : [],
      ])
      for (const each of told) expect(each.reason).toContain(reason)
    }
  })

  it('is listed once, and not if no language is shown', () => {
    const told = [{ option: 'async', reason: 'only a chat takes it' }]
    expect(ignoredIn(['go'], told, { async: true })).toEqual(told)
    expect(ignoredIn([], [], { async: true })).toEqual([])
    expect(ignoredIn(['go'], [], { async: false, platform: 'posix' })).toEqual([])
  })

  it('is listed even if only some languages were loaded', async () => {
    const options: SnippetOptions = { async: true, typescript: true, platform: 'cmd' }
    const { ignored } = await loadInferenceExplanation(chat, 'together', undefined, options, ['ruby'])
    expect(ignored.map(({ option }) => option)).toEqual(['async', 'typescript', 'platform'])
  })
})

describe('a text generation parameter', () => {
  it('is overridden by the option with its name, as in chat', () => {
    const options = { max_tokens: 5, parameters: { max_new_tokens: 6 } }
    const body = buildInferenceRequest(of('text-generation'), 'hf-inference', undefined, options)?.body
    expect(JSON.stringify(body)).toContain('"max_tokens":5')
  })
})

describe('the organization that pays', () => {
  const header = (options: SnippetOptions) =>
    buildInferenceRequest(chat, 'together', undefined, options)?.headers['X-HF-Bill-To']

  it('is only sent to the router, and not if it’s empty', () => {
    expect(header({ billTo: 'acme' })).toBe('acme')
    expect(header({ billTo: '' })).toBe(undefined)
    expect(header({ billTo: 'acme', directRequest: true })).toBe(undefined)
    expect(header({ billTo: 'acme', endpointUrl: 'http://localhost' })).toBe(undefined)
  })
})

describe('a reason', () => {
  const reason = (model: ModelRecord, provider: string, client: string): string | undefined =>
    explainInferenceSnippets(model, provider).skipped.find((each) => each.client === client)?.reason

  it('asks for the tag conversational if the model doesn’t have it', () => {
    expect(reason(of('image-text-to-text'), 'auto', 'fetch')).toContain('add the tag conversational')
  })

  it.each([
    ['feature-extraction', 'hf-inference', 'openai', 'embeddings.create'],
    ['image-to-image', 'together', 'openai', 'images.edit'],
    ['tabular-regression', 'hf-inference', 'huggingface_hub', 'tabular_regression'],
    ['text-to-speech', 'fal-ai', 'fal_client', 'any task'],
    ['text-to-speech', 'replicate', 'fal_client', 'can only call fal'],
    ['fill-mask', 'hf-inference', 'openai', 'has no method for the task fill-mask'],
    ['feature-extraction', 'hf-inference', 'litellm', 'litellm.embedding calls OpenAI’s API'],
    ['feature-extraction', 'hf-inference', 'ai-sdk', 'AI SDK’s embed calls OpenAI’s API'],
    ['feature-extraction', 'hf-inference', 'langchain4j', 'embeddings.create calls OpenAI’s API'],
  ])('is true for %s at %s with %s', (task, provider, client, part) => {
    expect(reason(of(task), provider, client)).toContain(part)
  })
})
