import { setField } from './read-json.ts'
import { ValueNode } from './value.ts'

/**
 * A deeply frozen copy of data: lists and objects are copied, and everything else (texts, numbers, nodes, functions) is
 * taken over as it is. An object that holds itself ends at the place where it stands again.
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
