import type { ValuePath } from '../../values/path.ts'
import { EnvironmentNode, FileNode, RawNode, raw, type Value } from '../../values/value.ts'
import { quote } from '../printing/escape.ts'
import { type LiteralSyntax, printLiteral, spaces } from '../printing/literal.ts'
import { javaComment } from './comment.ts'

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

/** Expressions whose values stand in a JSON text, in their order. */
type Filled = string[]

/** A value in which a place that is filled in stands for each node. A node of code gives JSON, the others give texts. */
function withPlaces(value: Value, filled: Filled): Value {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RawNode) {
    filled.push(value.code)
    return raw('%s')
  }
  if (value instanceof FileNode || value instanceof EnvironmentNode) {
    filled.push(value instanceof FileNode ? value.variable : environment(value))
    return raw('"%s"')
  }
  if (Array.isArray(value)) return value.map((item) => withPlaces(item, filled))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withPlaces(field, filled)]))
}

const noNode = (): never => {
  throw new TypeError('[model-snippets] JSON text has no place for a variable or a file')
}

const jsonSyntax = (spell: (text: string) => string): LiteralSyntax => ({
  true: 'true',
  false: 'false',
  null: 'null',
  string: spell,
  label: (name) => `${spell(name)}: `,
  step: 2,
  bracePadding: '',
  trailingComma: '',
  environment: noNode,
  file: noNode,
})

const PLAIN = jsonSyntax(quote)
/** `formatted` reads a percent sign as the start of a place. */
const WITH_PLACES = jsonSyntax((text) => quote(text).replaceAll('%', '%%'))

/** A text block. JSON has no three quotes beside each other, no tabs, and no spaces at the end of a line. */
function textBlock(json: string, column: number): string {
  const block = json.replaceAll('\\', '\\\\')
  if (new TextEncoder().encode(block).length > LONGEST / 2) return string(json)
  return `"""\n${spaces(column)}${block}\n${spaces(column)}"""`
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

/** Writes Java 17. Nothing else in the code writes a Java quote. */
export const java = {
  string,

  /** A text, a number, a truth value, nothing or a variable as an expression. */
  scalar(value: string | number | boolean | null | EnvironmentNode): string {
    if (typeof value === 'string') return string(value)
    if (typeof value === 'number') return number(value)
    return value instanceof EnvironmentNode ? environment(value) : String(value)
  },

  /** A text in which each node's code is an expression that is put between: `"mask-" + number + ".png"`. */
  join: (...parts: readonly (string | RawNode)[]): string =>
    parts
      .filter((part) => part !== '')
      .map((part) => (typeof part === 'string' ? string(part) : part.code))
      .join(' + '),

  /**
   * Any value as an expression that gives its JSON text.
   *
   * @param column columns that the text is indented by
   */
  json(value: Value, column: number): string {
    const filled: Filled = []
    const places = withPlaces(value, filled)
    const isFilled = filled.length > 0
    const text = textBlock(printLiteral(places, isFilled ? WITH_PLACES : PLAIN, column, column), column)
    return isFilled ? `${text}.formatted(${filled.join(', ')})` : text
  },

  /** What stands at a path of an object or a list of org.json; null where it has nothing there. */
  at(base: string, path: ValuePath): string {
    const [first = '', ...others] = ways(path).map((way) => `${base}.optQuery(${string(pointer(way))})`)
    return others.reduce((code, other) => `Optional.ofNullable(${code}).orElse(${other})`, first)
  },

  /** What code needs that reads at such a path. */
  importsOf: (path: ValuePath): readonly string[] => (ways(path).length > 1 ? ['java.util.Optional'] : []),

  /** A statement of a method that ends the program where a variable of the environment is not set, or empty. */
  demand: (variable: EnvironmentNode): string =>
    `        if (Objects.requireNonNullElse(System.getenv(${string(variable.name)}), "").isEmpty()) {
            throw new IllegalStateException(${string(`${variable.name} is not set`)});
        }
`,

  /** A comment of one or more lines. */
  comment: javaComment,

  /**
   * A whole program.
   *
   * @param imports full names of classes
   * @param members what the class holds, indented
   */
  program: (imports: readonly string[], members: string): string =>
    `${[...new Set(imports)]
      .sort()
      .map((name) => `import ${name};\n`)
      .join('')}
class Example {
${members}}
`,
}
