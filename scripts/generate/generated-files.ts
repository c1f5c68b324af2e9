import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../commands.mjs'

/** How files are written. */
export interface Writing {
  /** Whether to report stale files without writing them. */
  readonly check: boolean
  /** The folder that paths are relative to; the repository by default. */
  readonly root?: string
}

/** Files with their paths relative to the root; a file whose text is undefined is deleted. */
export type GeneratedFiles = Iterable<readonly [path: string, text: string | undefined]>

/**
 * Updates files, or only reports which are stale.
 *
 * @returns the paths of the stale files
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
