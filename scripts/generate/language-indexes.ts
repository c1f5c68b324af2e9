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

/** The files that the languages have for renderers, `python/tool-loop`. */
const languageRenderers = (languages: readonly LanguageFolder[]): ListToLoad[] =>
  languages.flatMap(({ id, folder }) =>
    LANGUAGE_RENDERERS.filter(({ language }) => language === folder).map(({ name, clients }) => ({
      key: `${id}/${name}`,
      file: `./${folder}/${name}.generated.ts`,
      name: clients,
    })),
  )

function renderRenderers(renderers: readonly ListToLoad[]): string {
  return [
    HEADER,
    "import type { ClientRenderer } from './clients/client.ts'",
    ...[...renderers]
      .sort((a, b) => byCodePoint(a.file, b.file))
      .map(({ name, file }) => `import { ${name} } from '${file}'`),
    '',
    '/** How clients write calls of each kind, by language and name. */',
    'export const RENDERERS: { readonly [languageAndName: string]: readonly ClientRenderer[] } = {',
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

/** The lists over all languages, of their records, clients and renderers: their paths below the root, and texts. */
export async function renderLanguageIndexes(root: string): Promise<readonly (readonly [path: string, text: string])[]> {
  const languages = await languageFolders(root)
  const renderers = languageRenderers(languages)
  const clients = languages.map(({ id, folder, clients: name }) => ({
    key: id,
    file: `./${folder}/clients.generated.ts`,
    name,
  }))
  const clientLoaders = {
    exportName: 'CLIENT_LOADERS',
    type: 'Client',
    keys: 'language',
    description: 'For every language, by id, a function that loads its clients alone.',
  }
  const rendererLoaders = {
    exportName: 'RENDERER_LOADERS',
    type: 'ClientRenderer',
    keys: 'languageAndName',
    description: 'The same as functions that load one alone.',
  }
  return [
    [`${CORE}/languages/clients.generated.ts`, renderClients(languages)],
    [`${CORE}/languages/loaders.generated.ts`, renderListLoaders(clientLoaders, clients)],
    [`${CORE}/languages/record-loaders.generated.ts`, renderRecordLoaders(languages)],
    [`${CORE}/call/languages-with.generated.ts`, renderOptionsOfLanguages(languages)],
    [`${CORE}/languages/renderers.generated.ts`, renderRenderers(renderers)],
    [`${CORE}/languages/renderer-loaders.generated.ts`, renderListLoaders(rendererLoaders, renderers)],
  ]
}
