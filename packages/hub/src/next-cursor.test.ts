import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_CURSOR, nextCursor } from './next-cursor.ts'

describe('nextCursor', () => {
  it.each([
    ['<https://hub.example/api/models?limit=2&cursor=abc%3D>; rel="next"', 'abc='],
    ['<https://hub.example/api/models?cursor=a>; rel=next', 'a'],
    ['</api/models?cursor=a>; title="more, much"; rel="next"', 'a'],
    ['<https://h/?cursor=a>; rel="prev", <https://h/?filter=x,y&cursor=b>; rel="next"', 'b'],
    ['<https://h/?cursor=a>; REL="last next"', 'a'],
    ['<https://h/?cursor=a>; rel="prev"', undefined],
    ['<https://h/?cursor=a>; rel="nextish"', undefined],
    ['<https://h/?page=2>; rel="next"', undefined],
    ['<https://h/?cursor=>; rel="next"', undefined],
    [`<https://h/?cursor=${'x'.repeat(LONGEST_CURSOR + 1)}>; rel="next"`, undefined],
    ['https://h/?cursor=a; rel="next"', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s → %s', (header, cursor) => {
    expect(nextCursor(header)).toBe(cursor)
  })

  it('reads any header without a throw', () => {
    const piece = fc.constantFrom('<', '>', ';', 'rel=', '"next"', 'next', ',', '?cursor=', '%', 'a', ' ')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (header) => {
          const cursor = nextCursor(header)
          expect(cursor === undefined || (cursor.length > 0 && cursor.length <= LONGEST_CURSOR)).toBe(true)
        },
      ),
    )
  })
})
