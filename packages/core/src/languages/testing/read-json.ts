import { type Expression, parseExpressionAt } from 'acorn'
import type { JsonValue } from '../../values/value.ts'

/**
 * What a JSON text holds. V8 of Node.js 24 takes a name with an escape for that of another object that it has read, if that
 * one is as the escape is written: after `{"\\":0}`, `JSON.parse` makes a backslash of the name in `{"\n":0}`, and two of
 * that in `{"\\q":0}` after `{"\\\\":0}`. So it says whether the text is JSON, and a parser of JavaScript what stands there.
 *
 * @throws SyntaxError for another text
 */
export function readJson(text: string): JsonValue {
  JSON.parse(text)
  return valueAt(parseExpressionAt(text, 0, { ecmaVersion: 'latest' }))
}

function valueAt(node: Expression): JsonValue {
  if (node.type === 'Literal') return node.value as JsonValue
  // JSON has no other operator than the sign of a number.
  if (node.type === 'UnaryExpression') return -Number(valueAt(node.argument))
  if (node.type === 'ArrayExpression') return node.elements.map((element) => valueAt(element as Expression))
  if (node.type !== 'ObjectExpression') throw new SyntaxError(`No JSON: ${node.type}`)
  const object: { [name: string]: JsonValue } = {}
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Literal') throw new SyntaxError('No JSON')
    // As `JSON.parse` has it, `__proto__` is a name like any other.
    Object.defineProperty(object, String(property.key.value), {
      value: valueAt(property.value),
      configurable: true,
      enumerable: true,
      writable: true,
    })
  }
  return object
}
