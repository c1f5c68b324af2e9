import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CLIENTS } from '@model-snippets/core'
import { npmRelease } from '../languages/javascript/packages.ts'
import type { Transcript } from '../run/runner.ts'
import { type KnownBroken, languageOfDefect } from '../services/defects/known-broken.ts'
import { taskHubService } from '../services/hub.ts'
import { chatService } from '../services/protocols/chat.ts'
import type { Service } from '../services/request.ts'
import { sampleCall } from '../services/samples.ts'
import type { TaskCall } from '../services/task-call.ts'
import { taskService } from '../services/task-service.ts'
import type { Harness } from './harness.ts'

/** The folder with the programs that show the defects. */
export const DEFECT_PROGRAMS = new URL('../../../../docs/known-client-defects/', import.meta.url)

const FILE = fileURLToPath(new URL('defect-runs.json', import.meta.url))

/** The digest of each framework defect when it was last seen, by program name. */
type DefectRuns = Readonly<Record<string, string>>

/** Reads the record of framework defects, which `npm run verify -- --defects` writes. */
export const readDefectRuns = (): DefectRuns => JSON.parse(readFileSync(FILE, 'utf8'))

/** Writes the record. */
export async function writeDefectRuns(runs: DefectRuns): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(runs).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${FILE}.new`, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(`${FILE}.new`, FILE)
}

const programOf = ({ file }: KnownBroken): string => readFileSync(new URL(file, DEFECT_PROGRAMS), 'utf8')

/** The defect's client if it's a framework, whose packages must be installed first. */
export function frameworkOf(entry: KnownBroken): (typeof CLIENTS)[number] | undefined {
  const spoken = languageOfDefect(entry)
  return CLIENTS.find(({ id, language, framework }) => framework === true && id === entry.client && language === spoken)
}

/** The digest of everything a run depends on: the program, the release, the scenario, and the expected output. */
export function digestOfDefect(entry: KnownBroken): string {
  const { problem: _problem, instead: _instead, witnesses: _witnesses, ...seen } = entry
  const run = JSON.stringify([programOf(entry), frameworkOf(entry)?.install, seen])
  return createHash('sha256').update(run).digest('hex').slice(0, 32)
}

/** Hugging Face's clients distinguish its tokens from providers' keys. */
const tokenOf = ({ target }: KnownBroken): string => `${target === 'direct' ? 'key-' : 'hf_'}0123456789abcdef`

function servicesFor(entry: KnownBroken): Service[] {
  const {
    provider,
    tasks: [task = ''],
    scenario,
    target = 'routed',
  } = entry
  if (scenario.kind === 'chat') {
    const mappings = provider === 'auto' ? [] : sampleCall(provider, task, target).mappings
    const hub: Pick<TaskCall, 'task' | 'modelId' | 'mappings'> = { task, modelId: 'acme/lantern', mappings }
    const { conversation, ...others } = scenario
    const thoughts = scenario.behaviour?.thoughts && { thoughts: { ...scenario.behaviour.thoughts, text: 'Hm.' } }
    const played =
      conversation === undefined ? {} : { conversation: { ...conversation, began: 1, nonce: 'n0nce', ...thoughts } }
    return [taskHubService(hub), chatService({ reply: 'Here I am.', ...others, ...played })]
  }
  const call = sampleCall(provider, task, target, { token: tokenOf(entry) })
  if (scenario.kind === 'mapping') {
    const mappings = call.mappings.map((mapping) => ({ ...mapping, providerId: scenario.providerId }))
    return [taskHubService({ ...call, mappings })]
  }
  return [taskHubService(call), taskService(call, scenario, 'n0nce')]
}

/** The installed release of a defect's client. */
export const releaseOfDefect = ({ releases }: Harness, entry: KnownBroken): string =>
  releases.get(`${languageOfDefect(entry)}/${entry.client}`)?.release ?? npmRelease(entry.client)

/** Time limits after which a program counts as never ending. On a busy machine, the first may be too short. */
const SECONDS_WITHOUT_END = [6, 120]

/** Runs a defect's program. @returns the differences from the entry; none while the defect exists */
export async function problemsOfDefect(harness: Harness, entry: KnownBroken): Promise<readonly string[]> {
  let problems: readonly string[] = []
  for (const seconds of entry.exitCode === null ? SECONDS_WITHOUT_END : [300]) {
    problems = await problemsOfRun(harness, entry, seconds)
    if (problems.length === 0) break
  }
  return problems
}

async function problemsOfRun(harness: Harness, entry: KnownBroken, seconds: number): Promise<readonly string[]> {
  const framework = frameworkOf(entry)
  const transcript = await harness.runner.run(
    {
      language: languageOfDefect(entry),
      content: programOf(entry),
      files: [],
      env: { [entry.variable ?? 'HF_TOKEN']: tokenOf(entry) },
      ...(framework === undefined ? {} : { install: framework.install }),
    },
    servicesFor(entry),
    { seconds },
  )
  return [...problemsOfOutput(entry, transcript), ...problemsOfRequests(entry, transcript)]
}

function problemsOfOutput(
  { exitCode, says = '', prints = '', hides }: KnownBroken,
  { stdout, stderr, ...end }: Transcript,
): string[] {
  const problems: string[] = []
  if (end.exitCode !== exitCode || end.timedOut !== (exitCode === null))
    problems.push(`exit code ${end.exitCode}${end.timedOut ? ', timed out' : ''}: ${stderr}`)
  if (!stderr.includes(says)) problems.push(`does not say ${says}: ${stderr}`)
  if (!stdout.includes(prints)) problems.push(`does not print ${prints}: ${stdout}`)
  if (hides !== undefined && (stdout + stderr).includes(hides)) problems.push(`shows ${hides}`)
  return problems
}

function problemsOfRequests(entry: KnownBroken, { requests }: Transcript): string[] {
  const { repeats = 0, leaksTo, asks, takesToken, sends } = entry
  const problems: string[] = []
  const asked = requests.filter(({ service }) => service !== 'hub')
  const hasToken = ({ rawHeaders }: (typeof asked)[number]) => JSON.stringify(rawHeaders).includes(tokenOf(entry))
  if (asked.length < repeats) problems.push(`sends ${asked.length} requests, expected at least ${repeats}`)
  if (leaksTo !== undefined && !asked.some((each) => hasToken(each) && new URL(each.url).host === leaksTo))
    problems.push(`does not send the token to ${leaksTo}`)
  if (asks !== undefined) {
    const there = asked.filter(({ url }) => url.startsWith(asks))
    if (there.length === 0) problems.push(`does not call ${asks}`)
    if (takesToken !== undefined && there.some(hasToken) !== takesToken)
      problems.push(`${takesToken ? 'does not send' : 'sends'} the token to ${asks}`)
  }
  if (sends !== undefined) {
    const sent = asked.filter(({ body }) => body.length > 0).map(({ body }) => JSON.stringify(JSON.parse(`${body}`)))
    if (!sent.some((body) => body.includes(sends))) problems.push(`does not send ${sends}: ${sent.join('\n')}`)
  }
  return problems
}
