import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHAT_APIS, RECIPES, rendererName } from '../../packages/core/src/call/chat-variant.ts'
import { type IndexOfRecords, identifierOf } from './render-index.ts'

export const CORE = 'packages/core/src'
export const clientsName = (language: string): string => `${language.toUpperCase()}_CLIENTS`
export const clientIdsName = (language: string): string => `${identifierOf(`-${language}`)}ClientId`
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
export const LANGUAGE_FOLDERS = readdirSync(fileURLToPath(new URL(`../../${CORE}/languages`, import.meta.url))).filter(
  (folder) => existsSync(fileURLToPath(new URL(`../../${CORE}/languages/${folder}/language.ts`, import.meta.url))),
)

/** The renderers that clients have, a file each in a client's folder: of tasks, and of chats by recipe and API. */
const RENDERERS = [
  { name: 'task', type: 'TaskRenderer' },
  ...RECIPES.flatMap((recipe) =>
    CHAT_APIS.map((api) => ({ name: rendererName({ api, recipe }), type: 'ChatRenderer' })),
  ),
]

/** Those that some client of a language has. */
export const LANGUAGE_RENDERERS = LANGUAGE_FOLDERS.flatMap((language) =>
  RENDERERS.filter(({ name }) => hasRenderer(language, name)).map(({ name, type }) => ({
    language,
    name,
    type,
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
    ({ language, name, type, clients }): IndexOfRecords => ({
      folder: `${CORE}/languages/${language}/clients`,
      file: `${name}.ts`,
      suffix: identifierOf(`-${name}`),
      target: `${CORE}/languages/${language}/${name}.generated.ts`,
      exportName: clients,
      description: `How the clients of the language write calls of the kind ${name}.`,
      type,
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
    folder: `${CORE}/agents`,
    file: 'agent.ts',
    target: `${CORE}/agents/index.generated.ts`,
    exportName: 'CODING_AGENTS',
    description: 'Every coding agent that is set up for a model, in the order in which readers see them.',
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
    description: 'What the twin knows of each coding agent, by folder.',
    type: 'TwinAgent',
    typeFile: 'packages/twin/src/agents/twin-agent.ts',
    kind: 'table',
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
  {
    folder: 'packages/twin/src/libraries',
    file: 'library.ts',
    target: 'packages/twin/src/libraries/index.generated.ts',
    exportName: 'TWIN_LIBRARIES',
    description: 'Every library whose examples are run, by key.',
    type: 'TwinLibrary',
    typeFile: 'packages/twin/src/libraries/twin-library.ts',
    kind: 'table',
  },
  {
    folder: 'packages/twin/src/services/behaviours/records',
    target: 'packages/twin/src/services/behaviours/index.generated.ts',
    exportName: 'BEHAVIOURS',
    description: 'What real services do and their documentation doesn’t say, one record each.',
    type: 'Behaviour',
    typeFile: 'packages/twin/src/services/behaviours/behaviour.ts',
    kind: 'list',
  },
  {
    folder: 'packages/twin/src/local-apps/records',
    target: 'packages/twin/src/local-apps/index.generated.ts',
    exportName: 'TWIN_LOCAL_APPS',
    description: 'Every app of the reader’s own machine that is started here, by id.',
    type: 'TwinLocalApp',
    typeFile: 'packages/twin/src/local-apps/twin-local-app.ts',
    kind: 'table',
  },
]
