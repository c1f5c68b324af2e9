import { describe, expect, it } from 'vitest'
import { reasoningNeedOf, thinksUnasked } from './thinking.ts'

describe('models that reason by default', () => {
  it.each([
    'openai/gpt-oss-120b',
    'deepseek-ai/DeepSeek-V3.2',
    'deepseek-ai/DeepSeek-V4-Flash',
    'moonshotai/Kimi-K2-Thinking',
    'moonshotai/Kimi-K2.5',
    'moonshotai/Kimi-K3',
    'zai-org/GLM-4.6',
    'zai-org/GLM-5.2',
    'MiniMaxAI/MiniMax-M2.7',
    'Qwen/Qwen3-32B',
    'Qwen/Qwen3.6-35B-A3B',
    'Qwen/Qwen3-235B-A22B-Thinking-2507',
  ])('include %s', (id) => expect(thinksUnasked({ id })).toBe(true))

  it.each([
    'meta-llama/Llama-3.1-8B-Instruct',
    'moonshotai/Kimi-K2-Instruct-0905',
    'deepseek-ai/DeepSeek-V3-0324',
    'Qwen/Qwen3-235B-A22B-Instruct-2507',
    'Qwen/Qwen3-Embedding-8B',
    'gpt-oss/other-model',
  ])('don’t include %s', (id) => expect(thinksUnasked({ id })).toBe(false))

  it('include models with the tag', () => expect(thinksUnasked({ id: 'acme/m', tags: ['reasoning'] })).toBe(true))
})

describe('leaving out reasoning in a tool loop', () => {
  it('causes an error or makes answers worse', () => {
    expect(reasoningNeedOf({ id: 'deepseek-ai/DeepSeek-V4' })?.without).toBe('refused')
    expect(reasoningNeedOf({ id: 'moonshotai/Kimi-K2.6' })?.without).toBe('refused')
    expect(reasoningNeedOf({ id: 'openai/gpt-oss-20b' })?.without).toBe('worse')
    expect(reasoningNeedOf({ id: 'Qwen/Qwen3-8B' })).toBeUndefined()
  })
})
