import type { ValuePath } from '../../values/path.ts'
import { EnvironmentNode, FileNode, RawNode, raw, type Value } from '../../values/value.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { type LiteralSyntax, printLiteral, spaces } from '../printing/literal.ts'

/** Escapes of JSON that Rust spells otherwise: https://doc.rust-lang.org/reference/tokens.html#ascii-escapes. */
const OTHER_ESCAPES: { readonly [letter: string]: string } = { b: '\\u{8}', f: '\\u{c}' }

/** A string literal. A lone surrogate has no place in a text of Rust's: clients refuse it. */
const string = (text: string): string =>
  quote(text).replace(/\\(?:u([\da-f]{4})|(.))/g, (spelled, unit: string | undefined, letter: string) =>
    unit === undefined ? (OTHER_ESCAPES[letter] ?? spelled) : escapeOf(Number.parseInt(unit, 16)),
  )

const escapeOf = (unit: number): string => `\\u{${(unit >> 11 === 0x1b ? 0xfffd : unit).toString(16)}}`

/** A text for `format!` and its kin, which read braces as places. */
const formatText = (text: string): string => text.replace(/[{}]/g, '$&$&')

/** A literal without a type is an `i32`; what has more than 64 bits is a number with a fraction to `serde_json`. */
function number(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value)
  if (value < 2 ** 63 && value >= -(2 ** 63)) return `${BigInt(value)}i64`
  return value > 0 && value < 2 ** 64 ? `${BigInt(value)}u64` : value.toExponential()
}

const noEnvironment = (): never => {
  throw new TypeError('[model-snippets] a body has no place for a variable of the environment')
}

/** What `json!` takes. rustfmt leaves it as it is. */
const macroSyntax: LiteralSyntax = {
  true: 'true',
  false: 'false',
  null: 'null',
  string,
  number,
  label: (name) => `${string(name)}: `,
  step: 4,
  bracePadding: '',
  trailingComma: ',',
  environment: noEnvironment,
  file: ({ variable }) => snake(variable),
}

/** `json!` calls itself for each token, and the compiler allows 128 calls within each other. */
const MOST_STEPS = 100

/** How many calls of `json!` lie within each other, or more: three for a field, two for an item. */
function steps(value: Value): number {
  if (typeof value !== 'object' || value === null || isNode(value)) return 1
  const [items, each] = Array.isArray(value) ? [value, 2] : [Object.values(value), 3]
  return items.reduce<number>((most, item, place) => Math.max(most, (place + 1) * each + steps(item)), 2)
}

const isNode = (value: object): value is EnvironmentNode | FileNode | RawNode =>
  value instanceof EnvironmentNode || value instanceof FileNode || value instanceof RawNode

/** A value in which a place that is filled in stands for each node, and the expressions for these places. */
function withPlaces(value: Value, filled: string[]): Value {
  if (typeof value !== 'object' || value === null) return value
  if (isNode(value)) {
    filled.push(`json!(${printLiteral(value, macroSyntax, 0, 0)})`)
    return raw('{}')
  }
  if (Array.isArray(value)) return value.map((item) => withPlaces(item, filled))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withPlaces(field, filled)]))
}

const jsonSyntax = (spell: (text: string) => string, [open, close]: readonly [string, string]): LiteralSyntax => ({
  true: 'true',
  false: 'false',
  null: 'null',
  string: spell,
  label: (name) => `${spell(name)}: `,
  step: 4,
  brackets: { list: ['[', ']'], object: [open, close] },
  bracePadding: '',
  trailingComma: '',
  environment: noEnvironment,
  file: noEnvironment,
})

const PLAIN = jsonSyntax(quote, ['{', '}'])
const WITH_PLACES = jsonSyntax((text) => formatText(quote(text)), ['{{', '}}'])

/** A text without escapes, between as many signs as it needs. It holds no carriage return. */
function rawString(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, signs = '']) => signs.length + 1))
  const signs = '#'.repeat(longest)
  return `r${signs}"${text}"${signs}`
}

/** A name as Rust has it: `first_frame` for `firstFrame`. */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Columns of a line, of a call's arguments, of a chain of calls, of a list: https://rust-lang.github.io/rustfmt. */
const WIDTH = 100
const LIST = 60
const ARGUMENTS = 60
const CHAIN = 60

/**
 * A call as rustfmt lays it out.
 *
 * @param column columns that its line is indented by
 * @param head all that stands on the line before the brackets
 * @param tail what follows them
 */
function call(column: number, head: string, values: readonly string[], tail = ''): string {
  const listed = values.join(', ')
  const line = `${spaces(column)}${head}(${listed})${tail}`
  const isShort = values.length === 1 || listed.length <= ARGUMENTS
  if (isShort && line.length <= WIDTH && !line.includes('\n')) return line
  const [variable = '', callee] = head.split(/(?<= =) /)
  const below = `${spaces(column + 4)}${callee}(${listed})${tail}`
  if (callee !== undefined && isShort && below.length <= WIDTH) return `${spaces(column)}${variable}\n${below}`
  // A macro may read a last comma for something of its own.
  const last = head.endsWith('!') ? '' : ','
  const inner = spaces(column + 4)
  return `${spaces(column)}${head}(\n${inner}${values.join(`,\n${inner}`)}${last}\n${spaces(column)})${tail}`
}

