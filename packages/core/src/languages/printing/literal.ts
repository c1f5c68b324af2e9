import { CodeNode, EnvironmentNode, type FileNode, type Value, ValueNode } from '../../values/value.ts'
import { type Place, TextPiece } from './code.ts'
import { quote } from './escape.ts'

type Brackets = readonly [open: string, close: string]

/** A field of an object with one field per line. */
export interface FieldLine {
  readonly label: string
  /** Whether the value ends on the line where it starts. */
  readonly isOneLine: boolean
}

/** The literal syntax of a language. */
export interface LiteralSyntax {
  readonly true: string
  readonly false: string
  readonly null: string
  readonly string: (text: string) => string
  /** Prints a number if the language doesn't use JSON's format, for example because its integers are small. */
  readonly number?: ((value: number) => string) | undefined
  /**
   * Returns a field's name and the text before its value, such as `temperature: `; an empty string if the value
   * contains the name.
   */
  readonly label: (name: string, value: Value) => string
  /** Returns the labels of fields on separate lines, for formatters that align what follows. */
  readonly align?: ((fields: readonly FieldLine[]) => readonly string[]) | undefined
  /** Columns per level. */
  readonly step: 2 | 4
  /** Set if a level is indented by one tab, which counts as that many columns. */
  readonly tabs?: true | undefined
  /** The text around lists and objects, if it differs from JSON: `[]any{` and `}`. */
  readonly brackets?: { readonly list: Brackets; readonly object: Brackets } | undefined
  /** The same around a list of only objects and around its items, if the list names their type. */
  readonly objects?: { readonly list: Brackets; readonly item: Brackets } | undefined
  /** The text around a list of only strings, if the list names their type. */
  readonly texts?: Brackets | undefined
  /** Text just inside the braces of a one-line object: a space in JavaScript, nothing in Python and JSON. */
  readonly bracePadding: '' | ' '
  /** Text after the last item of a broken list. */
  readonly trailingComma: '' | ','
  /** Maximum columns of an unbroken line, if the language's style has more than most. */
  readonly width?: 100 | undefined
  /** Set if pieces of code in a value are broken depending on their position in it. */
  readonly placesCode?: true | undefined
  readonly environment: (node: EnvironmentNode) => string | CodeNode
  readonly file: (node: FileNode) => string | CodeNode
}

/** For values that can't contain anything that is read at run time. */
export const noNode = (): never => {
  throw new TypeError('[model-snippets] JSON text can’t contain a variable or a file')
}

/** The defaults of a literal syntax. */
const USUAL = {
  true: 'true',
  false: 'false',
  null: 'null',
  string: quote,
  number: undefined,
  label: (name: string) => `${quote(name)}: `,
  align: undefined,
  step: 4,
  tabs: undefined,
  brackets: undefined,
  objects: undefined,
  texts: undefined,
  bracePadding: '',
  trailingComma: '',
  width: undefined,
  placesCode: undefined,
  environment: noNode,
  // The program reads the file once, before the request, which uses the variable.
  file: (node: FileNode) => node.variable,
} as const

type Usual = keyof typeof USUAL

/** Completes a syntax with all fields in the same order: objects of many forms are slower to read. */
// @__NO_SIDE_EFFECTS__
export const spellingOf = (given: Omit<LiteralSyntax, Usual> & Partial<Pick<LiteralSyntax, Usual>>): LiteralSyntax => ({
  ...USUAL,
  ...given,
})

/** Returns the text of a piece of code in a value. */
export type PrintCode = Place['code']

const noCode: PrintCode = () => {
  throw new TypeError('[model-snippets] code isn’t allowed here, only values')
}

/** Maximum columns of an unbroken line. */
const WIDTH = 88

const INDENTS: readonly string[] = /* @__PURE__ */ Array.from({ length: 17 }, (_, count) => ' '.repeat(count))

/** Returns an indentation of this many columns. */
export const spaces = (count: number): string => INDENTS[count] ?? ' '.repeat(count)

/** Indents code by this many more columns. The code must not contain the reader's text. */
export const indented = (code: string, columns: number): string =>
  columns === 0 ? code : code.replace(/^(?=.)/gm, spaces(columns))

const indentation = (columns: number, { tabs, step }: LiteralSyntax): string =>
  tabs === true ? '\t'.repeat(columns / step) : spaces(columns)

const JSON_BRACKETS = { list: ['[', ']'], object: ['{', '}'] } as const

/**
 * Prints a value as a literal. A list or object stays on one line if it fits; otherwise, it has one item per line.
 *
 * @param value the value to print
 * @param syntax the language's syntax
 * @param column the current line's indentation, in columns
 * @param used columns already used on the first line, for example by `messages=`
 * @param printCode prints pieces of code in the value
 */
export const printLiteral = (
  value: Value,
  syntax: LiteralSyntax,
  column: number,
  used: number,
  printCode: PrintCode = noCode,
): string => layOut(spell(value, syntax, printCode), syntax, column, used, printCode)

type Scalar = string | number | boolean | null | EnvironmentNode | FileNode | CodeNode

const isScalar = (value: Value): value is Scalar =>
  typeof value !== 'object' || value === null || value instanceof ValueNode

const isObject = (value: Value): boolean => !isScalar(value) && !Array.isArray(value)

const isText = (value: Value): boolean => typeof value === 'string'

const holdsOnly = (list: readonly Value[], is: (item: Value) => boolean): boolean => list.length > 0 && list.every(is)

