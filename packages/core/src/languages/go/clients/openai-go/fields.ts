import { type Value, ValueNode } from '../../../../values/value.ts'

/** A value in the form of a JSON object. */
export type Fields = { readonly [name: string]: Value }

export const isObject = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ValueNode)

/** Checks whether an object has these fields and no others. */
export const hasOnly = (value: Fields, ...names: readonly string[]): boolean =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))
