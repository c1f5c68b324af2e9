import { describe, expect, it } from 'vitest'
import { checkClaims, STEPS_FILE } from './claims.mjs'

type Outcome = 'passed' | 'failed' | 'skipped'
const FILE = 'packages/core/src/one.test.ts'

function outcomeOf(test: string, ran: readonly (readonly [title: string, outcome: Outcome])[], check = FILE) {
  const tests = ran.map(([title, outcome]) => ({ titles: ['a group', title], outcome }))
  const claims = { 'it-holds': { check, test } }
  return checkClaims(claims, { tests: new Map([[FILE, tests]]), steps: new Map([['build', 'passed']]) }).get('it-holds')
}

describe('a claim', () => {
  it('passes if its test ran and passed', () => {
    expect(outcomeOf('holds', [['holds', 'passed']])).toBe('passed')
    expect(outcomeOf('a group', [['holds', 'passed']])).toBe('passed')
  })

  it('fails if its test failed or didn’t run', () => {
    expect(outcomeOf('holds', [['holds', 'failed']])).toBe('failed')
    expect(outcomeOf('holds', [['also holds', 'passed']])).toBe('failed')
    expect(outcomeOf('holds', [['holds', 'passed']], 'packages/core/src/other.test.ts')).toBe('failed')
    expect(outcomeOf('holds', [])).toBe('failed')
  })

  it.each(['holds for %s', 'holds for $name', 'holds for ${name}'])('finds every test of a table by %j', (title) => {
    const all = (last: Outcome) =>
      outcomeOf(title, [
        ['holds for (a|b', 'passed'],
        ['holds for c', last],
      ])
    expect([all('passed'), all('failed'), all('skipped')]).toEqual(['passed', 'failed', 'passed'])
  })

  it('is skipped if all its tests are', () => {
    expect(outcomeOf('holds', [['holds', 'skipped']])).toBe('skipped')
  })

  it('can refer to a step', () => {
    expect(outcomeOf('build', [], STEPS_FILE)).toBe('passed')
    expect(outcomeOf('lint', [], STEPS_FILE)).toBe('failed')
  })
})
