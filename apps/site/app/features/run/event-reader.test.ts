import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventReader } from './event-reader.ts'

function eventsIn(pieces: readonly string[]): string[] {
  const reader = createEventReader()
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]
}

const line = fc.constantFrom(
  'data: one',
  'data:two',
  'data',
  ': comment',
  'event: ping',
  'id:1',
  '',
  'data:  blank',
  'x',
)
const stream = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r'))).map((lines) => lines.flat().join(''))

describe('createEventReader', () => {
  it('reads data over several lines, whatever ends them, and leaves the rest out', () => {
    const text =
      '\uFEFF: hello\r\ndata: one\r\ndata:two\r\nevent: x\r\n\r\ndata\r\rretry: 3\n\ndata:  three\n\ndata: last'
    expect(eventsIn([text])).toEqual(['one\ntwo', '', ' three', 'last'])
  })

  it('reads the same however the stream is cut into pieces', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 8 }), (text, cuts) => {
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((one, other) => one - other)
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
        expect(pieces.join('')).toBe(text)
        expect(eventsIn(pieces)).toEqual(eventsIn([text]))
        expect(eventsIn([...text])).toEqual(eventsIn([text]))
      }),
    )
  })
})
