import { type ModelData, LOCAL_APPS as published } from '@huggingface/tasks'
import type { ModelRecord } from '@model-snippets/core'
import { LOCAL_APPS, type PublishedLocalApp } from '@model-snippets/core/published-tables'
import { describe, expect, it } from 'vitest'
import { compareTables, EXCEPTIONS } from './published-tables.ts'

describe('tables of the published package', () => {
  const { open, covered } = compareTables()

  it('have no facts that ours lack or that differ, without a reason', () => {
    expect(open).toEqual([])
  })

  it.each(EXCEPTIONS.map((exception) => [exception.at.join(' › '), exception] as const))(
    'still differ on purpose in %s',
    (_, exception) => {
      expect(covered.get(exception)).toBeGreaterThan(0)
      expect(exception.reason).toMatch(/\S{3}/)
    },
  )

  it('differ if there are no exceptions', () => {
    const found = compareTables([]).open.map(({ path }) => path.join(' › '))
    expect(found).toContain('TASKS_DATA › fill-mask › summary')
    expect(found).toContain('GGUF_QUANT_RE')
  })
})

const chat = { id: 'acme/demo', pipeline_tag: 'text-generation', inference: '' } as const
const painting = { id: 'acme/demo', pipeline_tag: 'text-to-image', library_name: 'diffusers', inference: '' } as const
const MODELS: readonly (readonly [Partial<ModelData> & { readonly id: string }, file?: string])[] = [
  [{ ...chat, tags: ['gguf'], gguf: { total: 1, context_length: 8 } }],
  [{ ...chat, tags: ['gguf'], gguf: { total: 1, context_length: 8 } }, 'part one/demo-Q4_K_M.gguf'],
  [{ ...chat, tags: ['mlx'] }],
  [{ ...chat, tags: ['unsloth'] }],
  [{ ...painting, tags: ['safetensors'] }],
  [{ ...painting, tags: ['safetensors', 'lora'] }],
  [{ ...painting, tags: ['coreml', 'joyfusion'] }],
]

describe.each(Object.entries(published).filter(([, app]) => 'deeplink' in app))('the link of %s', (key, app) => {
  it('is the published one, if both have it', () => {
    const ours = (LOCAL_APPS as { readonly [key: string]: PublishedLocalApp })[key]
    if (!('deeplink' in app) || ours === undefined || !('deeplink' in ours)) throw new Error('it has no link')
    let both = 0
    for (const [model, file] of MODELS) {
      if (!app.displayOnModelPage(model as ModelData) || !ours.displayOnModelPage(model as ModelRecord)) continue
      const links = [app.deeplink(model as ModelData, file), ours.deeplink(model as ModelRecord, file)]
      const [one, other] = links.map(({ protocol, host, pathname, searchParams }) => ({
        ...{ protocol, host, pathname },
        parameters: Object.fromEntries(searchParams),
      }))
      expect(other).toEqual(one)
      both++
    }
    expect(both).toBeGreaterThan(0)
  })
})
