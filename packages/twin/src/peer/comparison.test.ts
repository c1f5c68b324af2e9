import { readCaseKey } from '@model-snippets/core/verification'
import { describe, expect, it } from 'vitest'
import { type ComparedCase, compare, describeComparison, openQuestions } from './comparison.ts'

const caseResult = (key: string, ours?: readonly string[], peer?: readonly string[]): ComparedCase => ({
  key,
  task: readCaseKey(key).task,
  ours,
  peer,
})
const BOTH = caseResult('sh/curl/fill-mask/auto/routed', [], ['rule 4: shows nothing', 'rule 5: leaves a file'])
const OURS = caseResult('js/fetch/fill-mask/auto/routed', [])
const THEIRS = caseResult('python/openai/translation/auto/routed', undefined, ['rule 3: sends no request'])

describe('compare', () => {
  it('counts cases by task, and lists those that only one side has', () => {
    expect(compare([BOTH, THEIRS, OURS])).toEqual({
      tasks: {
        'fill-mask': { offered: 2, passed: 2, peerOffered: 1, peerPassed: 0 },
        translation: { offered: 0, passed: 0, peerOffered: 1, peerPassed: 0 },
      },
      onlyPeer: { [THEIRS.key]: 'rule 3: sends no request' },
      failed: {},
      beyond: [OURS.key],
      peerBroke: { 'rule 3': 1, 'rule 4': 1 },
    })
  })

  it('doesn’t depend on the order of the cases', () => {
    expect(JSON.stringify(compare([OURS, THEIRS, BOTH]))).toBe(JSON.stringify(compare([BOTH, THEIRS, OURS])))
  })
})

describe('openQuestions', () => {
  it('are our failing cases, and missing cases that work for the peer', () => {
    const works = caseResult('sh/curl/translation/auto/routed', undefined, [])
    const fails = caseResult('js/fetch/translation/auto/routed', ['rule 4: exit code 1'], [])
    expect(openQuestions(compare([BOTH, OURS, THEIRS]), {})).toEqual([])
    expect(openQuestions(compare([works, fails]), {})).toEqual([
      'fails: js/fetch/translation/auto/routed: rule 4: exit code 1',
      'works in the peer, missing here: sh/curl/translation/auto/routed',
    ])
    expect(openQuestions(compare([fails]), { [fails.key]: 'did not pass' })).toEqual([])
  })
})

describe('describeComparison', () => {
  it('ends with the total', () => {
    const lines = describeComparison(compare([BOTH, OURS, THEIRS])).split('\n')
    expect(
      lines
        .find((line) => line.startsWith('total'))
        ?.trim()
        .split(/\s+/),
    ).toEqual(['total', '2', '2', '2', '0'])
    expect(lines.at(-1)).toContain('cases that only we offer: 1; that only the peer offers: 1')
  })
})
