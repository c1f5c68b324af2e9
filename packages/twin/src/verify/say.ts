import { randomInt } from 'node:crypto'
import { wholeNumber } from '../command-line.ts'

/** Prints a line. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Counts how often each text occurs. */
export function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

export const secondsSince = (started: number): number => Math.round((performance.now() - started) / 1000)

/** Returns the date in the format of records. */
export const today = (): string => new Date().toISOString().slice(0, 10)

export const WRITTEN = '\nThe record is written; `npm run generate` writes the documents that show it.'

/** Returns the given seed, or a different one each time, and prints it so that a run can be repeated. */
export function seedOf(given: string | undefined): number {
  const seed = given === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given)
  say(`seed ${seed}`)
  return seed
}
