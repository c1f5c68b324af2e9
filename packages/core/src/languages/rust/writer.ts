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

/** Escapes of JSON that Rust spells otherwise: https://doc.rust-lang.org/reference/tokens.html#ascii-escapes. */
const OTHER_ESCAPES: { readonly [letter: string]: string } = { b: '\\u{8}', f: '\\u{c}' }

/** A string literal. A lone surrogate has no place in a text of Rust's: clients refuse it. */
function string(text: string): string {
  const quoted = quote(text)
  if (!quoted.includes('\\')) return quoted
  return quoted.replace(/\\(?:u([\da-f]{4})|(.))/g, (spelled, unit: string | undefined, letter: string) =>
    unit === undefined ? (OTHER_ESCAPES[letter] ?? spelled) : escapeOf(Number.parseInt(unit, 16)),
  )
}

const escapeOf = (unit: number): string => `\\u{${(unit >> 11 === 0x1b ? 0xfffd : unit).toString(16)}}`

/** A text for `format!` and its kin, which read braces as places. */
const formatText = (text: string): string => text.replace(/[{}]/g, '$&$&')

/** A literal without a type is an `i32`; what has more than 64 bits is a number with a fraction to `serde_json`. */
function number(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value)
  if (value < 2 ** 63 && value >= -(2 ** 63)) return `${BigInt(value)}i64`
  return value > 0 && value < 2 ** 64 ? `${BigInt(value)}u64` : value.toExponential()
}

/** A name as Rust has it: `first_frame` for `firstFrame`. */
const snake = (text: string): string => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

// A program reads the file once, before the request, and the request names the variable.
const file = ({ variable }: FileNode): string => snake(variable)

/** What `json!` takes. rustfmt leaves it as it is. */
const macroSyntax = /* @__PURE__ */ spellingOf({
  string,
  number,
  label: (label) => `${string(label)}: `,
  trailingComma: ',',
  file,
})

const literal: PrintValue = (value, { column, used, code: inner }) =>
  printLiteral(value, macroSyntax, column, used, inner)

/** Code in which values are literals, and lists and objects are what `json!` takes. */
export const code = /* @__PURE__ */ codeTag(literal)

const JSON_MACRO = /* @__PURE__ */ name('json', { module: 'serde_json', name: 'json' })

/** `json!` calls itself for each token; of calls within each other the compiler allows so many, and more by an attribute. */
const USUAL_STEPS = 128
const MOST_STEPS = 256

/** What a program has that goes beyond the usual. It is no module. */
const MORE_STEPS: Import = { module: 'recursion_limit' }

const DEEP_MACRO = /* @__PURE__ */ name('json', { module: 'serde_json', name: 'json' }, MORE_STEPS)

/** How many calls of `json!` lie within each other, or more: up to four for a field, two for an item. */
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

