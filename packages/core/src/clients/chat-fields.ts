import type { ChatCall } from '../call.ts'
import { type FieldLines, type FieldTexts, fieldLines, fieldTexts, printFields } from '../languages/fields.ts'
import { type LiteralSyntax, printLiteral, spaces, WIDTH } from '../languages/literal.ts'

/** What clients have printed of the body but for `stream`: others of the same call take it over. */
export interface PrintedFields {
  /** Values that JSON and Python spell alike. */
  texts?: FieldTexts
  /** The same with names in double quotes. */
  entries?: FieldLines
  /** Keyword arguments of Python. */
  keywords?: FieldLines
  /** Properties of JavaScript. */
  properties?: FieldLines
}

/** JSON and Python differ in true, false and null alone. */
function textsIn({ body, fieldNames, printed, traits }: ChatCall, syntax: LiteralSyntax): FieldTexts {
  if (traits.word) return fieldTexts(body, fieldNames, syntax)
  printed.texts ??= fieldTexts(body, fieldNames, syntax)
  return printed.texts
}

/** Lines of JSON, or of a dictionary of Python. */
export function entriesIn(call: ChatCall, syntax: LiteralSyntax): FieldLines {
  const { body, fieldNames, printed, traits } = call
  if (traits.word) return fieldLines(body, fieldNames, textsIn(call, syntax), syntax.label)
  printed.entries ??= fieldLines(body, fieldNames, textsIn(call, syntax), syntax.label)
  return printed.entries
}

/** Lines of keyword arguments; `label` is what stands before a value. */
export function keywordsIn(call: ChatCall, syntax: LiteralSyntax, label: LiteralSyntax['label']): FieldLines {
  const { body, fieldNames, printed } = call
  printed.keywords ??= fieldLines(body, fieldNames, textsIn(call, syntax), label)
  return printed.keywords
}

/** Lines of an object literal of JavaScript. */
export function propertiesIn({ body, fieldNames, printed }: ChatCall, syntax: LiteralSyntax): FieldLines {
  printed.properties ??= fieldLines(body, fieldNames, fieldTexts(body, fieldNames, syntax), syntax.label)
  return printed.properties
}

/**
 * Prints the whole body as a literal, `stream` last.
 *
 * @param lines all fields but that one
 * @param column and `used` as in `printLiteral`
 */
export function printBody(
  { body, streaming }: ChatCall,
  lines: FieldLines,
  syntax: LiteralSyntax,
  column: number,
  used: number,
): string {
  const stream = syntax.label('stream') + (streaming ? syntax.true : syntax.false)
  const around = 2 + 2 * syntax.bracePadding.length + 2 * lines.names.length
  if (used + around + lines.width + stream.length <= WIDTH) return printLiteral(body, syntax, column, used)
  const inner = column + syntax.step
  const start = `\n${spaces(inner)}`
  return `{${start}${printFields(lines, syntax, inner)},${start}${stream}${syntax.trailingComma}\n${spaces(column)}}`
}
