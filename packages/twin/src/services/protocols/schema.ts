import type { ContractSchema } from '../contract.ts'

/* Building blocks for the schemas of documented contracts. */

export const BOOLEAN = { type: 'boolean' }
export const INTEGER = { type: 'integer' }
export const NUMBER = { type: 'number' }
export const OBJECT = { type: 'object' }
export const TEXT = { type: 'string' }

export const listOf = (items: ContractSchema): ContractSchema => ({ type: 'array', items })

/** An object with some fields. */
export const object = (required: readonly string[], properties: Readonly<Record<string, unknown>>): ContractSchema => ({
  type: 'object',
  required,
  properties,
})

/** The same, but other fields are rejected. */
export const exactly = (
  required: readonly string[],
  properties: Readonly<Record<string, unknown>>,
): ContractSchema => ({
  ...object(required, properties),
  additionalProperties: false,
})

/** A value that matches any of these. */
export const either = (...schemas: readonly ContractSchema[]): ContractSchema => ({ anyOf: schemas })

/** Any value except null. */
export const GIVEN: ContractSchema = { not: { type: 'null' } }

/** A non-empty list. */
export const FILLED_LIST: ContractSchema = { type: 'array', minItems: 1 }

/** An object with this `type`. */
export const typed = (type: string): ContractSchema => object(['type'], { type: { const: type } })

/** A value that may also be null. */
export const orNull = (schema: ContractSchema): ContractSchema => either(schema, { type: 'null' })
