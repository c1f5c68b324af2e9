import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLineChanges } from './line-changes.ts'

const find = (before: string, after: string) => {
  const { changed, cutBefore, count } = findLineChanges(before, after)
  return { changed: [...changed], cutBefore: [...cutBefore], count }
}

describe('findLineChanges', () => {
  it('finds nothing where nothing changed', () => {
    expect(find('a\nb\n', 'a\nb\n')).toEqual({ changed: [], cutBefore: [], count: 0 })
  })

  it('finds a line that is other, new or gone', () => {
    expect(find('a\nb\nc', 'a\nB\nc')).toEqual({ changed: [1], cutBefore: [], count: 1 })
    expect(find('a\nc', 'a\nb\nc')).toEqual({ changed: [1], cutBefore: [], count: 1 })
    expect(find('a\nb\nc', 'a\nc')).toEqual({ changed: [], cutBefore: [1], count: 1 })
    expect(find('a\nb', 'a')).toEqual({ changed: [], cutBefore: [1], count: 1 })
  })

  it('finds changes that lie apart', () => {
    expect(find('a\nb\nc\nd\ne', 'A\nb\nd\ne\nf')).toEqual({ changed: [0, 4], cutBefore: [2], count: 3 })
  })

  it('marks what is needed to tell the codes apart, and no line that stayed', () => {
    const code = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(code, code, (before, after) => {
        const { changed, count } = findLineChanges(before, after)
        const stayed = after.split('\n').filter((_, row) => !changed.has(row))
        // What stayed is a part of the code before, in its order.
        let place = 0
        for (const line of before.split('\n')) if (line === stayed[place]) place++
        expect(place).toBe(stayed.length)
        expect(count === 0).toBe(before === after)
      }),
      { numRuns: 500 },
    )
  })

  it('takes long codes for changed as a whole', () => {
    const lines = (mark: string) => Array.from({ length: 2000 }, (_, row) => `${row % 2 === 0 ? '' : mark}${row}`)
    const { changed } = findLineChanges(lines('a').join('\n'), lines('b').join('\n'))
    expect(changed.size).toBe(1999)
  })
})
