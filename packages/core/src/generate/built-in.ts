import { CHAT_API_RECORDS } from '../call/chat-apis/index.generated.ts'
import { readOutputSchema } from '../call/output-schema.ts'
import { CLIENTS } from '../languages/clients.generated.ts'
import { LANGUAGE_RECORDS } from '../languages/index.generated.ts'
import { RENDERERS } from '../languages/renderers.generated.ts'
import { PROVIDERS } from '../providers/index.ts'
import { TASKS } from '../tasks/index.ts'
import { getOwn } from '../values/get-own.ts'
import { type BuiltIn, type Registry, registryOf } from './registry.ts'

/** All built-in records. */
const BUILT_IN: BuiltIn = {
  provider: (id) => getOwn(PROVIDERS, id),
  task: (id) => getOwn(TASKS, id),
  languages: LANGUAGE_RECORDS,
  clients: CLIENTS,
  renderers: RENDERERS,
  chatApi: (api) => getOwn(CHAT_API_RECORDS, api),
  readOutputSchema,
}

/** Returns the registry with all built-in records and your registrations. */
export const wholeRegistry = (): Registry => registryOf(BUILT_IN)
