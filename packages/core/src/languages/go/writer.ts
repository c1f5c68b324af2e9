import type { ValuePath } from '../../values/path.ts'
import type { EnvironmentNode, FileNode, RawNode, Value } from '../../values/value.ts'
import { codeTemplate } from '../printing/code-template.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { type LiteralSyntax, printLiteral } from '../printing/literal.ts'
import { aligned } from './alignment.ts'

/** Packages of the standard library have no dot in their path. */
const isStandard = (path: string): boolean => !path.includes('.')

/** @param plus the operator, with the spaces that gofmt has around it */
const environment =
  (plus: string) =>
  ({ name, prefix }: EnvironmentNode): string =>
    `${prefix === '' ? '' : quote(prefix) + plus}os.Getenv(${quote(name)})`

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

/** An `int` has 32 bits on some machines, and no type of whole numbers has more than 64. */
function number(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value)
  return Math.abs(value) < 2 ** 63 ? `int64(${value})` : value.toExponential()
}

const syntax: LiteralSyntax = {
  true: 'true',
  false: 'false',
  null: 'nil',
  string: quote,
  number,
  label: (name) => `${quote(name)}: `,
  align: aligned,
  step: 4,
  tabs: true,
  brackets: { list: ['[]any{', '}'], object: ['map[string]any{', '}'] },
  bracePadding: '',
  trailingComma: ',',
  environment: environment(' + '),
  file,
}

/** gofmt leaves the spaces around a plus out where a call has several arguments. */
const tight: LiteralSyntax = { ...syntax, environment: environment('+') }

/** Words that Go writes in capitals where they are part of a name. */
const INITIALISMS: ReadonlySet<string> = new Set(['id', 'json', 'url'])

