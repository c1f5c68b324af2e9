import { type LiteralSyntax, lineOf, printLiteral, printScalar, spaces, WIDTH } from './literal.ts'
import type { JsonObject, JsonValue } from './value.ts'

/** The values of some fields, each on one line of a language; undefined for a value that no line can hold. */
export type FieldTexts = readonly (string | undefined)[]

/** Fields of an object, `temperature: 0.5` each, printed once to be set at several columns. */
export interface FieldLines {
  readonly fields: JsonObject
  readonly names: readonly string[]
  readonly label: LiteralSyntax['label']
  /** Undefined for a field that no line can hold. */
  readonly lines: FieldTexts
  /** Width of all lines together. */
  readonly width: number
}

/** Prints the values alone, for lines that name them in different ways. */
export function fieldTexts(fields: JsonObject, names: readonly string[], syntax: LiteralSyntax): FieldTexts {
  const texts: (string | undefined)[] = []
  for (let index = 0; index < names.length; index++) {
    const value = fields[names[index] as string] as JsonValue
    texts.push(typeof value === 'object' && value !== null ? lineOf(value, syntax, WIDTH) : printScalar(value, syntax))
  }
  return texts
}

/** Names the values. */
export function fieldLines(
  fields: JsonObject,
  names: readonly string[],
  texts: FieldTexts,
  label: LiteralSyntax['label'],
): FieldLines {
  const lines: (string | undefined)[] = []
  let width = 0
  for (let index = 0; index < names.length; index++) {
    const text = texts[index]
    const line = text === undefined ? undefined : label(names[index] as string) + text
    lines.push(line)
    width += line === undefined ? WIDTH : line.length
  }
  return { fields, names, label, lines, width }
}

/**
 * Prints fields one a line. The first one's indentation and the last one's comma are left to the caller.
 *
 * @param column columns that each is indented by
 */
export function printFields(
  { fields, names, label, lines }: FieldLines,
  syntax: LiteralSyntax,
  column: number,
): string {
  const between = `,\n${spaces(column)}`
  let text = ''
  for (let index = 0; index < names.length; index++) {
    const line = lines[index]
    if (index > 0) text += between
    if (line !== undefined && column + line.length < WIDTH) text += line
    else {
      const name = label(names[index] as string)
      text += name + printLiteral(fields[names[index] as string] as JsonValue, syntax, column, column + name.length + 1)
    }
  }
  return text
}
