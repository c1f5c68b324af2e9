import type { ValuePath } from '../../values/path.ts'
import { EnvironmentNode, FileNode, type Value, ValueNode } from '../../values/value.ts'
import {
  codeTag,
  type Import,
  lines,
  listed,
  literalPiece,
  type Piece,
  type Place,
  type PrintValue,
  paragraphs,
  verbatim,
} from '../printing/code.ts'
import { quote } from '../printing/escape.ts'
import { indented, type LiteralSyntax, noNode, printLiteral, spaces, spellingOf } from '../printing/literal.ts'
import { modulesOf, print } from '../printing/print-code.ts'
import { javaComment } from './comment.ts'
import { OBJECTS, OPTIONAL } from './names.ts'

/**
 * The most bytes of a string in a class file:
 * https://docs.oracle.com/javase/specs/jvms/se17/html/jvms-4.html#jvms-4.4.7.
 */
const LONGEST = 65_535

/** The most bytes of a UTF-16 code unit there. */
const WIDEST = 3

/** Returns a string literal; several joined ones if the text is too long for one. */
function string(text: string): string {
  if (text.length <= LONGEST / WIDEST) return quote(text)
  const pieces = text.match(/.{1,10000}/gsu) ?? []
  return `String.join("", ${pieces.map(quote).join(', ')})`
}

const environment = ({ name, prefix }: EnvironmentNode): string =>
  `${prefix === '' ? '' : `${string(prefix)} + `}System.getenv(${string(name)})`

/** An `int` has 32 bits, and a `long` has 64. */
function number(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value)
  return Math.abs(value) < 2 ** 63 ? `${BigInt(value)}L` : value.toExponential()
}

const jsonSyntax = (spell: (text: string) => string): LiteralSyntax =>
  spellingOf({
    string: spell,
    label: (name) => `${spell(name)}: `,
    step: 2,
    file: noNode,
  })

const PLAIN = /* @__PURE__ */ jsonSyntax(quote)
/** `formatted` treats a percent sign as the start of a placeholder. */
const WITH_PLACES = /* @__PURE__ */ jsonSyntax((text) => quote(text).replaceAll('%', '%%'))

const hasNode = (value: Value): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (value instanceof ValueNode || Object.values(value as { readonly [name: string]: Value }).some(hasNode))

/** Returns a text block. JSON has no three consecutive quotes, no tabs, and no spaces at the end of a line. */
function textBlock(json: string, column: number): string {
  const block = json.replaceAll('\\', '\\\\')
  if (block.length > LONGEST / 2 / WIDEST && new TextEncoder().encode(block).length > LONGEST / 2) return string(json)
  return `"""\n${spaces(column)}${block}\n${spaces(column)}"""`
}

/**
 * Returns an expression for the JSON text of a value. Pieces of code in it return JSON, and other nodes return strings.
 */
function json(value: Value, column: number, code: Place['code'], wider = 0): string {
  const start = Math.max(0, column - wider)
  const inPlace = (text: string): string => textBlock(indented(text, column - start).trimStart(), column)
  if (!hasNode(value)) return inPlace(printLiteral(value, PLAIN, start, start))
  const filled: string[] = []
  const fill = (place: string, expression: string): string => {
    filled.push(expression)
    return place
  }
  const syntax: LiteralSyntax = {
    ...WITH_PLACES,
    environment: (node) => fill('"%s"', environment(node)),
    file: ({ variable }) => fill('"%s"', variable),
  }
  const text = printLiteral(value, syntax, start, start, (piece) => fill('%s', code(piece)))
  return `${inPlace(text)}.formatted(${filled.join(', ')})`
}

/**
 * Prints a value. Java has no literals for lists and objects, so their JSON is in a text block, indented by these
 * columns.
 */
const literalIn =
  (columns: number): PrintValue =>
  (value, { column, code }) => {
    if (typeof value === 'string') return string(value)
    if (typeof value === 'number') return number(value)
    if (typeof value !== 'object' || value === null) return String(value)
    if (value instanceof EnvironmentNode) return environment(value)
    // The program reads the file once, before the request, which uses the variable.
    return value instanceof FileNode ? value.variable : json(value, column + columns, code)
  }

const deeper = /* @__PURE__ */ literalIn(8)

/** How many more columns than a literal's Java's lines have. */
const WIDER = 12

/** Prints JSON in a text block that uses the full width of Java's lines. */
const wide: PrintValue = (value, { column, code }) => json(value as Value, column + 4, code, WIDER)

