/**
 * `npm run load:honest`: 16 addresses ask for 2,000 different things, one after another each, on 2 and on 16 threads. It
 * exits with 1 if anything is refused.
 *
 *     npm run load:honest -- [--requests 2000] [--readers 16] [--workers 2,16]
 */
import { parseArgs } from 'node:util'
import { askHonestly } from './honest.ts'
import { startSite, stopSite } from './start-site.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    readers: { type: 'string', default: '16' },
    workers: { type: 'string', default: '2,16' },
  },
})

for (const workers of values.workers.split(',')) {
  const site = await startSite({ WORKERS: workers })
  const began = performance.now()
  const { statuses, refused, durations } = await askHonestly(
    site.origin,
    Number(values.readers),
    Number(values.requests),
  )
  const seconds = (performance.now() - began) / 1000
  await stopSite(site)
  const quantile = (part: number): string => (durations[Math.floor(durations.length * part)] ?? Number.NaN).toFixed(0)
  const counts = [...statuses].map(([status, count]) => `${count} with ${status}`).join(', ')
  console.log(
    `${workers} threads, ${seconds.toFixed(0)} s: ${counts}; half within ${quantile(0.5)} ms, 95 of 100 within ${quantile(0.95)} ms`,
  )
  for (const text of refused) console.log(`  ${text}`)
  if (refused.length > 0) process.exitCode = 1
}
