import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { ModelRecord } from '@model-snippets/core'
import { findModelInAnyCase, suggestModels } from '@model-snippets/core/catalogue'
import { type Arguments, asWritten } from './arguments.ts'
import type { Streams } from './streams.ts'
import { quoted, UsageError } from './usage-error.ts'

/**
 * The record of the model that the command line names: from `--record`, from the catalogue, made from `--task`, or, for
 * a model that none of these knows, from the hub. Only the last needs a network.
 *
 * @throws UsageError when there is none, with ids that may have been meant
 */
export async function readModel(args: Arguments, streams: Streams): Promise<ModelRecord> {
  if (args.record !== undefined) return readRecord(args, streams)
  const id = args.model ?? (await chooseModel(streams))
  const known = findModelInAnyCase(id)
  if (args.task !== undefined) return { ...(known ?? { id }), ...taskFields(args.task) }
  if (known !== undefined) return known
  const { findOnHub } = await import('./find-on-hub.ts')
  const answer = await findOnHub(id, process.env)
  if (typeof answer !== 'string') return answer
  const meant = suggestModels(id)
  throw new UsageError(
    `unknown model ${quoted(id)}: ${answer}; ${
      meant.length > 0 ? `did you mean ${meant.join(', ')}? For` : 'for'
    } another model, add --task conversational or --record FILE`,
  )
}

/** The fields of a record that name a task. */
export const taskFields = (task: string): Partial<ModelRecord> =>
  task === 'conversational' ? { pipeline_tag: 'text-generation', tags: ['conversational'] } : { pipeline_tag: task }

/** Asks on the terminal. The questions' library is loaded only here. */
async function chooseModel(streams: Streams): Promise<string> {
  if (!streams.interactive) throw new UsageError('no model given. Usage: model-snippets <model> [options]; see --help')
  const { askForModel } = await import('./ask.ts')
  return askForModel()
}

async function readRecord(args: Arguments, streams: Streams): Promise<ModelRecord> {
  const source = args.record as string
  const text = source === '-' ? await streams.readInput() : await readText(source, asWritten(args, 'record'))
  let record: unknown
  try {
    record = JSON.parse(withoutMark(text))
  } catch {
    throw new UsageError(`--record ${quoted(source)}: not JSON`)
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new UsageError(`--record ${quoted(source)}: expected a JSON object, a model's record from Hugging Face`)
  }
  const { id } = record as { id?: unknown }
  if (typeof id !== 'string' || id === '') throw new UsageError(`--record ${quoted(source)}: "id" is missing`)
  if (args.model !== undefined && args.model !== id) {
    throw new UsageError(`--record ${quoted(source)} is of ${quoted(id)}, not of ${quoted(args.model)}`)
  }
  return args.task === undefined ? (record as ModelRecord) : { ...(record as ModelRecord), ...taskFields(args.task) }
}

/** Editors of Windows begin a file with a byte-order mark, which is no part of what it says. */
export const withoutMark = (text: string): string => text.replace(/^\u{feff}/u, '')

/** The text of a file, or a usage error that names the option. */
export async function readText(path: string, option: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'no such file' : `can’t be read (${code ?? 'unknown error'})`
    throw new UsageError(`${option} ${quoted(path)}: ${reason}`)
  }
  if (!isUtf8(bytes)) throw new UsageError(`${option} ${quoted(path)}: it isn't UTF-8`)
  return withoutMark(bytes.toString('utf8'))
}
