import { parseArgs } from 'node:util'
import { refuseTwice, unknownFlag } from '../arguments.ts'
import { listed } from '../listed.ts'
import { quoted, UsageError } from '../usage-error.ts'

/** The options of `model-snippets check`. */
export const OPTIONS = {
  json: { type: 'boolean', short: 'j', help: 'print JSON; the same as --format json' },
  format: {
    type: 'string',
    value: 'NAME',
    help: 'text, json, junit, or github (annotations in a workflow); default: text',
  },
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    help: 'write the report to this file, and text to standard output',
  },
  since: { type: 'string', value: 'REF', help: 'check only files that changed since a commit, branch, or tag' },
  all: { type: 'boolean', help: 'also list blocks that don’t call a hosted model' },
  timeout: { type: 'string', value: 'SECONDS', help: 'time limit for each program; default: 120' },
  jobs: { type: 'string', value: 'COUNT', help: 'number of programs to run at the same time; default: 2' },
  cache: {
    type: 'string',
    value: 'FOLDER',
    help: 'folder for packages and results; default: model-snippets/check in your cache folder',
  },
  'no-cache': { type: 'boolean', help: 'run programs even if nothing changed since they ran' },
  unsafe: { type: 'boolean', help: 'run programs without the sandbox, with your rights; only for code that you trust' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} as const

export const FORMATS = ['text', 'json', 'junit', 'github'] as const
export type Format = (typeof FORMATS)[number]

export interface CheckArguments {
  readonly paths: readonly string[]
  readonly format: Format
  readonly output?: string
  readonly since?: string
  readonly all: boolean
  readonly seconds: number
  readonly jobs: number
  readonly cache?: string
  readonly cached: boolean
  readonly unsafe: boolean
  readonly help: boolean
}

/**
 * Reads the arguments after `check`.
 *
 * @throws UsageError for an unknown option or an invalid value
 */
export function readCheckArguments(argv: readonly string[]): CheckArguments {
  const { tokens, values, positionals } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  refuseTwice(tokens, OPTIONS, 'check')
  for (const token of tokens) if (token.kind === 'option') checkToken(token)
  const { json, format, output, since, timeout, jobs, cache } = values as {
    readonly json?: boolean
    readonly format?: string
    readonly output?: string
    readonly since?: string
    readonly timeout?: string
    readonly jobs?: string
    readonly cache?: string
  }
  if (values.help !== true && positionals.length === 0) {
    throw new UsageError('check: expected files or folders, such as README.md docs')
  }
  if (json === true && format !== undefined && format !== 'json') {
    throw new UsageError(`check: use --json or --format ${format}, not both`)
  }
  // A reference that starts with a dash would be an option of git.
  if (since?.startsWith('-'))
    throw new UsageError(`check: --since must be a commit, branch, or tag; got ${quoted(since)}`)
  return {
    paths: positionals,
    format: json === true ? 'json' : readFormat(format ?? 'text'),
    ...(output === undefined ? {} : { output }),
    ...(since === undefined ? {} : { since }),
    ...(cache === undefined ? {} : { cache }),
    all: values.all === true,
    seconds: timeout === undefined ? 120 : numberIn('--timeout', timeout, 1, 3600),
    jobs: jobs === undefined ? 2 : numberIn('--jobs', jobs, 1, 64),
    cached: values['no-cache'] !== true,
    unsafe: values.unsafe === true,
    help: values.help === true,
  }
}

/** @throws UsageError if an option isn't known, or has a value where it shouldn't, or the other way round */
function checkToken({
  name,
  rawName,
  value,
}: {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
}): void {
  const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof typeof OPTIONS] : undefined
  if (option === undefined) throw new UsageError(`check: ${unknownFlag(rawName, OPTIONS)}`)
  if (option.type === 'boolean' && value !== undefined) throw new UsageError(`check: ${rawName} doesn’t take a value`)
  if (option.type === 'string' && (value === undefined || value === '')) {
    throw new UsageError(`check: ${rawName} needs a value: ${rawName} ${option.value}`)
  }
}

function readFormat(text: string): Format {
  const found = FORMATS.find((name) => name === text)
  if (found === undefined) throw new UsageError(`check: --format must be ${listed(FORMATS, 'or')}; got ${quoted(text)}`)
  return found
}

function numberIn(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`check: ${name} must be a whole number from ${least} to ${most}; got ${quoted(text)}`)
}
