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

/** In the place of each reason a mark. */
const MARKS = Object.fromEntries(
  Object.entries(ENGLISH_IGNORED_WORDS).map(([name, words]) => [name, typeof words === 'string' ? '*' : () => '*']),
) as unknown as IgnoredWords

const ignored = (model: ModelRecord, provider: string, options: SnippetOptions): Record<string, string> =>
  Object.fromEntries(
    explainInferenceSnippets(model, provider, undefined, options).ignored.map(({ option, reason }) => [option, reason]),
  )

describe('an option that changes nothing is named with the reason', () => {
  it.each<[string, ModelRecord, string, SnippetOptions, Record<string, string>]>([
    [
      'what only a chat takes',
      of('text-generation'),
      'hf-inference',
      { messages: MESSAGES, streaming: true, seed: 1, temperature: 0.5 },
      Object.fromEntries(['messages', 'streaming', 'seed'].map((name) => [name, 'isn’t tagged conversational'])),
    ],
    [
      'what a task has no parameter for',
      of('fill-mask'),
      'hf-inference',
      { temperature: 0.5, stream: true },
      { temperature: 'the model’s task is fill-mask', stream: 'fill-mask' },
    ],
    ['inputs beside messages', chat, 'together', { messages: MESSAGES, inputs: 'Hi' }, { inputs: 'sent instead' }],
    ['who pays a provider', chat, 'together', { billTo: 'acme', directRequest: true }, { billTo: 'router' }],
    ['who pays an endpoint', chat, 'auto', { billTo: 'acme', endpointUrl: 'http://localhost' }, { billTo: 'router' }],
    [
      'a direct request of nobody',
      chat,
      'auto',
      { directRequest: true },
      { directRequest: 'auto lets the router choose' },
    ],
    [
      'a direct request by a policy',
      chat,
      'fastest',
      { directRequest: true },
      { directRequest: 'fastest lets the router choose' },
    ],
    ['a policy at an endpoint', chat, 'cheapest', { endpointUrl: 'http://localhost' }, { provider: 'not a provider' }],
    [
      'a direct request of an endpoint',
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
      'a field that is given twice',
      chat,
      'together',
      { temperature: 0.3, seed: 1, parameters: { temperature: 0.2, seed: 2, user: 'a' } },
      { 'parameters.temperature': 'the option temperature', 'parameters.seed': 'the option seed' },
    ],
    [
      'a parameter that is given twice',
      of('text-generation'),
      'hf-inference',
      { max_tokens: 5, parameters: { max_new_tokens: 6 } },
      { 'parameters.max_new_tokens': 'the option max_tokens' },
    ],
    [
      'what a tool loop does not show',
      chat,
      'together',
      { recipe: 'tool-loop', showReasoning: true, showUsage: true },
      { showReasoning: 'the tool-loop recipe', showUsage: 'the tool-loop recipe' },
    ],
    [
      'what stands in the message',
      chat,
      'together',
      { tools: [{ type: 'function', function: { name: 'now' } }], showReasoning: true, showUsage: true },
      { showReasoning: 'the whole message' },
    ],
    [
      'a direct request that is routed',
      of('summarization'),
      'hf-inference',
      { directRequest: true },
      { directRequest: 'router' },
    ],
    ['one switch by two names', chat, 'together', { streaming: false, stream: true }, { stream: 'streaming' }],
    ['an id that the router finds', chat, 'together', { providerId: 'a/b' }, { providerId: 'the router looks up' }],
    ['an id that nobody asks for', of('fill-mask'), 'auto', { providerId: 'a/b' }, { providerId: 'with auto' }],
    [
      'an id that an endpoint has',
      of('fill-mask'),
      'hf-inference',
      { providerId: 'a/b', endpointUrl: 'http://localhost' },
      { providerId: 'serves a single model' },
    ],
    [
      'what another API has no field for, and what it shows of none',
      chat,
      'auto',
      { api: 'messages', seed: 1, parameters: { n: 2 }, showUsage: true },
      {
        seed: 'the Messages API has no such field',
        'parameters.n': 'the Messages API has no such field',
        showUsage: 'chat completions',
      },
    ],
    [
      'what a service documents no field for',
      chat,
      'auto',
      { api: 'responses', parallel_tool_calls: false },
      { parallel_tool_calls: 'the field parallel_tool_calls of the Responses API' },
    ],
  ])('%s', (_, model, provider, options, expected) => {
    const said = ignored(model, provider, options)
    expect(Object.keys(said)).toEqual(Object.keys(expected))
    for (const [option, part] of Object.entries(expected)) expect(said[option]).toContain(part)
    // A page in another language gives words of its own, and no other reason stands beside them.
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
  ])('and nothing else: %s', (_, model, provider, options) => {
    expect(ignored(model, provider, options)).toEqual({})
  })
})

