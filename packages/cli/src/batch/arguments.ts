import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { checkOptions, type OptionName } from '@model-snippets/core/options'
import { optionOf, refuseTwice, unknownFlag } from '../arguments.ts'
import { quoted, UsageError } from '../usage-error.ts'

const LONGEST_LINE_BYTES = 8 * 1024 * 1024
const MOST_JOBS = 256

/** Every option of `batch`, in the order in which the help lists them. */
export const BATCH_OPTIONS = {
  provider: { ...optionOf('provider'), type: 'string', help: 'provider for lines that don’t set one; default: auto' },
  language: { ...optionOf('language'), type: 'string' },
  client: { ...optionOf('client'), type: 'string' },
  typescript: { ...optionOf('typescript'), type: 'boolean' },
  stream: { type: 'boolean', short: 's', help: 'stream responses, unless a line sets options.streaming' },
  explain: { type: 'boolean', help: 'in each output record, list the clients that have no example, and why' },
  jobs: { type: 'string', value: 'N', help: 'number of threads; default: one per core' },
  unordered: { type: 'boolean', help: 'write records as they finish, each with its line number' },
  numbered: { type: 'boolean', help: 'start each record with its line number' },
  output: {
    type: 'string',
    value: 'FILE',
    help: 'write to this file instead of standard output; without --resume, it must be new or empty',
  },
  errors: { type: 'string', value: 'FILE', help: 'append errors to this file instead of writing them to the output' },
  resume: { type: 'boolean', help: 'continue the --output and --errors files where an earlier run stopped' },
  offset: { type: 'string', value: 'N', help: 'skip the first N lines' },
  limit: { type: 'string', value: 'N', help: 'stop after N lines' },
  'max-line-bytes': {
    type: 'string',
    value: 'N',
    help: 'maximum length of a line in bytes; longer lines give an error; default: 8388608',
  },
  progress: { type: 'boolean', help: 'show progress on standard error even if it isn’t a terminal' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} as const

export interface BatchArguments {
  readonly help: boolean
  readonly provider: string
  readonly language: string | undefined
  readonly client: string | undefined
  readonly typescript: boolean | undefined
  readonly streaming: boolean | undefined
  readonly explain: boolean
  readonly jobs: number
  readonly ordered: boolean
  readonly numbered: boolean
  readonly output: string | undefined
  readonly errors: string | undefined
  readonly resume: boolean
  readonly offset: number
  readonly limit: number | undefined
  readonly maxLineBytes: number
  readonly progress: boolean
}

/**
 * Reads the arguments of `batch`.
 *
 * @throws UsageError for an unknown option or an invalid value
 */
export function readBatchArguments(argv: readonly string[]): BatchArguments {
  const { values, written, tokens } = parse(argv)
  refuseTwice(tokens, BATCH_OPTIONS, 'batch')
  const { provider, language, client } = values
  const checked = checkOptions({ provider, language, client, typescript: values.typescript }, 'text')
  const [problem] = checked.problems
  if (problem !== undefined) throw new UsageError(`batch: ${written(problem.option)}: ${problem.detail}`)
  if (values.resume === true) {
    if (values.output === undefined) throw new UsageError('batch: --resume needs --output FILE, the file to continue')
    if (values.unordered === true) throw new UsageError('batch: --resume can’t be combined with --unordered')
  }
  return {
    help: values.help ?? false,
    provider: values.provider ?? 'auto',
    language: checked.values.language as string | undefined,
    client: values.client,
    typescript: checked.values.typescript as boolean | undefined,
    streaming: values.stream,
    explain: values.explain ?? false,
    jobs: readCount('jobs', values.jobs, 1, MOST_JOBS) ?? availableParallelism(),
    ordered: values.unordered !== true,
    // Without the order, only the number tells which line a record belongs to.
    numbered: (values.numbered ?? false) || values.unordered === true,
    output: values.output,
    errors: values.errors,
    resume: values.resume ?? false,
    offset: readCount('offset', values.offset, 0) ?? 0,
    limit: readCount('limit', values.limit, 0),
    maxLineBytes: readCount('max-line-bytes', values['max-line-bytes'], 1, 256 * 1024 * 1024) ?? LONGEST_LINE_BYTES,
    progress: values.progress ?? false,
  }
}

/** What was given, and how each option was written, `-p` or `--provider`. */
function parse(argv: readonly string[]) {
  try {
    const { values, tokens } = parseArgs({
      args: [...argv],
      options: BATCH_OPTIONS,
      allowPositionals: false,
      tokens: true,
    })
    const written = (name: OptionName): string => {
      const token = tokens.find((each) => each.kind === 'option' && each.name === name)
      return token?.kind === 'option' ? token.rawName : `--${name}`
    }
    return { values, written, tokens }
  } catch (error) {
    const unknown = argv.find((word) => isUnknown(word))
    if (unknown !== undefined) throw new UsageError(`batch: ${unknownFlag(unknown, BATCH_OPTIONS)}`)
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/)
    const options = Object.keys(BATCH_OPTIONS).map((name) => `--${name}`)
    throw new UsageError(`batch: ${reason}. Pass records on standard input. Valid options: ${options.join(', ')}`)
  }
}

const isUnknown = (word: string): boolean => {
  const [, name = ''] = /^--([^=]+)/.exec(word) ?? []
  return name !== '' && !Object.hasOwn(BATCH_OPTIONS, name)
}

function readCount(name: string, text: string | undefined, least: number, most = Number.MAX_SAFE_INTEGER) {
  if (text === undefined) return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`--${name}: expected a whole number from ${least} to ${most}, got ${quoted(text)}`)
}
