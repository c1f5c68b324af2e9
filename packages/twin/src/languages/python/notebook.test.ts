import { explainUnverified, type InferenceSnippet } from '@model-snippets/core'
import { expect, it } from 'vitest'
import type { Asked, CaseRun } from '../../cases/case.ts'
import { allOffers, type Offer, plannedCases } from '../../cases/cases.ts'
import type { Finding } from '../../judge/finding.ts'
import { allRuns } from '../../plan/plan.ts'
import { describeWithHarness } from '../../testing/harness.ts'
import { runTrial } from '../../trials/trial.ts'

interface Notebook {
  readonly name: string
  readonly offer: Offer
  readonly client: string
  readonly run: CaseRun
  readonly isOwnText: boolean
}

/** Every chat and tool loop with one provider and each Python client, as a notebook. */
const NOTEBOOKS: readonly Notebook[] = allOffers().flatMap((offer): Notebook[] => {
  const { task, provider, target, streaming, variant } = offer.question
  if (task !== 'conversational' || provider !== 'together' || target !== 'routed') return []
  if (variant !== undefined && variant !== 'tool-loop') return []
  const planned = plannedCases([offer])
  return offer.plain.offered
    .filter(({ snippet }) => snippet.language === 'python')
    .map(({ key, snippet: { client, content } }) => ({
      name: `${client} ${variant ?? 'chat'}${streaming ? ' streamed' : ''}`,
      offer,
      client,
      run: planned.filter((each) => each.key === key).flatMap(allRuns)[0] as CaseRun,
      isOwnText: content !== cellOf(offer.plain, client).content,
    }))
})

function cellOf({ model, question, mapping, options }: Asked, client: string): InferenceSnippet {
  const asked = { language: 'python', client, notebook: true }
  return explainUnverified(model, question.provider, mapping, options, asked).snippets[0] as InferenceSnippet
}

/** Each client's plain chat, and all notebooks whose cells differ from their programs. */
const RUN = NOTEBOOKS.filter(({ name, isOwnText }) => isOwnText || name.endsWith(' chat'))

/** A client that is imported in a new process may store its settings in the home folder. */
const isOfAnImport = ({ text }: Finding): boolean => text.startsWith('leaves the file home/')

describeWithHarness('notebooks in IPython', (harness) => {
  it.each(RUN)('$name', async ({ offer, client, run }) => {
    const asked = offer.with(run.chosen)
    const options = { notebook: true, seconds: 120 }
    const { transcript, findings } = await runTrial(harness(), asked, cellOf(asked, client), run, options)
    expect(
      findings.filter((each) => !isOfAnImport(each)),
      transcript.stdout,
    ).toEqual([])
  })

  it('fails if a cell starts an event loop', async () => {
    const content = 'import asyncio\n\nasyncio.run(asyncio.sleep(0))\n'
    const example = { language: 'python', content, files: [], env: {} } as const
    const { exitCode, stdout } = await harness().runner.run(example, [], { notebook: true })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('asyncio.run() cannot be called from a running event loop')
  })
})

it('only these clients have cells that differ from their programs', () => {
  expect(new Set(NOTEBOOKS.filter(({ isOwnText }) => isOwnText).map(({ client }) => client))).toEqual(
    new Set(['pydantic_ai', 'openai-agents', 'llamaindex', 'agent-framework', 'strands-agents']),
  )
})