describe('an option that changes nothing in the languages that are shown', () => {
  const PLAIN = explainInferenceSnippets(chat, 'together').snippets
  it.each<[SnippetOptions, string]>([
    [{ async: true }, 'async interface'],
    [{ typescript: true }, 'only JavaScript'],
    [{ platform: 'cmd' }, 'the same on every platform'],
    [{ platform: 'powershell' }, 'the same on every platform'],
    [{ showReasoning: true }, 'the whole response'],
    [{ showUsage: true }, 'the whole response'],
  ])('is told where %j leaves them as they are, and nowhere else', (options, reason) => {
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

  it('is told once, and not where nothing is shown', () => {
    const told = [{ option: 'async', reason: 'only a chat takes it' }]
    expect(ignoredIn(['go'], told, { async: true })).toEqual(told)
    expect(ignoredIn([], [], { async: true })).toEqual([])
    expect(ignoredIn(['go'], [], { async: false, platform: 'posix' })).toEqual([])
  })

  it('is told by what writes some languages alone', async () => {
    const options: SnippetOptions = { async: true, typescript: true, platform: 'cmd' }
    const { ignored } = await loadInferenceExplanation(chat, 'together', undefined, options, ['ruby'])
    expect(ignored.map(({ option }) => option)).toEqual(['async', 'typescript', 'platform'])
  })
})

describe('a parameter of a text generation', () => {
  it('gives way to the option of its name, as in a chat', () => {
    const options = { max_tokens: 5, parameters: { max_new_tokens: 6 } }
    const body = buildInferenceRequest(of('text-generation'), 'hf-inference', undefined, options)?.body
    expect(JSON.stringify(body)).toContain('"max_tokens":5')
  })
})

describe('who pays', () => {
  const header = (options: SnippetOptions) =>
    buildInferenceRequest(chat, 'together', undefined, options)?.headers['X-HF-Bill-To']

  it('is told to the router alone, and an empty name is none', () => {
    expect(header({ billTo: 'acme' })).toBe('acme')
    expect(header({ billTo: '' })).toBe(undefined)
    expect(header({ billTo: 'acme', directRequest: true })).toBe(undefined)
    expect(header({ billTo: 'acme', endpointUrl: 'http://localhost' })).toBe(undefined)
  })
})

describe('a reason is true', () => {
  const reason = (model: ModelRecord, provider: string, client: string): string | undefined =>
    explainInferenceSnippets(model, provider).skipped.find((each) => each.client === client)?.reason

  it('of a model that has no tag conversational', () => {
    expect(reason(of('image-text-to-text'), 'auto', 'fetch')).toContain('add the tag conversational')
  })

  it.each([
    ['feature-extraction', 'hf-inference', 'openai', 'embeddings.create'],
    ['image-to-image', 'together', 'openai', 'images.edit'],
    ['tabular-regression', 'hf-inference', 'huggingface_hub', 'tabular_regression'],
    ['text-to-speech', 'fal-ai', 'fal_client', 'any task'],
    ['text-to-speech', 'replicate', 'fal_client', 'calls only fal'],
    ['fill-mask', 'hf-inference', 'openai', 'has no method for the task fill-mask'],
    ['feature-extraction', 'hf-inference', 'litellm', 'litellm.embedding calls OpenAI’s API'],
    ['feature-extraction', 'hf-inference', 'ai-sdk', 'AI SDK’s embed calls OpenAI’s API'],
    // They have a method, and we have no example with it.
    ['text-to-image', 'together', 'litellm', 'the client has litellm.image_generation, but we haven’t run'],
    ['text-to-image', 'together', 'ai-sdk', 'the client has generateImage, but we haven’t run'],
    ['feature-extraction', 'hf-inference', 'langchain4j', 'we have no feature-extraction example with langchain4j'],
  ])('of %s at %s with %s', (task, provider, client, part) => {
    expect(reason(of(task), provider, client)).toContain(part)
  })
})
