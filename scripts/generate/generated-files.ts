import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../commands.mjs'

/** How files are written. */
export interface Writing {
  /** Nothing is written: what is stale is named alone. */
  readonly check: boolean
  /** The folder that paths begin at, the repository unless it is named. */
  readonly root?: string
}

/** Files, by their paths below the root; one whose text is undefined has to go. */
export type GeneratedFiles = Iterable<readonly [path: string, text: string | undefined]>

/**
 * Brings files up to date, or only says which are stale.
 *
 * @returns the paths of those that were stale
 */
export function writeFiles(files: GeneratedFiles, { check, root = ROOT }: Writing): string[] {
  const stale = [...files].filter(([path, text]) => textOf(join(root, path)) !== text)
  for (const [path, text] of check ? [] : stale) {
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    if (text === undefined) rmSync(target)
    else writeFileSync(target, text)
  }
  return stale.map(([path]) => path)
}

const textOf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
