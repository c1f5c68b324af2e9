import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf } from './marked-text.ts'

describe('partsOf', () => {
  it('marks what the tokens name', () => {
    expect(
      partsOf({
        text: 'Mira is in Oslo.',
        tokens: [
          { type: 'PLACE', start: 11, end: 15 },
          { type: 'PERSON', start: 0, end: 4 },
        ],
      }),
    ).toEqual([
      { text: 'Mira', start: 0, type: 'PERSON' },
      { text: ' is in ', start: 4 },
      { text: 'Oslo', start: 11, type: 'PLACE' },
      { text: '.', start: 15 },
    ])
  })

  it('loses no letter, whatever the tokens are', () => {
    const token = fc.record({ type: fc.string(), start: fc.nat(30), end: fc.nat(30) })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.array(token), (text, tokens) => {
        expect(
          partsOf({ text, tokens })
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
