import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface IndexOfRecords {
  /** Folder with the records, including its subfolders. */
  readonly folder: string
  /**
   * Name of the file with the record, such as `provider.ts`, if each record has its own folder; the record is then
   * named after the folder. By default, every file in the folder is a record and is named after itself.
   */
  readonly file?: string
  /** Suffix of the exported constant's name, if a folder has several kinds of records. */
  readonly suffix?: string
  /** The file to write. */
  readonly target: string
  /** The exported table. */
  readonly exportName: string
  /** The table's doc comment. */
  readonly description: string
  /** The type of a record, and the file that declares it. */
  readonly type: string
  readonly typeFile: string
  /**
   * `table`: a table of the records by name.
   * `loaders`: a table of functions that import their record when called.
   * `list`: a list of the records, sorted by `order`.
   * `tuple`: the same list with the type of each record, so that unions can be derived from it.
   * `json`: a list of the unchanged contents of all `.json` files, sorted by `id`.
   */
  readonly kind: 'table' | 'loaders' | 'list' | 'tuple' | 'json'
  /** For a list: the name of an additional type, the union of the records' ids. */
  readonly ids?: string
  /** For a list: a function that makes more records, one from each part. */
  readonly made?: MadeRecords
  /** Sort key of a record of a `list` or `tuple`. */
  readonly order?: (record: never) => readonly number[]
}

/** Records that a function makes from what each folder exports, so that no folder needs a file for each. */
export interface MadeRecords {
  /** The file with the function, and its name. */
  readonly makerFile: string
  readonly maker: string
  /** Name of the file with a folder's part, such as `transport.ts`. */
  readonly part: string
  /** Suffix of the part's name, which starts with the folder's. */
  readonly suffix: string
}

export const HEADER = '// Written by `npm run generate` from the files beside it. Do not edit.\n'

