import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { describe, expect, it } from 'vitest'
import { chosenNow, misfitOf } from './provider-fit.ts'

const choice = (
  id: string,
  isServing: boolean | null,
  facts: Partial<ProviderChoice['facts']> = {},
): ProviderChoice => ({
  id,
  label: id,
  isServing,
  facts: { provider: id, status: 'live', ...facts },
})
const PROVIDERS = [
  choice('groq', true, { supportsTools: true, supportsStructuredOutput: false, throughput: 400 }),
  choice('novita', true, { supportsTools: false, price: { input: 1, output: 1 } }),
  choice('together', null),
  choice('cohere', false),
]
const idsOf = (chosen: string, recipe: string) => {
  const misfit = misfitOf(chosen, recipe, PROVIDERS)
  return misfit && [misfit.kind, ...misfit.others.map(({ id }) => id)]
}

describe('misfitOf', () => {
  it('tells who serves the model where the chosen provider does not', () => {
    expect(idsOf('cohere', '')).toEqual(['serving', 'groq', 'novita'])
  })

  it('tells a model on trial from one that is not served', () => {
    const providers = [choice('groq', true), choice('cohere', false, { status: 'staging' })]
    expect(misfitOf('cohere', '', providers)?.kind).toBe('trial')
    expect(misfitOf('groq', '', [choice('groq', true, { status: 'staging' })])).toBeUndefined()
  })

  it('tells who calls functions, or answers by a schema, where the chosen provider does not', () => {
    expect(idsOf('novita', 'tool-loop')).toEqual(['tools', 'groq'])
    expect(idsOf('groq', 'structured-output')).toEqual(['schema'])
  })

  it('names the one first whose price is nearest', () => {
    const at = (id: string, price?: number) =>
      choice(id, true, {
        supportsTools: id !== 'own',
        ...(price === undefined ? {} : { price: { input: price, output: 1 } }),
      })
    const nearest = misfitOf('own', 'tool-loop', [
      at('own', 3),
      at('unknown'),
      at('dear', 9),
      at('near', 2),
      at('cheap', 0),
    ])
    expect(nearest?.others.map(({ id }) => id)).toEqual(['near', 'cheap', 'dear', 'unknown'])
  })

  it('says nothing of what is not known, and nothing of policies', () => {
    for (const recipe of ['', 'tool-loop', 'structured-output', 'toString']) {
      expect(misfitOf('together', recipe, PROVIDERS)).toBeUndefined()
      expect(misfitOf('auto', recipe, PROVIDERS)).toBeUndefined()
    }
    expect(misfitOf('novita', 'structured-output', PROVIDERS)).toBeUndefined()
  })
})

it('names whom the router would choose now', () => {
  const names = ['auto', 'fastest', 'cheapest', 'preferred', 'groq'].map((policy) => chosenNow(policy, PROVIDERS)?.id)
  expect(names).toEqual(['groq', 'groq', 'novita', undefined, undefined])
})
