import type { JsonValue } from '../../values/value.ts'
import { noNode, printLiteral, spellingOf } from './literal.ts'

const syntax = /* @__PURE__ */ spellingOf({
  step: 2,
  file: noNode,
})

/** Prints JSON text, two columns a level, short lists and objects on one line. */
export const printJson = (value: JsonValue): string => printLiteral(value, syntax, 0, 0)
