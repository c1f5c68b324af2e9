import { describe, expect, it } from 'vitest'
import { buildInferenceRequest, explainUnverified } from '../generate/snippets.ts'
import type { ReasoningLevel } from '../model/thinking.ts'
import { PROVIDERS } from '../providers/index.ts'
import type { SnippetOptions } from './options.ts'

const chat = (id: string) => ({ id, pipeline_tag: 'text-generation', tags: ['conversational'] })

const bodyOf = (id: string, provider: string, options: SnippetOptions): object =>
  buildInferenceRequest(chat(id), provider, undefined, options)?.body as object

const reasonFor = (id: string, provider: string, options: SnippetOptions): string | undefined =>
  explainUnverified(chat(id), provider, undefined, options).ignored.find(({ option }) => option === 'reasoningLevel')
    ?.reason

const GPT_OSS = 'openai/gpt-oss-120b'
const QWEN = 'Qwen/Qwen3-32B'
const V32 = 'deepseek-ai/DeepSeek-V3.2'

describe('the reasoning level', () => {
  it.each<[string, string, ReasoningLevel, object]>([
    [GPT_OSS, 'auto', 'low', { reasoning_effort: 'low' }],
    [GPT_OSS, 'groq', 'high', { reasoning_effort: 'high' }],
    [GPT_OSS, 'cerebras', 'medium', { reasoning_effort: 'medium' }],
    [GPT_OSS, 'scaleway', 'low', { reasoning_effort: 'low' }],
    [QWEN, 'groq', 'off', { reasoning_effort: 'none' }],
    [QWEN, 'groq', 'high', { reasoning_effort: 'default' }],
    [V32, 'novita', 'off', { enable_thinking: false }],
    [V32, 'novita', 'high', { enable_thinking: true }],
    [V32, 'together', 'high', { reasoning: { enabled: true } }],
    [V32, 'deepinfra', 'high', { reasoning: { enabled: true } }],
    [V32, 'featherless-ai', 'high', { chat_template_kwargs: { thinking: true } }],
    [QWEN, 'featherless-ai', 'off', { chat_template_kwargs: { enable_thinking: false } }],
    ['Qwen/Qwen3.8-27B', 'fireworks-ai', 'low', { reasoning_effort: 'low' }],
    ['moonshotai/Kimi-K3', 'fireworks-ai', 'low', { reasoning_effort: 'low' }],
    ['moonshotai/Kimi-K2.5', 'baseten', 'high', { chat_template_args: { enable_thinking: true } }],
    ['zai-org/GLM-5.2', 'baseten', 'high', { reasoning_effort: 'high' }],
    ['CohereLabs/command-a-reasoning-08-2025', 'cohere', 'off', { reasoning_effort: 'none' }],
    ['CohereLabs/command-a-reasoning-08-2025', 'cohere', 'high', { reasoning_effort: 'high' }],
    [QWEN, 'fireworks-ai', 'off', { reasoning_effort: 'none' }],
    [QWEN, 'deepinfra', 'off', { reasoning_effort: 'none' }],
    ['Qwen/Qwen3.5-9B', 'together', 'off', { reasoning: { enabled: false } }],
    ['zai-org/GLM-4.6', 'zai-org', 'off', { thinking: { type: 'disabled' } }],
    ['zai-org/GLM-5.3', 'zai-org', 'low', { reasoning_effort: 'low' }],
    ['zai-org/GLM-4.6', 'novita', 'off', { enable_thinking: false }],
    ['moonshotai/Kimi-K2.5', 'baseten', 'off', { chat_template_args: { enable_thinking: false } }],
    ['deepseek-ai/DeepSeek-V4-Pro', 'baseten', 'off', { reasoning_effort: 'none' }],
    ['deepseek-ai/DeepSeek-V4-Pro', 'together', 'high', { reasoning_effort: 'high' }],
  ])('of %s at %s is set to %s by the documented field', (id, provider, level, fields) => {
    expect(reasonFor(id, provider, { reasoningLevel: level })).toBeUndefined()
    expect(bodyOf(id, provider, { reasoningLevel: level })).toMatchObject(fields)
  })

  it.each<[string, ReasoningLevel, object]>([
    [QWEN, 'off', { chat_template_kwargs: { enable_thinking: false } }],
    ['moonshotai/Kimi-K2.6', 'off', { chat_template_kwargs: { thinking: false } }],
    [V32, 'high', { chat_template_kwargs: { thinking: true } }],
    [GPT_OSS, 'low', { reasoning_effort: 'low' }],
  ])(
    'of %s at an endpoint is set to %s by the chat template or the effort, with an assumption',
    (id, level, fields) => {
      const options = { endpointUrl: 'http://localhost:8000/v1', reasoningLevel: level }
      expect(bodyOf(id, 'auto', options)).toMatchObject(fields)
      const [first] = explainUnverified(chat(id), 'auto', undefined, options).snippets
      expect(first?.assumptions?.map(({ what }) => what)).toContain(
        `We assume that your server supports ${Object.keys(fields).join()}.`,
      )
    },
  )

  it.each<[SnippetOptions['api'], ReasoningLevel, object]>([
    ['responses', 'off', { reasoning: { effort: 'none' } }],
    ['responses', 'high', { reasoning: { effort: 'high' } }],
    ['chat-completions', 'off', { reasoning_effort: 'none' }],
  ])('is set in %s to %s with OpenAI', (api, reasoningLevel, fields) => {
    const options = { directRequest: true, api, reasoningLevel } as const
    expect(bodyOf('openai/gpt-5.1', 'openai', options)).toMatchObject(fields)
  })

  it.each<[ReasoningLevel, string, object]>([
    ['off', QWEN, { thinking: { type: 'disabled' } }],
    ['low', GPT_OSS, { output_config: { effort: 'low' } }],
  ])('is set to %s in the Messages API by its own field', (reasoningLevel, id, fields) => {
    expect(bodyOf(id, 'groq', { api: 'messages', reasoningLevel })).toMatchObject(fields)
  })

  it.each<[string, string, SnippetOptions, string]>([
    ['meta-llama/Llama-3.1-8B-Instruct', 'groq', { reasoningLevel: 'off' }, 'how much this model reasons'],
    [GPT_OSS, 'groq', { reasoningLevel: 'off' }, 'doesn’t document the level off for this model'],
    ['Qwen/Qwen3-4B-Thinking-2507', 'groq', { reasoningLevel: 'off' }, 'doesn’t document the level off'],
    [QWEN, 'groq', { reasoningLevel: 'low' }, 'doesn’t document the level low'],
    [QWEN, 'groq', { reasoningLevel: 'high', api: 'messages' }, 'the Messages API of this service can’t set the level'],
    [V32, 'auto', { reasoningLevel: 'high' }, 'choose a provider instead of auto'],
    ['moonshotai/Kimi-K3', 'fireworks-ai', { reasoningLevel: 'off' }, 'doesn’t document the level off'],
    ['moonshotai/Kimi-K2.7-Code', 'baseten', { reasoningLevel: 'off' }, 'doesn’t document the level off'],
    ['moonshotai/Kimi-K2.5', 'fireworks-ai', { reasoningLevel: 'off' }, 'doesn’t document how to set the level off'],
    [QWEN, 'auto', { reasoningLevel: 'off' }, 'choose a provider instead of auto'],
    [QWEN, 'nscale', { reasoningLevel: 'off' }, 'Nscale doesn’t document how to set the level off'],
    [
      QWEN,
      'groq',
      { reasoningLevel: 'off', api: 'responses' },
      'the Responses API of this service can’t set the level',
    ],
    [GPT_OSS, 'groq', { reasoningLevel: 'low', reasoning_effort: 'high' }, 'reasoning_effort is also set'],
    [GPT_OSS, 'groq', { reasoningLevel: 'low', parameters: { reasoning_effort: 'high' } }, 'reasoning_effort is also'],
  ])('of %s at %s with %j isn’t sent, and is ignored with a reason', (id, provider, options, reason) => {
    expect(reasonFor(id, provider, options)).toContain(reason)
    const { reasoningLevel: _, ...others } = options
    expect(bodyOf(id, provider, options)).toEqual(bodyOf(id, provider, others))
  })

  it('decides whether the example shows the reasoning', () => {
    const contentOf = (options: SnippetOptions): string | undefined =>
      explainUnverified({ ...chat(QWEN), tags: ['conversational', 'reasoning'] }, 'groq', undefined, options)
        .snippets.filter(({ language, client }) => language === 'python' && client === 'requests')
        .map(({ content }) => content)[0]
    expect(contentOf({})).toContain('message.get("reasoning')
    expect(contentOf({ reasoningLevel: 'off' })).not.toContain('message.get("reasoning')
  })

  it('shows the reasoning that it turns on', () => {
    const contentOf = (reasoningLevel?: ReasoningLevel): string | undefined =>
      explainUnverified(chat(V32), 'novita', undefined, reasoningLevel === undefined ? {} : { reasoningLevel })
        .snippets.filter(({ language, client }) => language === 'python' && client === 'requests')
        .map(({ content }) => content)[0]
    expect(contentOf()).not.toContain('message.get("reasoning')
    expect(contentOf('high')).toContain('message.get("reasoning')
  })

  it('shows no reasoning that the service keeps to itself', () => {
    const options = { directRequest: true, reasoningLevel: 'low' } as const
    const { snippets } = explainUnverified(chat('openai/gpt-5.1'), 'openai', undefined, options)
    const shown = snippets.filter(({ content }) => /reasoning_content|Reasoning:/.test(content))
    expect(shown.map(({ language, client }) => `${language}/${client}`)).toEqual([])
  })

  it('is the same for fallback providers, or refused', () => {
    const options = { reasoningLevel: 'off', retries: true, fallbacks: ['fireworks-ai'] } as const
    expect(bodyOf(QWEN, 'groq', options)).toMatchObject({ reasoning_effort: 'none' })
    expect(() => bodyOf(QWEN, 'groq', { ...options, fallbacks: ['novita'] })).toThrow(
      'options.fallbacks: Novita AI doesn’t set the reasoning level off with the same fields as the first provider; choose another fallback, or leave out the level',
    )
  })

  it('must be one of four', () => {
    const wrong = { reasoningLevel: 'none' as ReasoningLevel }
    expect(() => bodyOf(QWEN, 'groq', wrong)).toThrow('options.reasoningLevel: expected one of off, low, medium, high')
  })

  it('has a source of this project’s form in each provider’s record', () => {
    const controls = Object.values(PROVIDERS).flatMap(({ routes }) => routes['conversational']?.reasoning ?? [])
    expect(controls.length).toBeGreaterThan(8)
    for (const { source, off, inTemplate, effort } of controls) {
      expect(source.address).toMatch(/^https:\/\//)
      expect(off !== undefined || inTemplate !== undefined || effort === true).toBe(true)
    }
  })
})

describe('reasoning that a service puts into the answer’s text', () => {
  const PARSED = { reasoning_format: 'parsed' }

  it.each(['groq', 'cerebras'])('is requested in a separate field at %s, unless it’s turned off', (provider) => {
    expect(bodyOf(QWEN, provider, {})).toMatchObject(PARSED)
    expect(bodyOf(QWEN, provider, { directRequest: true, streaming: true })).toMatchObject(PARSED)
    expect(bodyOf(QWEN, provider, { reasoning_effort: 'none' })).not.toHaveProperty('reasoning_format')
    expect(bodyOf('Qwen/Qwen3-32B-Instruct', provider, {})).not.toHaveProperty('reasoning_format')
  })

  it('isn’t requested where it doesn’t apply', () => {
    expect(bodyOf(GPT_OSS, 'groq', {})).not.toHaveProperty('reasoning_format')
    expect(bodyOf(QWEN, 'groq', { parameters: { include_reasoning: false } })).not.toHaveProperty('reasoning_format')
    expect(bodyOf(QWEN, 'groq', { parameters: { reasoning_format: 'hidden' } })).toMatchObject({
      reasoning_format: 'hidden',
    })
    expect(bodyOf(QWEN, 'groq', { recipe: 'tool-loop' })).not.toHaveProperty('reasoning_format')
    expect(bodyOf(QWEN, 'groq', { api: 'messages' })).not.toHaveProperty('reasoning_format')
    expect(bodyOf(QWEN, 'fireworks-ai', {})).not.toHaveProperty('reasoning_format')
    const fallbacks = { retries: true, fallbacks: ['fireworks-ai'] } as const
    expect(bodyOf(QWEN, 'groq', fallbacks)).not.toHaveProperty('reasoning_format')
  })
})
