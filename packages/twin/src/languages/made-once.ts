import { mkdir, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a process that fills a folder touches its lock. */
const TOUCH_MS = 5_000

/** A lock that was not touched for so long, on a busy machine too, was left behind by a process that died. */
const LOCK_EXPIRES_MS = 2 * 60_000

/** Present when a folder holds all that it should. */
const COMPLETE = 'complete'

const isReady = (folder: string): Promise<boolean> =>
  stat(join(folder, COMPLETE)).then(
    () => true,
    () => false,
  )

/**
 * Fills a folder, unless that was done before. Several processes may ask at once; one does it, the others wait.
 *
 * @param fill is given the folder, which is not there or empty; what it throws leaves nothing that looks complete
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
