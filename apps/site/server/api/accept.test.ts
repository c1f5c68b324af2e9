import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptsGzip, negotiate } from './accept.ts'

const OFFERS = ['application/json', 'text/plain', 'text/markdown'] as const

describe('negotiate', () => {
  it.each([
    [null, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['text/*', 'text/plain'],
    ['TEXT/Markdown; charset=utf-8', 'text/markdown'],
    ['text/plain;q=0.5, text/markdown;q=0.9', 'text/markdown'],
    ['text/plain;q=0.5, text/markdown;q=0.5', 'text/plain'],
    ['*/*;q=0.1, text/plain;q=0', 'application/json'],
    ['text/*, text/plain;q=0', 'text/markdown'],
    ['*/*, application/json;q=0.2', 'text/plain'],
    ['text/plain;q=hot', 'text/plain'],
    ['image/png', undefined],
    ['*/*;q=0', undefined],
    ['application/json;q=0', undefined],
  ])('%j gives %s', (header, expected) => {
    expect(negotiate(header, OFFERS)).toBe(expected)
  })

  it('gives an offer or nothing, whatever it reads', () => {
    const part = fc.constantFrom('text', '/', '*', 'plain', ';', 'q=', '0.5', ',', ' ', 'application/json')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (header) => {
          expect([...OFFERS, undefined]).toContain(negotiate(header, OFFERS))
        },
      ),
    )
  })
})

describe('acceptsGzip', () => {
  it.each([
    [null, false],
    ['', false],
    ['gzip, deflate, br', true],
    ['GZIP;q=0.2', true],
    ['gzip;q=0', false],
    ['*', true],
    ['*, gzip;q=0', false],
    ['br', false],
  ])('%j gives %s', (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected)
  })
})