/** The name of a struct's field for that of a JSON object: `ImageURL` for `image_url`. */
const fieldName = (name: string): string =>
  name
    .split('_')
    .map((word) => (INITIALISMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')

/** What is read at a path of a JSON value, and the type in which. */
export interface GoField {
  readonly path: ValuePath
  readonly type: 'string' | 'any' | 'json.RawMessage' | '*json.RawMessage' | '[]float64'
}

/** The type of one level: what stands below each name, or in a list, whose name is a number. */
type Levels = Map<string | number, Levels | GoField['type']>

function addField(levels: Levels, [step, ...rest]: ValuePath, type: GoField['type']): void {
  if (step === undefined) return
  if (typeof step === 'object') {
    for (const name of step) addField(levels, [name, ...rest], type)
    return
  }
  // All items of a list have one type.
  const name = typeof step === 'number' ? 0 : step
  if (rest.length === 0) {
    levels.set(name, type)
    return
  }
  const known = levels.get(name)
  const below: Levels = known instanceof Map ? known : new Map()
  levels.set(name, below)
  addField(below, rest, type)
}

function typeOf(levels: Levels | GoField['type'], indent: string): string {
  if (typeof levels === 'string') return levels
  const item = levels.get(0)
  if (item !== undefined) return `[]${typeOf(item, indent)}`
  return structOf(
    [...levels].map(([name, below]) => ({
      name: fieldName(String(name)),
      json: String(name),
      type: typeOf(below, `${indent}\t`),
    })),
    indent,
  )
}

/** A field of a struct, and the name that it has in JSON. */
export interface StructField {
  readonly name: string
  readonly json: string
  readonly type: string
}

function structOf(fields: readonly StructField[], indent: string): string {
  const tagged = fields.map(({ name, json, type }) => ({ name, type, tag: `\`json:${quote(json)}\`` }))
  const isLong = ({ type }: { readonly type: string }): boolean => type.includes('\n')
  const short = tagged.filter((field) => !isLong(field))
  const [nameWidth, typeWidth] = [widest(short.map((field) => field.name)), widest(short.map((field) => field.type))]
  const lines = [
    // gofmt aligns a field of several lines with those before it, and not with those behind it.
    ...tagged.filter(isLong).map(({ name, type, tag }) => `${name} ${type} ${tag}`),
    ...short.map(({ name, type, tag }) => `${name.padEnd(nameWidth)} ${type.padEnd(typeWidth)} ${tag}`),
  ]
  return `struct {\n${lines.map((line) => `${indent}\t${line}\n`).join('')}${indent}}`
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

/** Every way to a value: one, unless the path has a pair of names. */
const ways = (path: ValuePath): readonly (readonly (string | number)[])[] =>
  path.reduce<readonly (readonly (string | number)[])[]>(
    (known, step) => known.flatMap((way) => (typeof step === 'object' ? step : [step]).map((name) => [...way, name])),
    [[]],
  )

const stepTo = (code: string, step: string | number): string =>
  typeof step === 'number' ? `${code}[${step}]` : `${code}.${fieldName(step)}`

const joined = (parts: readonly (string | RawNode)[], plus: string): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? quote(part) : part.code))
    .join(plus)

const braced = (lines: readonly string[]): string =>
  lines.length === 0 ? '{}' : `{\n${indentedByTab(lines.map((line) => `${line},\n`).join(''))}}`

/** Code, further in by a tab; a literal of a text has no line ends. */
export const indentedByTab = (code: string): string => code.replace(/^(?=.)/gm, '\t')

/** Writes Go. Nothing else in the code writes a Go quote. */
export const go = {
  /** A string literal. */
  string: quote,

  /** A string literal without escapes, of several lines where the text has them; a usual one for what that cannot hold. */
  rawString: (text: string): string => (/[`\r\0\ufeff\p{Surrogate}]/u.test(text) ? quote(text) : `\`${text}\``),

  /** A text in which each node's code is an expression that is put between: `"mask-" + number + ".png"`. */
  join: (...parts: readonly (string | RawNode)[]): string => joined(parts, ' + '),

  /** The same as one of several arguments of a call. */
  joinTightly: (...parts: readonly (string | RawNode)[]): string => joined(parts, '+'),

  /**
   * The type of a JSON value, as far as it is read.
   *
   * @param indent tabs that the current line is indented by
   */
  type(fields: readonly GoField[], indent: string): string {
    const levels: Levels = new Map()
    for (const { path, type } of fields) addField(levels, path, type)
    return typeOf(levels, indent)
  },

  /** The type of a struct with these fields, in tags of a JSON object's; `indent` as in `type`. */
  struct: structOf,

  /** The value at a path of a variable that has such a type; of a pair of names the first that has a text. */
  at(base: string, path: ValuePath): string {
    const codes = ways(path).map((way) => way.reduce(stepTo, base))
    return codes.length === 1 ? codes.join() : `cmp.Or(${codes.join(', ')})`
  },

  /** Conditions under which a list of that path has too few items; none where it goes through no list. */
  lacks: (base: string, path: ValuePath): readonly string[] =>
    path.flatMap((step, place) =>
      typeof step === 'number'
        ? [`len(${go.at(base, path.slice(0, place))}) ${step === 0 ? '== 0' : `<= ${step}`}`]
        : [],
    ),

  /** Any value as an expression; `column` and `used` as in `printLiteral`, a tab counts as four. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, syntax, column, used),

  /** A number, a text or a truth value without the type that a literal may have, where the place has a type of its own. */
  constant: (value: Value): string => (typeof value === 'number' ? String(value) : printLiteral(value, syntax, 0, 0)),

  fieldName,

  /** The fields of a struct in braces, a line each. */
  fields: (fields: readonly (readonly [name: string, code: string])[]): string => {
    const lines = fields.map(([name, code]) => ({ label: `${name}: `, isOneLine: !code.includes('\n') }))
    const labels = aligned(lines)
    return braced(fields.map(([, code], place) => `${labels[place]}${code}`))
  },

  /** The items of a list in braces, a line each. */
  items: (codes: readonly string[]): string => braced(codes),

  /** The arguments of a call that has several of them. */
  arguments: (...values: readonly Value[]): string =>
    values.map((value) => printLiteral(value, tight, 0, 0)).join(', '),

  /** Code with literals: ``go.code`model := load(${model.id})` ``. */
  code: codeTemplate((value, column, used) => printLiteral(value, syntax, column, used)),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /** A statement that ends a function where a variable of the environment is not set, or empty. */
  demand: ({ name }: EnvironmentNode): string =>
    `\tif os.Getenv(${quote(name)}) == "" {\n\t\treturn errors.New(${quote(`${name} is not set`)})\n\t}\n`,

  /** A whole program: imports, the standard library first, then the body. */
  program(imports: readonly string[], body: string): string {
    const group = (standard: boolean): string =>
      [...new Set(imports)]
        .filter((path) => isStandard(path) === standard)
        .sort()
        .map((path) => `\t${quote(path)}\n`)
        .join('')
    const groups = [group(true), group(false)].filter((lines) => lines !== '').join('\n')
    return `package main\n\nimport (\n${groups})\n\n${body}`
  },
}
