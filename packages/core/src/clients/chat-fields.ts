import type { ChatCall, ChatFrame, Parts } from '../call.ts'
import { perFrame } from '../chat-call.ts'
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

const spelled = ({ traits }: ChatCall, syntax: LiteralSyntax): LiteralSyntax =>
  traits.simple ? (syntax.simple ?? syntax) : syntax

/** JSON and Python differ in true, false and null alone. */
function textsIn({ body, fieldNames, printed, traits }: ChatCall, syntax: LiteralSyntax): FieldTexts {
  if (traits.word) return fieldTexts(body, fieldNames, syntax)
  printed.texts ??= fieldTexts(body, fieldNames, syntax)
  return printed.texts
}

/** Lines of JSON, or of a dictionary of Python. */
export function entriesIn(call: ChatCall, language: LiteralSyntax): FieldLines {
  const { body, fieldNames, printed, traits } = call
  const syntax = spelled(call, language)
  if (traits.word) return fieldLines(body, fieldNames, textsIn(call, syntax), syntax.label)
  printed.entries ??= fieldLines(body, fieldNames, textsIn(call, syntax), syntax.label)
  return printed.entries
}

/** Lines of keyword arguments; `label` is what stands before a value. */
export function keywordsIn(call: ChatCall, language: LiteralSyntax, label: LiteralSyntax['label']): FieldLines {
  const { body, fieldNames, printed } = call
  printed.keywords ??= fieldLines(body, fieldNames, textsIn(call, spelled(call, language)), label)
  return printed.keywords
}

/** Lines of an object literal of JavaScript. */
export function propertiesIn(call: ChatCall, language: LiteralSyntax): FieldLines {
  const { body, fieldNames, printed } = call
  const syntax = spelled(call, language)
  printed.properties ??= fieldLines(body, fieldNames, fieldTexts(body, fieldNames, syntax), syntax.label)
  return printed.properties
}

/**
 * A template that writes the whole body as one literal.
 *
 * @param linesIn prints all its fields but `stream`, which is the last
 * @param column and `used` as in `printLiteral`
 * @param write what stands before the body and after it
 */
// @__NO_SIDE_EFFECTS__
export function bodyTemplate(
  syntax: LiteralSyntax,
  linesIn: (call: ChatCall, syntax: LiteralSyntax) => FieldLines,
  column: number,
  used: number,
  write: (frame: ChatFrame) => Parts,
): (call: ChatCall) => string {
  const inner = column + syntax.step
  const start = `\n${spaces(inner)}`
  const streamLine = (streaming: boolean) => syntax.label('stream') + (streaming ? syntax.true : syntax.false)
  const around = perFrame(write)
  const aroundLines = perFrame((frame) => {
    const { before, after } = write(frame)
    const end = `,${start}${streamLine(frame.streaming)}${syntax.trailingComma}\n${spaces(column)}}`
    return { before: `${before}{${start}`, after: end + after }
  })
  // Braces, and a comma and a space before each further field.
  const least = used + 2 + 2 * syntax.bracePadding.length + streamLine(true).length
  return (call) => {
    const lines = linesIn(call, syntax)
    return least + lines.width + 2 * lines.names.length > WIDTH
      ? aroundLines(call, printFields(lines, syntax, inner))
      : around(call, printLiteral(call.body, syntax, column, used))
  }
}
