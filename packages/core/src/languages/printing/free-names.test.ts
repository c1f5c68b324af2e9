import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FreeNames } from './free-names.ts'

it('continues counting from a taken name', () => {
  const names = new FreeNames(['used'])
  expect(['a', 'a', 'a2', 'a', 'used', 'b'].map((name) => names.take(name))).toEqual([
    'a',
    'a2',
    'a22',
    'a3',
    'used2',
    'b',
  ])
  expect(names.take('b', '_')).toBe('b_2')
})

it('never returns a name twice', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^a[12]{0,4}$/)), (wanted) => {
      const names = new FreeNames()
      const taken = wanted.map((name) => names.take(name))
      expect(new Set(taken).size).toBe(wanted.length)
    }),
  )
})

it('tries few names for each one taken', () => {
  let looks = 0
  const has = Set.prototype.has
  const names = new FreeNames()
  Set.prototype.has = function count(value) {
    looks++
    return has.call(this, value)
  }
  try {
    for (let each = 0; each < 8_000; each++) names.take(each % 3 === 0 ? `name${each}` : 'name')
  } finally {
    Set.prototype.has = has
  }
  expect(looks).toBeLessThan(5 * 8_000)
})
