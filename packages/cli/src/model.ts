import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { ModelRecord } from '@model-snippets/core'
import { findModelInAnyCase, suggestModels } from '@model-snippets/core/catalogue'
import { type Arguments, asWritten } from './arguments.ts'
import { listed } from './listed.ts'
import type { Streams } from './streams.ts'
import { quoted, UsageError } from './usage-error.ts'

/**
 * Finds the record of the model on the command line: from `--record`, from the catalogue, made from `--task`, or else
 * from the hub. Only the last needs a network.
 *
 * @throws UsageError when there is none, with similar ids
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
      meant.length > 0 ? `did you mean ${listed(meant, 'or')}? If not, ` : ''
    }add --task (conversational for chat) or --record FILE`,
  )
}

/** Returns the fields of a record that set its task. */
export const taskFields = (task: string): Partial<ModelRecord> =>
  task === 'conversational' ? { pipeline_tag: 'text-generation', tags: ['conversational'] } : { pipeline_tag: task }

/** Asks on the terminal. Loads the prompt library only when needed. */
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
    throw new UsageError(`--record ${quoted(source)}: invalid JSON`)
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new UsageError(`--record ${quoted(source)}: expected a model's record from Hugging Face, as a JSON object`)
  }
  const { id } = record as { id?: unknown }
  if (typeof id !== 'string' || id === '') throw new UsageError(`--record ${quoted(source)}: "id" is missing`)
  if (args.model !== undefined && args.model !== id) {
    throw new UsageError(
      `--record ${quoted(source)} is for ${quoted(id)}, not ${quoted(args.model)}; leave out <model>`,
    )
  }
  return args.task === undefined ? (record as ModelRecord) : { ...(record as ModelRecord), ...taskFields(args.task) }
}

/** Removes the byte-order mark that Windows editors put at the start of a file. */
export const withoutMark = (text: string): string => text.replace(/^\u{feff}/u, '')

/**
 * Reads a text file.
 *
 * @throws UsageError that names the option
 */
export async function readText(path: string, option: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'no such file' : `can’t read the file (${code ?? 'unknown error'})`
    throw new UsageError(`${option} ${quoted(path)}: ${reason}`)
  }
  if (!isUtf8(bytes)) throw new UsageError(`${option} ${quoted(path)}: the file isn’t valid UTF-8`)
  return withoutMark(bytes.toString('utf8'))
}
