/**
 * Writes the indexes of the folders that hold one record per file, so that adding a record touches no list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CHAT_APIS, RECIPES, rendererName } from '../../packages/core/src/call/chat-variant.ts'
import type { Platform } from '../../packages/core/src/call/platform.ts'
import type { LanguageRecord } from '../../packages/core/src/languages/language.ts'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'

interface IndexOfRecords {
  /** Folder of the records, read with its subfolders. */
  readonly folder: string
  /**
   * The file that holds a record, `provider.ts`, where each record has a folder of its own: it is then called like that
   * folder. Without it every file of the folder is a record and called like itself.
   */
  readonly file?: string
  /** Ending of the exported const's name behind that of the record, where a folder has several kinds of record. */
  readonly suffix?: string
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
   * `table`: a table of the records by name.
   * `loaders`: a table of functions, each of which imports its record when called.
   * `list`: a list of the records, sorted by `order`.
   * `tuple`: the same list with the type of each record, so that unions derive from it.
   * `json`: each `.json` file is a record, written into a list as it is, sorted by `id`.
   */
  readonly kind: 'table' | 'loaders' | 'list' | 'tuple' | 'json'
  /** For a list: the name of the type that is written beside it, the union of the records' ids. */
  readonly ids?: string
  /** Sort key of a record of a `list` or `tuple`. */
  readonly order?: (record: never) => readonly number[]
}

const CORE = 'packages/core/src'
const clientsName = (language: string): string => `${language.toUpperCase()}_CLIENTS`
const clientIdsName = (language: string): string => `${identifierOf(`-${language}`)}ClientId`
const byOrder = ({ order }: { order: number }): readonly number[] => [order]

/** An index of some records, and beside it a table that loads each alone. */
const withLoaders = (index: Omit<IndexOfRecords, 'target'>, loaders: string): readonly IndexOfRecords[] => [
  { ...index, target: `${index.folder}/index.generated.ts` },
  {
    ...index,
    target: `${index.folder}/loaders.generated.ts`,
    exportName: loaders,
    description: 'The same as functions that load one alone.',
    kind: 'loaders',
  },
]

/** The languages: the folders of `languages/` that hold a record of one. */
const LANGUAGE_FOLDERS = readdirSync(fileURLToPath(new URL(`../../${CORE}/languages`, import.meta.url))).filter(
  (folder) => existsSync(fileURLToPath(new URL(`../../${CORE}/languages/${folder}/language.ts`, import.meta.url))),
)

/** The renderers of chats that clients have, a file each in a client's folder. */
const RENDERERS = RECIPES.flatMap((recipe) => CHAT_APIS.map((api) => rendererName({ api, recipe }))).filter(
  (name) => name !== undefined,
)

/** Those that some client of a language has. */
const LANGUAGE_RENDERERS = LANGUAGE_FOLDERS.flatMap((language) =>
  RENDERERS.filter((name) => hasRenderer(language, name)).map((name) => ({
    language,
    name,
    clients: `${language}-${name}`.toUpperCase().replaceAll('-', '_'),
  })),
)

function hasRenderer(language: string, name: string): boolean {
  const clients = fileURLToPath(new URL(`../../${CORE}/languages/${language}/clients`, import.meta.url))
  return readdirSync(clients).some((client) => existsSync(join(clients, client, `${name}.ts`)))
}