/** Compares code points instead of using a locale, so the order is the same on every machine. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** `fal-ai` → `falAi`, `python/openai` → `pythonOpenai`, `huggingface.js` → `huggingfaceJs`. */
export function identifierOf(path: string): string {
  const name = path.replace(/[^A-Za-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())
  return /^[0-9]/.test(name) ? `_${name}` : name
}

/**
 * Returns the text of an index.
 *
 * @param index the index; its paths are relative to `root`
 * @param root the repository's folder
 * @throws Error naming the file, if it doesn't have exactly one record, named after its file
 */
export async function renderIndex(index: IndexOfRecords, root: string): Promise<string> {
  if (index.kind === 'json') return renderJson(index, root)
  const found = recordsIn(index, root)
  const made = madeIn(index, root)
  if (index.kind === 'loaders') return renderLoaders(index, found)
  const isList = index.kind === 'list' || index.kind === 'tuple'
  const listed = isList ? await inOrder(index, found, root) : found
  const imports = found.map(({ name, local, path }) => {
    const file = importPath(index.target, join(index.folder, path))
    return `import { ${local === name ? name : `${name} as ${local}`} } from '${file}'`
  })
  const lines = isList
    ? [...listed.map(({ local }) => `  ${local},`), ...made.records]
    : found.map(({ key, local }) => (key === local ? `  ${key},` : `  '${key}': ${local},`))
  const [open, close] = {
    tuple: ['= [', `] as const satisfies readonly ${index.type}[]`],
    list: [`: readonly ${index.type}[] = [`, ']'],
    table: [`: { readonly [id: string]: ${index.type} } = {`, '}'],
  }[index.kind]
  return [
    HEADER,
    ...imports,
    ...made.imports,
    `import type { ${index.type} } from '${importPath(index.target, index.typeFile)}'`,
    '',
    `/** ${index.description} */`,
    `export const ${index.exportName}${index.kind === 'tuple' ? ' ' : ''}${open}`,
    ...lines,
    close,
    '',
    ...(index.ids === undefined ? [] : [`/** Their ids. */`, unionOf(index.ids, await idsOf(index, listed, root)), '']),
  ].join('\n')
}

/** The imports and the lines of the records that a function makes. */
function madeIn(
  { folder, target, made }: IndexOfRecords,
  root: string,
): { readonly imports: string[]; readonly records: string[] } {
  if (made === undefined) return { imports: [], records: [] }
  const { makerFile, maker, part, suffix } = made
  const parts = filesBelow(join(root, folder), part)
    .filter((path) => path.split('/').length === 2)
    .map((path) => ({ path, name: identifierOf(dirname(path)) + suffix }))
  return {
    imports: [
      ...parts.map(({ path, name }) => `import { ${name} } from '${importPath(target, join(folder, path))}'`),
      `import { ${maker} } from '${importPath(target, makerFile)}'`,
    ],
    records: parts.map(({ name }) => `  /* @__PURE__ */ ${maker}(${name}),`),
  }
}

export const unionOf = (name: string, members: readonly string[]): string =>
  [`export type ${name} =`, ...members.map((member) => `  | ${member}`)].join('\n')

/** The records' ids as literals. */
const idsOf = (index: IndexOfRecords, records: readonly CodeRecord[], root: string): Promise<string[]> =>
  Promise.all(
    records.map(async ({ path, name }) => {
      const module = await import(pathToFileURL(join(root, index.folder, path)).href)
      return `'${(module[name] as { readonly id: string }).id}'`
    }),
  )

function renderLoaders(index: IndexOfRecords, records: readonly CodeRecord[]): string {
  return [
    HEADER,
    `import type { ${index.type} } from '${importPath(index.target, index.typeFile)}'`,
    '',
    `/** ${index.description} */`,
    `export const ${index.exportName}: { readonly [id: string]: () => Promise<${index.type}> } = {`,
    ...records.map(({ path, key, name }) => {
      const file = importPath(index.target, join(index.folder, path))
      return `  '${key}': async () => (await import('${file}')).${name},`
    }),
    '}',
    '',
  ].join('\n')
}

interface CodeRecord {
  /** File, relative to the index's folder. */
  readonly path: string
  /** Its name: the path of its folder or file, without the extension. */
  readonly key: string
  /** Name of the exported constant. */
  readonly name: string
  /** Its unique name inside the index. */
  readonly local: string
}

function recordsIn(index: IndexOfRecords, root: string): CodeRecord[] {
  const records: CodeRecord[] = []
  const declaration = new RegExp(
    `^export const (\\w+)(?:: ${index.type}\\b(?!\\[)|(?= = \\{[\\s\\S]*satisfies ${index.type}$))`,
    'gm',
  )
  for (const path of filesBelow(join(root, index.folder), '.ts')) {
    if (path.endsWith('.test.ts') || path.endsWith('.generated.ts')) continue
    const isNamed = index.file !== undefined
    const [ownFolder = '', ...inFolder] = path.split('/')
    if (isNamed && inFolder.join('/') !== index.file) continue
    const source = readFileSync(join(root, index.folder, path), 'utf8')
    const names = [...source.matchAll(declaration)].map((match) => match[1])
    const key = isNamed ? ownFolder : path.slice(0, -'.ts'.length)
    const name = identifierOf(basename(key)) + (index.suffix ?? '')
    if (names.length === 0 && !isNamed) continue
    if (!names.includes(name) || (!isNamed && names.length > 1)) {
      const found = names.length === 0 ? 'none' : names.join(', ')
      throw new Error(`${index.folder}/${path}: expected one ${index.type}, named ${name}; found ${found}`)
    }
    records.push({ path, key, name, local: identifierOf(key) })
  }
  return records
}

/** Sorts records; those with equal keys keep the order of their paths. */
async function inOrder(index: IndexOfRecords, records: CodeRecord[], root: string): Promise<CodeRecord[]> {
  const { order } = index
  if (order === undefined) return records
  const keyed: { readonly record: CodeRecord; readonly value: readonly number[] }[] = []
  for (const record of records) {
    const module = await import(pathToFileURL(join(root, index.folder, record.path)).href)
    keyed.push({ record, value: order(module[record.name] as never) })
  }
  keyed.sort(
    (a, b) => a.value.map((key, place) => key - (b.value[place] ?? 0)).find((difference) => difference !== 0) ?? 0,
  )
  return keyed.map(({ record }) => record)
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
