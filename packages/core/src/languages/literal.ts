import { EnvironmentNode, FileNode, RawNode, type Value } from './value.ts'

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
const INDENT = [
  '',
  '  ',
  '    ',
  '      ',
  '        ',
  '          ',
  '            ',
  '              ',
  '                ',
]
const spaces = (count: number): string => (count % 2 === 0 ? INDENT[count / 2] : undefined) ?? ' '.repeat(count)

/**
 * Prints a value as a literal. A list or object stays on one line while it fits, and else has one item a line.
 *
 * @param value what to print
 * @param syntax the language's spelling
 * @param column columns that the current line is indented by
 * @param step columns of one more level
 * @param used columns already taken on the first line, for example by `messages=`
 */
export function printLiteral(value: Value, syntax: LiteralSyntax, column: number, step: number, used: number): string {
  if (typeof value !== 'object' || value === null) return printScalar(value, syntax)
  const line = new OneLine(syntax, WIDTH - used)
  if (line.add(value)) return line.text
  if (isNode(value)) return printNode(value, syntax)
  const inner = column + step
  const indent = spaces(inner)
  let text = ''
  if (Array.isArray(value)) {
    const last = value.length - 1
    for (let index = 0; index <= last; index++) {
      const comma = index < last ? ',' : syntax.trailingComma
      text += `\n${indent}${printLiteral(value[index], syntax, inner, step, inner + 1)}${comma}`
    }
    return `[${text}\n${spaces(column)}]`
  }
  const record = value as { readonly [key: string]: Value }
  const keys = Object.keys(record)
  const last = keys.length - 1
  for (let index = 0; index <= last; index++) {
    const key = syntax.key(keys[index] as string)
    const comma = index < last ? ',' : syntax.trailingComma
    const item = printLiteral(record[keys[index] as string] as Value, syntax, inner, step, inner + key.length + 3)
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

const isNode = (value: object): value is Node =>
  value instanceof EnvironmentNode || value instanceof FileNode || value instanceof RawNode

function printNode(node: Node, syntax: LiteralSyntax): string {
  if (node instanceof RawNode) return node.code
  return node instanceof EnvironmentNode ? syntax.environment(node) : syntax.file(node)
}

/** A one-line rendering that gives up as soon as it is too wide, so that trying costs no more than a line. */
class OneLine {
  text = ''
  constructor(
    private readonly syntax: LiteralSyntax,
    private readonly room: number,
  ) {}

  add(value: Value): boolean {
    if (typeof value === 'string') {
      if (this.text.length + value.length > this.room) return false
      return this.put(this.syntax.string(value))
    }
    if (typeof value !== 'object' || value === null) return this.put(printScalar(value, this.syntax))
    if (isNode(value)) return this.put(printNode(value, this.syntax))
    if (Array.isArray(value)) {
      this.text += '['
      for (let index = 0; index < value.length; index++) {
        if (index > 0) this.text += ', '
        if (!this.add(value[index])) return false
      }
      return this.put(']')
    }
    const record = value as { readonly [key: string]: Value }
    const keys = Object.keys(record)
    if (keys.length === 0) return this.put('{}')
    this.text += `{${this.syntax.bracePadding}`
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as string
      if (index > 0) this.text += ', '
      if (!this.put(`${this.syntax.key(key)}: `) || !this.add(record[key] as Value)) return false
    }
    return this.put(`${this.syntax.bracePadding}}`)
  }

  private put(piece: string): boolean {
    this.text += piece
    return this.text.length <= this.room
  }
}
