import type { ValuePath } from '../../values/path.ts'
import type { EnvironmentNode, Value } from '../../values/value.ts'
import {
  codeTag,
  type Import,
  lines,
  listed,
  literalPiece,
  name,
  type Piece,
  type PrintValue,
  verbatim,
  when,
} from '../printing/code.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { printLiteral, spellingOf } from '../printing/literal.ts'
import { modulesOf, print } from '../printing/print-code.ts'
import { aligned } from './alignment.ts'

const CMP = /* @__PURE__ */ name('cmp', { module: 'cmp' })
const OS = /* @__PURE__ */ name('os', { module: 'os' })

/** Standard library packages have no dot in their path. */
const isStandard = (path: string): boolean => !path.includes('.')

const environment = ({ name: variable, prefix }: EnvironmentNode): Piece =>
  code`${when(prefix !== '', code`${prefix} + `)}${OS}.Getenv(${variable})`

/** gofmt removes the spaces around a plus in a call with several arguments. */
const tightEnvironment = ({ name: variable, prefix }: EnvironmentNode): Piece =>
  code`${when(prefix !== '', code`${prefix}+`)}${OS}.Getenv(${variable})`

/** An `int` has 32 bits on some machines, and no integer type has more than 64. */
function number(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value)
  return Math.abs(value) < 2 ** 63 ? `int64(${value})` : value.toExponential()
}

const syntax = /* @__PURE__ */ spellingOf({
  null: 'nil',
  number,
  align: aligned,
  tabs: true,
  brackets: { list: ['[]any{', '}'], object: ['map[string]any{', '}'] },
  trailingComma: ',',
  environment,
})

/** For values that are only read as JSON: a list may have a specific type there. */
const jsonSyntax = /* @__PURE__ */ spellingOf({
  ...syntax,
  objects: { list: ['[]map[string]any{', '}'], item: ['{', '}'] },
  texts: ['[]string{', '}'],
})

const tightSyntax = /* @__PURE__ */ spellingOf({ ...syntax, environment: tightEnvironment })

const literal: PrintValue = (value, { column, used, code: inner }) => printLiteral(value, syntax, column, used, inner)

const jsonLiteral: PrintValue = (value, { column, used, code: inner }) =>
  printLiteral(value, jsonSyntax, column, used, inner)

const tightLiteral: PrintValue = (value, { column, used, code: inner }) =>
  printLiteral(value, tightSyntax, column, used, inner)

/** Code in which values become literals: ``code`model := load(${model.id})` ``. */
export const code = /* @__PURE__ */ codeTag(literal, { tabs: true })

/** Returns printed code in braces, one item per line, indented by a tab. No literal in it contains line breaks. */
function braced(items: readonly string[], column: number): string {
  const start = `\n${'\t'.repeat(column / 4)}`
  const each = items.map((item) => `${start}\t${item.replaceAll('\n', `${start}\t`)},`)
  return items.length === 0 ? '{}' : `{${each.join('')}${start}}`
}

/** The alignment depends on which values span several lines, so these are printed first. */
const structLiteral: PrintValue = (value, { column, code: inner }) => {
  const fields = Object.entries(value as { readonly [name: string]: Piece })
  const texts = fields.map(([, field]) => inner(field))
  const labels = aligned(
    fields.map(([field], place) => ({ label: `${field}: `, isOneLine: texts[place]?.includes('\n') === false })),
  )
  return braced(
    texts.map((text, place) => `${labels[place]}${text}`),
    column,
  )
}

const listLiteral: PrintValue = (value, { column, code: inner }) =>
  braced(
    (value as readonly Piece[]).map((each) => inner(each)),
    column,
  )

/** Words that Go writes in capitals when they're part of a name. */
const INITIALISMS: ReadonlyMap<string, string> = new Map([
  ['id', 'ID'],
  ['json', 'JSON'],
  ['url', 'URL'],
  ['urls', 'URLs'],
])

/** Converts a JSON name to a struct field's: `image_url` to `ImageURL`. */
const fieldName = (json: string): string =>
  json
    .split(/[-_]/)
    .map((word) => INITIALISMS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** A value at a path of a JSON value, and its type. */
export interface GoField {
  readonly path: ValuePath
  readonly type:
    | 'string'
    | 'any'
    | 'json.RawMessage'
    | '*json.RawMessage'
    | '[]byte'
    | 'float64'
    | '[]float64'
    | 'map[string]string'
}

/** The type of one level: what is below each name, or in a list, whose name is a number. */
type Levels = Map<string | number, Levels | GoField['type']>

function addField(levels: Levels, [step, ...rest]: ValuePath, type: GoField['type']): void {
  if (step === undefined) return
  if (typeof step === 'object') {
    for (const each of step) addField(levels, [each, ...rest], type)
    return
  }
  // All items of a list have the same type.
  const json = typeof step === 'number' ? 0 : step
  if (rest.length === 0) {
    levels.set(json, type)
    return
  }
  const known = levels.get(json)
  const below: Levels = known instanceof Map ? known : new Map()
  levels.set(json, below)
  addField(below, rest, type)
}

function typeOf(levels: Levels | GoField['type']): StructField['type'] {
  if (typeof levels === 'string') return levels
  const item = levels.get(0)
  if (item === undefined) {
    return structOf(
      [...levels].map(([json, below]) => ({ name: fieldName(String(json)), json: String(json), type: typeOf(below) })),
    )
  }
  const type = typeOf(item)
  return typeof type === 'string' ? `[]${type}` : code`[]${type}`
}

/** A struct field and its JSON name. */
export interface StructField {
  readonly name: string
  readonly json: string
  /** A type's name, or a nested struct. */
  readonly type: string | Piece
  /** Tags besides the name; they can't contain a backtick. */
  readonly tags?: readonly FieldTag[]
}

/** A struct field's tag for one package. */
export interface FieldTag {
  readonly key: 'jsonschema' | 'jsonschema_description'
  readonly text: string
}

function structOf(fields: readonly StructField[]): Piece {
  const long: Piece[] = []
  const short: { readonly name: string; readonly type: string; readonly tag: string }[] = []
  for (const { name: field, json, type, tags = [] } of fields) {
    const tag = `\`${[{ key: 'json', text: json }, ...tags].map(({ key, text }) => `${key}:${quote(text)}`).join(' ')}\``
    if (typeof type === 'string') short.push({ name: field, type, tag })
    else long.push(code`${verbatim(field)} ${type} ${verbatim(tag)}`)
  }
  const [nameWidth, typeWidth] = [widest(short.map((field) => field.name)), widest(short.map(({ type }) => type))]
  // gofmt aligns a field on several lines with those before it, but not with those after it.
  return code`
    struct {
        ${lines(...long)}
        ${lines(...short.map((field) => verbatim(`${field.name.padEnd(nameWidth)} ${field.type.padEnd(typeWidth)} ${field.tag}`)))}
    }
  `
}

const asPiece = (type: StructField['type']): Piece => (typeof type === 'string' ? verbatim(type) : type)

const widest = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 0)

