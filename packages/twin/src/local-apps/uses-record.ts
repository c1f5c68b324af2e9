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

/** Returns the record after a run: the last run of each use, by app. Runs of outdated programs are dropped. */
export const recordLocalUseRuns = (
  ran: readonly LocalUseRun[],
  earlier: readonly LocalUseRun[],
  planned = everyUse(),
): readonly LocalUseRun[] =>
  planned.flatMap((each) => [...earlier, ...ran].findLast((run) => isRunOfUse(run, each)) ?? [])

export const writeLocalUseRuns = (runs: readonly LocalUseRun[]): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(runs, null, 2)}\n`)
