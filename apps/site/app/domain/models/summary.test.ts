import { MODELS, searchModels } from '@model-snippets/core/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarize } from './summary.ts'
import { LINES } from './well-known-lines.server.ts'

describe('what a list says of a model', () => {
  it('has a line of its own for each of those that come first, and for no model that there is not', () => {
    const first = searchModels('', { limit: Object.keys(LINES).length }).map(({ id }) => id)
    expect(Object.keys(LINES)).toEqual(first)
    for (const [line] of Object.values(LINES)) expect(line).toMatch(/^[A-Z].{15,90}\.$/)
  })

  it('is a sentence for every model that has a task', () => {
    for (const model of MODELS) {
      const { about } = summarize(model)
      if (model.pipeline_tag !== undefined) expect(about).toMatch(/^[A-Z].{10,170}\.$/)
    }
  })

  it.each([
    ['openai/gpt-oss-120b', '120B'],
    ['Qwen/Qwen3-235B-A22B-Instruct-2507', '235B'],
    ['Qwen/Qwen3-Embedding-0.6B', '0.6B'],
    ['EleutherAI/pythia-160m', '160M'],
    ['meta-llama/Llama-4-Scout-17B-16E-Instruct', '109B'],
    ['deepseek-ai/DeepSeek-R1', '671B'],
    ['mistralai/Mixtral-8x7B-Instruct-v0.1', undefined],
    ['owner/Mixture-17B-16E', undefined],
    ['laion/CLIP-ViT-B-32-laion2B-s34B-b79K', undefined],
    ['google/gemma-3n-E2B-it-litert-lm', undefined],
    ['timm/vit_large_patch14_dinov2.lvd142m', undefined],
  ])('tells the size of %s', (id, size) => {
    expect(summarize({ id, pipeline_tag: 'text-generation' }).size).toBe(size)
  })

  it('tells no size of what is added to another model', () => {
    const added = { id: 'owner/llama-7b-lora', pipeline_tag: 'text-generation', library_name: 'peft' }
    expect(summarize(added).size).toBeUndefined()
  })

  it('takes any record', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.anything(), (id, tag) => {
        const { about = '', size = '1B' } = summarize({ id, pipeline_tag: tag as string })
        expect(about).not.toContain('undefined')
        expect(size).toMatch(/^[\d.]+[BM]$/)
      }),
    )
  })
})
