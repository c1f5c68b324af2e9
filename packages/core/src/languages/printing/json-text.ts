import type { JsonValue } from '../../values/value.ts'
import { noNode, printLiteral, spellingOf } from './literal.ts'

const syntax = /* @__PURE__ */ spellingOf({
  step: 2,
  file: noNode,
})

/** Prints JSON text with an indentation of two columns, and short lists and objects on one line. */
export const printJson = (value: JsonValue): string => printLiteral(value, syntax, 0, 0)
