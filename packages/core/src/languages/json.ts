import { quote } from './escape.ts'
import { type LiteralSyntax, printLiteral, withSimple } from './literal.ts'
import type { JsonValue } from './value.ts'

const noNode = (): never => {
  throw new TypeError('[model-snippets] JSON text has no place for a variable or a file')
}

export const jsonSyntax: LiteralSyntax = /* @__PURE__ */ withSimple(
  {
    true: 'true',
    false: 'false',
    null: 'null',
    string: quote,
    label: (name) => `${quote(name)}: `,
    step: 2,
    bracePadding: '',
    trailingComma: '',
    environment: noNode,
    file: noNode,
  },
  (name) => `"${name}": `,
)

/** Prints JSON text, two columns a level, short lists and objects on one line. */
export const printJson = (value: JsonValue): string => printLiteral(value, jsonSyntax, 0, 0)
