/**
 * Updates the documentation's code blocks from the files that they show. A block shows a file if the line before it is
 * `<!-- file: path -->`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'

const CONTRIBUTING_PAGES: readonly string[] = readdirSync(join(ROOT, 'docs/contributing')).map(
  (name) => `docs/contributing/${name}`,
)

/** Documents whose blocks are updated, with paths relative to the repository. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...CONTRIBUTING_PAGES,
  'packages/core/README.md',
  'packages/react/README.md',
  'packages/cli/README.md',
]

const SHOWN_FILE = /(<!-- file: (\S+) -->\n```\w*\n)[\s\S]*?(^```$)/gm

/**
 * Returns the document with the current text of every shown file.
 *
 * @param text the document, in Markdown
 * @param readFile returns a file's text; the path is relative to the repository
 * @throws the error of `readFile` if a file doesn't exist
 */
export function renderFences(text: string, readFile: (path: string) => string): string {
  return text.replace(
    SHOWN_FILE,
    (_, opening: string, path: string, closing: string) => opening + readFile(path) + closing,
  )
}

/** @returns the documents that were stale */
export function writeFences({ check, root = ROOT }: Writing): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  return writeFiles(
    DOCUMENTS.map((document) => [document, renderFences(read(document), read)]),
    { check, root },
  )
}