/** Maximum columns of a line. */
const LONGEST_LINE = 100

/** Prints pieces in parentheses, before a record's ` {}`, on separate lines if they're too long for one. */
const parameters: PrintValue = (value, { column, used, code }) => {
  const all = (value as readonly Piece[]).map((each) => code(each))
  const line = `(${all.join(', ')})`
  const start = `\n${spaces(column + 8)}`
  return used + `${line} {}`.length <= LONGEST_LINE ? line : `(${start}${all.join(`,${start}`)})`
}

/** Returns each way to a value: one, unless the path contains a pair of names. */
const ways = (path: ValuePath): readonly (readonly (string | number)[])[] =>
  path.reduce<readonly (readonly (string | number)[])[]>(
    (known, step) => known.flatMap((way) => (typeof step === 'object' ? step : [step]).map((name) => [...way, name])),
    [[]],
  )

/** Returns a JSON pointer (RFC 6901). */
const pointer = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Code in which values become literals, and lists and objects become JSON: ``code`var body = ${request};` ``. */
export const code = /* @__PURE__ */ codeTag(/* @__PURE__ */ literalIn(4))

const GET_STRING = /* @__PURE__ */ verbatim('getString')
const GET_ARRAY = /* @__PURE__ */ verbatim('getJSONArray')
const GET_OBJECT = /* @__PURE__ */ verbatim('getJSONObject')

/** Returns the org.json method for the value that the next step of a path is looked up in. */
function getterOf(next: string | number | undefined): Piece {
  if (next === undefined) return GET_STRING
  return typeof next === 'number' ? GET_ARRAY : GET_OBJECT
}

/** Returns a program's imports. */
export function headOf(imports: readonly Import[]): string {
  let head = ''
  for (const each of modulesOf(imports)) head += `import ${each};\n`
  return `${head}\n`
}

/** Writes Java 17. No other code writes Java quotes. */
export const java = {
  /** Returns the JSON of a list or object in a call that continues from the line above. */
  continued: (value: Value): Piece => literalPiece(value, deeper),

  /** Returns the JSON of a list or object, on fewer lines than in a hole. */
  json: (value: Value): Piece => literalPiece(value, wide),

  /** Returns a text with an expression for each piece: `"mask-" + number + ".png"`. */
  join: (...parts: readonly (string | Piece)[]): Piece =>
    code`${listed(
      parts.map((part) => (part === '' ? undefined : code`${part}`)),
      ' + ',
    )}`,

  /** Returns pieces on separate lines, separated by commas. */
  below: (pieces: readonly Piece[]): Piece | undefined =>
    lines(...pieces.map((piece, place) => (place < pieces.length - 1 ? code`${piece},` : piece))),

  /** Returns a record's parameters. */
  parameters: (pieces: readonly Piece[]): Piece => literalPiece(pieces, parameters),

  /** Returns the value at a path of an org.json object or list; null if it doesn't exist. */
  at(base: Piece, path: ValuePath): Piece {
    const found = ways(path).map((way) => code`${base}.optQuery(${pointer(way)})`)
    return found.reduce((first, other) => code`${OPTIONAL}.ofNullable(${first}).orElse(${other})`)
  },

  /**
   * Returns the string at a path of JSON. If it's missing, the program fails and names the field. Of a pair of names,
   * the first existing one counts.
   */
  textAt(base: Piece, path: ValuePath): Piece {
    const [way = [], ...others] = ways(path)
    if (others.length > 0) return code`(String) ${java.at(base, path)}`
    const steps = way.map((step, place) => code`.${getterOf(way[place + 1])}(${step})`)
    return code`${base}${listed(steps, '')}`
  },

  /** Returns a statement that exits if an environment variable isn't set, or is empty. */
  demand: ({ name }: EnvironmentNode): Piece => code`
    if (${OBJECTS}.requireNonNullElse(System.getenv(${name}), "").isEmpty()) {
        throw new IllegalStateException(${`${name} is not set`});
    }
  `,

  /** A comment of one or more lines. */
  comment: javaComment,

  /** Returns a program's class with its members. */
  class: (...members: readonly (Piece | undefined)[]): Piece => code`
    class Example {
        ${paragraphs(...members)}
    }
  `,

  /** Returns a complete program: the imports, and the class with its members. */
  program(...members: readonly (Piece | undefined)[]): string {
    const { text, imports } = print(java.class(...members))
    return `${headOf(imports)}${text}\n`
  },
}
