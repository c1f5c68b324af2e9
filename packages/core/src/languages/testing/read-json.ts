import { type Expression, parseExpressionAt } from 'acorn'
import type { JsonValue } from '../../values/value.ts'

/**
 * Parses JSON text. V8 in Node.js 24 may confuse an escaped name with that of an earlier object that looks like the
 * escape: after `{"\\":0}`, `JSON.parse` reads a backslash as the name in `{"\n":0}`, and two backslashes as that in
 * `{"\\q":0}` after `{"\\\\":0}`. So `JSON.parse` only checks that the text is JSON, and a JavaScript parser reads the
 * values.
 *
 * @throws SyntaxError for any other text
 */
export function readJson(text: string): JsonValue {
  JSON.parse(text)
  return valueAt(parseExpressionAt(text, 0, { ecmaVersion: 'latest' }))
}

function valueAt(node: Expression): JsonValue {
  if (node.type === 'Literal') return node.value as JsonValue
  // JSON's only operator is a number's sign.
  if (node.type === 'UnaryExpression') return -Number(valueAt(node.argument))
  if (node.type === 'ArrayExpression') return node.elements.map((element) => valueAt(element as Expression))
  if (node.type !== 'ObjectExpression') throw new SyntaxError(`No JSON: ${node.type}`)
  const object: { [name: string]: JsonValue } = {}
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Literal') throw new SyntaxError('No JSON')
    // As in `JSON.parse`, `__proto__` is a name like any other.
    Object.defineProperty(object, String(property.key.value), {
      value: valueAt(property.value),
      configurable: true,
      enumerable: true,
      writable: true,
    })
  }
  return object
}
