import { describe, expect, it } from 'vitest'
import { EDITED_EXPECTATIONS } from '../../packages/twin/src/oracle/published.ts'
import { PROVIDER_SERVICES } from '../../packages/twin/src/services/index.generated.ts'
import { renderKnownDefects, renderVerification } from './records.ts'

const CURL = 'sh/curl/fill-mask/hf-inference/routed'
const DIRECT = 'sh/curl/fill-mask/hf-inference/direct'
const EARLIER = '2026-11-20 sh/curl 8.0.0'
const LATER = '2026-11-21 sh/curl 8.0.0'
const curl = { client: 'sh/curl', package: 'curl', release: '8.0.0', runtime: 'GNU bash 5.2' }
const texts = {
  runs: { [EARLIER]: { ...curl, date: '2026-11-20', twin: 'f' }, [LATER]: { ...curl, date: '2026-11-21', twin: 'f' } },
  texts: {
    a1: {
      run: LATER,
      cases: [CURL, 'sh/curl/fill-mask/auto/routed'],
      scenarios: ['answer'],
      result: 'passed' as const,
    },
    b2: { run: EARLIER, cases: [DIRECT], scenarios: ['answer'], result: 'failed' as const, reason: 'rule 4: a|b' },
    c3: { run: LATER, cases: [], model: 'acme/lantern', scenarios: ['answer'], result: 'passed' as const },
  },
}
const { texts: _, ...noTexts } = texts
const passing = { ...noTexts, cases: { [CURL]: { run: LATER, result: 'passed' as const } } }
const record = {
  ...passing,
  cases: { ...passing.cases, [DIRECT]: { run: EARLIER, result: 'failed' as const, reason: 'rule 4: a|b' } },
}
const comparison = {
  date: '2026-11-22',
  peer: { package: '@huggingface/inference', release: '1.2.3' },
  tasks: {
    'fill-mask': { offered: 2, passed: 1, peerOffered: 2, peerPassed: 0 },
    translation: { offered: 1, passed: 1, peerOffered: 3, peerPassed: 2 },
  },
  onlyPeer: {
    'js/openai/translation/groq/routed': 'rule 3: sends no request',
    'js/openai/translation/nscale/routed': 'rule 3: sends no request',
    'js/openai/translation/together/direct': 'rule 4: exit code 1',
  },
  beyond: [CURL],
  failed: {},
  peerBroke: { 'rule 3': 2, 'rule 4': 1 },
}

describe('renderVerification', () => {
  const text = renderVerification(texts, record, comparison)

  it('counts texts by client and cases by task, and has the dates of their runs', () => {
    expect(text).toContain('Last runs: 2026-11-20 to 2026-11-21.')
    expect(text).toContain('| sh/curl | curl 8.0.0 | GNU bash 5.2 | 3 | 2 | 3 | 1 |')
    expect(text).toContain('| fill-mask | 1 | 1 | 0 | 2 | 1 |')
  })

  it('lists what is withheld and why, in a table that no reason breaks', () => {
    expect(renderVerification(texts, passing, undefined)).toContain('Nothing: no example on record failed.')
    expect(text).toContain(`| \`${DIRECT}\` | rule 4: a\\|b |`)
  })

  it('compares by task and in total, and lists what only one side has', () => {
    expect(text).toContain('| translation | 1 | 1 | 3 | 2 |')
    expect(text).toContain('| all | 3 | 2 | 5 | 2 |')
    expect(text).toContain('### Cases that only the peer offers (3)')
    expect(text).toContain('| rule 3: sends no request | translation | js/openai: groq, nscale (routed) |')
    expect(text).toContain('| rule 4: exit code 1 | translation | js/openai: together (direct) |')
    expect(text).toContain('### Cases that only we offer (1)')
    expect(text).toContain('| fill-mask | sh/curl: hf-inference (routed) |')
  })

  it('lists what we take on trust: each edited expectation, and each failure that a client hides', () => {
    for (const { when } of EDITED_EXPECTATIONS) expect(text).toContain(`| ${when} |`)
    for (const { why } of EDITED_EXPECTATIONS) expect(text).toContain(`| ${why} |`)
    for (const { id, blindSpots } of PROVIDER_SERVICES) {
      for (const { client, scenarios } of blindSpots)
        expect(text).toContain(`| ${client} | ${id} | ${scenarios.join(', ')} |`)
    }
  })

  it('omits the comparison if there was none', () => {
    expect(renderVerification(texts, record, undefined)).not.toContain('peer')
  })
})

describe('renderKnownDefects', () => {
  it('links to each program, under its client and release', () => {
    const text = renderKnownDefects([
      {
        file: 'a-client.py',
        client: 'huggingface_hub',
        release: '2.4.0',
        provider: 'fal-ai',
        tasks: ['text-to-video', 'image-to-video'],
        problem: 'The client loses the reason.',
        instead: 'We don’t offer an example.',
        scenario: { kind: 'job-failed' },
        exitCode: 1,
      },
    ])
    expect(text).toContain('## huggingface_hub 2.4.0 (Python)')
    expect(text).toContain(
      '### [a-client.py](a-client.py)\n\nTasks: text-to-video, image-to-video. Provider in the program: `fal-ai`.',
    )
  })
})
