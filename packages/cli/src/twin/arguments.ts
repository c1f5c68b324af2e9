import { parseArgs } from 'node:util'
import { refuseTwice, unknownFlag } from '../arguments.ts'
import { quoted, UsageError } from '../usage-error.ts'

/** The options of `model-snippets twin`. */
export const OPTIONS = {
  port: {
    type: 'string',
    short: 'p',
    value: 'PORT',
    help: 'port, or 0 for any free port; default: 4010, or any free port if you pass a command',
  },
  scenario: {
    type: 'string',
    short: 's',
    value: 'NAME',
    help: 'scenario, such as 429-twice, for requests that don’t choose one',
  },
  scenarios: { type: 'boolean', help: 'list the scenarios' },
  model: {
    type: 'string',
    multiple: true,
    value: 'ID=TASK',
    help: 'task of a model that isn’t built in, such as acme/painter=text-to-image; repeatable',
  },
  lenient: { type: 'boolean', help: 'also answer requests that have no token or that the provider would reject' },
  keep: { type: 'string', value: 'COUNT', help: 'number of requests to keep; default: 1000' },
  json: {
    type: 'boolean',
    short: 'j',
    help: 'when the server is ready, print a line of JSON with its URL, certificate files, and variables',
  },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} as const

/** The port if none is given and no command is run. */
const USUAL_PORT = 4010

export interface TwinArguments {
  readonly port: number
  readonly scenario?: string
  readonly scenarios: boolean
  readonly models: { readonly [id: string]: string }
  readonly lenient: boolean
  readonly keep?: number
  readonly json: boolean
  readonly help: boolean
  /** The program to run behind the mock server, with its arguments; empty to serve until it’s stopped. */
  readonly command: readonly string[]
}

/**
 * Reads the arguments after `twin`.
 *
 * @throws UsageError for an unknown option or an invalid value
 */
export function readTwinArguments(argv: readonly string[]): TwinArguments {
  const end = argv.indexOf('--')
  const own = end === -1 ? argv : argv.slice(0, end)
  const command = end === -1 ? [] : argv.slice(end + 1)
  if (end !== -1 && command.length === 0) throw new UsageError('twin: expected a command after --')
  const { tokens, values } = parseArgs({
    args: [...own],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  refuseTwice(
    tokens.filter((token) => token.kind !== 'option' || token.name !== 'model'),
    OPTIONS,
    'twin',
  )
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new UsageError(
        `twin: unexpected argument ${quoted(token.value)}; to run a program behind the server, put -- before it`,
      )
    }
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name as keyof typeof OPTIONS] : undefined
    if (option === undefined) throw new UsageError(`twin: ${unknownFlag(token.rawName, OPTIONS)}`)
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`twin: ${token.rawName} doesn’t take a value`)
    }
    if (option.type === 'string' && token.value === undefined) {
      throw new UsageError(`twin: ${token.rawName} needs a value: ${token.rawName} ${option.value}`)
    }
  }
  const { port, scenario, model, keep } = values as {
    readonly port?: string
    readonly scenario?: string
    readonly model?: readonly string[]
    readonly keep?: string
  }
  return {
    port: port === undefined ? (command.length > 0 ? 0 : USUAL_PORT) : numberIn('--port', port, 0, 65_535),
    ...(scenario === undefined ? {} : { scenario }),
    scenarios: values.scenarios === true,
    models: Object.fromEntries((model ?? []).map(readModel)),
    lenient: values.lenient === true,
    ...(keep === undefined ? {} : { keep: numberIn('--keep', keep, 1, 100_000) }),
    json: values.json === true,
    help: values.help === true,
    command,
  }
}

function numberIn(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`twin: ${name} must be a whole number from ${least} to ${most}; got ${quoted(text)}`)
}

function readModel(text: string): [string, string] {
  const at = text.lastIndexOf('=')
  const id = text.slice(0, at)
  const task = text.slice(at + 1)
  if (at < 1 || task === '') {
    throw new UsageError(`twin: --model must be ID=TASK, such as acme/painter=text-to-image; got ${quoted(text)}`)
  }
  return [id, task]
}
