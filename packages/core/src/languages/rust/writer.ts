import type { ValuePath } from '../../values/path.ts'
import { type FileNode, type Value, ValueNode } from '../../values/value.ts'
import {
  codeTag,
  type Hole,
  type Import,
  LiteralPiece,
  listed,
  literalPiece,
  name,
  type Piece,
  type Place,
  type PrintValue,
  verbatim,
} from '../printing/code.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { type LiteralSyntax, printLiteral, spaces, spellingOf } from '../printing/literal.ts'
import { insert, modulesOf, namesOf, print } from '../printing/print-code.ts'

/** JSON escapes that Rust writes differently: https://doc.rust-lang.org/reference/tokens.html#ascii-escapes. */
const OTHER_ESCAPES: { readonly [letter: string]: string } = { b: '\\u{8}', f: '\\u{c}' }

/** Returns a string literal. Rust strings can't contain a lone surrogate, so clients reject it. */
function string(text: string): string {
  const quoted = quote(text)
  if (!quoted.includes('\\')) return quoted
  return quoted.replace(/\\(?:u([\da-f]{4})|(.))/g, (spelled, unit: string | undefined, letter: string) =>
    unit === undefined ? (OTHER_ESCAPES[letter] ?? spelled) : escapeOf(Number.parseInt(unit, 16)),
  )
}

const escapeOf = (unit: number): string => `\\u{${(unit >> 11 === 0x1b ? 0xfffd : unit).toString(16)}}`

/** Text for `format!` and similar macros, which read braces as placeholders. */
const formatText = (text: string): string => text.replace(/[{}]/g, '$&$&')

/** A literal without a type is an `i32`; `serde_json` reads a number with more than 64 bits as a float. */
function number(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value)
  if (value < 2 ** 63 && value >= -(2 ** 63)) return `${BigInt(value)}i64`
  return value > 0 && value < 2 ** 64 ? `${BigInt(value)}u64` : value.toExponential()
}

/** Returns a name in Rust's format: `first_frame` for `firstFrame`. */
const snake = (text: string): string => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

// The program reads the file once, before the request, which uses the variable.
const file = ({ variable }: FileNode): string => snake(variable)

/** The syntax of `json!`, which rustfmt doesn't format. */
const macroSyntax = /* @__PURE__ */ spellingOf({
  string,
  number,
  label: (label) => `${string(label)}: `,
  trailingComma: ',',
  file,
})

const literal: PrintValue = (value, { column, used, code: inner }) =>
  printLiteral(value, macroSyntax, column, used, inner)

/** Code in which values become literals, and lists and objects become the input of `json!`. */
export const code = /* @__PURE__ */ codeTag(literal)

const JSON_MACRO = /* @__PURE__ */ name('json', { module: 'serde_json', name: 'json' })

/** `json!` calls itself for each token; the compiler allows this many nested calls, and more with an attribute. */
const USUAL_STEPS = 128
const MOST_STEPS = 256

/** Marks a program that exceeds the default. It isn't a module. */
const MORE_STEPS: Import = { module: 'recursion_limit' }

const DEEP_MACRO = /* @__PURE__ */ name('json', { module: 'serde_json', name: 'json' }, MORE_STEPS)

/** Returns an upper bound for the nested calls of `json!`: up to four for a field, two for an item. */
function steps(value: Value): number {
  if (isScalar(value)) return 1
  const [items, each] = Array.isArray(value) ? [value, 2] : [Object.values(value), 4]
  return items.reduce<number>((most, item, place) => Math.max(most, (place + 1) * each + steps(item)), 2)
}

const isScalar = (value: Value): value is Exclude<Value, readonly Value[] | { readonly [key: string]: Value }> =>
  typeof value !== 'object' || value === null || value instanceof ValueNode

const hasNode = (value: Value): boolean =>
  isScalar(value) ? value instanceof ValueNode : Object.values(value).some(hasNode)

const jsonSyntax = (spell: (text: string) => string, [open, close]: readonly [string, string]): LiteralSyntax =>
  spellingOf({
    string: spell,
    label: (name) => `${spell(name)}: `,
    brackets: { list: ['[', ']'], object: [open, close] },
    file,
  })

const PLAIN = jsonSyntax(quote, ['{', '}'])
const WITH_PLACES = jsonSyntax((text) => formatText(quote(text)), ['{{', '}}'])

