import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestIds } from './matching.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

describe('nearestIds', () => {
  const ids = ['diffusers', 'transformers', 'transformers.js', 'timm', 'sentence-transformers', 'k2']

  it.each([
    ['difusers', 'diffusers'],
    ['Transformer', 'transformers'],
    ['tim', 'timm'],
    ['transformersjs', 'transformers.js'],
    ['K2', 'k2'],
  ])('%s is near to %s', (asked, expected) => {
    expect(nearestIds(asked, ids)[0]).toBe(expected)
  })

  it('finds nothing near to what is nothing like it', () => {
    expect(nearestIds('', ids)).toEqual([])
    expect(nearestIds('zzzzzz', ids)).toEqual([])
  })

  it('gives at most what was asked for, and only known ids', () => {
    fc.assert(
      fc.property(anyText, fc.nat(4), (asked, limit) => {
        const near = nearestIds(asked, ids, limit)
        expect(near.length).toBeLessThanOrEqual(limit)
        expect(near.every((id) => ids.includes(id))).toBe(true)
      }),
    )
  })
})
