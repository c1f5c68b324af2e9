import { mkdir, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a process that fills a folder touches its lock. */
const TOUCH_MS = 5_000

/** A process that hasn't touched its lock for this long has died, even on a busy machine. */
const LOCK_EXPIRES_MS = 2 * 60_000

/** Present if a folder is complete. */
const COMPLETE = 'complete'

const isReady = (folder: string): Promise<boolean> =>
  stat(join(folder, COMPLETE)).then(
    () => true,
    () => false,
  )

/**
 * Fills a folder unless it's already complete. If several processes request it, one fills it and the others wait.
 *
 * @param fill fills the folder, which is missing or empty; if it throws, the folder doesn't count as complete
 */
export async function madeOnce(folder: string, fill: () => Promise<void>): Promise<void> {
  const lock = `${folder}.lock`
  await mkdir(dirname(folder), { recursive: true })
  while (!(await isReady(folder))) {
    try {
      await mkdir(lock)
    } catch {
      const age = Date.now() - (await stat(lock).then((found) => found.mtimeMs, Date.now))
      if (age > LOCK_EXPIRES_MS) await rmdir(lock).catch(() => undefined)
      await wait(500)
      continue
    }
    const touching = setInterval(() => {
      const now = new Date()
      utimes(lock, now, now).catch(() => undefined)
    }, TOUCH_MS)
    try {
      if (await isReady(folder)) continue
      await rm(folder, { recursive: true, force: true })
      await fill()
      await writeFile(join(folder, COMPLETE), '')
    } finally {
      clearInterval(touching)
      await rmdir(lock)
    }
  }
}
