/**
 * Asks `/healthz` all the time, over a new connection each time, as those do who watch a server. It is a process of its
 * own, so that what it measures is the server's delay; it tells its parent how many answers came within which time.
 *
 *     node --import tsx health.ts ORIGIN
 */
import { argv } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { exchange } from './faults.ts'
import { placeOf } from './steady.ts'

/** How many answers came, by duration. */
export type HealthReport = number[]

const PAUSE_MILLISECONDS = 50

async function watch(origin: URL): Promise<void> {
  let report: HealthReport = []
  setInterval(() => {
    process.send?.(report)
    report = []
  }, 1000)
  process.on('disconnect', () => process.exit(0))
  for (;;) {
    const asked = performance.now()
    const answer = await exchange(origin, `GET /healthz HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`)
    const place = placeOf(performance.now() - asked)
    if (answer?.status === 200) report[place] = (report[place] ?? 0) + 1
    await wait(PAUSE_MILLISECONDS)
  }
}

if (process.send !== undefined && argv.length === 3) void watch(new URL(argv[2] as string))
