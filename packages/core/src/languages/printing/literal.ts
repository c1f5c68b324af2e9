import { CodeNode, EnvironmentNode, type FileNode, type Value, ValueNode } from '../../values/value.ts'

type Brackets = readonly [open: string, close: string]

/** A field of an object that has one field a line. */
export interface FieldLine {
  readonly label: string
  /** Whether the value ends on the line on which it starts. */
  readonly isOneLine: boolean
}

/** How one language spells a literal. */
export interface LiteralSyntax {
  readonly true: string
  readonly false: string
  readonly null: string
  readonly string: (text: string) => string
  /** A number, where it is not what JSON has: in a language that gives whole numbers a type of few bits. */
  readonly number?: (value: number) => string
  /** A field's name and all that stands before its value, `temperature: `; nothing where the value names the field. */
  readonly label: (name: string, value: Value) => string
  /** The labels of fields that stand below each other, for a formatter that aligns what follows them. */
  readonly align?: (fields: readonly FieldLine[]) => readonly string[]
  /** Columns of one more level. */
  readonly step: 2 | 4
  /** Set where one level is indented by one tab, which counts as so many columns. */
  readonly tabs?: true
  /** What stands around a list and around an object, where that is not what JSON has: `[]any{` and `}`. */
  readonly brackets?: { readonly list: Brackets; readonly object: Brackets }
  /** The same around a list of objects alone and around each of these, where the list names their type for them. */
  readonly objects?: { readonly list: Brackets; readonly item: Brackets }
  /** What stands around a list of texts alone, where the list names their type. */
  readonly texts?: Brackets
  /** Text just inside the braces of a one-line object: a space in JavaScript, nothing in Python and JSON. */
  readonly bracePadding: '' | ' '
  /** Text after the last item of a broken list. */
  readonly trailingComma: '' | ','
  /** Columns of a line that is kept unbroken, where the language's style has more than most. */
  readonly width?: 100
  readonly environment: (node: EnvironmentNode) => string | CodeNode
  readonly file: (node: FileNode) => string | CodeNode
}

/** Gives the text of a piece of code that stands in a value. */
export type PrintCode = (piece: CodeNode) => string

const noCode: PrintCode = () => {
  throw new TypeError('[model-snippets] a piece of code stands where only values can')
}

/** Columns of a line that is kept unbroken. */
const WIDTH = 88

const INDENTS: readonly string[] = /* @__PURE__ */ Array.from({ length: 17 }, (_, count) => ' '.repeat(count))

/** The indentation of so many columns. */
export const spaces = (count: number): string => INDENTS[count] ?? ' '.repeat(count)

/** Code that holds no text of the reader's, indented by so many columns more. */
export const indented = (code: string, columns: number): string =>
  columns === 0 ? code : code.replace(/^(?=.)/gm, spaces(columns))

const indentation = (columns: number, { tabs, step }: LiteralSyntax): string =>
  tabs === true ? '\t'.repeat(columns / step) : spaces(columns)

const JSON_BRACKETS = { list: ['[', ']'], object: ['{', '}'] } as const

/**
 * Prints a value as a literal. A list or object stays on one line while it fits, and else has one item a line.
 *
 * @param value what to print
 * @param syntax the language's spelling
 * @param column columns that the current line is indented by
 * @param used columns already taken on the first line, for example by `messages=`
 * @param printCode for values in which pieces of code stand
 */
export const printLiteral = (
  value: Value,
  syntax: LiteralSyntax,
  column: number,
  used: number,
  printCode: PrintCode = noCode,
): string => layOut(spell(value, syntax, printCode), syntax, column, used)

type Scalar = string | number | boolean | null | EnvironmentNode | FileNode | CodeNode

const isScalar = (value: Value): value is Scalar =>
  typeof value !== 'object' || value === null || value instanceof ValueNode

const isObject = (value: Value): boolean => !isScalar(value) && !Array.isArray(value)

const isText = (value: Value): boolean => typeof value === 'string'

