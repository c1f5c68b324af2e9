import type { ValuePath } from '../../values/path.ts'
import { EnvironmentNode, FileNode, type Value, ValueNode } from '../../values/value.ts'
import {
  codeTag,
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

/** Bytes that a class file can hold of one text: https://docs.oracle.com/javase/specs/jvms/se17/html/jvms-4.html#jvms-4.4.7. */
const LONGEST = 65_535

/** Bytes that a UTF-16 code unit takes there at most. */
const WIDEST = 3

/** A string literal; several that are put together for a text that is too long for one. */
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
/** `formatted` reads a percent sign as the start of a place. */
const WITH_PLACES = /* @__PURE__ */ jsonSyntax((text) => quote(text).replaceAll('%', '%%'))

const hasNode = (value: Value): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (value instanceof ValueNode || Object.values(value as { readonly [name: string]: Value }).some(hasNode))

/** A text block. JSON has no three quotes beside each other, no tabs, and no spaces at the end of a line. */
function textBlock(json: string, column: number): string {
  const block = json.replaceAll('\\', '\\\\')
  if (block.length > LONGEST / 2 / WIDEST && new TextEncoder().encode(block).length > LONGEST / 2) return string(json)
  return `"""\n${spaces(column)}${block}\n${spaces(column)}"""`
}

/** An expression that gives the JSON text of a value. In it a piece of code gives JSON, and other nodes give texts. */
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

/** Spells a value. Java has no literal for a list or an object: their JSON stands in a text block, so much further in. */
const literalIn =
  (columns: number): PrintValue =>
  (value, { column, code }) => {
    if (typeof value === 'string') return string(value)
    if (typeof value === 'number') return number(value)
    if (typeof value !== 'object' || value === null) return String(value)
    if (value instanceof EnvironmentNode) return environment(value)
    // A program reads the file once, before the request, and the request names the variable.
    return value instanceof FileNode ? value.variable : json(value, column + columns, code)
  }

const deeper = /* @__PURE__ */ literalIn(8)

/** Columns that Java's lines have beyond those of a literal. */
const WIDER = 12

/** JSON in a text block that uses the whole width of Java's lines. */
const wide: PrintValue = (value, { column, code }) => json(value as Value, column + 4, code, WIDER)

/** Columns of a line. */
const LONGEST_LINE = 100

/** Pieces in parentheses, before the ` {}` of a record: below each other where they are too long for a line. */
const parameters: PrintValue = (value, { column, used, code }) => {
  const all = (value as readonly Piece[]).map((each) => code(each))
  const line = `(${all.join(', ')})`
  const start = `\n${spaces(column + 8)}`
  return used + `${line} {}`.length <= LONGEST_LINE ? line : `(${start}${all.join(`,${start}`)})`
}

/** Every way to a value: one, unless the path has a pair of names. */
const ways = (path: ValuePath): readonly (readonly (string | number)[])[] =>
  path.reduce<readonly (readonly (string | number)[])[]>(
    (known, step) => known.flatMap((way) => (typeof step === 'object' ? step : [step]).map((name) => [...way, name])),
    [[]],
  )

/** RFC 6901. */
const pointer = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Code in which values are literals, and lists and objects are their JSON: ``code`var body = ${request};` ``. */
export const code = /* @__PURE__ */ codeTag(/* @__PURE__ */ literalIn(4))

const GET_STRING = /* @__PURE__ */ verbatim('getString')
const GET_ARRAY = /* @__PURE__ */ verbatim('getJSONArray')
const GET_OBJECT = /* @__PURE__ */ verbatim('getJSONObject')

/** The method of org.json for what the next step of a path is looked up in. */
function getterOf(next: string | number | undefined): Piece {
  if (next === undefined) return GET_STRING
  return typeof next === 'number' ? GET_ARRAY : GET_OBJECT
}

/** Writes Java 17. Nothing else in the code writes a Java quote. */
export const java = {
  /** The JSON of a list or an object in a call that goes on from the line above. */
  continued: (value: Value): Piece => literalPiece(value, deeper),

  /** The JSON of a list or an object, on fewer lines than in a hole. */
  json: (value: Value): Piece => literalPiece(value, wide),

  /** A text in which each piece is an expression that is put between: `"mask-" + number + ".png"`. */
  join: (...parts: readonly (string | Piece)[]): Piece =>
    code`${listed(
      parts.map((part) => (part === '' ? undefined : code`${part}`)),
      ' + ',
    )}`,

  /** Pieces below each other, with commas between them. */
  below: (pieces: readonly Piece[]): Piece | undefined =>
    lines(...pieces.map((piece, place) => (place < pieces.length - 1 ? code`${piece},` : piece))),

  /** What a record holds. */
  parameters: (pieces: readonly Piece[]): Piece => literalPiece(pieces, parameters),

  /** What stands at a path of an object or a list of org.json; null where it has nothing there. */
  at(base: Piece, path: ValuePath): Piece {
    const found = ways(path).map((way) => code`${base}.optQuery(${pointer(way)})`)
    return found.reduce((first, other) => code`${OPTIONAL}.ofNullable(${first}).orElse(${other})`)
  },

  /**
   * The text at a path of JSON; without it the program ends, and says which field is missing. Of a pair of names, the
   * first that is there counts.
   */
  textAt(base: Piece, path: ValuePath): Piece {
    const [way = [], ...others] = ways(path)
    if (others.length > 0) return code`(String) ${java.at(base, path)}`
    const steps = way.map((step, place) => code`.${getterOf(way[place + 1])}(${step})`)
    return code`${base}${listed(steps, '')}`
  },

  /** A statement that ends the program where a variable of the environment is not set, or empty. */
  demand: ({ name }: EnvironmentNode): Piece => code`
    if (${OBJECTS}.requireNonNullElse(System.getenv(${name}), "").isEmpty()) {
        throw new IllegalStateException(${`${name} is not set`});
    }
  `,

  /** A comment of one or more lines. */
  comment: javaComment,

  /** A whole program: what it imports, and the class with its members. */
  program(...members: readonly (Piece | undefined)[]): string {
    const { text, imports } = print(code`
      class Example {
          ${paragraphs(...members)}
      }
    `)
    let head = ''
    for (const each of modulesOf(imports)) head += `import ${each};\n`
    return `${head}\n${text}\n`
  },
}
