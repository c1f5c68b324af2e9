/**
 * Writes the indexes of the folders that hold one record per file, so that adding a record touches no list.
 *
 *     npm run generate              writes what is missing or stale
 *     npm run generate -- --check   writes nothing, names what is stale and exits with 1
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

interface IndexOfRecords {
  /** Folder of the record files, read with its subfolders. */
  readonly folder: string
  /** File that is written. */
  readonly target: string
  /** The exported table. */
  readonly exportName: string
  /** What is said of it in its doc comment. */
  readonly description: string
  /** Type of one record, and the file that declares it. */
  readonly type: string
  readonly typeFile: string
  /**
   * `code`: each `.ts` file that exports a const of the type is a record; the table is keyed by its path without ending.
   * `json`: each `.json` file is a record, written into the table as it is; the table is a list sorted by `id`.
   */
  readonly kind: 'code' | 'json'
}

/** One line per index. A folder that does not exist yet is passed over. */
export const INDEXES: readonly IndexOfRecords[] = [
  {
    folder: 'packages/core/src/providers',
    target: 'packages/core/src/providers/index.generated.ts',
    exportName: 'PROVIDERS',
    description: 'Every provider, by id.',
    type: 'Provider',
    typeFile: 'packages/core/src/providers/provider.ts',
    kind: 'code',
  },
  {
    folder: 'packages/core/src/catalogue/models',
    target: 'packages/core/src/catalogue/models.generated.ts',
    exportName: 'MODELS',
    description: 'The models of the embedded catalogue, sorted by id.',
    type: 'ModelRecord',
    typeFile: 'packages/core/src/types.ts',
    kind: 'json',
  },
]

const HEADER = '// Written by `npm run generate` from the files beside it. Do not edit.\n'

/** Code points, not a locale: the same order on every machine. */
const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** `fal-ai` → `falAi`, `python/openai` → `pythonOpenai`, `huggingface.js` → `huggingfaceJs`. */
export function identifierOf(path: string): string {
  const name = path.replace(/[^A-Za-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())
  return /^[0-9]/.test(name) ? `_${name}` : name
}

/**
 * The text of one index.
 *
 * @param index the index's line of the table; paths are relative to `root`
 * @param root folder of the repository
 * @throws Error naming the file, when a file breaks the rule "one record, named after its file"
 */
export function renderIndex(index: IndexOfRecords, root: string): string {
  return index.kind === 'json' ? renderJson(index, root) : renderCode(index, root)
}

function renderCode(index: IndexOfRecords, root: string): string {
  const imports: string[] = []
  const entries: string[] = []
  const declaration = new RegExp(`^export const (\\w+): ${index.type}\\b`, 'gm')
  for (const path of filesBelow(join(root, index.folder), '.ts')) {
    if (path.endsWith('.test.ts') || path.endsWith('.generated.ts')) continue
    const source = readFileSync(join(root, index.folder, path), 'utf8')
    const names = [...source.matchAll(declaration)].map((match) => match[1])
    if (names.length === 0) continue
    const key = path.slice(0, -'.ts'.length)
    const expected = identifierOf(basename(key))
    if (names.length > 1 || names[0] !== expected) {
      throw new Error(`${index.folder}/${path}: expected one ${index.type}, named ${expected}; found ${names.join(', ')}`)
    }
    const local = identifierOf(key)
    const file = importPath(index.target, join(index.folder, path))
    imports.push(`import { ${local === expected ? expected : `${expected} as ${local}`} } from '${file}'`)
    entries.push(key === local ? `  ${key},` : `  '${key}': ${local},`)
  }
  return [
    HEADER,
    ...imports,
    `import type { ${index.type} } from '${importPath(index.target, index.typeFile)}'`,
    '',
    `/** ${index.description} */`,
    `export const ${index.exportName}: { readonly [id: string]: ${index.type} } = {`,
    ...entries,
    '}',
    '',
  ].join('\n')
}

function renderJson(index: IndexOfRecords, root: string): string {
  const records: { id: string; text: string }[] = []
  for (const path of filesBelow(join(root, index.folder), '.json')) {
    const record = JSON.parse(readFileSync(join(root, index.folder, path), 'utf8')) as { id?: unknown }
    const expected = path.slice(0, -'.json'.length)
    if (record.id !== expected) throw new Error(`${index.folder}/${path}: expected "id": ${JSON.stringify(expected)}`)
    records.push({ id: expected, text: JSON.stringify(record) })
  }
  records.sort((a, b) => byCodePoint(a.id, b.id))
  return [
    HEADER,
    `import type { ${index.type} } from '${importPath(index.target, index.typeFile)}'`,
    '',
    `/** ${index.description} */`,
    `export const ${index.exportName}: readonly ${index.type}[] = [`,
    ...records.map(({ text }) => `  ${text},`),
    ']',
    '',
  ].join('\n')
}

/** Paths relative to `folder`, with `/`, sorted. */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort(byCodePoint)
}

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Brings every index up to date, or only says which are stale.
 *
 * @returns the targets that were stale, relative to `root`
 */
export function writeIndexes(root: string, options: { readonly check: boolean }): string[] {
  const stale: string[] = []
  for (const index of INDEXES) {
    if (!existsSync(join(root, index.folder))) continue
    const target = join(root, index.target)
    const text = renderIndex(index, root)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    stale.push(index.target)
    if (!options.check) writeFileSync(target, text)
  }
  return stale
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const check = process.argv.includes('--check')
  const stale = writeIndexes(resolve(dirname(fileURLToPath(import.meta.url)), '..'), { check })
  for (const target of stale) console.log(check ? `stale: ${target} (npm run generate writes it)` : `wrote ${target}`)
  if (check && stale.length > 0) process.exitCode = 1
}
