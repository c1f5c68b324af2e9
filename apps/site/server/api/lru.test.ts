import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Lru } from './lru.ts'

describe('the table of what was used last', () => {
  it('forgets what was not asked for longest', () => {
    const table = new Lru<number>(3)
    for (const [index, key] of ['a', 'b', 'c'].entries()) table.set(key, index, 1)
    expect(table.get('a')).toBe(0)
    table.set('d', 3, 1)
    expect([table.get('a'), table.get('b'), table.get('c'), table.get('d')]).toEqual([0, undefined, 2, 3])
  })

  it('does not keep what is heavier than everything may be', () => {
    const table = new Lru<string>(10)
    table.set('light', 'l', 4)
    table.set('heavy', 'h', 11)
    expect([table.get('light'), table.get('heavy'), table.size]).toEqual(['l', undefined, 1])
  })

  it('never holds more than it may, and weighs what it holds', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), weight: fc.nat(12), isGone: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const table = new Lru<number>(20)
        for (const { key, weight, isGone } of steps) {
          if (isGone) table.delete(key)
          else table.set(key, weight, weight)
          const held = ['a', 'b', 'c', 'd', 'e'].map((name) => table.get(name) ?? 0)
          expect(table.weight).toBe(held.reduce((sum, one) => sum + one, 0))
          expect(table.weight).toBeLessThanOrEqual(20)
        }
      }),
    )
  })
})