/**
 * A chain of calls as rustfmt lays it out.
 *
 * @param head what stands before its first value on the line
 * @param links its calls, each with its point
 */
function chain(column: number, head: string, base: string, links: readonly string[], tail: string): string {
  const whole = base + links.join('')
  const line = `${spaces(column)}${head}${whole}${tail}`
  if ((links.length === 1 || whole.length <= CHAIN) && line.length <= WIDTH) return line
  const inner = spaces(column + 4)
  const below = `${inner}${whole}${tail}`
  if ((links.length === 1 || whole.length <= CHAIN) && below.length <= WIDTH) {
    return `${spaces(column)}${head.trimEnd()}\n${below}`
  }
  return `${spaces(column)}${head}${base}\n${links.map((link) => inner + link).join('\n')}${tail}`
}

/** A list as rustfmt lays it out, with what stands around it on its lines. */
function list(column: number, head: string, items: readonly string[], tail: string): string {
  const listed = items.join(', ')
  const line = `${spaces(column)}${head}[${listed}]${tail}`
  if (listed.length <= LIST && line.length <= WIDTH) return line
  const inner = spaces(column + 4)
  return `${spaces(column)}${head}[\n${items.map((item) => `${inner}${item},\n`).join('')}${spaces(column)}]${tail}`
}

/** Every way to a value: one, unless the path has a pair of names. */
const ways = (path: ValuePath): readonly (readonly (string | number)[])[] =>
  path.reduce<readonly (readonly (string | number)[])[]>(
    (known, step) => known.flatMap((way) => (typeof step === 'object' ? step : [step]).map((name) => [...way, name])),
    [[]],
  )

const stepTo = (code: string, step: string | number): string =>
  `${code}[${typeof step === 'number' ? step : string(step)}]`

/** Groups of imports: the standard library first. */
const isStandard = (path: string): boolean => path.startsWith('std::')

/** The way in which rustfmt sorts names in braces: the module itself, types, functions. */
const byName = (a: string, b: string): number => (a === 'self' ? -1 : b === 'self' ? 1 : a < b ? -1 : 1)

/** `use` lines for names of which each stands with its whole path; `std::io::self` for the module. */
function useLines(paths: readonly string[]): string {
  const modules = new Map<string, string[]>()
  for (const path of new Set(paths)) {
    // A crate that is named where it is used.
    if (!path.includes('::')) continue
    const place = path.lastIndexOf('::')
    const [module, name] = [path.slice(0, place), path.slice(place + 2)]
    modules.set(module, [...(modules.get(module) ?? []), name])
  }
  const lines = [...modules].map(([module, names]) => {
    const [first, ...others] = names.sort(byName)
    if (others.length > 0) return `use ${module}::{${names.join(', ')}};\n`
    return first === 'self' ? `use ${module};\n` : `use ${module}::${first};\n`
  })
  return lines.sort((a, b) => (a.replace(';', '') < b.replace(';', '') ? -1 : 1)).join('')
}

/** Writes Rust of the edition 2024, as rustfmt has it. Nothing else in the code writes a Rust quote. */
export const rust = {
  /** A string literal. */
  string,

  snake,
  call,
  chain,
  list,

  /** A text with places, `{name}`, for a macro that formats: code stands in the places, texts between them. */
  format: (...parts: readonly (string | RawNode)[]): string =>
    `"${parts.map((part) => (typeof part === 'string' ? string(formatText(part)).slice(1, -1) : `{${part.code}}`)).join('')}"`,

  /** Whether `json!` can hold a value. */
  fitsMacro: (value: Value): boolean => steps(value) <= MOST_STEPS,

  /** Any value that fits as an expression of the type `Value`. */
  json: (value: Value, column: number, used: number): string =>
    `json!(${printLiteral(value, macroSyntax, column, used)})`,

  /** Any value as an expression that gives its JSON text. */
  jsonText(value: Value, column: number): string {
    const filled: string[] = []
    const places = withPlaces(value, filled)
    const syntax = filled.length === 0 ? PLAIN : WITH_PLACES
    const text = rawString(printLiteral(places, syntax, column, column))
    const inner = spaces(column + 4)
    return filled.length === 0 ? text : `format!(\n${inner}${[text, ...filled].join(`,\n${inner}`)}\n${spaces(column)})`
  },

  /** The value at a path of another; `null` to it where nothing is there. */
  at: (base: string, path: ValuePath): string => (ways(path)[0] ?? []).reduce(stepTo, base),

  /** Links behind `at` that read the text there; of a pair of names that of the first that has one. */
  textLinks: (base: string, path: ValuePath): readonly string[] => [
    '.as_str()',
    ...ways(path)
      .slice(1)
      .map((way) => `.or(${way.reduce(stepTo, base)}.as_str())`),
    '.unwrap_or_default()',
  ],

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /**
   * A whole program.
   *
   * @param imports names with their whole paths
   * @param items what stands behind them
   */
  program: (imports: readonly string[], items: string): string =>
    [imports.filter(isStandard), imports.filter((path) => !isStandard(path))]
      .map(useLines)
      .filter((lines) => lines !== '')
      .map((lines) => `${lines}\n`)
      .join('') + items,
}
