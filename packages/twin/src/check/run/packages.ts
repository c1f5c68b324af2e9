import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The packages couldn't be installed. */
export class PackagesError extends Error {
  override readonly name = 'PackagesError'
}

/** Unpinned packages are installed anew each week, so that a release that breaks a program is noticed. */
export const weekOf = (now: number): number => Math.floor(now / (7 * 24 * 60 * 60 * 1000))

export const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)

const made = new Map<string, Promise<unknown>>()

/** Makes a folder once, also if several programs need it at the same time. */
export async function once(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const before = made.get(folder)
  if (before !== undefined) {
    await before
    return
  }
  const work = (async () => {
    if (existsSync(folder)) return
    const unfinished = `${folder}.${process.pid}`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    try {
      await make(unfinished)
      await rename(unfinished, folder)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      // Another process may have finished first.
      if (!existsSync(folder)) throw error
    }
  })()
  made.set(folder, work)
  await work
}

/** pip and npm say last what went wrong. */
export const lastLine = (text = ''): string | undefined =>
  text
    .trim()
    .split('\n')
    .filter((line) => /error|ERR/i.test(line))
    .at(-1)
