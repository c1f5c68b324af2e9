import { CHAT_APIS, RECIPES } from '../call/chat-variant.ts'
import { PLATFORMS } from '../call/platform.ts'
import { CLIENTS } from '../languages/clients.generated.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { LOCAL_APPS } from '../local-apps/index.generated.ts'
import { SYSTEMS } from '../local-apps/local-app.ts'
import { REASONING_LEVELS } from '../model/thinking.ts'
import { PROVIDERS } from '../providers/index.ts'
import { POLICIES, policiesOf } from '../providers/policies.ts'
import { TASKS } from '../tasks/index.ts'
import { PIPELINE_DATA } from '../tasks/pages/pipelines.ts'
import type { NameKind } from './table.ts'

/** The names in each registry. */
const NAMES: { readonly [kind in NameKind]: () => readonly string[] } = {
  api: () => CHAT_APIS,
  recipe: () => RECIPES,
  'reasoning-level': () => REASONING_LEVELS,
  provider: () => [...POLICIES, ...Object.keys(PROVIDERS)],
  language: () => LANGUAGES,
  client: () => [...new Set(CLIENTS.map(({ id }) => id))],
  platform: () => PLATFORMS,
  task: () => [...new Set([...Object.keys(TASKS), ...Object.keys(PIPELINE_DATA)])].sort(),
  app: () => LOCAL_APPS.map(({ id }) => id),
  system: () => SYSTEMS,
}

/**
 * Returns the valid names for a kind of option.
 *
 * @example
 * namesOf('platform') // ['posix', 'powershell', 'cmd']
 */
export const namesOf = (kind: NameKind): readonly string[] => NAMES[kind]()

/**
 * Returns the names of clients.
 *
 * @param language of this language alone; of all without it
 */
export const clientsOf = (language?: string): readonly string[] => [
  ...new Set(CLIENTS.filter((client) => language === undefined || client.language === language).map(({ id }) => id)),
]

/**
 * Returns the providers that support a task, and the router's policies for it.
 *
 * @example
 * providersOf('text-to-speech').includes('fal-ai') // true
 */
export const providersOf = (task: string): readonly string[] => [
  ...policiesOf(task),
  ...Object.values(PROVIDERS)
    .filter(({ routes }) => Object.hasOwn(routes, task))
    .map(({ id }) => id),
]
