import { EnvironmentNode, type FileNode, RawNode, type Value, ValueNode } from './value.ts'

/** How one language spells a literal. */
export interface LiteralSyntax {
  readonly true: string
  readonly false: string
  readonly null: string
  readonly string: (text: string) => string
  readonly key: (name: string) => string
  /** Text just inside the braces of a one-line object: a space in JavaScript, nothing in Python and JSON. */
  readonly bracePadding: '' | ' '
  /** Text after the last item of a broken list. */
  readonly trailingComma: '' | ','
  readonly environment: (node: EnvironmentNode) => string
  readonly file: (node: FileNode) => string
}

const WIDTH = 88
const INDENT = /* @__PURE__ */ Array.from({ length: 17 }, (_, count) => ' '.repeat(count))

/** The indentation of so many columns. */
export const spaces = (count: number): string => INDENT[count] ?? ' '.repeat(count)

/** A list or object that was printed on one line already; `text` is undefined when no line can hold it. */
export interface OnLine {
  readonly value: object
  readonly text: string | undefined
}

/** Prints a list or object on one line once, for several places. */
export function onLine(value: Value, syntax: LiteralSyntax): OnLine {
  if (typeof value !== 'object' || value === null || value instanceof ValueNode) return { value: NONE, text: undefined }
  return { value, text: isTooWide(value, WIDTH) ? undefined : printOnLine(value, syntax, WIDTH, undefined) }
}

const NONE = {}

/**
 * Prints a value as a literal. A list or object stays on one line while it fits, and else has one item a line.
 *
 * @param value what to print
 * @param syntax the language's spelling
 * @param column columns that the current line is indented by
 * @param step columns of one more level
 * @param used columns already taken on the first line, for example by `messages=`
 * @param known a part of the value that was printed on one line already
 */
export function printLiteral(
  value: Value,
  syntax: LiteralSyntax,
  column: number,
  step: number,
  used: number,
  known?: OnLine,
): string {
  if (typeof value !== 'object' || value === null) return printScalar(value, syntax)
  if (value instanceof ValueNode) return printNode(value as Node, syntax)
  const room = WIDTH - used
  const line = isTooWide(value, room) ? undefined : printOnLine(value, syntax, room, known)
  if (line !== undefined) return line
  const inner = column + step
  const indent = spaces(inner)
  let text = ''
  if (Array.isArray(value)) {
    const last = value.length - 1
    for (let index = 0; index <= last; index++) {
      const comma = index < last ? ',' : syntax.trailingComma
      text += `\n${indent}${printLiteral(value[index], syntax, inner, step, inner + 1, known)}${comma}`
    }
    return `[${text}\n${spaces(column)}]`
  }
  const record = value as { readonly [key: string]: Value }
  const keys = Object.keys(record)
  const last = keys.length - 1
  for (let index = 0; index <= last; index++) {
    const key = syntax.key(keys[index] as string)
    const comma = index < last ? ',' : syntax.trailingComma
    const item = printLiteral(
      record[keys[index] as string] as Value,
      syntax,
      inner,
      step,
      inner + key.length + 3,
      known,
    )
    text += `\n${indent}${key}: ${item}${comma}`
  }
  return `{${text}\n${spaces(column)}}`
}

function printScalar(value: string | number | boolean | null, syntax: LiteralSyntax): string {
  if (typeof value === 'string') return syntax.string(value)
  // String(-0) is "0", which is also what JSON makes of it.
  if (typeof value === 'number') return String(value)
  return value === null ? syntax.null : value ? syntax.true : syntax.false
}

type Node = EnvironmentNode | FileNode | RawNode

function printNode(node: Node, syntax: LiteralSyntax): string {
  if (node instanceof RawNode) return node.code
  return node instanceof EnvironmentNode ? syntax.environment(node) : syntax.file(node)
}

/** True when even the shortest spelling has no room: most bodies are seen to be too wide before a word is printed. */
const isTooWide = (value: object, room: number): boolean => widthLeft(value as Value, room) < 0

function widthLeft(value: Value, room: number): number {
  if (typeof value === 'string') return room - value.length - 2
  if (typeof value !== 'object' || value === null || value instanceof ValueNode) return room - 1
  // The comma before the first item makes up for the brackets.
  let left = room
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && left >= 0; index++) left = widthLeft(value[index], left - 2)
    return left
  }
  const record = value as { readonly [key: string]: Value }
  for (const key in record) {
    if (left < 0) return left
    left = widthLeft(record[key] as Value, left - key.length - 4)
  }
  return left
}

/** A list or object on one line, or undefined as soon as it is wider than `room`: trying costs no more than a line. */
function printOnLine(
  value: object,
  syntax: LiteralSyntax,
  room: number,
  known: OnLine | undefined,
): string | undefined {
  if (known !== undefined && value === known.value) {
    return known.text === undefined || known.text.length > room ? undefined : known.text
  }
  if (Array.isArray(value)) {
    let text = '['
    for (let index = 0; index < value.length; index++) {
      if (index > 0) text += ', '
      const item = printItem(value[index], syntax, room - text.length, known)
      if (item === undefined) return undefined
      text += item
    }
    return text.length < room ? `${text}]` : undefined
  }
  const record = value as { readonly [key: string]: Value }
  const keys = Object.keys(record)
  if (keys.length === 0) return room < 2 ? undefined : '{}'
  let text = `{${syntax.bracePadding}`
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string
    text += index > 0 ? `, ${syntax.key(key)}: ` : `${syntax.key(key)}: `
    const item = printItem(record[key] as Value, syntax, room - text.length, known)
    if (item === undefined) return undefined
    text += item
  }
  text += `${syntax.bracePadding}}`
  return text.length <= room ? text : undefined
}

function printItem(value: Value, syntax: LiteralSyntax, room: number, known: OnLine | undefined): string | undefined {
  if (typeof value === 'string' && value.length > room) return undefined
  const text =
    typeof value !== 'object' || value === null
      ? printScalar(value, syntax)
      : value instanceof ValueNode
        ? printNode(value as Node, syntax)
        : printOnLine(value, syntax, room, known)
  return text === undefined || text.length > room ? undefined : text
}
