import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHAT_APIS, RECIPES, rendererName } from '../../packages/core/src/call/chat-variant.ts'
import { type IndexOfRecords, identifierOf, type MadeRecords } from './render-index.ts'

export const CORE = 'packages/core/src'
export const clientsName = (language: string): string => `${language.toUpperCase()}_CLIENTS`
export const clientIdsName = (language: string): string => `${identifierOf(`-${language}`)}ClientId`
const byOrder = ({ order }: { order: number }): readonly number[] => [order]

/** An index of records, plus a table of functions that each load one record. */
const withLoaders = (index: Omit<IndexOfRecords, 'target'>, loaders: string): readonly IndexOfRecords[] => [
  { ...index, target: `${index.folder}/index.generated.ts` },
  {
    ...index,
    target: `${index.folder}/loaders.generated.ts`,
    exportName: loaders,
    description: 'The same records as functions that each load one.',
    kind: 'loaders',
  },
]

/** The languages: the folders in `languages/` that contain a `language.ts`. */
export const LANGUAGE_FOLDERS = readdirSync(fileURLToPath(new URL(`../../${CORE}/languages`, import.meta.url))).filter(
  (folder) => existsSync(fileURLToPath(new URL(`../../${CORE}/languages/${folder}/language.ts`, import.meta.url))),
)

/** The kinds of renderers, each in its own file in a client's folder: tasks, and chats by recipe and API. */
const RENDERERS = [
  { name: 'task', type: 'TaskRenderer' },
  ...RECIPES.flatMap((recipe) =>
    CHAT_APIS.map((api) => ({ name: rendererName({ api, recipe }), type: 'ChatRenderer' })),
  ),
]

/** The kinds that at least one client of a language has. */
export const LANGUAGE_RENDERERS = LANGUAGE_FOLDERS.flatMap((language) =>
  RENDERERS.filter(({ name }) => hasRenderer(language, name)).map(({ name, type }) => ({
    language,
    name,
    type,
    made: madeFromTransports(language, name),
    clients: `${language}-${name}`.toUpperCase().replaceAll('-', '_'),
  })),
)

/** The renderers that a language makes from its raw clients' transports, if it has any of this kind. */
function madeFromTransports(language: string, name: string): MadeRecords | undefined {
  const makerFile = `${CORE}/languages/${language}/raw-chats/${name}.ts`
  if (!existsSync(fileURLToPath(new URL(`../../${makerFile}`, import.meta.url)))) return undefined
  return { makerFile, maker: identifierOf(`raw-${name}`), part: 'transport.ts', suffix: 'Transport' }
}

