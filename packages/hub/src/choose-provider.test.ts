import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseProvider, costOf } from './choose-provider.ts'
import type { ProviderFacts } from './router-facts.ts'

const FACTS: readonly ProviderFacts[] = [
  { provider: 'scaleway', status: 'live', price: { input: 0.15, output: 0.6 }, throughput: 92 },
  { provider: 'groq', status: 'staging', price: { input: 0.1, output: 0.1 }, throughput: 480 },
  { provider: 'novita', status: 'live', price: { input: 9, output: 0.5 }, throughput: 40 },
  { provider: 'cohere', status: 'live' },
]

describe('chooseProvider', () => {
  it('takes the one with the most tokens a second, or with the lowest price of an answer, among those that are live', () => {
    expect(chooseProvider('fastest', FACTS)?.provider).toBe('scaleway')
    expect(chooseProvider('cheapest', FACTS)?.provider).toBe('novita')
  })

  it('takes one that is free before all others', () => {
    expect(
      chooseProvider('cheapest', [...FACTS, { provider: 'baseten', status: 'live', isFree: true }])?.provider,
    ).toBe('baseten')
  })

  it('takes none where none tells the figure', () => {
    expect(chooseProvider('cheapest', [{ provider: 'cohere', status: 'live' }])).toBeUndefined()
    expect(chooseProvider('fastest', [])).toBeUndefined()
  })
})

describe('costOf', () => {
  it('is what whole millionths of dollars add up to', () => {
    const price = fc.integer({ min: 0, max: 100_000_000 })
    const tokens = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(price, price, tokens, tokens, (input, output, sent, written) => {
        const exact = BigInt(input) * BigInt(sent) + BigInt(output) * BigInt(written)
        const facts = { provider: 'x', price: { input: input / 1e6, output: output / 1e6 } }
        const cost = costOf(facts, { input: sent, output: written }) ?? Number.NaN
        expect(Math.abs(cost * 1e12 - Number(exact))).toBeLessThanOrEqual(Number(exact) * 1e-12)
      }),
      { numRuns: 1000 },
    )
  })

  it('is nothing where it is free, and unknown where no price is told', () => {
    expect(costOf({ provider: 'x', isFree: true }, { input: 5, output: 5 })).toBe(0)
    expect(costOf({ provider: 'x' }, { input: 5, output: 5 })).toBeUndefined()
  })
})
