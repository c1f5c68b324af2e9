/** Keeps the golden examples: a file for each client and each way to call, in which a change of a text is read. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '../commands.mjs'
import { FOLDER, goldenFiles } from '../golden/golden-files.ts'
import { type Writing, writeFiles } from './generated-files.ts'

/** The files below a folder, by their paths below the root. */
const filesBelow = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    : []

/**
 * Writes the files, and takes away those that are no longer written.
 *
 * @returns the paths of those that were stale
 */
export function writeGolden({ check, root = ROOT }: Writing, files = goldenFiles()): string[] {
  const gone = filesBelow(root, FOLDER).filter((path) => !files.has(path))
  return writeFiles([...gone.map((path) => [path, undefined] as const), ...files], { check, root })
}
