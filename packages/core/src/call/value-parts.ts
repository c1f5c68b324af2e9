import { type Value, ValueNode, type ValueObject } from '../values/value.ts'

/* Helpers for values that can contain nodes. */

/** Whether a value is an object but not a node. */
export const isObject = (value: Value | undefined): value is ValueObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ValueNode)

/** Returns a list unchanged, and anything else as its only item. */
export const listOf = (value: Value): readonly Value[] => (isList(value) ? value : [value])

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** Returns the object without some fields. */
export const without = <Item>(
  object: { readonly [name: string]: Item },
  ...names: readonly string[]
): { readonly [name: string]: Item } =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
