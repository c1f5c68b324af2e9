import { setField } from './read-json.ts'
import { ValueNode } from './value.ts'

/**
 * Returns a deeply frozen copy of data. Lists and objects are copied; anything else (strings, numbers, nodes,
 * functions) is reused. A cycle is cut where an object appears again.
 */
export const frozenCopy = <Data>(data: Data): Data => copy(data, []) as Data

function copy(value: unknown, outer: readonly object[]): unknown {
  if (typeof value !== 'object' || value === null || value instanceof ValueNode || outer.includes(value)) return value
  const inside = [...outer, value]
  if (Array.isArray(value)) return Object.freeze(value.map((item) => copy(item, inside)))
  const fields: { [name: string]: unknown } = {}
  for (const [name, item] of Object.entries(value)) setField(fields, name, copy(item, inside))
  return Object.freeze(fields)
}
