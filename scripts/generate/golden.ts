/**
 * Keeps the golden examples: a file for each client and each way to call, in which a change of a text is read.
 *
 *     tsx --tsconfig scripts/tsconfig.json scripts/generate/golden.ts            writes what is missing or stale
 *     tsx --tsconfig scripts/tsconfig.json scripts/generate/golden.ts --check    writes nothing, names it and exits with 1
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FOLDER, goldenFiles } from '../golden/golden-files.ts'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The files below a folder, by their paths below the repository. */
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
export function writeGolden({ check }: { readonly check: boolean }, root = ROOT, files = goldenFiles()): string[] {
  const gone = filesBelow(root, FOLDER).filter((path) => !files.has(path))
  const stale = [...files].filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
  )
  if (!check) {
    for (const path of gone) rmSync(join(root, path))
    for (const [path, text] of stale) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  return [...gone, ...stale.map(([path]) => path)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const check = process.argv.includes('--check')
  for (const path of writeGolden({ check })) {
    if (check) process.exitCode = 1
    console.log(check ? `stale: ${path} (npm run generate writes it)` : `wrote ${path}`)
  }
}
