import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostileJson } from './hostile-texts.ts'
import { readJson } from './read-json.ts'

it.each([
  ['{"\\\\":0}', '{"\\n":0}', '\n'],
  ['{"\\\\\\\\":0}', '{"\\\\q":0}', '\\q'],
])('doesn’t mistake a name for that of an earlier object: %s, %s', (before, text, name) => {
  for (let time = 0; time < 3; time++) JSON.parse(before)
  expect(Object.keys(readJson(text) as object)).toEqual([name])
})

it('reads only JSON', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect(JSON.stringify(readJson(JSON.stringify(value)))).toBe(JSON.stringify(value))
    }),
  )
  expect(Object.keys(readJson('{"__proto__": {"a": -1e3}}') as object)).toEqual(['__proto__'])
  for (const text of ["{'a': 1}", '["\\x41"]', '[1,]', '1 2', '', '{a: 1}']) expect(() => readJson(text)).toThrow()
})