/** Returns each way to a value: one, unless the path contains a pair of names. */
const ways = (path: ValuePath): readonly (readonly (string | number)[])[] =>
  path.reduce<readonly (readonly (string | number)[])[]>(
    (known, step) => known.flatMap((way) => (typeof step === 'object' ? step : [step]).map((each) => [...way, each])),
    [[]],
  )

const stepTo = (step: string | number): string => (typeof step === 'number' ? `[${step}]` : `.${fieldName(step)}`)

const ofText = (part: string | Piece): Piece | undefined =>
  typeof part === 'string' ? when(part !== '', code`${part}`) : part

/** Returns a program's package and imports, standard library first. */
export function headOf(imports: readonly Import[]): string {
  let standard = ''
  let others = ''
  for (const path of modulesOf(imports)) {
    if (isStandard(path)) standard += `\t${quote(path)}\n`
    else others += `\t${quote(path)}\n`
  }
  const between = standard === '' || others === '' ? '' : '\n'
  return `package main\n\nimport (\n${standard}${between}${others})\n\n`
}

/** Writes Go. No other code writes Go quotes. */
export const go = {
  /** A string literal. */
  string: quote,

  /** A string literal without escapes, on several lines if the text has them; a regular one if that isn't possible. */
  rawString: (text: string): Piece =>
    /[`\r\0\ufeff\p{Surrogate}]/u.test(text) ? code`${text}` : verbatim(`\`${text}\``),

  /** A string with an expression for each piece: `"mask-" + number + ".png"`. */
  join: (...parts: readonly (string | Piece)[]): Piece => code`${listed(parts.map(ofText), ' + ')}`,

  /** The same as one of several arguments of a call. */
  joinTightly: (...parts: readonly (string | Piece)[]): Piece =>
    parts
      .map(ofText)
      .filter((part) => part !== undefined)
      .reduce((before, part) => code`${before}+${part}`),

  /** The type of a JSON value, with only the fields that are read. */
  type(fields: readonly GoField[]): Piece {
    const levels: Levels = new Map()
    for (const { path, type } of fields) addField(levels, path, type)
    return asPiece(typeOf(levels))
  },

  /** Declares a type: a struct whose fields have the tags of a JSON object, or another name of a type. */
  declare: (type: string, is: string | readonly StructField[]): Piece =>
    typeof is === 'string' ? code`type ${name(type)} = ${verbatim(is)}` : code`type ${name(type)} ${structOf(is)}`,

  /** The type of a struct. */
  struct: structOf,

  /** The value at a path of a variable with such a type; of a pair of names, the first one with a text. */
  at(base: Piece, path: ValuePath): Piece {
    const found = ways(path).map((way) => code`${base}${verbatim(way.map(stepTo).join(''))}`)
    return found.length === 1 ? (found[0] as Piece) : code`${CMP}.Or(${listed(found, ', ')})`
  },

  /** Any value as an expression; on several lines if fewer than `free` columns would be left on one. */
  literal: (value: Value, free = 0): Piece =>
    literalPiece(value, (each, place) => literal(each, { ...place, used: place.used + free })),

  /** A value that only becomes JSON: a list of objects or strings names their type once. */
  json: (value: Value): Piece => literalPiece(value, jsonLiteral),

  /** A number, string, or boolean without the type that a literal may have, if its position already has a type. */
  constant: (value: Value): Piece => (typeof value === 'number' ? verbatim(String(value)) : go.literal(value)),

  fieldName,

  /** A struct's fields in braces, one per line. */
  fields: (fields: { readonly [name: string]: Piece }): Piece => literalPiece(fields, structLiteral),

  /** A list's items in braces, one per line. */
  items: (items: readonly Piece[]): Piece => literalPiece(items, listLiteral),

  /** A value as one of several arguments of a call. */
  argument: (value: Value): Piece => literalPiece(value, tightLiteral),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /**
   * A statement for an environment variable that isn't set, or is empty.
   *
   * @param end returns the code that runs then, given a reason
   */
  demand: ({ name: variable }: EnvironmentNode, end: (reason: string) => Piece): Piece => code`
    if ${OS}.Getenv(${variable}) == "" {
        ${end(`${variable} is not set`)}
    }
  `,

  /** A whole program: imports, standard library first, then the body. */
  program(body: Piece): string {
    const { text, imports } = print(body)
    return `${headOf(imports)}${text}\n`
  },
}
