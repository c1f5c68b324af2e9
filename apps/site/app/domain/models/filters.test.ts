import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFilters, isEverything, listPath, NO_FILTERS, parseFilters, parsePage } from './filters.ts'

describe('filters', () => {
  it('are read from an address, and written in one order', () => {
    const filters = parseFilters(new URLSearchParams('provider=groq&q=+llama+&task=text-generation&other=1'))
    expect(filters).toEqual({ query: 'llama', task: 'text-generation', library: '', provider: 'groq' })
    expect(listPath(filters)).toBe('/?q=llama&task=text-generation&provider=groq')
    expect(listPath(filters, 3)).toBe('/?q=llama&task=text-generation&provider=groq&page=3')
  })

  it('leave nothing in the address when nothing is asked', () => {
    expect(listPath(NO_FILTERS)).toBe('/')
    expect(listPath(NO_FILTERS, 2)).toBe('/?page=2')
    expect(isEverything(NO_FILTERS)).toBe(true)
    expect(isEverything({ ...NO_FILTERS, library: 'x' })).toBe(false)
  })

  it('come back as they were written, whatever they hold', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.trim())
    fc.assert(
      fc.property(fc.record({ query: text, task: text, library: text, provider: text }), fc.nat(), (filters, page) => {
        const parameters = new URLSearchParams(formatFilters(filters, page).toString())
        expect(parseFilters(parameters)).toEqual(filters)
        expect(parsePage(parameters)).toBe(Math.max(1, page))
      }),
    )
  })

  it('are cut to a length that is searched quickly', () => {
    const long = 'x'.repeat(5000)
    const { query, task } = parseFilters(new URLSearchParams({ q: long, task: long }))
    expect([query.length, task.length]).toEqual([200, 100])
  })

  it.each([null, '', '0', '-1', '1.5', 'x', '1e999', '9007199254740993'])('begin at the first page for %j', (page) => {
    expect(parsePage(new URLSearchParams(page === null ? {} : { page }))).toBe(1)
  })
})