/** A text without escapes, between as many signs as it needs. It holds no carriage return. */
function rawString(text: string): string {
  // One by one: a call takes no more than about 100,000 arguments.
  let longest = 0
  for (const [found] of text.matchAll(/"#*/g)) longest = Math.max(longest, found.length)
  const signs = '#'.repeat(longest)
  return `r${signs}"${text}"${signs}`
}

/** An expression that gives the JSON text of a value: a `&str`, or a `String` where something is filled in. */
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

/** Columns of a line, of a call's arguments, of a chain of calls, of a list: https://rust-lang.github.io/rustfmt. */
const WIDTH = 100
const LIST = 60
const ARGUMENTS = 60
const CHAIN = 60

/** Lays out the texts of pieces that begin a line of so many columns. */
type LayOut = (texts: readonly string[], column: number) => string

/** What is laid out within such a line stands on one of its own, or the line is not broken. */
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

/** `head(values)tail` */
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
    // A macro may read a last comma for something of its own.
    const last = head.endsWith('!') ? '' : ','
    const inner = spaces(column + 4)
    return `${head}(\n${inner}${values.join(`,\n${inner}`)}${last}\n${spaces(column)})${tail}`
  }

/** `head`, then the first value of a chain and its calls */
const layOutChain =
  (tail: string): LayOut =>
  ([head = '', base = '', ...links], column) => {
    const whole = base + links.join('')
    const line = `${head}${whole}${tail}`
    // The sign for a failure counts, and the semicolon does not.
    const isShort = links.length === 1 || whole.length + tail.length - 1 <= CHAIN
    if (isShort && column + line.length <= WIDTH) return line
    const inner = spaces(column + 4)
    const below = `${inner}${whole}${tail}`
    if (isShort && below.length <= WIDTH) return `${head.trimEnd()}\n${below}`
    return `${head}${base}\n${links.map((link) => inner + link).join('\n')}${tail}`
  }

/** `head`, then a list */
const layOutList =
  (tail: string): LayOut =>
  ([head = '', ...items], column) => {
    const listed = items.join(', ')
    const line = `${head}[${listed}]${tail}`
    if (listed.length <= LIST && column + line.length <= WIDTH) return line
    const inner = spaces(column + 4)
    return `${head}[\n${items.map((item) => `${inner}${item},\n`).join('')}${spaces(column)}]${tail}`
  }

/** Every way to a value: one, unless the path has a pair of names. */
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

/** The way in which rustfmt sorts names in braces: the module itself, types, functions. */
const isNameBefore = (a: string, b: string): boolean => a === 'self' || (b !== 'self' && a < b)

/** A `use` of several names, as many on a line as go there, without its semicolon. */
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

/** `use` lines for names, and for modules as a whole: those of the standard library, or all others. */
function useLines(imports: readonly Import[], ofStandard: boolean): string {
  const uses: string[] = []
  for (const module of modulesOf(imports)) {
    if (module.startsWith('std::') !== ofStandard) continue
    const names = namesOf(module, imports, 'self', isNameBefore)
    // A crate is named where it is used.
    if (!module.includes('::') && names.includes('self')) names.splice(names.indexOf('self'), 1)
    if (names.length > 1) insert(uses, useNames(module, names))
    else if (names[0] !== undefined) insert(uses, names[0] === 'self' ? `use ${module}` : `use ${module}::${names[0]}`)
  }
  let lines = ''
  for (const use of uses) lines += `${use};\n`
  return lines
}

/** Words that are no names: https://doc.rust-lang.org/reference/keywords.html. */
const RESERVED: readonly string[] = (
  'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in ' +
  'let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe ' +
  'unsized use virtual where while yield'
).split(' ')

/** Writes Rust of the edition 2024, as rustfmt has it. Nothing else in the code writes a Rust quote. */
export const rust = {
  /** A name of a variable or a field: `first_frame` for `firstFrame`. */
  variable: (text: string): Piece => {
    const spelled = snake(text)
    return RESERVED.includes(spelled) ? verbatim(`r#${spelled}`) : name(spelled)
  },

  /**
   * A call as rustfmt lays it out, from the start of a line to its end.
   *
   * @param head all that stands on the line before the brackets
   * @param tail what follows them
   */
  call: (head: Piece, values: readonly Hole[], tail: '' | '?' | ';' | '?;' | ' {' = ''): Piece =>
    laidOut([head, ...values.map(asPiece)], layOutCall(tail)),

  /**
   * A chain of calls as rustfmt lays it out, from the start of a line to its end.
   *
   * @param head what stands before its first value
   * @param links its calls, each with its point
   */
  chain: (head: Piece, base: Piece, links: readonly Piece[], tail: ';' | '?;'): Piece =>
    laidOut([head, base, ...links], layOutChain(tail)),

  /** A list as rustfmt lays it out, with what stands around it on its lines. */
  list: (head: Piece, items: readonly string[], tail: ';' | ' {'): Piece =>
    laidOut([head, ...items.map(asPiece)], layOutList(tail)),

  /** A text with places, `{name}`, for a macro that formats: code stands in the places, texts between them. */
  format: (...parts: readonly (string | Piece)[]): Piece => {
    const all = parts.map((part) =>
      typeof part === 'string' ? verbatim(string(formatText(part)).slice(1, -1)) : code`{${part}}`,
    )
    return code`"${listed(all, '')}"`
  },

  /** Whether `json!` can hold a value. */
  fitsMacro: (value: Value): boolean => steps(value) <= MOST_STEPS,

  /** Any value that fits as an expression of the type `Value`; over several lines where it would leave fewer columns `free`. */
  json: (value: Value, free = 0): Piece => {
    const print: PrintValue = (each, place) => literal(each, { ...place, used: place.used + free })
    return code`${steps(value) > USUAL_STEPS ? DEEP_MACRO : JSON_MACRO}!(${literalPiece(value, print)})`
  },

  /** Any value as an expression that gives its JSON text. */
  jsonText: (value: Value): Piece => literalPiece(value, jsonText),

  /** Whether that text is made as the program runs. */
  isFormatted: hasNode,

  /** The value at a path of another; `null` to it where nothing is there. */
  at: (base: Piece, path: ValuePath): Piece => at(base, ways(path)[0] ?? []),

  /** Links behind `at` that read the text there, if there is one; of a pair of names that of the first that has one. */
  textLinks: (base: Piece, path: ValuePath): readonly Piece[] => [
    code`.as_str()`,
    ...ways(path)
      .slice(1)
      .map((way) => code`.or(${at(base, way)}.as_str())`),
  ],

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /** A whole program: imports, the standard library first, then its items. */
  program(items: Piece): string {
    const { text, imports } = print(items)
    let head = imports.includes(MORE_STEPS) ? `#![recursion_limit = "${MOST_STEPS}"]\n\n` : ''
    for (const standard of [true, false]) {
      const lines = useLines(imports, standard)
      if (lines !== '') head += `${lines}\n`
    }
    return `${head}${text}\n`
  },
}
