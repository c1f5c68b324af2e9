/** Writes the indexes of the folders with one record per file, so that nobody has to list a new record by hand. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'
import { CORE, INDEXES } from './index-list.ts'
import { renderLanguageIndexes } from './language-indexes.ts'
import { renderOptionFacts } from './option-facts.ts'
import { renderIndex } from './render-index.ts'

/**
 * Updates every index, or only reports which are stale. It writes each index immediately, because the records of the
 * next index may import it.
 *
 * @returns the targets that were stale, relative to the root
 */
export async function writeIndexes({ check, root = ROOT }: Writing): Promise<string[]> {
  const stale: string[] = []
  const write = (path: string, text: string): void => {
    stale.push(...writeFiles([[path, text]], { check, root }))
  }
  for (const index of INDEXES) {
    if (existsSync(join(root, index.folder))) write(index.target, await renderIndex(index, root))
  }
  if (!existsSync(join(root, CORE, 'languages'))) return stale
  for (const [path, text] of await renderLanguageIndexes(root)) write(path, text)
  write(`${CORE}/call/option-facts.generated.ts`, renderOptionFacts())
  return stale
}
