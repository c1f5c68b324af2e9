import { parseArgs } from 'node:util'
import type { Language } from '@model-snippets/core'
import { clientsOf, languageNamed, namesOf, namesTypeScript, nearestNames } from '@model-snippets/core/options'
import { refuseTwice, unknownFlag } from '../arguments.ts'
import { listed } from '../listed.ts'
import { quoted, UsageError } from '../usage-error.ts'

/** The options of `model-snippets capture`. */
export const OPTIONS = {
  to: {
    type: 'string',
    value: 'LANGUAGE/CLIENT',
    help: 'write the calls for this client, such as go/openai-go or python/openai',
  },
  provider: {
    type: 'string',
    short: 'p',
    value: 'P',
    help: 'write the calls for this provider instead of the program’s; requires --to',
  },
  call: { type: 'string', value: 'N', help: 'print only this call; the first one is 1' },
  model: {
    type: 'string',
    multiple: true,
    value: 'ID=TASK',
    help: 'task of a model that isn’t built in, such as acme/painter=text-to-image; repeatable',
  },
  json: { type: 'boolean', short: 'j', help: 'print a JSON object with the calls and, with --to, their examples' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} as const

/** The client to write the calls for. */
export interface Destination {
  readonly language: Language
  readonly client: string
  readonly typescript: boolean
}

export interface CaptureArguments {
  readonly to?: Destination
  readonly provider?: string
  readonly call?: number
  readonly models: { readonly [id: string]: string }
  readonly json: boolean
  readonly help: boolean
  /** The program to run, with its arguments. */
  readonly command: readonly string[]
}

/**
 * Reads the arguments after `capture`.
 *
 * @throws UsageError for an unknown option, an invalid value, or a missing program
 */
export function readCaptureArguments(argv: readonly string[]): CaptureArguments {
  const end = argv.indexOf('--')
  const own = end === -1 ? argv : argv.slice(0, end)
  const command = end === -1 ? [] : argv.slice(end + 1)
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
    'capture',
  )
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new UsageError(`capture: unexpected argument ${quoted(token.value)}; put -- before the program to run`)
    }
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name as keyof typeof OPTIONS] : undefined
    if (option === undefined) throw new UsageError(`capture: ${unknownFlag(token.rawName, OPTIONS)}`)
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`capture: ${token.rawName} doesn’t take a value`)
    }
    if (option.type === 'string' && token.value === undefined) {
      throw new UsageError(`capture: ${token.rawName} needs a value: ${token.rawName} ${option.value}`)
    }
  }
  const { to, provider, call, model } = values as {
    readonly to?: string
    readonly provider?: string
    readonly call?: string
    readonly model?: readonly string[]
  }
  const help = values.help === true
  if (!help && command.length === 0) {
    throw new UsageError('capture: expected a program after --, for example: model-snippets capture -- python my.py')
  }
  if (provider !== undefined && to === undefined) throw new UsageError('capture: --provider only works with --to')
  return {
    ...(to === undefined ? {} : { to: readDestination(to) }),
    ...(provider === undefined ? {} : { provider: readProvider(provider) }),
    ...(call === undefined ? {} : { call: readNumber(call) }),
    models: Object.fromEntries((model ?? []).map(readTask)),
    json: values.json === true,
    help,
    command,
  }
}

const readNumber = (text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new UsageError(`capture: --call must be a whole number from 1 to 999999; got ${quoted(text)}`)
}

function readDestination(text: string): Destination {
  const at = text.indexOf('/')
  const name = at === -1 ? text : text.slice(0, at)
  const language = languageNamed(name)
  if (language === undefined) {
    throw new UsageError(
      `capture: --to ${quoted(text)}: unknown language ${quoted(name)}; expected LANGUAGE/CLIENT, where the language is ${listed(namesOf('language'), 'or')}`,
    )
  }
  const client = at === -1 ? '' : text.slice(at + 1)
  const clients = clientsOf(language)
  if (!clients.includes(client)) {
    throw new UsageError(
      `capture: --to ${quoted(text)}: ${client === '' ? 'the client is missing' : `unknown client ${quoted(client)}`}; clients for ${language}: ${clients.join(', ')}`,
    )
  }
  return { language, client, typescript: namesTypeScript(name) }
}

function readProvider(text: string): string {
  const providers = namesOf('provider')
  if (providers.includes(text)) return text
  const [nearest] = nearestNames(text, providers, 1)
  const meant = nearest === undefined ? '.' : `; did you mean ${nearest}?`
  throw new UsageError(`capture: unknown provider ${quoted(text)}${meant} Providers: ${providers.join(', ')}`)
}

function readTask(text: string): [string, string] {
  const at = text.lastIndexOf('=')
  const task = text.slice(at + 1)
  if (at < 1 || task === '') {
    throw new UsageError(`capture: --model must be ID=TASK, such as acme/painter=text-to-image; got ${quoted(text)}`)
  }
  return [text.slice(0, at), task]
}