/** Returns a raw string with as many hashes as it needs. It must not contain a carriage return. */
function rawString(text: string): string {
  // In a loop, because a call takes at most about 100,000 arguments.
  let longest = 0
  for (const [found] of text.matchAll(/"#*/g)) longest = Math.max(longest, found.length)
  const signs = '#'.repeat(longest)
  return `r${signs}"${text}"${signs}`
}

/** Prints an expression for the JSON text of a value: a `&str`, or a `String` if it has placeholders. */
const jsonText: PrintValue = (value, { column, code: inner }) => {
  if (!hasNode(value)) return rawString(printLiteral(value, PLAIN, column, column))
  const filled: string[] = []
  const fill = (expression: string): string => {
    filled.push(`${inner(JSON_MACRO)}!(${expression})`)
    return '{}'
  }
  const syntax: LiteralSyntax = { ...WITH_PLACES, file: (node) => fill(file(node)) }
  const text = rawString(printLiteral(value, syntax, column, column, (piece) => fill(inner(piece))))
  const start = `\n${spaces(column + 4)}`
  return `format!(${start}${[text, ...filled].join(`,${start}`)}\n${spaces(column)})`
}

/**
 * Columns of a line, of a call's arguments, of a chain of calls, and of a list: https://rust-lang.github.io/rustfmt.
 */
const WIDTH = 100
const LIST = 60
const ARGUMENTS = 60
const CHAIN = 60

/** Formats the texts of pieces, at the start of a line with this indentation. */
type LayOut = (texts: readonly string[], column: number) => string

/** A formatted piece inside such a line is on its own line, or the line isn't broken. */
const laidOut = (pieces: readonly Piece[], layOut: LayOut): Piece => {
  const print: PrintValue = (_, { column, code: inner }) => {
    const within: Place = { column: column + 4, used: column + 4, code: inner }
    const texts = pieces.map((piece) =>
      piece instanceof LiteralPiece ? piece.literal(piece.value, within) : inner(piece),
    )
    return layOut(texts, column)
  }
  return literalPiece(null, print)
}

const asPiece = (hole: Hole): Piece => code`${hole}`

/** Formats `head(values)tail`. */
const layOutCall =
  (tail: string): LayOut =>
  ([head = '', ...values], column) => {
    const listed = values.join(', ')
    const line = `${head}(${listed})${tail}`
    const isShort = values.length === 1 || listed.length <= ARGUMENTS
    if (isShort && column + line.length <= WIDTH && !line.includes('\n')) return line
    const [variable = '', callee] = head.split(/(?<= =) /)
    const below = `${spaces(column + 4)}${callee}(${listed})${tail}`
    if (callee !== undefined && isShort && below.length <= WIDTH) return `${variable}\n${below}`
    // A macro may treat a trailing comma differently.
    const last = head.endsWith('!') ? '' : ','
    const inner = spaces(column + 4)
    return `${head}(\n${inner}${values.join(`,\n${inner}`)}${last}\n${spaces(column)})${tail}`
  }

/** Formats `head`, then the first value of a chain and its calls. */
const layOutChain =
  (tail: string): LayOut =>
  ([head = '', base = '', ...links], column) => {
    const whole = base + links.join('')
    const line = `${head}${whole}${tail}`
    // The question mark counts, and the semicolon doesn't.
    const isShort = links.length === 1 || whole.length + tail.length - 1 <= CHAIN
    if (isShort && column + line.length <= WIDTH) return line
    const inner = spaces(column + 4)
    const below = `${inner}${whole}${tail}`
    if (isShort && below.length <= WIDTH) return `${head.trimEnd()}\n${below}`
    return `${head}${base}\n${links.map((link) => inner + link).join('\n')}${tail}`
  }

/** Formats `head`, then a list. */
const layOutList =
  (tail: string): LayOut =>
  ([head = '', ...items], column) => {
    const listed = items.join(', ')
    const line = `${head}[${listed}]${tail}`
    if (listed.length <= LIST && column + line.length <= WIDTH) return line
    const inner = spaces(column + 4)
    return `${head}[\n${items.map((item) => `${inner}${item},\n`).join('')}${spaces(column)}]${tail}`
  }

/** Returns each way to a value: one, unless the path contains a pair of names. */
const ways = (path: ValuePath): readonly (readonly (string | number)[])[] =>
  path.reduce<readonly (readonly (string | number)[])[]>(
    (known, step) => known.flatMap((way) => (typeof step === 'object' ? step : [step]).map((name) => [...way, name])),
    [[]],
  )

const at = (base: Piece, way: readonly (string | number)[]): Piece =>
  code`${base}${listed(
    way.map((step) => code`[${step}]`),
    '',
  )}`

/** Compares names in rustfmt's order: the module itself, then types, then functions. */
const isNameBefore = (a: string, b: string): boolean => a === 'self' || (b !== 'self' && a < b)

/** Returns a `use` with several names, as many per line as fit, without its semicolon. */
function useNames(module: string, names: readonly string[]): string {
  const line = `use ${module}::{${names.join(', ')}}`
  if (line.length < WIDTH) return line
  const rows: string[] = []
  for (const each of names) {
    const longer = `${rows.at(-1)} ${each},`
    if (rows.length > 0 && longer.length < WIDTH) rows[rows.length - 1] = longer
    else rows.push(`    ${each},`)
  }
  return `use ${module}::{\n${rows.join('\n')}\n}`
}

/** Returns `use` lines for names and for whole modules: those of the standard library, or all others. */
function useLines(imports: readonly Import[], ofStandard: boolean): string {
  const uses: string[] = []
  for (const module of modulesOf(imports)) {
    if (module.startsWith('std::') !== ofStandard) continue
    const names = namesOf(module, imports, 'self', isNameBefore)
    // A crate is named where it's used.
    if (!module.includes('::') && names.includes('self')) names.splice(names.indexOf('self'), 1)
    if (names.length > 1) insert(uses, useNames(module, names))
    else if (names[0] !== undefined) insert(uses, names[0] === 'self' ? `use ${module}` : `use ${module}::${names[0]}`)
  }
  let lines = ''
  for (const use of uses) lines += `${use};\n`
  return lines
}

/** Returns a program's attributes and imports, standard library first. */
export function headOf(imports: readonly Import[]): string {
  let head = imports.includes(MORE_STEPS) ? `#![recursion_limit = "${MOST_STEPS}"]\n\n` : ''
  for (const standard of [true, false]) {
    const lines = useLines(imports, standard)
    if (lines !== '') head += `${lines}\n`
  }
  return head
}

/** Keywords, which can't be names: https://doc.rust-lang.org/reference/keywords.html. */
const RESERVED: readonly string[] = (
  'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in ' +
  'let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe ' +
  'unsized use virtual where while yield'
).split(' ')

/** Writes Rust in edition 2024, formatted like rustfmt. No other code writes Rust quotes. */
export const rust = {
  /** The name of a variable or a field: `first_frame` for `firstFrame`. */
  variable: (text: string): Piece => {
    const spelled = snake(text)
    return RESERVED.includes(spelled) ? verbatim(`r#${spelled}`) : name(spelled)
  },

  /**
   * A call in rustfmt's format, from the start of a line to its end.
   *
   * @param head everything on the line before the parentheses
   * @param tail what follows them
   */
  call: (head: Piece, values: readonly Hole[], tail: '' | '?' | ';' | '?;' | ' {' = ''): Piece =>
    laidOut([head, ...values.map(asPiece)], layOutCall(tail)),

  /**
   * A chain of calls in rustfmt's format, from the start of a line to its end.
   *
   * @param head what comes before its first value
   * @param links its calls, each with its dot
   */
  chain: (head: Piece, base: Piece, links: readonly Piece[], tail: ';' | '?;'): Piece =>
    laidOut([head, base, ...links], layOutChain(tail)),

  /** A list in rustfmt's format, between the start and the end of its lines. */
  list: (head: Piece, items: readonly string[], tail: ';' | ' {'): Piece =>
    laidOut([head, ...items.map(asPiece)], layOutList(tail)),

  /**
   * A string with placeholders, `{name}`, for a formatting macro: code goes in the placeholders, and text between them.
   */
  format: (...parts: readonly (string | Piece)[]): Piece => {
    const all = parts.map((part) =>
      typeof part === 'string' ? verbatim(string(formatText(part)).slice(1, -1)) : code`{${part}}`,
    )
    return code`"${listed(all, '')}"`
  },

  /** Checks whether `json!` can contain a value. */
  fitsMacro: (value: Value): boolean => steps(value) <= MOST_STEPS,

  /**
   * Any supported value as an expression of type `Value`; on several lines if fewer than `free` columns would be left
   * on one.
   */
  json: (value: Value, free = 0): Piece => {
    const print: PrintValue = (each, place) => literal(each, { ...place, used: place.used + free })
    return code`${steps(value) > USUAL_STEPS ? DEEP_MACRO : JSON_MACRO}!(${literalPiece(value, print)})`
  },

  /** Any value as an expression for its JSON text. */
  jsonText: (value: Value): Piece => literalPiece(value, jsonText),

  /** Checks whether that text is created at run time. */
  isFormatted: hasNode,

  /** The value at a path of another; `null` if it doesn't exist. */
  at: (base: Piece, path: ValuePath): Piece => at(base, ways(path)[0] ?? []),

  /**
   * The calls after `at` that read the string there, if there is one; of a pair of names, the first one with a string.
   */
  textLinks: (base: Piece, path: ValuePath): readonly Piece[] => [
    code`.as_str()`,
    ...ways(path)
      .slice(1)
      .map((way) => code`.or(${at(base, way)}.as_str())`),
  ],

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /** A whole program: imports, standard library first, then its items. */
  program(items: Piece): string {
    const { text, imports } = print(items)
    return `${headOf(imports)}${text}\n`
  },
}
