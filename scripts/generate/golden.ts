/** Writes the golden examples: a file for each client and kind of call, in which reviewers see changes of the text. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '../commands.mjs'
import { FOLDER, goldenFiles } from '../golden/golden-files.ts'
import { type Writing, writeFiles } from './generated-files.ts'

/** The files in a folder and its subfolders, with paths relative to the root. */
const filesBelow = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    : []

/**
 * Writes the files, and deletes those that are no longer generated.
 *
 * @returns the paths of the stale files
 */
export function writeGolden({ check, root = ROOT }: Writing, files = goldenFiles()): string[] {
  const gone = filesBelow(root, FOLDER).filter((path) => !files.has(path))
  return writeFiles([...gone.map((path) => [path, undefined] as const), ...files], { check, root })
}
