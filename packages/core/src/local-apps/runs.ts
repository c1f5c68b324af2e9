import { isHubId } from '../model/hub-id.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { LOCAL_APPS } from './index.generated.ts'
import type { LocalApp } from './local-app.ts'
import recorded from './runs.json' with { type: 'json' }
import { commandsOf, type LocalAppOptions } from './snippets.ts'

/** The id in recorded commands, instead of a model's own id. */
export const ANY_MODEL = 'owner/model'

/**
 * A verified start of an app: its own commands, with a small model of random weights, and the programs that got an
 * answer from its server.
 */
export interface LocalAppRun {
  /** The app's id, such as `llama-cpp`. */
  readonly app: string
  /** The commands of the steps on Linux, with `owner/model` as the model's id. */
  readonly commands: readonly string[]
  /** The package and its release. */
  readonly package: string
  readonly release: string
  /** Whether the app's own command installed the package. */
  readonly isOwnInstall: boolean
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
  /** The programs that called the server and showed an answer. */
  readonly programs: readonly {
    /** The client, such as `python/openai`. */
    readonly client: string
    /** SHA-256 of the program, as 64 hexadecimal digits. */
    readonly digest: string
  }[]
}

/** All verified starts, written by `npm run verify -- --local-apps`. */
export const LOCAL_APP_RUNS: readonly LocalAppRun[] = recorded

/**
 * Looks up a verified start with exactly the commands for this model, except for the model's id.
 *
 * @param options what the commands are written for
 * @returns undefined where it was not, as on Windows
 * @example
 * const model = { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', library_name: 'transformers' }
 * console.log(findLocalAppRun('transformers-serve', model)?.release)
 */
export function findLocalAppRun(
  app: LocalApp['id'],
  model: ModelRecord,
  options: LocalAppOptions = {},
): LocalAppRun | undefined {
  const record = LOCAL_APPS.find(({ id }) => id === app)
  if (record === undefined || !isHubId(model.id) || options.system === 'windows') return undefined
  const commands = commandsOf(record, { ...model, id: ANY_MODEL }, options)
  return LOCAL_APP_RUNS.find((run) => run.app === app && sameTexts(run.commands, commands))
}

const sameTexts = (some: readonly string[], others: readonly string[] | undefined): boolean =>
  some.length === others?.length && some.every((text, place) => text === others[place])
