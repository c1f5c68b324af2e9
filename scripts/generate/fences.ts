/**
 * Keeps the code blocks of the documentation equal to the files that they show. A block belongs to a file when the line
 * before it is `<!-- file: path -->`.
 *
 *     tsx scripts/generate/fences.ts            writes what is stale
 *     tsx scripts/generate/fences.ts --check    writes nothing, names what is stale and exits with 1
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Documents whose blocks are kept, relative to the repository. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'packages/core/README.md',
  'packages/react/README.md',
  'packages/cli/README.md',
] as const

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

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
  const check = process.argv.includes('--check')
  for (const document of DOCUMENTS) {
    const path = join(root, document)
    const before = readFileSync(path, 'utf8')
    const after = renderFences(before, (shown) => readFileSync(join(root, shown), 'utf8'))
    if (after === before) continue
    if (check) process.exitCode = 1
    else writeFileSync(path, after)
    console.log(check ? `stale: ${document} (npm run generate writes it)` : `wrote ${document}`)
  }
}
