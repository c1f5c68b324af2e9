import { expect, it } from 'vitest'
import { allRuns } from '../../plan/plan.ts'
import { describeWithHarness } from '../../testing/harness.ts'
import type { Harness } from '../../trials/harness.ts'
import { inParallel } from '../../trials/in-parallel.ts'
import { runTrial } from '../../trials/trial.ts'
import type { CaseRun, Question } from '../case.ts'
import { ask, keyOf } from '../cases.ts'

const QUESTION: Question = {
  task: 'conversational',
  provider: 'together',
  target: 'routed',
  streaming: false,
  variant: 'robust',
}
const PLAIN: Question = { task: 'conversational', provider: 'together', target: 'routed', streaming: false }

type Changed = (content: string) => string

/** The findings about a changed example in one run. */
async function findings(
  harness: Harness,
  client: string,
  name: string,
  change: Changed,
  variant = 'robust',
): Promise<string[]> {
  const question = { ...QUESTION, variant }
  const offered = ask(question).offered.find(({ snippet }) => snippet.client === client)
  if (offered === undefined) throw new Error(`${client} is not offered`)
  const key = keyOf(question, offered.snippet)
  const planned = { key, question, snippet: offered.snippet, unsupported: () => undefined }
  const run = allRuns(planned).find((each): each is CaseRun => each.name === name)
  if (run === undefined) throw new Error(`There is no run ${name}`)
  const asked = ask(question, run.chosen)
  const snippet = asked.offered.find((each) => each.key === key)?.snippet
  if (snippet === undefined) throw new Error(`${key} is not offered`)
  const content = change(snippet.content)
  if (content === snippet.content) throw new Error('The example is as it was')
  return (await runTrial(harness, asked, { ...snippet, content }, run)).findings.map(({ text }) => text)
}

const plainOf =
  (client: string): Changed =>
  () =>
    ask(PLAIN).offered.find(({ snippet }) => snippet.client === client)?.snippet.content ?? ''

describeWithHarness('a temporary failure', (harness) => {
  it('fails a plain example', async () => {
    const passed: string[] = []
    await inParallel(['requests', 'huggingface_hub', 'fetch', 'huggingface.js', 'curl'], async (client) => {
      const found = await findings(harness(), client, 'busy then answer', plainOf(client))
      if (found.length === 0) passed.push(client)
    })
    expect(passed).toEqual([])
  })

  it('detects an example that doesn’t wait as asked', async () => {
    const python = (content: string) => content.replace('wait = int(after)', 'wait = 0')
    expect(String(await findings(harness(), 'huggingface_hub', 'busy then answer', python))).toContain('too early')
    const js = (content: string) => content.replace('await sleep(wait)', 'await sleep(0)')
    expect(String(await findings(harness(), 'fetch', 'busy then answer', js))).toContain(
      '2 inference requests sent, expected 4',
    )
  })

  it('detects an example that retries permanent errors', async () => {
    const change = (content: string) => content.replace('[408, 429,', '[400, 408, 429,')
    expect(await findings(harness(), 'requests', 'refused for good 400', change)).toEqual([
      '4 inference requests sent, expected 1',
    ])
  })

  it('detects an example that gives up, or doesn’t print which provider answered', async () => {
    const once = (content: string) => content.replace('max_retries=3', 'max_retries=0')
    expect(String(await findings(harness(), 'openai', 'stays busy', once))).toContain('expected 4')
    const silent = (content: string) => content.replace('console.error(`Answered by ${model}`);', '')
    expect(await findings(harness(), 'fetch', 'falls back', silent)).toEqual([
      'does not say Answered by meta-llama/Llama-3.1-8B-Instruct:fireworks-ai',
    ])
  })

  it('detects a tool loop that only retries its first request', async () => {
    const once = (content: string) =>
      content.replace('await fetchPatiently(', 'await (round > 1 ? fetch : fetchPatiently)(')
    const found = await findings(harness(), 'fetch', 'busy after a call', once, 'tool-loop+robust')
    expect(String(found)).toContain('expected 3')
  })

  it('detects an example of another API that gives up, or doesn’t print which provider answered', async () => {
    const once = (content: string) => content.replace('max_retries=3', 'max_retries=0')
    for (const variant of ['responses+robust', 'responses-structured-output+robust+async']) {
      expect(String(await findings(harness(), 'openai', 'stays busy', once, variant))).toContain('expected 4')
    }
    const silent = (content: string) => content.replace('console.error(`Answered by ${model}`);', '')
    expect(String(await findings(harness(), 'fetch', 'falls back', silent, 'messages-tool-loop+robust'))).toContain(
      'does not say Answered by meta-llama/Llama-3.1-8B-Instruct:fireworks-ai',
    )
  })
})
