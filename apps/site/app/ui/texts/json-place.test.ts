import { describe, expect, it } from 'vitest'
import { placeInJson, signInJson } from './json-place.ts'

/** What the parser of this machine says of a text. */
const messageOf = (text: string): string => {
  try {
    JSON.parse(text)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it is JSON')
}

describe('where a JSON text goes wrong', () => {
  it.each([
    ['{seed: 7}', { line: 1, column: 2 }],
    ['{\n  "seed": 7\n  "top_k": 1\n}', { line: 3, column: 3 }],
  ])('is its place: %j', (text, place) => {
    expect(placeInJson(messageOf(text))).toEqual(place)
  })

  it.each([
    ['{"seed":}', '}'],
    ['{"seed": €}', '€'],
    ['{"seed', undefined],
  ])('is a sign where the parser names no place: %j', (text, sign) => {
    expect(signInJson(messageOf(text))).toBe(sign)
  })

  it('is not known of other messages', () => {
    expect(placeInJson('JSON Parse error: Unexpected EOF')).toBeUndefined()
    expect(signInJson('JSON Parse error: Unexpected EOF')).toBeUndefined()
  })
})
