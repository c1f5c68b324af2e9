import { expect, it } from 'vitest'
import { CHAT } from '../oracle/call.ts'
import { allRuns, runNamed } from '../plan/plan.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { runTrial } from '../trials/trial.ts'
import { ask, plannedCases } from './cases.ts'
import { WITH_FILES } from './chat-files.ts'

const QUESTION = { task: CHAT, provider: 'together', target: 'direct', streaming: false } as const

/** Possible mistakes in a Python example with files. */
const MISTAKES: readonly (readonly [what: string, from: string, to: string])[] = [
  ['another file', '"-street view.JPEG"', '"-my voice (1)&.wav"'],
  ['another media type', 'data:image/png', 'data:image/gif'],
  ['another format', '"format": "wav"', '"format": "mp3"'],
  ['no base64', 'base64.b64encode(Path("-street', 'base64.b85encode(Path("-street'],
]

describeWithHarness('a chat with files', (harness) => {
  const plain = ask(QUESTION)
  const offer = { question: QUESTION, plain, with: (chosen: object) => ask(QUESTION, chosen) }
  const planned = plannedCases([offer]).find(({ snippet }) => snippet.client === 'requests')
  const run = planned && runNamed(WITH_FILES, allRuns(planned))
  const asked = run && ask(QUESTION, run.chosen)
  const snippet = asked?.offered.find((each) => each.snippet.client === 'requests')?.snippet
  if (run === undefined || asked === undefined || snippet === undefined) throw new Error('The example is not offered')

  it('passes unchanged', async () => {
    expect((await runTrial(harness(), asked, snippet, run)).findings).toEqual([])
  })

  it.each(MISTAKES)('fails if it sends %s', async (_, from, to) => {
    const content = snippet.content.replace(from, to)
    expect(content).not.toBe(snippet.content)
    const { findings } = await runTrial(harness(), asked, { ...snippet, content }, run)
    expect(findings.map(({ rule }) => rule)).toContain(3)
  })
})
