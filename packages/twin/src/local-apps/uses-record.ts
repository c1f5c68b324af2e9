import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { TWIN_LOCAL_APPS } from './index.generated.ts'
import recorded from './uses.json' with { type: 'json' }
import { type PlannedUse, plannedUses } from './uses.ts'

const FILE = fileURLToPath(new URL('./uses.json', import.meta.url))

/** A verified use of an app's server. */
export interface LocalUseRun {
  readonly app: string
  /** The use's id, such as `tool-loop+stream`. */
  readonly use: string
  /** The commands of the steps on Linux. */
  readonly commands: readonly string[]
  readonly package: string
  readonly release: string
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
  /** By client: the first 16 digits of its program's SHA-256. */
  readonly programs: Readonly<Record<string, string>>
}

/** All verified uses, written by `npm run verify -- --local-apps`. */
export const LOCAL_USE_RUNS: readonly LocalUseRun[] = recorded

/** Returns every use for which programs are written now. */
export const everyUse = (): readonly PlannedUse[] => Object.values(TWIN_LOCAL_APPS).flatMap(plannedUses)

/** Whether a run is of this use, with its present commands and programs. */
export const isRunOfUse = (run: LocalUseRun, planned: PlannedUse): boolean =>
  isSameUse(run, planned) &&
  JSON.stringify(run.commands) === JSON.stringify(planned.commands) &&
  JSON.stringify(Object.entries(run.programs)) ===
    JSON.stringify(planned.programs.map(({ client, digest }) => [client, digest]))

const isSameUse = (run: LocalUseRun, { app, use }: PlannedUse): boolean => run.app === app.id && run.use === use.id

/** Returns a run without its outdated programs; `undefined` if none is left, or the commands have changed. */
function presentPart(run: LocalUseRun, planned: PlannedUse): LocalUseRun | undefined {
  if (!isSameUse(run, planned) || JSON.stringify(run.commands) !== JSON.stringify(planned.commands)) return undefined
  const kept = planned.programs.filter(({ client, digest }) => run.programs[client] === digest)
  if (kept.length === 0) return undefined
  return { ...run, programs: Object.fromEntries(kept.map(({ client, digest }) => [client, digest])) }
}

/** Returns the programs of a use that aren't on record with a release of the app's package. */
export function unrecordedPrograms(
  planned: PlannedUse,
  { package: name, release }: Pick<LocalUseRun, 'package' | 'release'>,
  runs: readonly LocalUseRun[],
): PlannedUse['programs'] {
  const known = runs.find((run) => run.package === name && run.release === release && presentPart(run, planned))
  return planned.programs.filter(({ client, digest }) => known?.programs[client] !== digest)
}

/**
 * Returns the record after a run, by app and use. Outdated programs are dropped; the others stay, so a new client
 * doesn't discard what is known of the rest. The programs of one use all ran with the same release.
 */
export const recordLocalUseRuns = (
  ran: readonly LocalUseRun[],
  earlier: readonly LocalUseRun[],
  planned = everyUse(),
): readonly LocalUseRun[] =>
  planned.flatMap((each) => {
    const parts = [...earlier, ...ran].flatMap((run) => presentPart(run, each) ?? [])
    const last = parts.at(-1)
    if (last === undefined) return []
    const same = parts.filter((part) => part.package === last.package && part.release === last.release)
    const programs = Object.assign({}, ...same.map((part) => part.programs)) as LocalUseRun['programs']
    return presentPart({ ...last, programs }, each) ?? []
  })

export const writeLocalUseRuns = (runs: readonly LocalUseRun[]): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(runs, null, 2)}\n`)
