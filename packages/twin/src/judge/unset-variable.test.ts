import { expect, it } from 'vitest'
import { ask } from '../cases/cases.ts'
import { CHAT } from '../oracle/call.ts'
import { unsetRun } from '../plan/plan.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { runTrial } from '../trials/trial.ts'

/** A part of an example, its replacement, and what the judge says about the result. */
const DEFECTS: readonly (readonly [client: string, taken: string, put: string, says: string])[] = [
  [
    'openai',
    'if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");',
    '',
    'sends the value of OPENAI_API_KEY',
  ],
  [
    'openai',
    'if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");',
    'if (!process.env.HF_TOKEN) throw new Error(process.env.OPENAI_API_KEY);',
    'prints the value of OPENAI_API_KEY',
  ],
  ['fetch', 'if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");', '', 'without HF_TOKEN'],
  // Node.js prints the line that threw, which would show the name even if the message doesn't.
  ['fetch', 'throw new Error("HF_TOKEN is not set")', 'process.exit(1)', 'does not say what went wrong (HF_TOKEN)'],
  ['curl', '${HF_TOKEN:?}', '$HF_TOKEN', 'without HF_TOKEN'],
]

describeWithHarness('the judge detects an example that continues without its variable', (harness) => {
  it.for(DEFECTS)('%s: %s becomes "%s"', async ([client, taken, put, says]) => {
    const question = { task: CHAT, provider: 'together', target: 'routed', streaming: false } as const
    const asked = ask(question)
    const snippet = asked.offered.find(
      (each) => ['js', 'sh'].includes(each.snippet.language) && each.snippet.client === client,
    )?.snippet
    if (snippet === undefined) throw new Error(`${client} is not offered`)
    const run = unsetRun(question)
    expect((await runTrial(harness(), asked, snippet, run)).findings).toEqual([])
    expect(snippet.content).toContain(taken)
    const { findings } = await runTrial(
      harness(),
      asked,
      { ...snippet, content: snippet.content.replace(taken, () => put) },
      run,
    )
    expect(findings.map(({ text }) => text).join('\n')).toContain(says)
  })
})
