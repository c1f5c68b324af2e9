import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  getInferenceSnippets,
  type SnippetOptions,
} from '../../index.ts'
import { loadInferenceExplanation } from '../../on-demand.ts'

const MODEL = { id: 'openai/gpt-5', pipeline_tag: 'text-generation', tags: ['conversational'] }
const TOOLS = [{ type: 'function', function: { name: 'now', parameters: { type: 'object', properties: {} } } }]

/** Strands names an error and a reason by it. */
const OF_STRANDS = /MaxTokensReachedException|\(max_tokens\)/g

/* The package openai calls `max_tokens` deprecated, and not compatible with models that reason. */
it.each([{ max_tokens: 50 }, { parameters: { max_tokens: 50 } }, { max_completion_tokens: 50 }])(
  'takes the limit of %j by the name that all its models know',
  (limit) => {
    const options = { directRequest: true, ...limit }
    const body = buildInferenceRequest(MODEL, 'openai', undefined, options)?.body
    expect(body).toMatchObject({ max_completion_tokens: 50 })
    expect(body).not.toHaveProperty('max_tokens')
    for (const { content } of getInferenceSnippets(MODEL, 'openai', undefined, options)) {
      // A typed client has a name of its own for it.
      expect(content).toMatch(/max_?completion_?tokens/i)
      expect(content.replace(OF_STRANDS, '')).not.toMatch(/max_?tokens/i)
    }
  },
)

it('leaves the limit of other providers as it is', () => {
  const options = { directRequest: true, max_tokens: 50 }
  expect(buildInferenceRequest(MODEL, 'groq', undefined, options)?.body).toMatchObject({ max_tokens: 50 })
})

it('asks for reasoning that it does not keep, where a tool loop sends that back', () => {
  const bodyOf = (options: SnippetOptions) =>
    buildInferenceRequest(MODEL, 'openai', undefined, { api: 'responses', directRequest: true, ...options })?.body
  const ENCRYPTED = { include: ['reasoning.encrypted_content'] }
  expect(bodyOf({ recipe: 'tool-loop', store: false })).toMatchObject(ENCRYPTED)
  expect(bodyOf({ recipe: 'tool-loop', store: false, ...ENCRYPTED })).toMatchObject(ENCRYPTED)
  expect(bodyOf({ recipe: 'tool-loop' })).not.toHaveProperty('include')
  expect(bodyOf({ store: false })).not.toHaveProperty('include')
})

describe('tools with models that refuse them while they reason', () => {
  const SOURCE = 'https://github.com/openai/openai-openapi/issues/541'
  const LOOP = { recipe: 'tool-loop', directRequest: true } as const
  const modelOf = (id: string) => ({ ...MODEL, id: `openai/${id}` })
  const apisOf = (id: string, options: SnippetOptions = {}) =>
    Object.fromEntries(
      getInferenceSnippets(modelOf(id), 'openai', undefined, { ...LOOP, ...options }).map(
        ({ language, client, api = 'chat-completions' }) => [`${language}/${client}`, api],
      ),
    )

  it.each(['gpt-5.4', 'gpt-5.4-mini-2026-03-17', 'gpt-5.6-sol', 'gpt-5.10', 'gpt-6'])(
    'uses the Responses API for %s, and chat completions where a client has no such loop',
    (id) => {
      expect(apisOf(id)).toMatchObject({
        'python/openai': 'responses',
        'python/requests': 'responses',
        'js/openai': 'responses',
        'js/fetch': 'responses',
        'go/openai-go': 'chat-completions',
        'rust/async-openai': 'chat-completions',
        'python/pydantic_ai': 'chat-completions',
      })
      expect(buildInferenceRequest(modelOf(id), 'openai', undefined, LOOP)).toMatchObject({
        api: 'responses',
        url: 'https://api.openai.com/v1/responses',
      })
    },
  )

  it.each(['gpt-5', 'gpt-5.2', 'gpt-5.3-chat-latest', 'gpt-4.1-mini', 'gpt-35-turbo', 'o3'])(
    'uses chat completions for %s, as they are',
    (id) => {
      expect(new Set(Object.values(apisOf(id)))).toEqual(new Set(['chat-completions']))
      expect(buildInferenceRequest(modelOf(id), 'openai', undefined, LOOP)?.body).not.toHaveProperty('reasoning_effort')
    },
  )

  it('turns reasoning off in a chat completion, and says so', () => {
    for (const options of [
      { ...LOOP, api: 'chat-completions' as const },
      { directRequest: true, tools: TOOLS },
    ]) {
      const request = buildInferenceRequest(modelOf('gpt-5.6'), 'openai', undefined, options)
      expect(request?.body).toMatchObject({ reasoning_effort: 'none' })
      expect(request?.assumptions).toContainEqual({
        what: 'The request turns reasoning off: it sets reasoning_effort to "none".',
        why: `Otherwise, OpenAI rejects function tools in chat completions with this model (${SOURCE}).`,
        howToKnow: 'To keep reasoning on, use the Responses API',
      })
    }
    const { content } = one('go', LOOP)
    expect(content).toContain('ReasoningEffort: "none"')
  })

  it('offers no chat completion with tools and another effort', () => {
    const { snippets, skipped } = explainInferenceSnippets(modelOf('gpt-5.4'), 'openai', undefined, {
      ...LOOP,
      reasoning_effort: 'high',
    })
    expect(new Set(snippets.map(({ api }) => api))).toEqual(new Set(['responses']))
    expect(skipped.find(({ language }) => language === 'go')?.reason).toBe(
      `OpenAI rejects function tools in chat completions with this model unless reasoning_effort is "none" (${SOURCE}); use the Responses API`,
    )
  })

  it('leaves plain chats, the effort that was asked for, and endpoints as they are', () => {
    const bodyOf = (options: SnippetOptions) =>
      buildInferenceRequest(modelOf('gpt-5.4'), 'openai', undefined, options)?.body
    expect(bodyOf({ directRequest: true })).not.toHaveProperty('reasoning_effort')
    const atEndpoint = { ...LOOP, endpointUrl: 'http://localhost:8080/v1' }
    expect(bodyOf(atEndpoint)).not.toHaveProperty('reasoning_effort')
    const asked = { ...LOOP, api: 'chat-completions', reasoning_effort: 'none' } as const
    expect(buildInferenceRequest(modelOf('gpt-5.4'), 'openai', undefined, asked)?.assumptions).not.toContainEqual(
      expect.objectContaining({ what: expect.stringContaining('turns reasoning off') }),
    )
  })

  it('is the same where parts are loaded on demand', async () => {
    const expected = explainInferenceSnippets(modelOf('gpt-5.4'), 'openai', undefined, LOOP)
    expect(await loadInferenceExplanation(modelOf('gpt-5.4'), 'openai', undefined, LOOP)).toEqual(expected)
  })

  function one(language: string, options: SnippetOptions) {
    const found = getInferenceSnippets(modelOf('gpt-5.4'), 'openai', undefined, options).find(
      (snippet) => snippet.language === language,
    )
    if (found === undefined) throw new Error(`no example in ${language}`)
    return found
  }
})