function printScalar(value: Scalar, syntax: LiteralSyntax, printCode: PrintCode): string {
  if (typeof value === 'string') return syntax.string(value)
  // String(-0) is "0", as in JSON.
  if (typeof value === 'number') return syntax.number?.(value) ?? String(value)
  if (value === null) return syntax.null
  if (typeof value === 'boolean') return value ? syntax.true : syntax.false
  if (value instanceof CodeNode) return printCode(value)
  const read = value instanceof EnvironmentNode ? syntax.environment(value) : syntax.file(value)
  return typeof read === 'string' ? read : printCode(read)
}

/** A piece that is printed again if its text doesn't fit. */
class SpelledCode {
  constructor(
    readonly piece: CodeNode,
    /** The text as if it were alone. */
    readonly text: string,
    readonly length = text.length,
  ) {}
}

/** A list or object whose strings and names are printed. */
interface Spelled {
  readonly brackets: Brackets
  /** The text before each value: the field names of an object. */
  readonly labels: readonly string[] | undefined
  /** The texts of scalars, and other printed values. */
  readonly values: readonly SpelledValue[]
  /** Text just inside the brackets, on one line. */
  readonly padding: '' | ' '
  /** The number of characters on one line. */
  readonly length: number
}

type SpelledValue = string | Spelled | SpelledCode

const SEPARATOR = ', '

/** @param object the text around it if it's an object */
function spell(value: Value, syntax: LiteralSyntax, printCode: PrintCode, object?: Brackets): SpelledValue {
  if (isScalar(value)) {
    const text = printScalar(value, syntax, printCode)
    // Names, which are the most frequent, stay unchanged.
    const isPlaced = syntax.placesCode === true && value instanceof CodeNode && !(value instanceof TextPiece)
    return isPlaced ? new SpelledCode(value, text) : text
  }
  const usual = syntax.brackets ?? JSON_BRACKETS
  if (Array.isArray(value)) {
    const objects = syntax.objects !== undefined && holdsOnly(value, isObject) ? syntax.objects : undefined
    const texts = syntax.texts !== undefined && holdsOnly(value, isText) ? syntax.texts : undefined
    const brackets = objects?.list ?? texts ?? usual.list
    const values = value.map((item: Value) => spell(item, syntax, printCode, objects?.item))
    return spelledOf(brackets, undefined, values, '')
  }
  const fields = value as { readonly [name: string]: Value }
  const names = Object.keys(fields)
  const labels = names.map((name) => syntax.label(name, fields[name] as Value))
  const values = names.map((name) => spell(fields[name] as Value, syntax, printCode))
  return spelledOf(object ?? usual.object, labels, values, names.length === 0 ? '' : syntax.bracePadding)
}

function spelledOf(
  brackets: Brackets,
  labels: readonly string[] | undefined,
  values: readonly SpelledValue[],
  padding: '' | ' ',
): Spelled {
  let length = brackets[0].length + brackets[1].length + 2 * padding.length
  for (let place = 0; place < values.length; place++) {
    const label = labels === undefined ? '' : (labels[place] as string)
    length += (place === 0 ? 0 : SEPARATOR.length) + label.length + (values[place] as SpelledValue).length
  }
  return { brackets, labels, values, padding, length }
}

/** Returns all of it on one line. */
function lineOf(spelled: SpelledValue): string {
  if (typeof spelled === 'string') return spelled
  if (spelled instanceof SpelledCode) return spelled.text
  const { brackets, labels, values, padding } = spelled
  let line = brackets[0] + padding
  for (let place = 0; place < values.length; place++) {
    if (place > 0) line += SEPARATOR
    if (labels !== undefined) line += labels[place]
    line += lineOf(values[place] as SpelledValue)
  }
  return line + padding + brackets[1]
}

function layOut(
  spelled: SpelledValue,
  syntax: LiteralSyntax,
  column: number,
  used: number,
  printCode: PrintCode,
): string {
  if (typeof spelled === 'string') return spelled
  const fits = spelled.length <= (syntax.width ?? WIDTH) - used
  if (spelled instanceof SpelledCode) {
    return fits ? spelled.text : printCode(spelled.piece, { indent: indentation(column, syntax), column, used })
  }
  const { brackets, labels, values } = spelled
  if (fits || values.length === 0) return lineOf(spelled)
  const inner = column + syntax.step
  const start = `\n${indentation(inner, syntax)}`
  const texts = values.map((each, place) =>
    layOut(each, syntax, inner, inner + (labels === undefined ? 0 : (labels[place] as string).length) + 1, printCode),
  )
  const shown = labels === undefined ? undefined : (syntax.align?.(fieldLines(labels, values, texts)) ?? labels)
  let broken = brackets[0]
  for (let place = 0; place < texts.length; place++) {
    broken += (place === 0 ? start : `,${start}`) + (shown === undefined ? '' : shown[place]) + texts[place]
  }
  return `${broken}${syntax.trailingComma}\n${indentation(column, syntax)}${brackets[1]}`
}

/** Broken values are longer than their line, so a text that may be long isn't searched for line breaks. */
const fieldLines = (
  labels: readonly string[],
  values: readonly SpelledValue[],
  texts: readonly string[],
): readonly FieldLine[] =>
  labels.map((label, place) => {
    const text = texts[place] as string
    return { label, isOneLine: text.length === values[place]?.length && !text.includes('\n') }
  })
