import type { JsonValue } from '../../values/value.ts'
import { quote } from './escape.ts'
import { printLiteral, spellingOf } from './literal.ts'

const noNode = (): never => {
  throw new TypeError('[model-snippets] JSON text has no place for a variable or a file')
}

const syntax = /* @__PURE__ */ spellingOf({
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
})

/** Prints JSON text, two columns a level, short lists and objects on one line. */
export const printJson = (value: JsonValue): string => printLiteral(value, syntax, 0, 0)
