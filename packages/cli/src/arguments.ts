import { parseArgs } from 'node:util'
import { LANGUAGES } from '@model-snippets/core'
import { listed } from './listed.ts'
import { quoted, UsageError } from './usage-error.ts'

interface OptionHelp {
  readonly type: 'string' | 'boolean'
  readonly multiple?: true
  readonly short?: string
  /** Placeholder of the value in the help. */
  readonly value?: string
  readonly help: string
}

/** Every option, in the order in which the help lists them. */
export const OPTIONS = {
  provider: {
    type: 'string',
    short: 'p',
    value: 'P',
    help: 'who runs the model; auto, the default, lets the router choose',
  },
  language: { type: 'string', short: 'l', value: 'L', help: `only this language: ${listed(LANGUAGES, 'or')}` },
  client: { type: 'string', short: 'c', value: 'C', help: 'only this client: openai, requests, fetch, curl …' },
  stream: { type: 'boolean', short: 's', help: 'ask for the answer piece by piece' },
  json: { type: 'boolean', short: 'j', help: 'print an array with code, install command, variables and files' },
  direct: { type: 'boolean', help: 'call the provider itself, with its own key' },
  endpoint: { type: 'string', value: 'URL', help: 'call an endpoint of your own' },
  'bill-to': { type: 'string', value: 'ORG', help: 'organisation that pays for the request' },
  'provider-id': { type: 'string', value: 'ID', help: "the provider's own id of the model" },
  message: {
    type: 'string',
    multiple: true,
    short: 'm',
    value: 'TEXT',
    help: 'a message; repeated: user, assistant, user … in turn',
  },
  messages: { type: 'string', value: 'JSON', help: 'all messages as a JSON array, @FILE, or - for standard input' },
  input: {
    type: 'string',
    short: 'i',
    value: 'TEXT',
    help: 'the input of a task other than chat: text, a file or a URL',
  },
  inputs: { type: 'string', value: 'JSON', help: 'an input of several parts as JSON, @FILE, or - for standard input' },
  temperature: { type: 'string', value: 'N', help: 'sampling temperature' },
  'max-tokens': { type: 'string', value: 'N', help: 'length of the answer at most' },
  'top-p': { type: 'string', value: 'N', help: 'nucleus sampling' },
  param: {
    type: 'string',
    multiple: true,
    value: 'KEY=JSON',
    help: 'any further field of the request; repeatable: --param seed=7',
  },
  task: { type: 'string', value: 'T', help: 'task of a model that the catalogue does not hold: conversational' },
  record: { type: 'string', value: 'FILE', help: "the hub's JSON record of the model, or - for standard input" },
  local: { type: 'boolean', help: 'commands that run the model on this machine, with one app or another' },
  app: {
    type: 'string',
    short: 'a',
    value: 'A',
    help: 'only this app: llama-cpp, ollama, lm-studio, vllm …; means --local',
  },
  quantization: { type: 'string', short: 'q', value: 'Q', help: 'which GGUF file to run: Q8_0; means --local' },
  system: { type: 'string', value: 'S', help: "macos, linux or windows, when not this machine's; means --local" },
  explain: { type: 'boolean', help: 'say on standard error what is not offered, and why' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
  version: { type: 'boolean', short: 'v', help: 'the version of this program' },
} as const satisfies Record<string, OptionHelp>

type OptionName = keyof typeof OPTIONS
type OptionValue<O> = O extends { multiple: true } ? string[] : O extends { type: 'boolean' } ? boolean : string

export type Arguments = { readonly [N in OptionName]?: OptionValue<(typeof OPTIONS)[N]> } & { readonly model?: string }

const byToken = new Map<string, { readonly name: string; readonly option: OptionHelp }>()
for (const [name, option] of Object.entries(OPTIONS as Record<string, OptionHelp>)) {
  byToken.set(`--${name}`, { name, option })
  if (option.short !== undefined) byToken.set(`-${option.short}`, { name, option })
}

/** The next word is an option's value even when it starts with a dash, unless it is itself an option. */
function withJoinedValues(argv: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const token = argv[at] as string
    if (token === '--') return [...joined, ...argv.slice(at)]
    const found = byToken.get(token)
    if (found === undefined || found.option.type === 'boolean') joined.push(token)
    else {
      at++
      const next = argv[at]
      if (next === undefined || byToken.has(next)) throw new UsageError(needsValue(found.name, found.option))
      joined.push(`--${found.name}=${next}`)
    }
  }
  return joined
}

const needsValue = (name: string, option: OptionHelp): string => `--${name} needs a value: --${name}=${option.value}`

/**
 * Reads the command line.
 *
 * @param argv the words after the program's name
 * @throws UsageError for an unknown option, a missing value, a value too many
 * @example
 * readArguments(['openai/gpt-oss-20b', '--stream']) // { model: 'openai/gpt-oss-20b', stream: true }
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: withJoinedValues(argv),
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const read: Record<string, unknown> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (read.model !== undefined) {
        throw new UsageError(`one model at a time: ${quoted(String(read.model))} and ${quoted(token.value)} were given`)
      }
      read.model = token.value
    } else if (token.kind === 'option') {
      const option = Object.hasOwn(OPTIONS, token.name) ? (OPTIONS[token.name as OptionName] as OptionHelp) : undefined
      if (option === undefined) throw new UsageError(unknownOption(token.rawName))
      addValue(read, token.name, option, token.value)
    }
  }
  return read as Arguments
}

function addValue(read: Record<string, unknown>, name: string, option: OptionHelp, value: string | undefined): void {
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`--${name} takes no value`)
    read[name] = true
  } else if (value === undefined) {
    throw new UsageError(needsValue(name, option))
  } else if (option.multiple) {
    read[name] = [...((read[name] as string[] | undefined) ?? []), value]
  } else if (read[name] !== undefined) {
    throw new UsageError(`--${name} was given twice`)
  } else read[name] = value
}

const unknownOption = (token: string): string =>
  `unknown option ${quoted(token)}; the options are ${Object.keys(OPTIONS)
    .map((name) => `--${name}`)
    .join(', ')}`
