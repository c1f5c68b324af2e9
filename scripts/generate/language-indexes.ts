import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Platform } from '../../packages/core/src/call/platform.ts'
import type { LanguageRecord } from '../../packages/core/src/languages/language.ts'
import { CORE, clientIdsName, clientsName, LANGUAGE_FOLDERS, LANGUAGE_RENDERERS } from './index-list.ts'
import { byCodePoint, HEADER, identifierOf, unionOf } from './render-index.ts'

interface LanguageFolder {
  readonly id: string
  readonly folder: string
  readonly record: LanguageRecord
  /** Name of the constant with its clients. */
  readonly clients: string
  /** Name of the type with the clients' ids. */
  readonly ids: string
}

/** The languages in display order. */
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
    '/** A function for each language, by id, that loads only its record. */',
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

/** Options and features, with the test of a language's record that decides whether they affect its examples. */
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
    '/** The languages whose examples an option affects, so that code that reads options needs no language records. */',
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
    '/** All clients, in display order. */',
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

/** A kind of call, with each language's list of renderers for it. */
interface RenderersOfKind {
  readonly name: string
  readonly lists: readonly ListToLoad[]
}

const renderersByKind = (languages: readonly LanguageFolder[]): RenderersOfKind[] =>
  [...new Set(LANGUAGE_RENDERERS.map(({ name }) => name))].map((kind) => ({
    name: kind,
    lists: languages.flatMap(({ id, folder }) =>
      LANGUAGE_RENDERERS.filter(({ language, name }) => language === folder && name === kind).map(({ clients }) => ({
        key: id,
        file: `./${folder}/${kind}.generated.ts`,
        name: clients,
      })),
    ),
  }))

const TYPE_OF_RENDERERS = "import type { ClientRenderer } from './clients/client.ts'"

function renderRenderers(kinds: readonly RenderersOfKind[]): string {
  return [
    HEADER,
    TYPE_OF_RENDERERS,
    ...kinds
      .flatMap(({ lists }) => lists)
      .sort((a, b) => byCodePoint(a.file, b.file))
      .map(({ name, file }) => `import { ${name} } from '${file}'`),
    '',
    '/** Renderers by kind of call and language. */',
    'export const RENDERERS: { readonly [name: string]: { readonly [language: string]: readonly ClientRenderer[] } } = {',
    ...kinds.map(
      ({ name, lists }) => `  '${name}': { ${lists.map((each) => `'${each.key}': ${each.name}`).join(', ')} },`,
    ),
    '}',
    '',
  ].join('\n')
}

/** The same renderers as functions that each load one language's list. */
function renderRendererLoaders(kinds: readonly RenderersOfKind[]): string {
  return [
    HEADER,
    TYPE_OF_RENDERERS,
    '',
    '/** The same renderers as functions that each load one list. */',
    'export const RENDERER_LOADERS: {',
    '  readonly [name: string]: { readonly [language: string]: () => Promise<readonly ClientRenderer[]> }',
    '} = {',
    ...kinds.flatMap(({ name, lists }) => [`  '${name}': {`, ...lists.map((each) => `  ${loaderLine(each)}`), '  },']),
    '}',
    '',
  ].join('\n')
}

const loaderLine = ({ key, file, name }: ListToLoad): string =>
  `  '${key}': async () => (await import('${file}')).${name},`

/** A list in a generated file, with its key in the loader table. */
interface ListToLoad {
  readonly key: string
  readonly file: string
  readonly name: string
}

function renderClientLoaders(lists: readonly ListToLoad[]): string {
  return [
    HEADER,
    "import type { Client } from './clients/client.ts'",
    '',
    '/** A function for each language, by id, that loads only its clients. */',
    'export const CLIENT_LOADERS: { readonly [language: string]: () => Promise<readonly Client[]> } = {',
    ...lists.map(loaderLine),
    '}',
    '',
  ].join('\n')
}

/** The files that index all languages' records, clients, and renderers: paths relative to the root, and texts. */
export async function renderLanguageIndexes(root: string): Promise<readonly (readonly [path: string, text: string])[]> {
  const languages = await languageFolders(root)
  const renderers = renderersByKind(languages)
  const clients = languages.map(({ id, folder, clients: name }) => ({
    key: id,
    file: `./${folder}/clients.generated.ts`,
    name,
  }))
  return [
    [`${CORE}/languages/clients.generated.ts`, renderClients(languages)],
    [`${CORE}/languages/loaders.generated.ts`, renderClientLoaders(clients)],
    [`${CORE}/languages/record-loaders.generated.ts`, renderRecordLoaders(languages)],
    [`${CORE}/call/languages-with.generated.ts`, renderOptionsOfLanguages(languages)],
    [`${CORE}/languages/renderers.generated.ts`, renderRenderers(renderers)],
    [`${CORE}/languages/renderer-loaders.generated.ts`, renderRendererLoaders(renderers)],
  ]
}
