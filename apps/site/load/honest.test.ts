import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { askHonestly } from './honest.ts'
import { startSite, stopSite } from './start-site.ts'

const isBuilt = existsSync(fileURLToPath(new URL('../build/server/index.js', import.meta.url)))
/** Elsewhere the loopback network has one address. */
const hasAddresses = process.platform === 'linux'

it.runIf(isBuilt && hasAddresses).each([2, 16])(
  'on %i threads nothing is refused that 16 readers ask for',
  async (workers) => {
    const site = await startSite({ WORKERS: String(workers) })
    const { statuses, refused } = await askHonestly(site.origin, 16, 160)
    await stopSite(site)
    expect(refused).toEqual([])
    expect([...statuses]).toEqual([[200, 160]])
  },
)
