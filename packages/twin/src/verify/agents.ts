import { fileURLToPath } from 'node:url'
import { type AgentRun, listAgentRuns } from '@model-snippets/core/agents'
import { type AgentCase, agentCases } from '../agents/cases.ts'
import { type InstalledAgent, installAgent } from '../agents/install.ts'
import type { AgentOutcome, AgentWork } from '../agents/isolated.ts'
import { recordRuns, writeRuns } from '../agents/record.ts'
import { SEEDED_ERRORS } from '../agents/seeded.ts'
import { isolated } from '../run/isolated.ts'
import { showAgentsOnServers } from './agents-on-servers.ts'
import { say, secondsSince, today, WRITTEN } from './say.ts'

interface AgentsChoice {
  /** Runs the set-ups whose name contains this text, even if they're recorded. */
  readonly only?: string | undefined
  /** Runs all set-ups. */
  readonly all: boolean
  /** Runs set-ups with errors instead of the correct ones. */
  readonly seeded: boolean
  /** Runs the set-ups for local apps with the apps' real servers. */
  readonly servers: boolean
  /** Runs one set-up of each agent with this release, or with `latest`. */
  readonly release?: string | undefined
}

/**
 * Starts coding agents with their set-ups, and records which of them did their work. Runs with another release or with
 * errors, each of which must be found, are shown but not recorded.
 *
 * @returns whether all agents did their work, or all errors were found
 */
export async function showAgents({ only, all, seeded, servers, release }: AgentsChoice): Promise<boolean> {
  if (servers) return showAgentsOnServers({ only, all })
  const cases = await agentCases()
  if (seeded) return showSeeded(cases, only)
  if (release !== undefined) return showRelease(cases, release, only)
  const started = performance.now()
  const earlier = listAgentRuns()
  const held = new Set(earlier.map(({ digest }) => digest))
  const chosen = cases.filter(({ name, digest }) =>
    only === undefined ? all || !held.has(digest) : name.includes(only),
  )
  say(`${cases.length} set-ups of agents, ${chosen.length} of them to run`)
  const installed = await installedFor(chosen)
  const passed: AgentRun[] = []
  for await (const { digest, problems, seconds } of outcomesOf(chosen, installed)) {
    const found = chosen.find((each) => each.digest === digest)
    if (found === undefined) continue
    const { name, setUp } = found
    const { release = '' } = installed[setUp.agent] ?? {}
    say(`${name} (${release}), ${seconds} s: ${problems.length === 0 ? 'passed' : problems.join('; ')}`)
    if (problems.length > 0) continue
    passed.push({ agent: setUp.agent, name, digest, release, date: today() })
    // Written immediately, so that an interrupted run can continue.
    await writeRuns(recordRuns(passed, earlier, cases))
  }
  await writeRuns(recordRuns(passed, earlier, cases))
  say(`agents: ${passed.length} of ${chosen.length} passed, ${secondsSince(started)} s`)
  say(WRITTEN)
  return passed.length === chosen.length
}

/** The set-up with every option, which is used for errors and other releases. */
const WHOLE = 'routed together'

async function showSeeded(cases: readonly AgentCase[], only = ''): Promise<boolean> {
  const works = SEEDED_ERRORS.flatMap(({ agent, what }, seeded) => {
    const found = cases.find(({ name }) => name === `${agent} ${WHOLE}`)
    return found === undefined || !`${agent}: ${what}`.includes(only) ? [] : [{ ...found, seeded }]
  })
  let allFound = true
  for await (const { seeded = -1, problems } of outcomesOf(works, await installedFor(works))) {
    const error = SEEDED_ERRORS[seeded]
    const isFound = error !== undefined && problems.some((problem) => error.found.test(problem))
    say(`${error?.agent}: ${error?.what}: ${isFound ? 'found' : 'NOT FOUND'}: ${problems.join('; ')}`)
    allFound &&= isFound
  }
  return allFound
}

async function showRelease(cases: readonly AgentCase[], release: string, only = ''): Promise<boolean> {
  const chosen = cases.filter(({ name }) => name.endsWith(` ${WHOLE}`) && name.includes(only))
  const installed = await installedFor(chosen, release)
  const broken: string[] = []
  for await (const { digest, problems } of outcomesOf(chosen, installed)) {
    const { agent } = chosen.find((each) => each.digest === digest)?.setUp ?? { agent: digest }
    say(`${agent} ${installed[agent]?.release}: ${problems.length === 0 ? 'passed' : problems.join('; ')}`)
    if (problems.length > 0) broken.push(agent)
  }
  say(broken.length === 0 ? 'No set-up is broken.' : `The set-ups of ${broken.join(', ')} are broken.`)
  return broken.length === 0
}

async function installedFor(
  cases: readonly AgentCase[],
  release?: string,
): Promise<Readonly<Record<string, InstalledAgent>>> {
  const installed: Record<string, InstalledAgent> = {}
  for (const { setUp } of cases) installed[setUp.agent] ??= await installAgent(setUp, release)
  return installed
}

const ISOLATED = fileURLToPath(new URL('../agents/isolated.ts', import.meta.url))

/** Runs the cases in a network with only the loopback interface, and yields each outcome as it comes. */
async function* outcomesOf(
  cases: readonly AgentWork[],
  installed: Readonly<Record<string, InstalledAgent>>,
): AsyncGenerator<AgentOutcome> {
  if (cases.length === 0) return
  const works = cases.map(({ digest, seeded }) => ({ digest, seeded }))
  yield* isolated<AgentOutcome>(ISOLATED, { works, installed })
}
