import { type Value, ValueNode, type ValueObject } from '../values/value.ts'

/* What reads values in which nodes may stand. */

/** Whether a value is an object with fields, and no node. */
export const isObject = (value: Value | undefined): value is ValueObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ValueNode)

/** A list as it is, and anything else as the only item of one. */
export const listOf = (value: Value): readonly Value[] => (isList(value) ? value : [value])

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** The object without some of its fields. */
export const without = <Item>(
  object: { readonly [name: string]: Item },
  ...names: readonly string[]
): { readonly [name: string]: Item } =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