/** One entry per index. */
export const INDEXES: readonly IndexOfRecords[] = [
  {
    folder: `${CORE}/languages`,
    file: 'language.ts',
    target: `${CORE}/languages/index.generated.ts`,
    exportName: 'LANGUAGE_RECORDS',
    description: 'Every language, in the order in which readers see them.',
    type: 'LanguageRecord',
    typeFile: `${CORE}/languages/language.ts`,
    kind: 'tuple',
    order: byOrder,
  },
  {
    folder: `${CORE}/languages`,
    file: 'testing/parser.ts',
    target: `${CORE}/languages/testing/parsers.generated.ts`,
    exportName: 'PROGRAM_PARSERS',
    description: 'The parser of each language, for tests, by folder.',
    type: 'ProgramParser',
    typeFile: `${CORE}/languages/testing/program-parser.ts`,
    kind: 'table',
  },
  ...LANGUAGE_FOLDERS.map(
    (language): IndexOfRecords => ({
      folder: `${CORE}/languages/${language}/clients`,
      file: 'client.ts',
      target: `${CORE}/languages/${language}/clients.generated.ts`,
      exportName: clientsName(language),
      description: 'The clients of the language, in the order in which readers see them.',
      type: 'Client',
      typeFile: `${CORE}/languages/clients/client.ts`,
      kind: 'list',
      ids: clientIdsName(language),
      order: byOrder,
    }),
  ),
  ...LANGUAGE_RENDERERS.map(
    ({ language, name, clients }): IndexOfRecords => ({
      folder: `${CORE}/languages/${language}/clients`,
      file: `${name}.ts`,
      suffix: identifierOf(`-${name}`),
      target: `${CORE}/languages/${language}/${name}.generated.ts`,
      exportName: clients,
      description: `How the clients of the language write chats of the kind ${name}.`,
      type: 'ChatRenderer',
      typeFile: `${CORE}/languages/clients/client.ts`,
      kind: 'list',
    }),
  ),
  ...withLoaders(
    {
      folder: `${CORE}/providers`,
      file: 'provider.ts',
      exportName: 'PROVIDER_RECORDS',
      description: 'Every provider.',
      type: 'Provider',
      typeFile: `${CORE}/providers/provider.ts`,
      ids: 'ProviderId',
      kind: 'list',
    },
    'PROVIDER_LOADERS',
  ),
  ...withLoaders(
    {
      folder: `${CORE}/call/chat-apis`,
      exportName: 'CHAT_API_RECORDS',
      description: 'Every API of chats but chat completions.',
      type: 'ChatApiRecord',
      typeFile: `${CORE}/call/chat-apis/chat-api.ts`,
      kind: 'table',
    },
    'CHAT_API_LOADERS',
  ),
  ...withLoaders(
    {
      folder: `${CORE}/tasks`,
      file: 'task.ts',
      exportName: 'TASK_RECORDS',
      description: 'Every task that an example can be written for.',
      type: 'Task',
      typeFile: `${CORE}/tasks/task.ts`,
      ids: 'TaskId',
      kind: 'list',
    },
    'TASK_LOADERS',
  ),
  {
    folder: `${CORE}/libraries/records`,
    target: `${CORE}/libraries/index.generated.ts`,
    exportName: 'LIBRARIES',
    description: 'Every library, by key.',
    type: 'Library',
    typeFile: `${CORE}/libraries/library.ts`,
    kind: 'table',
  },
  {
    folder: `${CORE}/libraries/records`,
    target: `${CORE}/libraries/loaders.generated.ts`,
    exportName: 'LIBRARY_LOADERS',
    description: 'For every library, by key, a function that loads it alone.',
    type: 'Library',
    typeFile: `${CORE}/libraries/library.ts`,
    kind: 'loaders',
  },
  {
    folder: `${CORE}/local-apps/records`,
    target: `${CORE}/local-apps/index.generated.ts`,
    exportName: 'LOCAL_APPS',
    description: 'Every app that runs models on the reader’s machine, in the order in which readers see them.',
    type: 'LocalApp',
    typeFile: `${CORE}/local-apps/local-app.ts`,
    kind: 'list',
    order: byOrder,
  },
  {
    folder: 'packages/twin/src/languages',
    file: 'language.ts',
    target: 'packages/twin/src/languages/index.generated.ts',
    exportName: 'LANGUAGE_RECORDS',
    description: 'What the twin knows of each language, by folder.',
    type: 'TwinLanguage',
    typeFile: 'packages/twin/src/languages/twin-language.ts',
    kind: 'table',
  },
  {
    folder: `${CORE}/model/catalogue/models`,
    target: `${CORE}/model/catalogue/models.generated.ts`,
    exportName: 'MODELS',
    description: 'The models of the embedded catalogue, sorted by id.',
    type: 'ModelRecord',
    typeFile: `${CORE}/model/model-record.ts`,
    kind: 'json',
  },
  {
    folder: 'packages/twin/src/tasks',
    target: 'packages/twin/src/tasks/index.generated.ts',
    exportName: 'TASK_RECORDS',
    description: 'What the twin knows of tasks, by id.',
    type: 'TwinTask',
    typeFile: 'packages/twin/src/tasks/twin-task.ts',
    kind: 'table',
  },
  {
    folder: 'packages/twin/src/services',
    file: 'service.ts',
    target: 'packages/twin/src/services/index.generated.ts',
    exportName: 'PROVIDER_SERVICES',
    description: 'Every provider of which the twin knows more than that it chats.',
    type: 'ProviderService',
    typeFile: 'packages/twin/src/services/provider-service.ts',
    kind: 'list',
    order: () => [],
  },
  {
    folder: 'packages/twin/src/services',
    file: 'contract.ts',
    suffix: 'Contract',
    target: 'packages/twin/src/services/contracts.generated.ts',
    exportName: 'CONTRACTS',
    description: 'What each provider itself documents, by provider.',
    type: 'DocumentedContract',
    typeFile: 'packages/twin/src/services/contract.ts',
    kind: 'table',
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
  if (index.kind === 'loaders') return renderLoaders(index, found)
  const isList = index.kind === 'list' || index.kind === 'tuple'
  const listed = isList ? await inOrder(index, found, root) : found
  const imports = found.map(({ name, local, path }) => {
    const file = importPath(index.target, join(index.folder, path))
    return `import { ${local === name ? name : `${name} as ${local}`} } from '${file}'`
  })
  const lines = isList
    ? listed.map(({ local }) => `  ${local},`)
    : found.map(({ key, local }) => (key === local ? `  ${key},` : `  '${key}': ${local},`))
  const [open, close] = {
    tuple: ['= [', `] as const satisfies readonly ${index.type}[]`],
    list: [`: readonly ${index.type}[] = [`, ']'],
    table: [`: { readonly [id: string]: ${index.type} } = {`, '}'],
  }[index.kind]
  return [
    HEADER,
    ...imports,
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

const unionOf = (name: string, members: readonly string[]): string =>
  [`export type ${name} =`, ...members.map((member) => `  | ${member}`)].join('\n')

/** The ids of records as literals. */
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
  /** What it is called: its folder's or its file's path, without ending. */
  readonly key: string
  /** Name of the exported const. */
  readonly name: string
  /** Name inside the index, unique there. */
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

/** Equal sort keys keep the order of their paths. */
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

interface LanguageFolder {
  readonly id: string
  readonly folder: string
  readonly record: LanguageRecord
  /** Name of the const that holds its clients. */
  readonly clients: string
  /** Name of the type of their ids. */
  readonly ids: string
}

/** The languages in the order in which readers see them. */
async function languageFolders(root: string): Promise<LanguageFolder[]> {
  const found: (LanguageFolder & { readonly order: number })[] = []
  for (const folder of LANGUAGE_FOLDERS) {
    const path = join(root, CORE, 'languages', folder, 'language.ts')
    const module = await import(pathToFileURL(path).href)
    const record = module[identifierOf(folder)] as LanguageRecord
    const { id, order } = record
    found.push({ id, order, record, folder, clients: clientsName(folder), ids: clientIdsName(folder) })
  }
  return found.sort((a, b) => a.order - b.order)
}

function renderRecordLoaders(languages: readonly LanguageFolder[]): string {
  return [
    HEADER,
    "import type { LanguageRecord } from './language.ts'",
    '',
    '/** For every language, by id, a function that loads its record alone. */',
    'export const LANGUAGE_LOADERS: { readonly [language: string]: () => Promise<LanguageRecord> } = {',
    ...languages.map(
      ({ id, folder }) => `  '${id}': async () => (await import('./${folder}/language.ts')).${identifierOf(folder)},`,
    ),
    '}',
    '',
  ].join('\n')
}

const hasOwnOn = ({ program, installsOtherwiseOn = [] }: LanguageRecord, platform: Platform): boolean =>
  program[platform] !== undefined || installsOtherwiseOn.includes(platform)

/** What decides whether an option changes the examples of a language, by a fact of the language's record. */
const OPTIONS_OF_LANGUAGES: readonly (readonly [name: string, has: (record: LanguageRecord) => boolean])[] = [
  ['async', ({ hasAsync }) => hasAsync === true],
  ['typescript', ({ typescript }) => typescript !== undefined],
  ['powershell', (record) => hasOwnOn(record, 'powershell')],
  ['cmd', (record) => hasOwnOn(record, 'cmd')],
  ['showsWholeAnswer', ({ showsWholeAnswer }) => showsWholeAnswer === true],
]

function renderOptionsOfLanguages(languages: readonly LanguageFolder[]): string {
  return [
    HEADER,
    '/** The languages whose examples an option changes, by facts of their records: who reads options loads no record. */',
    'export const LANGUAGES_WITH: {',
    ...OPTIONS_OF_LANGUAGES.map(([name]) => `  readonly ${name}: readonly string[]`),
    '} = {',
    ...OPTIONS_OF_LANGUAGES.map(
      ([name, has]) =>
        `  ${name}: [${languages
          .filter(({ record }) => has(record))
          .map(({ id }) => `'${id}'`)
          .join(', ')}],`,
    ),
    '}',
    '',
  ].join('\n')
}

function renderClients(languages: readonly LanguageFolder[]): string {
  return [
    HEADER,
    "import type { Client } from './clients/client.ts'",
    ...[...languages]
      .sort((a, b) => byCodePoint(a.folder, b.folder))
      .map(({ folder, clients, ids }) => `import { ${clients}, type ${ids} } from './${folder}/clients.generated.ts'`),
    '',
    '/** Every client, in the order in which readers see them. */',
    'export const CLIENTS: readonly Client[] = [',
    ...languages.map(({ clients }) => `  ...${clients},`),
    ']',
    '',
    '/** Their ids. */',
    unionOf(
      'ClientId',
      languages.map(({ ids }) => ids),
    ),
    '',
  ].join('\n')
}

/** The files that the languages have for renderers of chats, `python/tool-loop`. */
const languageRenderers = (languages: readonly LanguageFolder[]): ListToLoad[] =>
  languages.flatMap(({ id, folder }) =>
    LANGUAGE_RENDERERS.filter(({ language }) => language === folder).map(({ name, clients }) => ({
      key: `${id}/${name}`,
      file: `./${folder}/${name}.generated.ts`,
      name: clients,
    })),
  )

function renderChatRenderers(renderers: readonly ListToLoad[]): string {
  return [
    HEADER,
    "import type { ChatRenderer } from './clients/client.ts'",
    ...[...renderers]
      .sort((a, b) => byCodePoint(a.file, b.file))
      .map(({ name, file }) => `import { ${name} } from '${file}'`),
    '',
    '/** How clients write chats of each kind, by language and name. */',
    'export const CHAT_RENDERERS: { readonly [languageAndName: string]: readonly ChatRenderer[] } = {',
    ...renderers.map(({ key, name }) => `  '${key}': ${name},`),
    '}',
    '',
  ].join('\n')
}

/** A list that a generated file exports, and what it is called where lists are loaded. */
interface ListToLoad {
  readonly key: string
  readonly file: string
  readonly name: string
}

/** A table of functions, each of which loads one list when called. */
function renderListLoaders(
  { exportName, type, keys, description }: { exportName: string; type: string; keys: string; description: string },
  lists: readonly ListToLoad[],
): string {
  return [
    HEADER,
    `import type { ${type} } from './clients/client.ts'`,
    '',
    `/** ${description} */`,
    `export const ${exportName}: { readonly [${keys}: string]: () => Promise<readonly ${type}[]> } = {`,
    ...lists.map(({ key, file, name }) => `  '${key}': async () => (await import('${file}')).${name},`),
    '}',
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
 * Brings every index up to date, or only says which are stale. Each is written at once: a record of the next may import
 * it.
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
  const languages = await languageFolders(root)
  write(`${CORE}/languages/clients.generated.ts`, renderClients(languages))
  write(
    `${CORE}/languages/loaders.generated.ts`,
    renderListLoaders(
      {
        exportName: 'CLIENT_LOADERS',
        type: 'Client',
        keys: 'language',
        description: 'For every language, by id, a function that loads its clients alone.',
      },
      languages.map(({ id, folder, clients }) => ({
        key: id,
        file: `./${folder}/clients.generated.ts`,
        name: clients,
      })),
    ),
  )
  write(`${CORE}/languages/record-loaders.generated.ts`, renderRecordLoaders(languages))
  write(`${CORE}/call/languages-with.generated.ts`, renderOptionsOfLanguages(languages))
  const renderers = languageRenderers(languages)
  write(`${CORE}/languages/chat-renderers.generated.ts`, renderChatRenderers(renderers))
  write(
    `${CORE}/languages/chat-renderer-loaders.generated.ts`,
    renderListLoaders(
      {
        exportName: 'CHAT_RENDERER_LOADERS',
        type: 'ChatRenderer',
        keys: 'languageAndName',
        description: 'The same as functions that load one alone.',
      },
      renderers,
    ),
  )
  return stale
}
