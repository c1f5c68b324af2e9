import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { CLIENTS, LANGUAGES, PROVIDERS } from '@model-snippets/core'
import { listed } from '../listed.ts'
import { quoted, UsageError } from '../usage-error.ts'

const LONGEST_LINE_BYTES = 8 * 1024 * 1024
const MOST_JOBS = 256

/** Every option of `batch`, in the order in which the help lists them. */
export const BATCH_OPTIONS = {
  provider: { type: 'string', short: 'p', value: 'P', help: 'provider of lines that name none; auto when left out' },
  language: { type: 'string', short: 'l', value: 'L', help: `only this language: ${listed(LANGUAGES, 'or')}` },
  client: { type: 'string', short: 'c', value: 'C', help: 'only this client: openai, requests, fetch, curl …' },
  stream: { type: 'boolean', short: 's', help: 'streamed answers where a line does not say' },
  explain: { type: 'boolean', help: 'add to each record what is not offered, and why' },
  jobs: { type: 'string', value: 'N', help: 'threads; as many as the machine has cores when left out' },
  unordered: { type: 'boolean', help: 'write records as they get ready, each with the number of its line' },
  numbered: { type: 'boolean', help: 'begin each record with the number of its line' },
  errors: { type: 'string', value: 'FILE', help: 'append records of bad lines to this file, not to the output' },
  offset: { type: 'string', value: 'N', help: 'pass over the first N lines' },
  limit: { type: 'string', value: 'N', help: 'read so many lines and end' },
  'max-line-bytes': { type: 'string', value: 'N', help: 'a longer line is a bad line; 8388608 when left out' },
  progress: { type: 'boolean', help: 'say on standard error how far it is, even where that is no terminal' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const

export interface BatchArguments {
  readonly help: boolean
  readonly provider: string
  readonly language: string | undefined
  readonly client: string | undefined
  readonly streaming: boolean | undefined
  readonly explain: boolean
  readonly jobs: number
  readonly ordered: boolean
  readonly numbered: boolean
  readonly errors: string | undefined
  readonly offset: number
  readonly limit: number | undefined
  readonly maxLineBytes: number
  readonly progress: boolean
}

/**
 * Reads the words after `batch`.
 *
 * @throws UsageError for an unknown option, or a value that is none
 */
export function readBatchArguments(argv: readonly string[]): BatchArguments {
  const values = parse(argv)
  checkChoice('provider', values.provider, ['auto', ...Object.keys(PROVIDERS)])
  checkChoice('language', values.language, LANGUAGES)
  checkChoice('client', values.client, [...new Set(CLIENTS.map((client) => client.id))])
  return {
    help: values.help ?? false,
    provider: values.provider ?? 'auto',
    language: values.language,
    client: values.client,
    streaming: values.stream,
    explain: values.explain ?? false,
    jobs: readCount('jobs', values.jobs, 1, MOST_JOBS) ?? availableParallelism(),
    ordered: values.unordered !== true,
    // Without the order, the number is all that ties a record to its line.
    numbered: (values.numbered ?? false) || values.unordered === true,
    errors: values.errors,
    offset: readCount('offset', values.offset, 0) ?? 0,
    limit: readCount('limit', values.limit, 0),
    maxLineBytes: readCount('max-line-bytes', values['max-line-bytes'], 1, 256 * 1024 * 1024) ?? LONGEST_LINE_BYTES,
    progress: values.progress ?? false,
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: BATCH_OPTIONS, allowPositionals: false }).values
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/)
    const options = Object.keys(BATCH_OPTIONS).map((name) => `--${name}`)
    throw new UsageError(`batch: ${reason}; records come from standard input, the options are ${options.join(', ')}`)
  }
}

function checkChoice(name: string, given: string | undefined, valid: readonly string[]): void {
  if (given === undefined || valid.includes(given)) return
  throw new UsageError(`unknown ${name} ${quoted(given)}; expected one of ${valid.join(', ')}`)
}

function readCount(name: string, text: string | undefined, least: number, most = Number.MAX_SAFE_INTEGER) {
  if (text === undefined) return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`--${name}: expected a whole number from ${least} to ${most}, got ${quoted(text)}`)
}
