import { type ChatMessage, CLIENTS, LANGUAGES, PROVIDERS, type SnippetOptions } from '@model-snippets/core'
import type { Arguments } from './arguments.ts'
import { parseExactJson } from './exact-json.ts'
import { readText } from './model.ts'
import type { Streams } from './streams.ts'
import { quoted, UsageError } from './usage-error.ts'

/** Refuses a provider, language or client that does not exist, naming those that do. */
export function checkChoices(args: Arguments): void {
  refuseUnknown('provider', args.provider, ['auto', ...Object.keys(PROVIDERS)])
  refuseUnknown('language', args.language, LANGUAGES)
  const clients = CLIENTS.filter((client) => args.language === undefined || client.language === args.language)
  const where = args.language === undefined ? '' : ` for ${args.language}`
  refuseUnknown('client', args.client, [...new Set(clients.map((client) => client.id))], where)
}

export function refuseUnknown(what: string, given: string | undefined, valid: readonly string[], where = ''): void {
  if (given === undefined || valid.includes(given)) return
  throw new UsageError(`unknown ${what} ${quoted(given)}${where}; expected one of ${valid.join(', ')}`)
}

/**
 * The generator's options as the command line gives them.
 *
 * @throws UsageError for a value that is no number or no JSON
 */
export async function readOptions(args: Arguments, streams: Streams): Promise<SnippetOptions> {
  return {
    streaming: args.stream,
    directRequest: args.direct,
    endpointUrl: args.endpoint,
    billTo: args['bill-to'],
    providerId: args['provider-id'],
    messages: await readMessages(args, streams),
    inputs: await readInputs(args, streams),
    temperature: readNumber(args.temperature, '--temperature'),
    max_tokens: readNumber(args['max-tokens'], '--max-tokens'),
    top_p: readNumber(args['top-p'], '--top-p'),
    parameters: readParameters(args.param),
  }
}

function readNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  const value = /^[-\d.eE+]+$/.test(text) ? parseExactJson(text, option) : undefined
  if (typeof value !== 'number') throw new UsageError(`${option}: expected a number, got ${quoted(text)}`)
  return value
}

async function readMessages(args: Arguments, streams: Streams): Promise<ChatMessage[] | undefined> {
  const { message: texts, messages: source } = args
  if (texts !== undefined && source !== undefined) throw new UsageError('give --message or --messages, not both')
  if (texts !== undefined) {
    return texts.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }))
  }
  if (source === undefined) return undefined
  const messages = await readJsonOption('messages', source, args, streams)
  const isMessage = (entry: unknown): boolean =>
    typeof entry === 'object' && entry !== null && 'role' in entry && typeof entry.role === 'string'
  if (!Array.isArray(messages) || !messages.every(isMessage)) {
    throw new UsageError('--messages: expected a JSON array such as [{"role": "user", "content": "Hello"}]')
  }
  return messages as ChatMessage[]
}

async function readInputs(args: Arguments, streams: Streams): Promise<unknown> {
  if (args.input !== undefined && args.inputs !== undefined) throw new UsageError('give --input or --inputs, not both')
  if (args.inputs === undefined) return args.input
  return await readJsonOption('inputs', args.inputs, args, streams)
}

/** JSON as it stands, from `@FILE`, or from standard input for `-`, which only one option can read. */
async function readJsonOption(
  name: 'messages' | 'inputs',
  source: string,
  args: Arguments,
  streams: Streams,
): Promise<unknown> {
  if (source === '-') {
    const other = (['record', 'messages', 'inputs'] as const).find((option) => option !== name && args[option] === '-')
    if (other !== undefined) throw new UsageError(`--${name} and --${other} cannot both read standard input`)
    return parseExactJson(await streams.readInput(), `--${name}`)
  }
  const text = source.startsWith('@') ? await readText(source.slice(1), `--${name}`) : source
  return parseExactJson(text, `--${name}`)
}

function readParameters(pairs: readonly string[] | undefined): SnippetOptions['parameters'] {
  if (pairs === undefined) return undefined
  const fields = new Map<string, unknown>()
  for (const pair of pairs) {
    const split = pair.indexOf('=')
    const key = pair.slice(0, split)
    if (split < 1) throw new UsageError(`--param ${quoted(pair)}: expected KEY=JSON, for example seed=7`)
    if (fields.has(key)) throw new UsageError(`--param ${quoted(key)} was given twice`)
    fields.set(key, parseExactJson(pair.slice(split + 1), `--param ${quoted(key).slice(1, -1)}`))
  }
  // fromEntries makes own fields of any name, `__proto__` too.
  return Object.fromEntries(fields) as SnippetOptions['parameters']
}
