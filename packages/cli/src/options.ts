import type { Platform, SnippetOptions } from '@model-snippets/core'
import type { System } from '@model-snippets/core/local-apps'
import { type GivenOptions, type OptionRecord, OPTIONS as TABLE } from '@model-snippets/core/options'
import type { Arguments } from './arguments.ts'
import { checked } from './check.ts'
import { parseExactJson } from './exact-json.ts'
import { readText } from './model.ts'
import type { Streams } from './streams.ts'
import { quoted, UsageError } from './usage-error.ts'

const ROWS: readonly OptionRecord[] = TABLE

/** The generator’s options, which request bodies have in `options`. */
export const OPTION_ROWS = ROWS.filter(({ body }) => body?.startsWith('options.'))

/** Options whose values are names, and the context length, which can be checked before anything is read. */
const NAMES = ROWS.filter(
  ({ name, value: { kind } }) => kind === 'name' || kind === 'names' || name === 'contextLength',
)

/** Checks options that are names before anything is read; errors list the valid names. */
export const checkNames = (args: Arguments): Names =>
  checked(args, { ...given(args, NAMES), typescript: args.typescript }) as Names

/** Returns the values of some options’ flags. */
const given = (args: Arguments, rows: readonly OptionRecord[]): GivenOptions =>
  Object.fromEntries(
    rows.map(({ name, flags }) => [name, flags.map((flag) => args[flag.name as keyof Arguments]).find(isGiven)]),
  )

const isGiven = (value: unknown): boolean => value !== undefined

/** Options given by name; a language is given by its id. */
export interface Names {
  readonly provider?: string | undefined
  readonly language?: string | undefined
  readonly client?: string | undefined
  readonly platform?: Platform | undefined
  readonly typescript?: boolean | undefined
  readonly app?: string | undefined
  readonly system?: System | undefined
  readonly contextLength?: number | undefined
}

/**
 * Reads the generator's options from the command line.
 *
 * @throws UsageError for an invalid value
 */
export async function readOptions(args: Arguments, streams: Streams): Promise<SnippetOptions> {
  return checked(args, {
    ...given(args, OPTION_ROWS),
    messages: await readMessages(args, streams),
    inputs: await readInputs(args, streams),
    schema: await readJsonFlag('schema', args, streams),
    tools: await readJsonFlag('tools', args, streams),
    parameters: readParameters(args),
  }) as SnippetOptions
}

async function readMessages(args: Arguments, streams: Streams): Promise<unknown> {
  const { message: texts, messages: source } = args
  if (texts !== undefined && source !== undefined) throw new UsageError('use --message or --messages, not both')
  if (texts !== undefined) {
    return texts.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }))
  }
  if (source === undefined) return undefined
  return await readJsonOption('messages', source, args, streams)
}

async function readInputs(args: Arguments, streams: Streams): Promise<unknown> {
  if (args.input !== undefined && args.inputs !== undefined) throw new UsageError('use --input or --inputs, not both')
  if (args.inputs === undefined) return args.input
  return await readJsonOption('inputs', args.inputs, args, streams)
}

async function readJsonFlag(name: 'schema' | 'tools', args: Arguments, streams: Streams): Promise<unknown> {
  const source = args[name]
  return source === undefined ? undefined : await readJsonOption(name, source, args, streams)
}

/** Reads JSON that’s inline, in `@FILE`, or on standard input (`-`), which only one option can use. */
async function readJsonOption(
  name: 'messages' | 'inputs' | 'schema' | 'tools',
  source: string,
  args: Arguments,
  streams: Streams,
): Promise<unknown> {
  if (source === '-') {
    const other = (['record', 'messages', 'inputs', 'schema', 'tools'] as const).find(
      (option) => option !== name && args[option] === '-',
    )
    if (other !== undefined) throw new UsageError(`--${name} and --${other} can’t both read standard input`)
    return parseExactJson(await streams.readInput(), `--${name}`)
  }
  const text = source.startsWith('@') ? await readText(source.slice(1), `--${name}`) : source
  return parseExactJson(text, `--${name}`)
}

function readParameters({ param: pairs }: Arguments): SnippetOptions['parameters'] {
  if (pairs === undefined) return undefined
  const fields = new Map<string, unknown>()
  for (const pair of pairs) {
    const split = pair.indexOf('=')
    const key = pair.slice(0, split)
    if (split < 1) throw new UsageError(`--param ${quoted(pair)}: expected KEY=JSON, for example seed=7`)
    if (fields.has(key)) throw new UsageError(`--param ${quoted(key)} can only be given once`)
    fields.set(key, parseExactJson(pair.slice(split + 1), `--param ${quoted(key).slice(1, -1)}`))
  }
  // `fromEntries` creates own properties even for names such as `__proto__`.
  return Object.fromEntries(fields) as SnippetOptions['parameters']
}
