/**
 * Writes the indexes of the folders that hold one record per file, so that adding a record touches no list.
 *
 *     npm run generate              writes what is missing or stale
 *     npm run generate -- --check   writes nothing, names what is stale and exits with 1
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LANGUAGES } from '../packages/core/src/types.ts'

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
   * `table`: each `.ts` file that exports a const of the type is a record; the table is keyed by its path without ending.
   * `loaders`: the same table of functions, each of which imports its record when called.
   * `list`: the same files as a list, sorted by `order`.
   * `json`: each `.json` file is a record, written into a list as it is, sorted by `id`.
   */
  readonly kind: 'table' | 'loaders' | 'list' | 'json'
  /** Sort key of a record of a `list`; undefined leaves the record out. */
  readonly order?: (record: never) => readonly number[] | undefined
  /** Key of a record of `loaders`, where it is not the path; undefined leaves the record out. */
  readonly keyOf?: (record: never) => string | undefined
}

/** What the indexes of clients ask of one. */
interface ClientIdentity {
  readonly language: string
  readonly id: string
  readonly place: number
  readonly otherTasks?: readonly string[]
}

/** One line per index. A folder that does not exist yet is passed over. */
export const INDEXES: readonly IndexOfRecords[] = [
  {
    folder: 'packages/core/src/providers',
    target: 'packages/core/src/providers/index.generated.ts',
    exportName: 'PROVIDER_RECORDS',
    description: 'Every provider as far as it chats.',
    type: 'Provider',
    typeFile: 'packages/core/src/providers/provider.ts',
    kind: 'list',
    order: () => [],
  },
  {
    folder: 'packages/core/src/tasks',
    target: 'packages/core/src/tasks/index.generated.ts',
    exportName: 'OTHER_TASKS',
    description: 'Every task that has an inference route, but chat.',
    type: 'TaskInference',
    typeFile: 'packages/core/src/tasks/task.ts',
    kind: 'list',
    order: () => [],
  },
  {
    folder: 'packages/core/src/tasks',
    target: 'packages/core/src/tasks/loaders.generated.ts',
    exportName: 'TASK_LOADERS',
    description: 'The same as functions that load one alone, by its id.',
    type: 'TaskInference',
    typeFile: 'packages/core/src/tasks/task.ts',
    kind: 'loaders',
  },
  {
    folder: 'packages/core/src/providers',
    target: 'packages/core/src/providers/task.generated.ts',
    exportName: 'TASK_ROUTES',
    description: 'How providers do tasks other than chat.',
    type: 'TaskRoutes',
    typeFile: 'packages/core/src/providers/provider.ts',
    kind: 'list',
    order: () => [],
  },
  {
    folder: 'packages/core/src/providers',
    target: 'packages/core/src/providers/task-loaders.generated.ts',
    exportName: 'TASK_ROUTES_LOADERS',
    description: 'The same as functions that load one provider’s alone, by its id followed by `-task`.',
    type: 'TaskRoutes',
    typeFile: 'packages/core/src/providers/provider.ts',
    kind: 'loaders',
  },
  ...LANGUAGES.flatMap((language): readonly IndexOfRecords[] => {
    const name = language.toUpperCase()
    const common = {
      folder: 'packages/core/src/clients',
      typeFile: 'packages/core/src/clients/client.ts',
      kind: 'list',
    } as const
    const ofPart = ({ of }: { of: ClientIdentity }) => (of.language === language ? [of.place] : undefined)
    return [
      {
        ...common,
        target: `packages/core/src/clients/${language}.generated.ts`,
        exportName: `${name}_CLIENTS`,
        description: 'What identifies the clients of one language, in the order in which readers see them.',
        type: 'ClientRecord',
        order: (client: ClientIdentity) => (client.language === language ? [client.place] : undefined),
      },
      {
        ...common,
        target: `packages/core/src/clients/${language}-chat.generated.ts`,
        exportName: `${name}_CHAT`,
        description: 'How the clients of one language chat.',
        type: 'ChatPart',
        order: ofPart,
      },
      {
        ...common,
        target: `packages/core/src/clients/${language}-task.generated.ts`,
        exportName: `${name}_TASKS`,
        description: 'How the clients of one language do the other tasks.',
        type: 'TaskPart',
        order: ofPart,
      },
      {
        ...common,
        target: `packages/core/src/clients/${language}-common-task.generated.ts`,
        exportName: `${name}_COMMON_TASKS`,
        description: 'How those clients of one language do them that do most of the other tasks.',
        type: 'TaskPart',
        order: ({ of }: { of: ClientIdentity }) =>
          of.language === language && of.otherTasks === undefined ? [of.place] : undefined,
      },
      {
        ...common,
        kind: 'loaders',
        target: `packages/core/src/clients/${language}-task-loaders.generated.ts`,
        exportName: `${name}_TASK_LOADERS`,
        description: 'For clients that do a few tasks, by language and id, functions that load how they do them.',
        type: 'TaskPart',
        keyOf: ({ of }: { of: ClientIdentity }) =>
          of.language === language && of.otherTasks !== undefined ? `${language}/${of.id}` : undefined,
      },
    ]
  }),
  {
    folder: 'packages/core/src/libraries',
    target: 'packages/core/src/libraries/index.generated.ts',
    exportName: 'LIBRARIES',
    description: 'Every library, by key.',
    type: 'Library',
    typeFile: 'packages/core/src/libraries/library.ts',
    kind: 'table',
  },
  {
    folder: 'packages/core/src/libraries',
    target: 'packages/core/src/libraries/loaders.generated.ts',
    exportName: 'LIBRARY_LOADERS',
    description: 'For every library, by key, a function that loads it alone.',
    type: 'Library',
    typeFile: 'packages/core/src/libraries/library.ts',
    kind: 'loaders',
  },
  {
    folder: 'packages/core/src/local-apps',
    target: 'packages/core/src/local-apps/index.generated.ts',
    exportName: 'LOCAL_APPS',
    description: 'Every app that runs models on the reader’s machine, in the order in which readers see them.',
    type: 'LocalApp',
    typeFile: 'packages/core/src/local-apps/local-app.ts',
    kind: 'list',
    order: (app: { place: number }) => [app.place],
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
 * @param index the index's line of the table; its paths are relative to `root`
 * @param root folder of the repository
 * @throws Error naming the file, when a file breaks the rule "one record, named after its file"
 */
export async function renderIndex(index: IndexOfRecords, root: string): Promise<string> {
  if (index.kind === 'json') return renderJson(index, root)
  const found = recordsIn(index, root)
  if (index.kind === 'loaders') return renderLoaders(index, await withKeys(index, found, root))
  const isList = index.kind === 'list'
  const listed = isList ? await inOrder(index, found, root) : found
  const records = found.filter((record) => listed.includes(record))
  const imports = records.map(({ name, local, path }) => {
    const file = importPath(index.target, join(index.folder, path))
    return `import { ${local === name ? name : `${name} as ${local}`} } from '${file}'`
  })
  const lines = isList
    ? listed.map(({ local }) => `  ${local},`)
    : records.map(({ key, local }) => (key === local ? `  ${key},` : `  '${key}': ${local},`))
  return [
    HEADER,
    ...imports,
    `import type { ${index.type} } from '${importPath(index.target, index.typeFile)}'`,
    '',
    `/** ${index.description} */`,
    isList
      ? `export const ${index.exportName}: readonly ${index.type}[] = [`
      : `export const ${index.exportName}: { readonly [id: string]: ${index.type} } = {`,
    ...lines,
    isList ? ']' : '}',
    '',
  ].join('\n')
}

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
  /** The path without its ending, or what the index takes in its place. */
  readonly key: string
  /** Name of the exported const. */
  readonly name: string
  /** Name inside the index, unique there. */
  readonly local: string
}

function recordsIn(index: IndexOfRecords, root: string): CodeRecord[] {
  const records: CodeRecord[] = []
  const declaration = new RegExp(`^export const (\\w+): ${index.type}\\b(?!\\[)`, 'gm')
  for (const path of filesBelow(join(root, index.folder), '.ts')) {
    if (path.endsWith('.test.ts') || path.endsWith('.generated.ts')) continue
    const source = readFileSync(join(root, index.folder, path), 'utf8')
    const names = [...source.matchAll(declaration)].map((match) => match[1])
    if (names.length === 0) continue
    const key = path.slice(0, -'.ts'.length)
    const name = identifierOf(basename(key))
    if (names.length > 1 || names[0] !== name) {
      throw new Error(`${index.folder}/${path}: expected one ${index.type}, named ${name}; found ${names.join(', ')}`)
    }
    records.push({ path, key, name, local: identifierOf(key) })
  }
  return records
}

/** Loads records for a property of each, and leaves out those for which it is undefined. */
async function withValues<Value>(
  folder: string,
  records: readonly CodeRecord[],
  propertyOf: (record: never) => Value | undefined,
): Promise<{ readonly record: CodeRecord; readonly value: Value }[]> {
  const found: { record: CodeRecord; value: Value }[] = []
  for (const record of records) {
    const module = await import(pathToFileURL(join(folder, record.path)).href)
    const value = propertyOf(module[record.name] as never)
    if (value !== undefined) found.push({ record, value })
  }
  return found
}

async function withKeys(index: IndexOfRecords, records: CodeRecord[], root: string): Promise<CodeRecord[]> {
  const { keyOf } = index
  if (keyOf === undefined) return records
  const keyed = await withValues(join(root, index.folder), records, keyOf)
  return keyed.map(({ record, value }) => ({ ...record, key: value }))
}

/** Equal sort keys keep the order of their paths. */
async function inOrder(index: IndexOfRecords, records: CodeRecord[], root: string): Promise<CodeRecord[]> {
  const { order } = index
  if (order === undefined) throw new Error(`${index.exportName}: a list needs an order`)
  const keyed = await withValues(join(root, index.folder), records, order)
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

/**
 * Brings every index up to date, or only says which are stale.
 *
 * @returns the targets that were stale, relative to `root`
 */
export async function writeIndexes(root: string, options: { readonly check: boolean }): Promise<string[]> {
  const stale: string[] = []
  for (const index of INDEXES) {
    if (!existsSync(join(root, index.folder))) continue
    const target = join(root, index.target)
    const text = await renderIndex(index, root)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    stale.push(index.target)
    if (!options.check) writeFileSync(target, text)
  }
  return stale
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const check = process.argv.includes('--check')
  const stale = await writeIndexes(resolve(dirname(fileURLToPath(import.meta.url)), '..'), { check })
  for (const target of stale) console.log(check ? `stale: ${target} (npm run generate writes it)` : `wrote ${target}`)
  if (check && stale.length > 0) process.exitCode = 1
}
