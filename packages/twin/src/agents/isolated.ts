import { buildInferenceRequest } from '@model-snippets/core'
import { Twin } from '../services/twin.ts'
import { type AgentCase, agentCases, mappingOf, requestOptionsOf } from './cases.ts'
import { TWIN_AGENTS } from './index.generated.ts'
import type { InstalledAgent } from './install.ts'
import { problemsOf } from './judge.ts'
import { runAgent } from './run-agent.ts'
import { SEEDED_ERRORS, withError } from './seeded.ts'

/*
 * Runs the given set-ups, selected by digest, one after another, and prints one line of JSON for each. It runs in a
 * network with only the loopback interface; everything that the agents need is installed before.
 */

/** A set-up to run, optionally with an error. */
export interface AgentWork {
  readonly digest: string
  /** The error's position in the list. */
  readonly seeded?: number
}

/** The result of a run. */
export interface AgentOutcome extends AgentWork {
  readonly problems: readonly string[]
  readonly seconds: number
}

interface Given {
  readonly works: readonly AgentWork[]
  readonly installed: Readonly<Record<string, InstalledAgent>>
}

async function main({ works, installed }: Given): Promise<void> {
  const cases = new Map((await agentCases()).map((each) => [each.digest, each]))
  const twin = await Twin.start()
  try {
    for (const work of works) {
      const started = performance.now()
      const found = cases.get(work.digest)
      if (found === undefined) throw new Error(`No set-up has the digest ${work.digest}`)
      const problems = await run(twin, found, work, installed)
      const outcome: AgentOutcome = { ...work, problems, seconds: Math.round((performance.now() - started) / 1000) }
      process.stdout.write(`${JSON.stringify(outcome)}\n`)
    }
  } finally {
    await twin.stop()
  }
}

async function run(
  twin: Twin,
  found: AgentCase,
  { seeded }: AgentWork,
  installed: Given['installed'],
): Promise<readonly string[]> {
  const { agent: id } = found.setUp
  const agent = TWIN_AGENTS[id]
  const programs = installed[id]
  const expected = buildInferenceRequest(found.model, found.provider, mappingOf(found), requestOptionsOf(found))
  if (agent === undefined || programs === undefined || expected === undefined) throw new Error(`${id} is not known`)
  const error = seeded === undefined ? undefined : SEEDED_ERRORS[seeded]
  const setUp = error === undefined ? found.setUp : withError(found.setUp, error)
  return problemsOf(
    found,
    expected,
    await runAgent(twin, { setUp, endpointUrl: requestOptionsOf(found).endpointUrl }, agent, programs),
  )
}

await main(JSON.parse(process.argv[2] ?? '') as Given)
