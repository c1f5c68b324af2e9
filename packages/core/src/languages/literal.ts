import { EnvironmentNode, type FileNode, RawNode, type Value, ValueNode } from './value.ts'

/** How one language spells a literal. */
export interface LiteralSyntax {
  readonly true: string
  readonly false: string
  readonly null: string
  readonly string: (text: string) => string
  /** A field's name and all that stands before its value: `temperature: `. */
  readonly label: (name: string) => string
  /** Columns of one more level. */
  readonly step: 2 | 4
  /** Text just inside the braces of a one-line object: a space in JavaScript, nothing in Python and JSON. */
  readonly bracePadding: '' | ' '
  /** Text after the last item of a broken list. */
  readonly trailingComma: '' | ','
  readonly environment: (node: EnvironmentNode) => string
  readonly file: (node: FileNode) => string
  /** The same syntax for values whose texts and names are known to be simple, see `JsonTraits`. */
  readonly simple?: LiteralSyntax
}

/** @param label how the language writes a simple name */
// @__NO_SIDE_EFFECTS__
export const withSimple = (syntax: LiteralSyntax, label: LiteralSyntax['label']): LiteralSyntax => ({
  ...syntax,
  simple: { ...syntax, string: (text) => `"${text}"`, label },
})

/** Columns of a line that is kept unbroken. */
export const WIDTH = 88
const INDENT = /* @__PURE__ */ Array.from({ length: 17 }, (_, count) => ' '.repeat(count))

/** The indentation of so many columns. */
export const spaces = (count: number): string => INDENT[count] ?? ' '.repeat(count)

/** A value on one line, or undefined when it is wider than the room: trying costs no more than a line. */
export function lineOf(value: Value, syntax: LiteralSyntax, room: number): string | undefined {
  if (widthLeft(value, room) < 0) return undefined
  const line = printOnLine(value, syntax)
  return line.length > room ? undefined : line
}

/**
 * Prints a value as a literal. A list or object stays on one line while it fits, and else has one item a line.
 *
 * @param value what to print
 * @param syntax the language's spelling
 * @param column columns that the current line is indented by
 * @param used columns already taken on the first line, for example by `messages=`
 */
export function printLiteral(value: Value, syntax: LiteralSyntax, column: number, used: number): string {
  if (typeof value !== 'object' || value === null) return printScalar(value, syntax)
  if (value instanceof ValueNode) return printNode(value as Node, syntax)
  const line = lineOf(value, syntax, WIDTH - used)
  if (line !== undefined) return line
  const inner = column + syntax.step
  const indent = spaces(inner)
  let text = ''
  if (Array.isArray(value)) {
    const last = value.length - 1
    for (let index = 0; index <= last; index++) {
      const comma = index < last ? ',' : syntax.trailingComma
      text += `\n${indent}${printLiteral(value[index], syntax, inner, inner + 1)}${comma}`
    }
    return `[${text}\n${spaces(column)}]`
  }
  const record = value as { readonly [key: string]: Value }
  const keys = Object.keys(record)
  const last = keys.length - 1
  for (let index = 0; index <= last; index++) {
    const label = syntax.label(keys[index] as string)
    const comma = index < last ? ',' : syntax.trailingComma
    const item = printLiteral(record[keys[index] as string] as Value, syntax, inner, inner + label.length + 1)
    text += `\n${indent}${label}${item}${comma}`
  }
  return `{${text}\n${spaces(column)}}`
}

export function printScalar(value: string | number | boolean | null, syntax: LiteralSyntax): string {
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

/** The room that even the shortest spelling leaves: most bodies are seen to be too wide before a word is printed. */
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

function printOnLine(value: Value, syntax: LiteralSyntax): string {
  if (typeof value !== 'object' || value === null) return printScalar(value, syntax)
  if (value instanceof ValueNode) return printNode(value as Node, syntax)
  if (Array.isArray(value)) {
    let text = '['
    for (let index = 0; index < value.length; index++) {
      if (index > 0) text += ', '
      text += printOnLine(value[index], syntax)
    }
    return `${text}]`
  }
  const record = value as { readonly [key: string]: Value }
  const keys = Object.keys(record)
  if (keys.length === 0) return '{}'
  let text = `{${syntax.bracePadding}`
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string
    if (index > 0) text += ', '
    text += syntax.label(key) + printOnLine(record[key] as Value, syntax)
  }
  return `${text}${syntax.bracePadding}}`
}
