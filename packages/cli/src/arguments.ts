import { parseArgs } from 'node:util'
import { namesOf, nearestNames, type OptionRecord, OPTIONS as TABLE } from '@model-snippets/core/options'
import { listed } from './listed.ts'
import { quoted, UsageError } from './usage-error.ts'

/** One option, for the help and the parser. */
export interface OptionHelp {
  readonly type: 'string' | 'boolean'
  readonly multiple?: true
  readonly short?: string
  /** Placeholder of the value in the help. */
  readonly value?: string
  readonly help: string
}

/** The most names that fit on a line of the help. */
const FEW_NAMES = 12

type TableFlag = (typeof TABLE)[number]['flags'][number]

/** The flags of the table of options, in its order. */
const TABLE_FLAGS = Object.fromEntries(
  (TABLE as readonly OptionRecord[]).flatMap(({ flags, help, value: kind }) =>
    flags.map(({ name, short, takes, value, help: own = help }): [string, OptionHelp] => [
      name,
      {
        type: takes === 'nothing' ? 'boolean' : 'string',
        ...(takes === 'texts' ? { multiple: true } : {}),
        ...(short === undefined ? {} : { short }),
        ...(value === undefined ? {} : { value }),
        help: kind.kind === 'name' ? withNames(own, namesOf(kind.of)) : own,
      },
    ]),
  ),
) as { readonly [name in TableFlag['name']]: OptionHelp }

/** Adds the valid names to an option’s help if there are few. */
function withNames(help: string, names: readonly string[]): string {
  return names.length > FEW_NAMES ? help : `${help}: ${listed(names, 'or')}`
}

/** Every option, in the order in which the help lists them. */
export const OPTIONS: { readonly [name: string]: OptionHelp } = {
  ...TABLE_FLAGS,
  record: {
    type: 'string',
    value: 'FILE',
    help: "file with the model's JSON record from Hugging Face, or - for standard input",
  },
  local: {
    type: 'boolean',
    help: 'print commands that run the model on this machine; implied by --app, --quantization, and --context-length',
  },
  json: { type: 'boolean', short: 'j', help: 'print a JSON array with code, install commands, variables, and files' },
  explain: { type: 'boolean', help: 'print to standard error which clients have no example, and why' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
  version: { type: 'boolean', short: 'v', help: 'print the version' },
}

/** The values of the table’s flags. */
type TableArguments = {
  readonly [Flag in TableFlag as Flag['name']]?: Flag['takes'] extends 'nothing'
    ? boolean
    : Flag['takes'] extends 'texts'
      ? readonly string[]
      : string
}

export interface Arguments extends TableArguments {
  readonly model?: string
  readonly record?: string
  readonly local?: boolean
  readonly json?: boolean
  readonly explain?: boolean
  readonly help?: boolean
  readonly version?: boolean
  /** How each option was written, `-m` or `--message`. */
  readonly written: { readonly [name: string]: string }
}

/**
 * Returns an option as it was written on this command line.
 *
 * @param name without the dashes, `message`
 */
export const asWritten = ({ written }: Arguments, name: string): string => written[name] ?? `--${name}`

const byToken = new Map<string, { readonly name: string; readonly option: OptionHelp }>()
for (const [name, option] of Object.entries(OPTIONS)) {
  byToken.set(`--${name}`, { name, option })
  if (option.short !== undefined) byToken.set(`-${option.short}`, { name, option })
}

/** Joins options and their values, so that a value can start with a dash unless it’s an option itself. */
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
      if (next === undefined || byToken.has(next)) throw new UsageError(needsValue(token, found.option))
      // A short option keeps its spelling, for messages.
      joined.push(token.startsWith('--') || next === '' ? `--${found.name}=${next}` : `${token}${next}`)
    }
  }
  return joined
}

const needsValue = (written: string, option: OptionHelp): string =>
  `${written} needs a value: ${written}${written.startsWith('--') ? '=' : ' '}${option.value}`

/**
 * Reads the command line.
 *
 * @param argv the words after the program's name
 * @throws UsageError for an unknown option, a missing value, or an unexpected value
 * @example
 * readArguments(['openai/gpt-oss-20b', '-s']) // { model: 'openai/gpt-oss-20b', stream: true, written: { stream: '-s' } }
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
  const written: Record<string, string> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (read.model !== undefined) {
        throw new UsageError(`expected one model; got ${quoted(String(read.model))} and ${quoted(token.value)}`)
      }
      read.model = token.value
    } else if (token.kind === 'option') {
      const { name, rawName, value } = token
      const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
      if (option === undefined) throw new UsageError(unknownFlag(rawName))
      addValue(read, name, rawName, option, value)
      written[name] ??= rawName
    }
  }
  return { ...read, written }
}

function addValue(
  read: Record<string, unknown>,
  name: string,
  written: string,
  option: OptionHelp,
  value: string | undefined,
): void {
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${written} doesn’t take a value`)
    read[name] = true
  } else if (value === undefined) {
    throw new UsageError(needsValue(written, option))
  } else if (option.multiple) {
    read[name] = [...((read[name] as string[] | undefined) ?? []), value]
  } else if (read[name] !== undefined) {
    throw new UsageError(`${written} can only be given once`)
  } else read[name] = value
}

/**
 * Rejects an option that takes one value but was given twice.
 *
 * @throws UsageError for the first such option
 */
export function refuseTwice(
  tokens: readonly { readonly kind: string; readonly name?: string; readonly rawName?: string }[],
  options: { readonly [name: string]: { readonly type: string } },
  command: string,
): void {
  const given = new Set<string>()
  for (const { kind, name = '', rawName } of tokens) {
    if (kind !== 'option' || options[name]?.type !== 'string') continue
    if (given.has(name)) throw new UsageError(`${command}: ${rawName} can only be given once`)
    given.add(name)
  }
}

/** Returns an option’s help for another command that has the same option. */
export function optionOf(name: string): Pick<OptionHelp, 'help' | 'short'> & { readonly value: string } {
  const { help, short, value = '' } = OPTIONS[name] as OptionHelp
  return { help, value, ...(short === undefined ? undefined : { short }) }
}

/**
 * Returns the error message for an unknown option.
 *
 * @param written as it was given, `--temprature`
 */
export function unknownFlag(written: string, options: { readonly [name: string]: unknown } = OPTIONS): string {
  const known = Object.keys(options)
  const [nearest] = nearestNames(written.replace(/^-+/, ''), known, 1)
  const meant = nearest === undefined ? '.' : `; did you mean --${nearest}?`
  return `unknown option ${quoted(written)}${meant} Valid options: ${known.map((name) => `--${name}`).join(', ')}`
}
