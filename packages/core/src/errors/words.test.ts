import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phrasesIn, phrasesOf, wordsOf } from './words.ts'

const found = (text: string, ...phrases: readonly string[]): readonly string[] => [
  ...phrasesIn(wordsOf(text), phrasesOf(phrases)),
]

describe('wordsOf', () => {
  it.each(['RateLimitError', 'rate_limit_error', 'RATE_LIMIT_ERROR', 'rate-limit errors', 'the rate limit error'])(
    'reads %s as the same words',
    (text) => {
      expect(wordsOf(text)).toEqual(['rate', 'limit', 'error'])
    },
  )

  it.each(["couldn't be found", 'was not found', 'cannot be found', 'unable to be found', 'wasn’t found'])(
    'reads %s as the same negation',
    (text) => {
      expect(wordsOf(text)).toEqual(['not', 'found'])
    },
  )

  it('separates sentences, lines, and fields', () => {
    expect(wordsOf('One. Two\n\nthree\\nfour", "five v1.2')).toEqual([
      'one',
      '.',
      'two',
      '.',
      'three',
      '.',
      'four',
      '.',
      'five',
      'v',
      '1',
      '2',
    ])
  })
})

describe('phrasesIn', () => {
  it('finds a phrase in any spelling', () => {
    expect(found('APIConnectionError: ConnectionReset', 'connection reset')).toEqual(['connection reset'])
  })

  it('finds phrases with other words between them, up to the end of a sentence', () => {
    const phrase = 'model … does not exist'
    expect(found('The model `org/a-b-1.5` does not exist', phrase)).toEqual([phrase])
    expect(found('No model. It does not exist', phrase)).toEqual([])
    expect(found(`model ${'x '.repeat(25)} does not exist`, phrase)).toEqual([])
    expect(found('api key x y z missing', 'api key * missing')).toEqual(['api key * missing'])
    expect(found('api key w x y z missing', 'api key * missing')).toEqual([])
  })

  it('finds a phrase in any text around it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (a, b) => {
          expect(found(`${a}\nConnection refused\n${b}`, 'connection refused')).toEqual(['connection refused'])
        },
      ),
    )
  })
})