const holdsOnly = (list: readonly Value[], is: (item: Value) => boolean): boolean => list.length > 0 && list.every(is)

function printScalar(value: Scalar, syntax: LiteralSyntax, printCode: PrintCode): string {
  if (typeof value === 'string') return syntax.string(value)
  // String(-0) is "0", which is also what JSON makes of it.
  if (typeof value === 'number') return syntax.number?.(value) ?? String(value)
  if (value === null) return syntax.null
  if (typeof value === 'boolean') return value ? syntax.true : syntax.false
  if (value instanceof CodeNode) return printCode(value)
  const read = value instanceof EnvironmentNode ? syntax.environment(value) : syntax.file(value)
  return typeof read === 'string' ? read : printCode(read)
}

/** A list or an object in which all texts and names are spelled. */
interface Spelled {
  readonly brackets: Brackets
  /** What stands before each value: the name of a field, or nothing. */
  readonly labels: readonly string[]
  /** The texts of scalars, and what is not one. */
  readonly values: readonly (string | Spelled)[]
  /** All of it on one line. */
  readonly line: string
}

/** @param object what stands around it if it is an object */
function spell(value: Value, syntax: LiteralSyntax, printCode: PrintCode, object?: Brackets): string | Spelled {
  if (isScalar(value)) return printScalar(value, syntax, printCode)
  const usual = syntax.brackets ?? JSON_BRACKETS
  const labels: string[] = []
  const values: (string | Spelled)[] = []
  let line = ''
  if (Array.isArray(value)) {
    const objects = syntax.objects !== undefined && holdsOnly(value, isObject) ? syntax.objects : undefined
    const texts = syntax.texts !== undefined && holdsOnly(value, isText) ? syntax.texts : undefined
    const brackets = objects?.list ?? texts ?? usual.list
    for (const item of value) {
      const spelled = spell(item, syntax, printCode, objects?.item)
      labels.push('')
      values.push(spelled)
      line += (line === '' ? '' : ', ') + lineOf(spelled)
    }
    return { brackets, labels, values, line: brackets[0] + line + brackets[1] }
  }
  const brackets = object ?? usual.object
  const fields = value as { readonly [name: string]: Value }
  for (const name of Object.keys(fields)) {
    const field = fields[name] as Value
    const label = syntax.label(name, field)
    const spelled = spell(field, syntax, printCode)
    labels.push(label)
    values.push(spelled)
    line += (line === '' ? label : `, ${label}`) + lineOf(spelled)
  }
  const padding = values.length === 0 ? '' : syntax.bracePadding
  return { brackets, labels, values, line: brackets[0] + padding + line + padding + brackets[1] }
}

const lineOf = (spelled: string | Spelled): string => (typeof spelled === 'string' ? spelled : spelled.line)

function layOut(spelled: string | Spelled, syntax: LiteralSyntax, column: number, used: number): string {
  if (typeof spelled === 'string') return spelled
  const { brackets, labels, values, line } = spelled
  if (line.length <= (syntax.width ?? WIDTH) - used || values.length === 0) return line
  const inner = column + syntax.step
  const start = `\n${indentation(inner, syntax)}`
  const texts: string[] = []
  for (const [place, value] of values.entries())
    texts.push(layOut(value, syntax, inner, inner + (labels[place] as string).length + 1))
  const shown = syntax.align === undefined || labels[0] === '' ? labels : syntax.align(fieldLines(spelled, texts))
  let broken = brackets[0]
  for (const [place, text] of texts.entries()) broken += (place === 0 ? start : `,${start}`) + shown[place] + text
  return `${broken}${syntax.trailingComma}\n${indentation(column, syntax)}${brackets[1]}`
}

/** What is broken is longer than its line: its text, which may be long, is searched for no line break. */
const fieldLines = ({ labels, values }: Spelled, texts: readonly string[]): readonly FieldLine[] =>
  values.map((value, place) => {
    const line = typeof value === 'string' ? value : value.line
    return { label: labels[place] as string, isOneLine: texts[place]?.length === line.length && !line.includes('\n') }
  })
