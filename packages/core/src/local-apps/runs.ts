import { isHubId } from '../model/hub-id.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { LOCAL_APPS } from './index.generated.ts'
import type { LocalApp } from './local-app.ts'
import recorded from './runs.json' with { type: 'json' }
import { commandsOf, type LocalAppOptions } from './snippets.ts'

/** The id that stands in the commands of a run in the place of every model's. */
export const ANY_MODEL = 'owner/model'

/** One start of an app by its own commands, with a small model of random weights, and who got an answer of its server. */
export interface LocalAppRun {
  /** Id of the app, `llama-cpp`. */
  readonly app: string
  /** The commands of its steps, on Linux, with `owner/model` as the id of the model. */
  readonly commands: readonly string[]
  /** The distribution that held the program, and its release. */
  readonly package: string
  readonly release: string
  /** Whether the app's own command installed it. */
  readonly isOwnInstall: boolean
  /** Day of the run, `YYYY-MM-DD`, in UTC. */
  readonly date: string
  /** The programs that asked its server and showed an answer. */
  readonly programs: readonly {
    /** `python/openai` */
    readonly client: string
    /** SHA-256 of the program, as 64 hexadecimal digits. */
    readonly digest: string
  }[]
}

/** Every start that came to its end. Written by `npm run verify -- --local-apps`. */
export const LOCAL_APP_RUNS: readonly LocalAppRun[] = recorded

/**
 * Looks up whether an app was started by the very commands that are written for a model, but for the model's id.
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
  options: Pick<LocalAppOptions, 'quantization' | 'system'> = {},
): LocalAppRun | undefined {
  const record = LOCAL_APPS.find(({ id }) => id === app)
  if (record === undefined || !isHubId(model.id) || options.system === 'windows') return undefined
  const commands = commandsOf(record, { ...model, id: ANY_MODEL }, options)
  return LOCAL_APP_RUNS.find((run) => run.app === app && sameTexts(run.commands, commands))
}

const sameTexts = (some: readonly string[], others: readonly string[] | undefined): boolean =>
  some.length === others?.length && some.every((text, place) => text === others[place])
