/**
 * Keeps the code blocks of the documentation equal to the files that they show. A block belongs to a file when the line
 * before it is `<!-- file: path -->`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'

const CONTRIBUTING_PAGES: readonly string[] = readdirSync(join(ROOT, 'docs/contributing')).map(
  (name) => `docs/contributing/${name}`,
)

/** Documents whose blocks are kept, relative to the repository. */
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
 * The document with every shown file as it is now.
 *
 * @param text the document, Markdown
 * @param readFile gives the text of a file by its path relative to the repository
 * @throws what `readFile` throws for a file that is not there
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
