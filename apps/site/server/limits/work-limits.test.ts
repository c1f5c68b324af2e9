import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { COSTLY_BODIES, SIZES } from '../../load/costly-bodies.ts'
import { MOST_ANSWER_BYTES } from '../api/answer.ts'
import { createApi } from '../api/api.ts'
import { MOST_ERRORS } from '../api/read-request.ts'
import { listOf } from '../api/request-schemas.ts'
import { ADDRESS_LIMITS, BODY_LIMITS, excessOf, excessOfSearch, readLimited } from './work-limits.ts'

const LIMITS = { values: 100, depths: 300, escapes: 50 }

describe('what a value asks for', () => {
  it.each([
    [Array(99).fill(1), undefined],
    [Array(100).fill(1), 'more than 100 values'],
    [Object.fromEntries(Array.from({ length: 100 }, (_, key) => [key, 1])), 'more than 100 values'],
    [{ a: { b: { c: [1, 'two', null] } } }, undefined],
    ['"'.repeat(50), undefined],
    ['"'.repeat(51), 'more than 50 characters that need escaping'],
    [{ ['é'.repeat(51)]: 1 }, 'more than 50 characters that need escaping'],
    ['A'.repeat(1e6), undefined],
    ['\u202e'.repeat(12), undefined],
    ['\u202e'.repeat(13), 'more than 50 characters that need escaping'],
    ['\n'.repeat(50), undefined],
    [JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`), 'so many deeply nested values'],
  ])('%#', (value, expected) => {
    expect(excessOf(value, LIMITS)).toBe(expected)
  })

  it('says how deep is too deep', () => {
    const value: unknown = JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`)
    expect(excessOf(value, BODY_LIMITS)).toBe('values nested deeper than 250 levels')
  })

  it('is counted no further than to the limit', () => {
    let seen = 0
    const item = {
      get a() {
        seen++
        return 1
      },
    }
    expect(excessOf(Array(90).fill(item), LIMITS)).toBeDefined()
    expect(seen).toBeLessThanOrEqual(LIMITS.values)
  })

  it('is counted in the text before anything is read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        const read = readLimited(text, BODY_LIMITS)
        expect('value' in read && JSON.stringify(read.value)).toBe(text)
      }),
    )
    expect(readLimited(`[${'{},'.repeat(200)}`, LIMITS)).toEqual({ excess: 'more than 100 values' })
    expect(readLimited(JSON.stringify(`,"[{\\${',['.repeat(200)}`), LIMITS)).toMatchObject({ excess: undefined })
    expect(() => readLimited('{"', LIMITS)).toThrow(SyntaxError)
  })
})

describe('what an address asks for', () => {
  const many = JSON.stringify({ a: Array(ADDRESS_LIMITS.values).fill(1) })
  it.each([
    ['', undefined],
    ['?provider=groq&stream=true', undefined],
    [`?${new URLSearchParams({ messages: '[{"role":"user","content":"hi"}]' })}`, undefined],
    [`?${new URLSearchParams({ extra: many })}`, 'more than 500 values'],
    [`?${new URLSearchParams({ extra: ` ${many}` })}`, 'more than 500 values'],
    [`?candidate_labels=${'a%0A'.repeat(1001)}`, 'more than 500 lines'],
    [`?inputs=${"'".repeat(8000)}`, undefined],
    [`?inputs=${"'".repeat(8001)}`, 'more than 8000 characters that need escaping'],
    ['?extra=[[[', undefined],
  ])('%.40s', (search, expected) => {
    expect(excessOfSearch(search)).toBe(expected)
  })
})

describe('a list of a body', () => {
  it('is judged to the first few problems, and not at all when it is too long', () => {
    let judged = 0
    const item = z.unknown().refine(() => {
      judged++
      return false
    })
    expect(listOf(item, 1000).safeParse(Array(1000).fill(1)).error?.issues).toHaveLength(MOST_ERRORS)
    expect(judged).toBe(MOST_ERRORS)
    expect(listOf(item, 1000).safeParse(Array(1001).fill(1)).error?.issues).toHaveLength(1)
    expect(judged).toBe(MOST_ERRORS)
  })

  it('says which item is wrong, and how', () => {
    const { error } = listOf(z.object({ a: z.string() }), 10).safeParse([{ a: 'x' }, { a: 1 }])
    expect(error?.issues).toMatchObject([{ code: 'invalid_type', path: [1, 'a'] }])
  })
})

// How long they take is measured by `npm run load`, on a machine that has nothing else to do.
describe('the costliest bodies of every route', () => {
  const { api } = createApi()
  for (const { name, paths, body } of COSTLY_BODIES) {
    it.each(paths)(`${name}: %s`, async (path) => {
      for (const size of SIZES) {
        const response = await api.request(path, { method: 'POST', body: JSON.stringify(body(size)) }, {})
        const text = await response.text()
        expect([200, 400, 404, 413]).toContain(response.status)
        expect(text.length).toBeLessThanOrEqual(response.status === 200 ? MOST_ANSWER_BYTES : 20_000)
      }
    })
  }
})
