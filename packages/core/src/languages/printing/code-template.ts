import { RawNode, type Value } from '../../values/value.ts'

/** Writes code in which every interpolated value is a literal of the language, and can be nothing else. */
export type CodeTemplate = (lines: TemplateStringsArray, ...values: readonly (Value | undefined)[]) => string

/**
 * Makes the tagged template of one language. Text of the template is code; an interpolated value is printed as a
 * literal; a `RawNode` (made by `raw`, `identifier` or another code template's result wrapped in `raw`) as it stands;
 * `undefined` as nothing. A first line break is left out, so that code can start on a line of its own.
 *
 * @param literal prints a value, given the column at which it starts
 */
// @__NO_SIDE_EFFECTS__
export function codeTemplate(literal: (value: Value, column: number, used: number) => string): CodeTemplate {
  return (lines, ...values) => {
    let text = (lines[0] as string).replace(/^\n/, '')
    for (let index = 0; index < values.length; index++) {
      const value = values[index]
      const line = text.slice(text.lastIndexOf('\n') + 1)
      const column = line.length - line.trimStart().length
      if (value instanceof RawNode) text += value.code
      else if (value !== undefined) text += literal(value, column, line.length + 1)
      text += lines[index + 1] as string
    }
    return text
  }
}
