import { expect, it } from 'vitest'
import { linesOf } from './audit.mjs'

const reportOf = (counts: object, vulnerabilities: object = {}): string =>
  JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
  })

it.each([
  ['{"message": "405 Method Not Allowed"}', /: 405 Method Not Allowed$/],
  ['', /: npm printed no report$/],
  ['{}', /: npm printed no report$/],
])('a registry that returns %j is reported, and counts as skipped', (text, why) => {
  const [skipped, count] = linesOf(text)
  expect(skipped).toMatch(/^skipped: the registry has no list of known vulnerabilities/)
  expect(skipped).toMatch(why)
  expect(count).toBe('0 passed, 0 failed, 1 skipped')
})

it('fails for a known vulnerability that is moderate or worse', () => {
  const found = { left: { name: 'left', severity: 'moderate', range: '<2' } }
  expect(linesOf(reportOf({ moderate: 1 }, found))).toEqual(['moderate: left <2', '0 passed, 1 failed'])
  expect(linesOf(reportOf({ low: 1 }))).toEqual(['1 passed, 0 failed'])
})
