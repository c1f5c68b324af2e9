/**
 * Asks `/healthz` all the time, over a new connection each time, as health checks do. It is a separate process, so that
 * it measures the server's delay and not that of the load. It sends its parent the counts each second.
 *
 *     node --import tsx health.ts ORIGIN
 */
import { argv } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { exchange } from './faults.ts'
import { placeOf } from './steady.ts'

export interface HealthReport {
  /** How many answers came, by duration. */
  readonly durations: number[]
  /** Statuses other than 200. A server that is being restarted gives no answer, which counts as neither. */
  readonly refusals: number[]
}

const PAUSE_MILLISECONDS = 50

async function watch(origin: URL): Promise<void> {
  let report: HealthReport = { durations: [], refusals: [] }
  setInterval(() => {
    process.send?.(report)
    report = { durations: [], refusals: [] }
  }, 1000)
  process.on('disconnect', () => process.exit(0))
  for (;;) {
    const asked = performance.now()
    const answer = await exchange(origin, `GET /healthz HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`)
    const place = placeOf(performance.now() - asked)
    if (answer?.status === 200) report.durations[place] = (report.durations[place] ?? 0) + 1
    else if (answer !== undefined) report.refusals.push(answer.status)
    await wait(PAUSE_MILLISECONDS)
  }
}

if (process.send !== undefined && argv.length === 3) void watch(new URL(argv[2] as string))