function hasRenderer(language: string, name: string): boolean {
  if (madeFromTransports(language, name) !== undefined) return true
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
    description: 'All languages, in display order.',
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
    description: 'Each language’s parser for tests, by folder.',
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
      description: 'The language’s clients, in display order.',
      type: 'Client',
      typeFile: `${CORE}/languages/clients/client.ts`,
      kind: 'list',
      ids: clientIdsName(language),
      order: byOrder,
    }),
  ),
  ...LANGUAGE_RENDERERS.map(
    ({ language, name, type, clients, made }): IndexOfRecords => ({
      folder: `${CORE}/languages/${language}/clients`,
      file: `${name}.ts`,
      suffix: identifierOf(`-${name}`),
      target: `${CORE}/languages/${language}/${name}.generated.ts`,
      exportName: clients,
      description: `The renderers of the language’s clients for ${name} calls.`,
      type,
      typeFile: `${CORE}/languages/clients/client.ts`,
      kind: 'list',
      ...(made === undefined ? {} : { made }),
    }),
  ),
  ...withLoaders(
    {
      folder: `${CORE}/providers`,
      file: 'provider.ts',
      exportName: 'PROVIDER_RECORDS',
      description: 'All providers.',
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
      description: 'All chat APIs except chat completions.',
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
      description: 'All tasks that have examples.',
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
    description: 'All libraries, by key.',
    type: 'Library',
    typeFile: `${CORE}/libraries/library.ts`,
    kind: 'table',
  },
  {
    folder: `${CORE}/libraries/records`,
    target: `${CORE}/libraries/loaders.generated.ts`,
    exportName: 'LIBRARY_LOADERS',
    description: 'A function for each library, by key, that loads only this library.',
    type: 'Library',
    typeFile: `${CORE}/libraries/library.ts`,
    kind: 'loaders',
  },
  {
    folder: `${CORE}/local-apps/records`,
    target: `${CORE}/local-apps/index.generated.ts`,
    exportName: 'LOCAL_APPS',
    description: 'All apps that run models locally, in display order.',
    type: 'LocalApp',
    typeFile: `${CORE}/local-apps/local-app.ts`,
    kind: 'list',
    order: byOrder,
  },
  {
    folder: `${CORE}/agents`,
    file: 'agent.ts',
    target: `${CORE}/agents/index.generated.ts`,
    exportName: 'CODING_AGENTS',
    description: 'All coding agents, in display order.',
    type: 'CodingAgent',
    typeFile: `${CORE}/agents/coding-agent.ts`,
    kind: 'list',
    order: byOrder,
  },
  {
    folder: 'packages/twin/src/agents',
    file: 'agent.ts',
    target: 'packages/twin/src/agents/index.generated.ts',
    exportName: 'TWIN_AGENTS',
    description: 'The twin’s record of each coding agent, by folder.',
    type: 'TwinAgent',
    typeFile: 'packages/twin/src/agents/twin-agent.ts',
    kind: 'table',
  },
  {
    folder: 'packages/twin/src/languages',
    file: 'language.ts',
    target: 'packages/twin/src/languages/index.generated.ts',
    exportName: 'LANGUAGE_RECORDS',
    description: 'The twin’s record of each language, by folder.',
    type: 'TwinLanguage',
    typeFile: 'packages/twin/src/languages/twin-language.ts',
    kind: 'table',
  },
  {
    folder: `${CORE}/model/catalogue/models`,
    target: `${CORE}/model/catalogue/models.generated.ts`,
    exportName: 'MODELS',
    description: 'The models of the built-in catalog, sorted by id.',
    type: 'ModelRecord',
    typeFile: `${CORE}/model/model-record.ts`,
    kind: 'json',
  },
  {
    folder: 'packages/twin/src/services/tasks',
    target: 'packages/twin/src/services/tasks/index.generated.ts',
    exportName: 'TASK_RECORDS',
    description: 'The twin’s records of tasks, by id.',
    type: 'TwinTask',
    typeFile: 'packages/twin/src/services/tasks/twin-task.ts',
    kind: 'table',
  },
  {
    folder: 'packages/twin/src/services/providers',
    file: 'service.ts',
    target: 'packages/twin/src/services/index.generated.ts',
    exportName: 'PROVIDER_SERVICES',
    description: 'All providers that do more than chat.',
    type: 'ProviderService',
    typeFile: 'packages/twin/src/services/provider-service.ts',
    kind: 'list',
    order: () => [],
  },
  {
    folder: 'packages/twin/src/services/providers',
    file: 'contract.ts',
    suffix: 'Contract',
    target: 'packages/twin/src/services/contracts.generated.ts',
    exportName: 'CONTRACTS',
    description: 'What each provider documents about its API, by provider.',
    type: 'DocumentedContract',
    typeFile: 'packages/twin/src/services/contract.ts',
    kind: 'table',
  },
  {
    folder: 'packages/twin/src/libraries',
    file: 'library.ts',
    target: 'packages/twin/src/libraries/index.generated.ts',
    exportName: 'TWIN_LIBRARIES',
    description: 'All libraries whose examples we run, by key.',
    type: 'TwinLibrary',
    typeFile: 'packages/twin/src/libraries/twin-library.ts',
    kind: 'table',
  },
  {
    folder: 'packages/twin/src/services/behaviours/records',
    target: 'packages/twin/src/services/behaviours/index.generated.ts',
    exportName: 'BEHAVIOURS',
    description: 'Unusual behaviors of real services.',
    type: 'Behaviour',
    typeFile: 'packages/twin/src/services/behaviours/behaviour.ts',
    kind: 'list',
  },
  {
    folder: 'packages/twin/src/local-apps/records',
    target: 'packages/twin/src/local-apps/index.generated.ts',
    exportName: 'TWIN_LOCAL_APPS',
    description: 'All local apps that we start, by id.',
    type: 'TwinLocalApp',
    typeFile: 'packages/twin/src/local-apps/twin-local-app.ts',
    kind: 'table',
  },
]
