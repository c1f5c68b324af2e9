import { LOCAL_APPS } from '../local-apps/index.generated.ts'
import type { LocalApp, LocalServer, System } from '../local-apps/local-app.ts'
import { type LocalAppCommands, serverCommands } from '../local-apps/snippets.ts'
import type { ModelRecord } from '../model/model-record.ts'

/** What an agent needs of a server. */
export interface StartNeeds {
  readonly tools: true
  /** In tokens. */
  readonly contextLength: number
}

/** An app's commands that start its server for an agent. */
export type LocalStart = Omit<LocalAppCommands, 'server'> & { readonly server: LocalServer }

/**
 * Returns the commands that start an app's server so that an agent can work with a model on it, or why there are none.
 *
 * @param choice the system that the commands are for, `undefined` for any that has a POSIX shell, and the quantization to
 * run
 */
export function startOf(
  app: LocalApp,
  model: ModelRecord,
  { contextLength }: StartNeeds,
  choice: { readonly system: System | undefined; readonly quantization: string | undefined },
): LocalStart | string {
  const commands = serverCommands(app, model, { ...choice, contextLength, recipe: 'tool-loop' })
  if (typeof commands === 'string') return commands
  const { server, steps } = commands
  if (server === undefined || server.task !== undefined) return 'the app doesn’t start a server for chat'
  return { ...commands, server, steps: steps.filter(({ kind }) => kind !== 'chat') }
}

/** The apps that can be asked for. */
export const findLocalApp = (id: string): LocalApp | undefined => LOCAL_APPS.find((app) => app.id === id)
